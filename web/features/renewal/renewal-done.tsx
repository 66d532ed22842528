import type { Order } from '#core/contract/orders.ts';
import { renewalDoneCopy as copy } from '#core/copy/renewal.ts';
import { dateOf } from '#core/rules/calendar.ts';
import { expiryOf } from '#core/rules/designation.ts';
import { formatCalendarDate } from '#web/lib/format.ts';
import { OrderThanks } from '#web/product/orders/order-thanks.tsx';
import { StepPage } from '#web/ui/step-page.tsx';
import { RENEWAL_STEPS } from './renewal-steps.ts';

/** The last step: thank you, and what happens next. */
export const RenewalDone = ({ order }: { order: Order }) => (
  <StepPage
    title={copy.title}
    documentTitle={copy.documentTitle(order.number)}
    subtitle={copy.subtitle(order.number, order.company.name)}
    steps={RENEWAL_STEPS}
    step={2}
  >
    <OrderThanks order={order}>
      <p>
        {order.completed_date
          ? copy.isProtectedUntil(order.company.name, formatCalendarDate(expiryOf(order.completed_date)))
          : copy.onceItIsCompleteIs(order.company.name, formatCalendarDate(expiryOf(dateOf(new Date()))))}
      </p>
    </OrderThanks>
  </StepPage>
);
