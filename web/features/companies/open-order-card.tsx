import type { Company } from '#core/contract/companies.ts';
import { ORDER_STATUS, ORDER_TYPE } from '#core/lookups.ts';
import { Card } from '#web/ui/card.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';

const NEXT: Readonly<Record<number, string>> = {
  [ORDER_STATUS.draft]: 'It is a draft: check its domains, then pay.',
  [ORDER_STATUS.waiting_for_payment]: 'It is filed with the Copyright Office as soon as it is paid.',
  [ORDER_STATUS.processing]:
    'We are filing it with the Copyright Office, usually within 24 hours. Nothing is left for you to do.',
};

/** The company's open order, and what to do next. */
export function OpenOrderCard({ company, mayPay }: { company: Company; mayPay: boolean }) {
  const order = company.open_order;
  if (!order) return null;
  const isUnpaid = order.status.id === ORDER_STATUS.draft || order.status.id === ORDER_STATUS.waiting_for_payment;
  const costs = order.type.id === ORDER_TYPE.registration;
  return (
    <Card
      title={`${order.type.name} order ${order.number}`}
      aside={<StatusBadge status={order.status} />}
      className="bg-sunken"
    >
      <p className="text-13 text-ink-2 text-pretty">{NEXT[order.status.id]}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        {isUnpaid && costs && mayPay && (
          <ButtonLink to="/payment" search={{ order: String(order.id) }} variant="primary">
            Pay
          </ButtonLink>
        )}
        <ButtonLink to="/orders/$order_id/detail" params={{ order_id: String(order.id) }}>
          Open the order
        </ButtonLink>
      </div>
    </Card>
  );
}
