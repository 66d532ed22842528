import type { Period } from '#core/lookups.ts';
import { dateOf } from '#core/rules/calendar.ts';
import { paidPeriod } from '#core/rules/subscription.ts';
import { recordHistory } from '../../db/history.ts';
import type { Tx } from '../../db/transaction.ts';
import { lockSubscription, putSubscription } from './subscriptions.queries.ts';

/** decisions §5: paying starts the subscription, or extends it. */
export async function extendSubscription(tx: Tx, company_id: number, period: Period): Promise<void> {
  const running = await lockSubscription(tx.db, company_id);
  const paid = paidPeriod(running, period, dateOf(tx.now));
  await putSubscription(tx.db, { company_id, period, status: 'active', ...paid });
  recordHistory(tx, {
    model: 'company',
    object_id: company_id,
    action: running ? 'subscription extended' : 'subscription started',
    changes: [{ field: 'current_period_end', from: running?.current_period_end ?? null, to: paid.current_period_end }],
  });
}
