import type { ReactNode } from 'react';
import type { Profile } from '#core/contract/records/users.ts';
import type { Order } from '#core/contract/trade/orders.ts';
import { amendmentDoneCopy as copy } from '#core/copy/trade/amendment.ts';
import { can } from '#core/rules/records/permissions.ts';
import { isOpen } from '#core/rules/trade/order-life.ts';
import { rolesIn } from '#web/product/companies/roles-in.ts';
import { isPayable } from '#web/product/orders/order-price.ts';
import { OrderThanks } from '#web/product/orders/order-thanks.tsx';
import { StepPage } from '#web/ui/dialog/step-page.tsx';
import { amendmentSteps } from './amendment-steps.ts';

interface Props {
  readonly order: Order;
  readonly me: Profile;
  readonly payment: (order: Order) => ReactNode;
}

/** The last step: payment if one is due, otherwise a thank-you with the next steps. */
export function AmendmentDone({ order, me, payment }: Props) {
  const mayPay = can(me.result, 'company.pay', { roles: rolesIn(me, order.company.id) });
  const isDue = isPayable(order) && order.payment?.status !== 'pending' && order.payment?.status !== 'unknown';
  return (
    <StepPage
      title={isDue && mayPay ? copy.payment : copy.confirmation}
      documentTitle={copy.documentTitle(order.number)}
      subtitle={copy.subtitle(order.number, order.company.name)}
      steps={amendmentSteps(order.is_covered)}
      step={2}
    >
      {isDue && mayPay ? (
        payment(order)
      ) : (
        <OrderThanks order={order}>
          <p>{amounts(order)}</p>
        </OrderThanks>
      )}
    </StepPage>
  );
}

function amounts({ changes, added, removed, status }: Order): string {
  const [fields, additions, removals] = isOpen(status.id)
    ? [copy.fieldsToChange, copy.domainsToAdd, copy.domainsToRemove]
    : [copy.fieldsChanged, copy.domainsAdded, copy.domainsRemoved];
  const parts = [
    ...(changes.length > 0 ? [fields(changes.length)] : []),
    ...(added.length > 0 ? [additions(added.length)] : []),
    ...(removed.length > 0 ? [removals(removed.length)] : []),
  ];
  return parts.length === 0 ? copy.filedAgain : `${parts.join(', ')}.`;
}
