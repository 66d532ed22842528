import { INVITATION_DAYS } from '#core/constants.ts';
import type { Role } from '#core/lookups.ts';
import { addSeconds } from '../../../../base/clock.ts';
import type { Config } from '../../../../base/config.ts';
import { hashSecret, newSecret } from '../../../../crypto/secrets.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { countNamedMail } from '../../../../mail/named-mails.ts';
import { enqueueMail } from '../../../../mail/outbox.ts';
import { peopleOf } from '../../../records/users/read/people.ts';
import { invitationLetter } from './representatives.letters.ts';

/** Creates an invitation token. Only its hash and expiry are stored (security rule 9). */
export function newInvitationToken(now: Date) {
  const token = newSecret();
  const token_expires_date = addSeconds(now, INVITATION_DAYS * 24 * 3600);
  return { token, stored: { invited_date: now, token_hash: hashSecret(token), token_expires_date } };
}

interface OutgoingInvitation {
  email: string;
  role: Role;
  company: string;
  company_id: number;
  token: string;
  until: Date;
}

export async function mailInvitation(
  tx: Tx,
  config: Pick<Config, 'PUBLIC_URL' | 'MAIL_FROM'>,
  { email, company_id, ...invitation }: OutgoingInvitation,
): Promise<void> {
  await countNamedMail(tx, { to: email, company_id });
  const people = await peopleOf(tx.db, [tx.actor_id]);
  const letter = invitationLetter({ ...invitation, publicUrl: config.PUBLIC_URL, inviter: people.get(tx.actor_id) });
  await enqueueMail(tx, config, email, letter);
}
