import { dateOf } from '#core/rules/text/calendar.ts';
import type { Deps } from '../../../../deps.ts';
import type { JobHandler } from '../../../../jobs/queue.ts';
import { walkDue } from '../../../../jobs/walk-due.ts';
import { type DueKey, dueSubscriptions } from '../../subscriptions/subscriptions.queries.ts';
import { keepSubscription } from './keep-subscription.ts';

/** Processes every due subscription: invoices, charges, retries, and past-due marking. */
export function chargeSubscriptions(deps: Deps): JobHandler {
  async function keep({ company_id }: DueKey): Promise<void> {
    try {
      await keepSubscription(deps, company_id);
    } catch (error) {
      // One failure must not block the others.
      deps.log.warn({ err: error, company_id }, 'subscription not kept');
    }
  }
  return {
    retry: [],
    every: 30,
    run(_, signal) {
      const today = dateOf(deps.clock.now());
      // Charges mostly wait for the gateway, so four run concurrently.
      return walkDue<DueKey>((after, limit) => dueSubscriptions(deps.db, today, after, limit), keep, {
        signal,
        atOnce: 4,
      });
    },
  };
}
