import { recordHistory } from '../../../../db/history.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import type { JobHandler } from '../../../../jobs/queue.ts';
import { enqueueMail } from '../../../../mail/outbox.ts';
import { endSessionsOf } from '../session/sessions.queries.ts';
import { endReset, findOpenReset, usersWithDueReset } from './factor-resets.queries.ts';
import { factorsResetLetter } from './factors.letters.ts';
import { deleteFactors, lockLoginAccount } from './factors.queries.ts';
import { endLoginChallengesOf } from './login-challenges.queries.ts';

/** Carries out a superuser's reset of a user's factors if its date has come; returns whether it did. */
export async function removeDueFactors(deps: Deps, user_id: number): Promise<boolean> {
  return transaction(deps, null, async (tx) => {
    const account = await lockLoginAccount(tx.db, user_id);
    const reset = await findOpenReset(tx.db, user_id);
    if (!reset || reset.effective_date > tx.now || !(await endReset(tx.db, user_id, tx.now))) return false;
    await deleteFactors(tx.db, user_id);
    await endSessionsOf(tx.db, user_id, tx.now, undefined);
    await endLoginChallengesOf(tx.db, user_id, tx.now);
    recordHistory(tx, { model: 'user', object_id: user_id, action: 'second factor reset' });
    const { PUBLIC_URL: publicUrl } = deps.config;
    if (account) await enqueueMail(tx, deps.config, account.email, factorsResetLetter({ publicUrl }));
    return true;
  });
}

/** A login carries out a due reset by itself; the job does it for users who do not log in. */
export const processFactorResets = (deps: Deps): JobHandler => ({
  retry: [],
  every: 60,
  async run() {
    for (const user_id of await usersWithDueReset(deps.db, deps.clock.now())) await removeDueFactors(deps, user_id);
  },
});
