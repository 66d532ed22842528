import type { ReactNode } from 'react';
import type { Order } from '#core/contract/trade/orders.ts';
import { priceCardsCopy as priceCopy } from '#core/copy/product.ts';
import { paymentSummaryCopy as copy } from '#core/copy/trade/payments.ts';
import { ORDER_STATUS, type Period, planOfPeriod } from '#core/lookups.ts';
import { priceOf } from '#web/product/orders/price-cards.tsx';
import { Badge } from '#web/ui/badge.tsx';

interface Props {
  readonly order: Order;
  readonly period: Period;
  /** Action buttons. */
  readonly children: ReactNode;
}

/** spec §2: status label of a payable order. */
const statusLabel = (status_id: number): string =>
  status_id === ORDER_STATUS.draft ? copy.draft : copy.waitingForPayment;

/** Sticky summary: the order, its price and the pay button. */
export function PaymentSummary({ order, period, children }: Props) {
  const price = priceOf(planOfPeriod(period).cents);
  return (
    <section aria-label={copy.summary} className="rounded-lg border border-line bg-sunken p-5">
      <h2 className="text-16 font-semibold tracking-[-0.01em] text-ink [overflow-wrap:anywhere]">
        {order.company.name}
      </h2>
      <dl className="mt-4 flex flex-col gap-2.5 text-13">
        <Line term={copy.order}>{order.number}</Line>
        <Line term={copy.domains}>{copy.domainCount(order.domains_count)}</Line>
        <Line term={copy.status}>
          <Badge tone={order.status.id === ORDER_STATUS.draft ? 'muted' : 'warn'}>
            <span className="inline-block first-letter:uppercase">{statusLabel(order.status.id)}</span>
          </Badge>
        </Line>
        <Line term={copy.price}>{copy.pricePer(price, period)}</Line>
      </dl>
      <p className="mt-4 flex items-baseline justify-between border-t border-line pt-4">
        <span className="text-14 font-medium text-ink">{copy.total}</span>
        <span className="font-serif text-26 font-medium text-ink">{price}</span>
      </p>
      <p className="mt-1 text-12 text-ink-3">{priceCopy.renews(period)}</p>
      <div className="mt-4 flex flex-col gap-3">{children}</div>
    </section>
  );
}

const Line = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex min-h-6 items-center justify-between gap-4">
    <dt className="text-ink-3">{term}</dt>
    <dd className="text-right text-ink">{children}</dd>
  </div>
);
