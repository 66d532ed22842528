import { dateOf } from '#core/rules/text/calendar.ts';
import type { Deps } from '../../../../deps.ts';
import { processDue } from '../../../../jobs/process-due.ts';
import type { JobHandler } from '../../../../jobs/queue.ts';
import { type DueKey, dueSubscriptions } from '../../subscriptions/subscriptions.queries.ts';
import { advanceSubscription } from './advance-subscription.ts';

/** Processes every due subscription: invoices, charges, retries, and past-due marking. */
export function chargeSubscriptions(deps: Deps): JobHandler {
  async function advance({ company_id }: DueKey): Promise<void> {
    try {
      await advanceSubscription(deps, company_id);
    } catch (error) {
      // One failure must not block the others.
      deps.log.warn({ err: error, company_id }, 'could not process subscription');
    }
  }
  return {
    retry: [],
    every: 30,
    run(_, signal) {
      const today = dateOf(deps.clock.now());
      // Charges mostly wait for the gateway, so four run concurrently.
      return processDue<DueKey>((after, limit) => dueSubscriptions(deps.db, today, after, limit), advance, {
        signal,
        atOnce: 4,
      });
    },
  };
}
