import type { Company } from '#core/contract/registry/companies.ts';
import { openOrderCardCopy as copy } from '#core/copy/registry/companies.ts';
import { ORDER_STATUS } from '#core/lookups.ts';
import { kindOf } from '#core/rules/trade/order-kinds.ts';
import { isEditable } from '#core/rules/trade/order-life.ts';
import { openOrderLink } from '#web/product/orders/open-order-link.ts';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { Card } from '#web/ui/page/card.tsx';
import type { Allowed } from './allowed.ts';

const NEXT: Readonly<Record<number, string>> = {
  [ORDER_STATUS.waiting_for_payment]: copy.nextWaitingForPayment,
  [ORDER_STATUS.processing]: copy.nextProcessing,
};

/** The company's open order and its next step. */
export function OpenOrderCard({ company, allowed: { mayPay, mayEdit } }: { company: Company; allowed: Allowed }) {
  const order = company.open_order;
  if (!order) return null;
  const { price, canBeCovered, texts } = kindOf(order.type.id);
  const isFree = price === 'free' || (canBeCovered && company.subscription?.status === 'active');
  const isDue = isEditable(order.status.id) && !isFree && mayPay;
  const isDraft = order.status.id === ORDER_STATUS.draft;
  const place = openOrderLink(company.id, order);
  return (
    <Card
      title={copy.title(order.type.name, order.number)}
      aside={<StatusBadge status={order.status} />}
      className="bg-sunken"
    >
      <p className="text-13 text-ink-2 text-pretty">{isDraft ? texts.draft : NEXT[order.status.id]}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        {isDue && (
          <ButtonLink to="/payment" search={{ order: String(order.id) }} variant="primary">
            {copy.pay}
          </ButtonLink>
        )}
        {mayEdit && place.to !== '/orders/$order_id/detail' && (
          <ButtonLink {...place} variant={isDue ? 'secondary' : 'primary'}>
            {copy.checkYourOrder}
          </ButtonLink>
        )}
        <ButtonLink to="/orders/$order_id/detail" params={{ order_id: String(order.id) }}>
          {copy.openTheOrder}
        </ButtonLink>
      </div>
    </Card>
  );
}
