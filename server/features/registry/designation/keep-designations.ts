import { dateOf } from '#core/rules/text/calendar.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { processDue } from '../../../jobs/process-due.ts';
import type { JobHandler } from '../../../jobs/queue.ts';
import { type DueKey, dueDesignations } from './designation.queries.ts';
import { keepDesignation } from './keep-designation.ts';

/** Keeps every designation whose clock has something to do, each in an act of its own. */
export function keepDesignations(deps: Deps): JobHandler {
  async function keep({ id }: DueKey): Promise<void> {
    try {
      await transaction(deps, null, (tx) => keepDesignation(tx, deps.config, id));
    } catch (error) {
      // One that cannot be kept now must not keep the others waiting.
      deps.log.warn({ err: error, company_id: id }, 'designation not kept');
    }
  }
  return {
    retry: [],
    every: 30,
    run(_, signal) {
      const today = dateOf(deps.clock.now());
      return processDue<DueKey>((after, limit) => dueDesignations(deps.db, today, after, limit), keep, {
        signal,
        atOnce: 1,
      });
    },
  };
}
