import { COMPANY_STATUS } from '#core/lookups.ts';
import { nextTokenReminder } from '#core/rules/registry/token-life.ts';
import type { Config } from '../../../base/config.ts';
import { type Tx, transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { processDue } from '../../../jobs/process-due.ts';
import type { JobHandler } from '../../../jobs/queue.ts';
import { mailManagers } from '../companies/mail-managers.ts';
import { type DueToken, dueTokens, lockDueToken } from './reminders.queries.ts';
import { tokenReminderLetter } from './tokens.letters.ts';
import { updateToken } from './tokens.queries.ts';

const DAY_MS = 86_400_000;

/** beyond-edges § 17: of several reminders that were missed, only the nearest is sent; none once nothing can be done any more. */
async function remind(tx: Tx, config: Config, id: number): Promise<void> {
  const token = await lockDueToken(tx.db, id, tx.now);
  if (!token) return;
  const { company, expires_date } = token;
  await updateToken(tx.db, id, { reminder_date: nextTokenReminder(expires_date, tx.now) });
  if (expires_date <= tx.now || company.status_id === COMPANY_STATUS.removed) return;
  const days = Math.max(1, Math.round((+expires_date - +tx.now) / DAY_MS));
  const content = { publicUrl: config.PUBLIC_URL, company, token, expires_date: expires_date.toISOString(), days };
  await mailManagers(tx, config, company.id, tokenReminderLetter(content));
}

/** Tells managers that a token expires, each in its own transaction. */
export const remindOfTokens = (deps: Deps): JobHandler => ({
  retry: [],
  every: 30,
  run(_, signal) {
    const now = deps.clock.now();
    const processOne = async ({ id }: DueToken): Promise<void> => {
      try {
        await transaction(deps, null, (tx) => remind(tx, deps.config, id));
      } catch (error) {
        // A failing token must not block the others.
        deps.log.warn({ err: error, token_id: id }, 'reminding of a company token failed');
      }
    };
    return processDue<DueToken>((after, limit) => dueTokens(deps.db, now, after, limit), processOne, {
      signal,
      atOnce: 1,
    });
  },
});
