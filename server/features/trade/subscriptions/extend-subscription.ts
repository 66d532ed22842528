import type { Period } from '#core/lookups.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import { chargedPeriod, firstStepDate, paidPeriod } from '#core/rules/trade/subscription.ts';
import { recordHistory } from '../../../db/history.ts';
import type { Tx } from '../../../db/transaction.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { voidSubscriptionInvoices } from '../invoices/void-invoices.ts';
import { lockSubscription, type SubscriptionRow, upsertSubscription } from './subscriptions.queries.ts';

/** decisions §5: paying an order starts or extends the subscription. */
export async function extendSubscription(tx: Tx, company_id: number, period: Period): Promise<void> {
  const running = await lockSubscription(tx.db, company_id);
  // The order pays for the period that was already invoiced.
  if (running) await voidSubscriptionInvoices(tx, company_id);
  await extend(tx, running, { company_id, period, ...paidPeriod(running, period, dateOf(tx.now)) });
}

interface PaidPeriod {
  period: Period;
  period_start: string;
}

/** Extends a running subscription by a paid period that belongs to no order. The caller holds its lock. */
export async function extendByPeriod(tx: Tx, running: SubscriptionRow, paid: PaidPeriod): Promise<void> {
  const { company_id } = running;
  await extend(tx, running, { company_id, period: paid.period, ...chargedPeriod(running, paid) });
}

type Paid = Pick<SubscriptionRow, 'company_id' | 'period' | 'current_period_end' | 'anchor_day'>;

async function extend(tx: Tx, running: SubscriptionRow | undefined, paid: Paid): Promise<void> {
  const clock_date = firstStepDate(paid.current_period_end);
  await upsertSubscription(tx.db, { ...paid, status: 'active', clock_date, failures: 0 });
  const end = { field: 'current_period_end', from: running?.current_period_end ?? null, to: paid.current_period_end };
  const back = running && running.status !== 'active';
  if (back)
    await enqueue(tx, 'cover-order', { company_id: paid.company_id }, { key: `cover-order:${paid.company_id}` });
  recordHistory(tx, {
    model: 'company',
    object_id: paid.company_id,
    action: running ? 'subscription extended' : 'subscription started',
    changes: back ? [{ field: 'subscription', from: running.status, to: 'active' }, end] : [end],
  });
}
