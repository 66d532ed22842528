import { RESET_LINK_HOURS } from '#core/constants.ts';
import { USER_STATUS } from '#core/lookups.ts';
import { hashSecret, newSecret } from '../../adapters/secrets.ts';
import { addSeconds } from '../../clock.ts';
import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { enqueue, type JobHandler } from '../../jobs/queue.ts';
import { takeNamedMail } from '../../mail/named-mails.ts';
import { putMail } from '../../mail/outbox.ts';
import { resetLetter } from './auth.letters.ts';
import { findAccount, insertReset } from './auth.queries.ts';

/** Answers alike, and as fast, for every address: whether anybody has it is looked up later, by the job. */
export async function forgotPassword(deps: Deps, { email }: { email: string }): Promise<void> {
  await transaction(deps, null, async (tx) => {
    if (await takeNamedMail(tx, { to: email })) await enqueue(tx, 'send-reset-link', { email });
  });
}

/** The link lives an hour, works once, and kills the ones before it. */
export const sendResetLink = (deps: Deps): JobHandler<{ email: string }> => ({
  retry: [5, 30, 120, 600],
  async run({ email }) {
    await transaction(deps, null, async (tx) => {
      const account = await findAccount(tx.db, email);
      if (account?.status_id !== USER_STATUS.active) return;
      const token = newSecret();
      const expires_date = addSeconds(tx.now, RESET_LINK_HOURS * 3600);
      await insertReset(tx.db, { hash: hashSecret(token), user_id: account.id, expires_date }, tx.now);
      const letter = resetLetter({ publicUrl: deps.config.PUBLIC_URL, token });
      await putMail(tx, deps.config, email, letter);
    });
  },
});
