import { dateOf } from '#core/rules/text/calendar.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { processDue } from '../../../jobs/process-due.ts';
import type { JobHandler } from '../../../jobs/queue.ts';
import { type DueKey, dueDesignations } from './designation.queries.ts';
import { processDeadline } from './process-deadline.ts';

/** Sends due reminders and expires designations, each in its own transaction. */
export function processDeadlines(deps: Deps): JobHandler {
  async function processOne({ id }: DueKey): Promise<void> {
    try {
      await transaction(deps, null, (tx) => processDeadline(tx, deps.config, id));
    } catch (error) {
      // A failing company must not block the others.
      deps.log.warn({ err: error, company_id: id }, 'processing a designation deadline failed');
    }
  }
  return {
    retry: [],
    every: 30,
    run(_, signal) {
      const today = dateOf(deps.clock.now());
      return processDue<DueKey>((after, limit) => dueDesignations(deps.db, today, after, limit), processOne, {
        signal,
        atOnce: 1,
      });
    },
  };
}
