import { digestWeek } from '#core/rules/views/digest.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { processDue } from '../../../jobs/process-due.ts';
import type { JobHandler } from '../../../jobs/queue.ts';
import { type DueKey, dueDigests } from './digest.queries.ts';
import { sendDigest } from './send-digest.ts';

/** The weekly letters, each in an act of its own; what fell due while no process ran is sent at the next start. */
export function sendDigests(deps: Deps): JobHandler {
  async function send({ id }: DueKey): Promise<void> {
    try {
      await transaction(deps, null, (tx) => sendDigest(tx, deps, id));
    } catch (error) {
      // One that cannot be written now must not keep the others waiting.
      deps.log.warn({ err: error, user_id: id }, 'digest not sent');
    }
  }
  return {
    retry: [],
    every: 30,
    run(_, signal) {
      const week = digestWeek(deps.clock.now());
      return processDue<DueKey>((after, limit) => dueDigests(deps.db, week, after, limit), send, { signal, atOnce: 1 });
    },
  };
}
