import { SIGN_UP_CODE_HOURS } from '#core/constants.ts';
import type { Config } from '../../../../base/config.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { countNamedMail } from '../../../../mail/named-mails.ts';
import { enqueueMail } from '../../../../mail/outbox.ts';
import { setPasswordLetter } from '../auth.letters.ts';
import { deleteSignUps } from '../auth.queries.ts';
import { issueResetToken } from '../password/reset-link.ts';

interface Unproven {
  id: number;
  email: string;
  password_hash: string | null;
}

/**
 * A superuser vouches for an address, not for whoever signed it up: anybody could. No password and no name that was typed in
 * a sign-up becomes the account's; the owner of the address sets a password by a mailed link (security rule 29).
 */
export async function confirmAddress(
  tx: Tx,
  config: Pick<Config, 'PUBLIC_URL' | 'MAIL_FROM'>,
  { id, email, password_hash }: Unproven,
): Promise<void> {
  await deleteSignUps(tx.db, id);
  if (password_hash !== null) return;
  await countNamedMail(tx, { to: email });
  const token = await issueResetToken(tx, id, SIGN_UP_CODE_HOURS);
  await enqueueMail(tx, config, email, setPasswordLetter({ publicUrl: config.PUBLIC_URL, token }));
}
