import type { Period } from '#core/lookups.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import { chargedPeriod, firstStepDate, paidPeriod, paidPeriodStart } from '#core/rules/trade/subscription.ts';
import { recordHistory } from '../../../db/history.ts';
import type { Tx } from '../../../db/transaction.ts';
import { enqueue } from '../../../jobs/queue.ts';
import type { ServicePeriod } from '../invoices/issue-invoice.ts';
import { voidSubscriptionInvoices } from '../invoices/void-invoices.ts';
import { moveSubscription } from './move-subscription.ts';
import {
  insertSubscription,
  lockSubscription,
  type SubscriptionRow,
  updateSubscription,
} from './subscriptions.queries.ts';

/** decisions §5: paying an order starts or extends the subscription, also a canceled one. Returns the paid period. */
export async function extendSubscription(tx: Tx, company_id: number, period: Period): Promise<ServicePeriod> {
  const running = await lockSubscription(tx.db, company_id);
  // The order pays for the period that was already invoiced.
  if (running) await voidSubscriptionInvoices(tx, company_id);
  const today = dateOf(tx.now);
  const paid = paidPeriod(running, period, today);
  await extend(tx, running, { company_id, period, cancels_at_end: false, ...paid });
  return { start: paidPeriodStart(running, today), end: paid.current_period_end };
}

interface PaidPeriod {
  period: Period;
  period_start: string;
}

/**
 * Extends a running subscription by a paid period that belongs to no order. One that was canceled during its charge stays
 * canceled. The caller holds its lock.
 */
export async function extendByPeriod(tx: Tx, running: SubscriptionRow, paid: PaidPeriod): Promise<void> {
  const { company_id, cancels_at_end } = running;
  await extend(tx, running, { company_id, period: paid.period, cancels_at_end, ...chargedPeriod(running, paid) });
}

type Paid = Pick<SubscriptionRow, 'company_id' | 'period' | 'current_period_end' | 'anchor_day' | 'cancels_at_end'>;

async function extend(tx: Tx, running: SubscriptionRow | undefined, paid: Paid): Promise<void> {
  const { company_id, ...values } = { ...paid, clock_date: firstStepDate(paid.current_period_end), failures: 0 };
  const end = { field: 'current_period_end', from: running?.current_period_end ?? null, to: paid.current_period_end };
  if (running && running.status !== 'active') {
    await enqueue(tx, 'cover-order', { company_id }, { key: `cover-order:${company_id}` });
    const action = 'subscription extended';
    return moveSubscription(tx, running, { to: 'active', by: 'system', action, values, changes: [end] });
  }
  await (running
    ? updateSubscription(tx.db, company_id, values)
    : insertSubscription(tx.db, { company_id, ...values }));
  const action = running ? 'subscription extended' : 'subscription started';
  recordHistory(tx, { model: 'company', object_id: company_id, action, changes: [end] });
}
