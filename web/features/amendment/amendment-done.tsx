import type { ReactNode } from 'react';
import type { Order } from '#core/contract/orders.ts';
import type { Profile } from '#core/contract/users.ts';
import { can } from '#core/rules/permissions.ts';
import { plural } from '#web/lib/format.ts';
import { rolesIn } from '#web/product/companies/roles-in.ts';
import { isPayable } from '#web/product/orders/order-price.ts';
import { OrderThanks } from '#web/product/orders/order-thanks.tsx';
import { StepPage } from '#web/ui/step-page.tsx';
import { amendmentSteps } from './amendment-steps.ts';

interface Props {
  readonly order: Order;
  readonly me: Profile;
  readonly payment: (order: Order) => ReactNode;
}

/** The last step: the payment where one is due, else thank you and what happens next. */
export function AmendmentDone({ order, me, payment }: Props) {
  const mayPay = can(me.result, 'company.pay', { roles: rolesIn(me, order.company.id) });
  const isDue = isPayable(order) && order.payment?.status !== 'pending' && order.payment?.status !== 'unknown';
  return (
    <StepPage
      title={isDue && mayPay ? 'Payment' : 'Confirmation'}
      documentTitle={`Order ${order.number}`}
      subtitle={`Amendment order ${order.number} of ${order.company.name}`}
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

function amounts({ changes, added, removed }: Order): string {
  const parts = [
    ...(changes.length > 0 ? [`${plural(changes.length, 'field')} changed`] : []),
    ...(added.length > 0 ? [`${plural(added.length, 'domain')} added`] : []),
    ...(removed.length > 0 ? [`${plural(removed.length, 'domain')} removed`] : []),
  ];
  return `${parts.join(', ')}.`;
}
