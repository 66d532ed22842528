import { RESET_LINK_HOURS } from '#core/constants.ts';
import { USER_STATUS } from '#core/lookups.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { enqueue, type JobHandler } from '../../../../jobs/queue.ts';
import { tryCountNamedMail } from '../../../../mail/named-mails.ts';
import { enqueueDecoy, enqueueMail } from '../../../../mail/outbox.ts';
import { resetLetter } from '../auth.letters.ts';
import { findAccount } from '../auth.queries.ts';
import { issueResetToken } from './reset-link.ts';

/** An id that no user has; statements for it write nothing. */
const NO_USER = 0;

/** Responds identically and in the same time for every address; a job looks up the account later. */
export async function forgotPassword(deps: Deps, { email }: { email: string }): Promise<void> {
  await transaction(deps, null, async (tx) => {
    if (await tryCountNamedMail(tx, { to: email })) await enqueue(tx, 'send-reset-link', { email });
  });
}

/**
 * Sends a single-use link that expires in an hour and invalidates earlier ones. An unknown address costs the same statements
 * and jobs: on the embedded database the next request waits for them, so a difference could be timed (security rule 10).
 */
export const sendResetLink = (deps: Deps): JobHandler<{ email: string }> => ({
  retry: [5, 30, 120, 600],
  async run({ email }) {
    await transaction(deps, null, async (tx) => {
      const found = await findAccount(tx.db, email);
      const account = found?.status_id === USER_STATUS.active ? found : undefined;
      const token = await issueResetToken(tx, account?.id ?? NO_USER, RESET_LINK_HOURS);
      const letter = resetLetter({ publicUrl: deps.config.PUBLIC_URL, token });
      await (account ? enqueueMail : enqueueDecoy)(tx, deps.config, email, letter);
    });
  },
});
