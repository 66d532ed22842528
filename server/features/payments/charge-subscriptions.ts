import { dateOf } from '#core/rules/calendar.ts';
import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/queue.ts';
import { keepSubscription } from './keep-subscription.ts';
import { type DueKey, dueSubscriptions } from './subscriptions.queries.ts';

const BATCH = 200;
/** Charges wait for the gateway, not for us. */
const AT_ONCE = 4;

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
    async run(_, signal) {
      const today = dateOf(deps.clock.now());
      for (let last: DueKey | undefined; ; ) {
        const due = await dueSubscriptions(deps.db, today, last, BATCH);
        for (let from = 0; from < due.length; from += AT_ONCE) {
          signal.throwIfAborted();
          await Promise.all(due.slice(from, from + AT_ONCE).map(keep));
        }
        last = due.at(-1);
        if (due.length < BATCH) return;
      }
    },
  };
}
