import { dateOf } from '#core/rules/text/calendar.ts';
import type { Deps } from '../../../../deps.ts';
import { processDue } from '../../../../jobs/process-due.ts';
import type { JobHandler } from '../../../../jobs/queue.ts';
import { type DueKey, dueSubscriptions } from '../../subscriptions/subscriptions.queries.ts';
import { keepSubscription } from './keep-subscription.ts';

/** Keeps every subscription whose clock has something to do: invoices, charges, other tries, and the end of patience. */
export function chargeSubscriptions(deps: Deps): JobHandler {
  async function keep({ company_id }: DueKey): Promise<void> {
    try {
      await keepSubscription(deps, company_id);
    } catch (error) {
      // One that cannot be kept now must not keep the others waiting.
      deps.log.warn({ err: error, company_id }, 'subscription not kept');
    }
  }
  return {
    retry: [],
    every: 30,
    run(_, signal) {
      const today = dateOf(deps.clock.now());
      // Charges wait for the gateway, not for us: four of them wait together.
      return processDue<DueKey>((after, limit) => dueSubscriptions(deps.db, today, after, limit), keep, {
        signal,
        atOnce: 4,
      });
    },
  };
}
