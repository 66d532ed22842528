import type { Order } from '#core/contract/trade/orders.ts';
import { renewalDoneCopy as copy } from '#core/copy/trade/renewal.ts';
import { expiryOf } from '#core/rules/registry/designation.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import { formatCalendarDate } from '#web/lib/format.ts';
import { OrderThanks } from '#web/product/orders/order-thanks.tsx';
import { StepPage } from '#web/ui/dialog/step-page.tsx';
import { RENEWAL_STEPS } from './renewal-steps.ts';

/** The last step: a thank-you with the next steps. */
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
          ? copy.protectedUntil(order.company.name, formatCalendarDate(expiryOf(order.completed_date)))
          : copy.protectedOnceComplete(order.company.name, formatCalendarDate(expiryOf(dateOf(new Date()))))}
      </p>
    </OrderThanks>
  </StepPage>
);
