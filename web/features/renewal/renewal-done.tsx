import type { Order } from '#core/contract/orders.ts';
import { dateOf } from '#core/rules/calendar.ts';
import { expiryOf } from '#core/rules/designation.ts';
import { formatCalendarDate } from '#web/lib/format.ts';
import { OrderThanks } from '#web/product/orders/order-thanks.tsx';
import { StepPage } from '#web/ui/step-page.tsx';
import { RENEWAL_STEPS } from './renewal-steps.ts';

/** The last step: thank you, and what happens next. */
export const RenewalDone = ({ order }: { order: Order }) => (
  <StepPage
    title="Processing"
    documentTitle={`Order ${order.number}`}
    subtitle={`Renewal order ${order.number} of ${order.company.name}`}
    steps={RENEWAL_STEPS}
    step={2}
  >
    <OrderThanks order={order}>
      <p>
        {order.completed_date
          ? `${order.company.name} is protected until ${formatCalendarDate(expiryOf(order.completed_date))}.`
          : `Once it is complete, ${order.company.name} is protected for three years: until about ${formatCalendarDate(expiryOf(dateOf(new Date())))}.`}
      </p>
    </OrderThanks>
  </StepPage>
);
