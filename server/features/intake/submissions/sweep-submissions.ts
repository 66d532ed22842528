import { addMonths, dateOf } from '#core/rules/text/calendar.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/queue.ts';
import { removeFiles } from '../../records/files/files-of.ts';
import { eraseSubmission, lockOldSpam } from './submissions.queries.ts';

const SPAM_MONTHS = 12;
const AT_ONCE = 100;

/** beyond-edges § 12: erases the personal data and files of spam after 12 months. */
export const sweepSubmissions = (deps: Deps): JobHandler => ({
  retry: [],
  every: 3600,
  async run() {
    const before = new Date(addMonths(dateOf(deps.clock.now()), -SPAM_MONTHS));
    for (;;) {
      const erased = await transaction(deps, null, async (tx) => {
        const ids = await lockOldSpam(tx.db, before, AT_ONCE);
        await removeFiles(tx, 'submission', ids);
        for (const id of ids) await eraseSubmission(tx.db, id, tx.now);
        return ids.length;
      });
      if (erased < AT_ONCE) return;
    }
  },
});
