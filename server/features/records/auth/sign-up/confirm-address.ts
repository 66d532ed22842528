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
 * Activation by a superuser confirms the address only, because anyone can sign up any address. Passwords and names from
 * open sign-ups are discarded; the owner of the address sets a password through an emailed link (security rule 29).
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
