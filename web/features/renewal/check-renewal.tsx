import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Profile } from '#core/contract/records/users.ts';
import { getCompany } from '#core/contract/registry/companies.ts';
import type { Order } from '#core/contract/trade/orders.ts';
import { checkRenewalCopy as copy } from '#core/copy/trade/renewal.ts';
import { ORDER_STATUS } from '#core/lookups.ts';
import { can } from '#core/rules/records/permissions.ts';
import { isEditable } from '#core/rules/trade/order-life.ts';
import { reading } from '#web/lib/call/query.ts';
import { rolesIn } from '#web/product/companies/roles-in.ts';
import { costsNothing, isPayable, priceText } from '#web/product/orders/order-price.ts';
import { SubmitOrder } from '#web/product/orders/submit-order.tsx';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { StepFoot, StepPage } from '#web/ui/dialog/step-page.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { DefinitionList } from '#web/ui/page/definition-list.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { RENEWAL_STEPS } from './renewal-steps.ts';
import { RenewalTerms } from './renewal-terms.tsx';

interface Props {
  readonly order: Order;
  readonly me: Profile;
  readonly payment: (order: Order) => ReactNode;
  readonly onSubmitted: (order: Order) => void;
}

/** Second step: reviews the renewal, then submits it if covered or leads to payment. */
export function CheckRenewal({ order, me, payment, onSubmitted }: Props) {
  const { data: company, isFetched } = useQuery(reading(getCompany, { params: { id: String(order.company.id) } }));
  const subject = { roles: rolesIn(me, order.company.id) };
  const mayPay = can(me.result, 'company.pay', subject) && isPayable(order);
  const maySubmit =
    can(me.result, 'company.edit', subject) && order.status.id === ORDER_STATUS.draft && costsNothing(order);
  // The terms and the buttons below them render together to avoid layout shift.
  if (!isFetched) return <SkeletonRows rows={5} label={copy.loadingOrder} />;
  return (
    <StepPage
      title={copy.checkYourOrder}
      documentTitle={copy.documentTitle(order.number)}
      subtitle={copy.subtitle(order.number, order.company.name)}
      steps={RENEWAL_STEPS}
      step={1}
    >
      <div className="flex max-w-[1040px] flex-col gap-6">
        <Card title={copy.protection}>
          {company && (
            <RenewalTerms expires_date={company.expires_date} isProtected={company.protection !== 'not_protected'} />
          )}
        </Card>
        {mayPay ? payment(order) : <Summary order={order} />}
      </div>
      {/* No sticky bar on the payment screen: it would cover the payment's own button. */}
      {!mayPay && (
        <StepFoot note={order.is_covered ? copy.covered : undefined}>
          <ButtonLink to="/company/$company_id" params={{ company_id: String(order.company.id) }}>
            {copy.backToTheCompany}
          </ButtonLink>
          {maySubmit && <SubmitOrder order={order} onSubmitted={onSubmitted} />}
          {!isEditable(order.status.id) && (
            <ButtonLink to="/orders/$order_id/detail" params={{ order_id: String(order.id) }} variant="primary">
              {copy.openTheOrder}
            </ButtonLink>
          )}
        </StepFoot>
      )}
    </StepPage>
  );
}

const Summary = ({ order }: { order: Order }) => (
  <Card title={copy.summary}>
    <DefinitionList
      items={[
        { term: copy.company, value: order.company.name },
        { term: copy.orderNumber, value: order.number },
        { term: copy.domains, value: copy.domainCount(order.domains_count) },
        { term: copy.status, value: <StatusBadge status={order.status} /> },
        { term: copy.price, value: priceText(order) },
      ]}
    />
  </Card>
);
