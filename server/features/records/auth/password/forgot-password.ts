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

/** The id that no user has: what is written for it is written nowhere. */
const NOBODY = 0;

/** Answers alike, and as fast, for every address: whether anybody has it is looked up later, by the job. */
export async function forgotPassword(deps: Deps, { email }: { email: string }): Promise<void> {
  await transaction(deps, null, async (tx) => {
    if (await tryCountNamedMail(tx, { to: email })) await enqueue(tx, 'send-reset-link', { email });
  });
}

/**
 * The link lives an hour, works once, and kills the ones before it. An address that gets none costs the same statements and
 * jobs: on the embedded database whoever calls next waits for them, and would feel the difference (security rule 10).
 */
export const sendResetLink = (deps: Deps): JobHandler<{ email: string }> => ({
  retry: [5, 30, 120, 600],
  async run({ email }) {
    await transaction(deps, null, async (tx) => {
      const found = await findAccount(tx.db, email);
      const account = found?.status_id === USER_STATUS.active ? found : undefined;
      const token = await issueResetToken(tx, account?.id ?? NOBODY, RESET_LINK_HOURS);
      const letter = resetLetter({ publicUrl: deps.config.PUBLIC_URL, token });
      await (account ? enqueueMail : enqueueDecoy)(tx, deps.config, email, letter);
    });
  },
});
