import { refuseWait } from '../../../db/limits.ts';
import type { Principal } from '../../../db/scope.ts';
import { insertTry, lockTries, type SlidingRule, secondsToWait } from '../../../db/sliding-limits.queries.ts';
import type { Tx } from '../../../db/transaction.ts';
import { countNamedMail } from '../../../mail/named-mails.ts';
import { refuseNonMembers } from '../../registry/companies/change/refuse-non-members.ts';

/** beyond § 13: replies of a company in the last 24 hours. Those of superusers are the agent's. */
export const PER_DAY: SlidingRule = { tries: 100, seconds: 86_400 };

export const repliesKey = (company_id: number): string => `replies:${company_id}`;

/** Counts a reply of the company, or refuses it. Replies that run at the same time wait for each other. */
async function countReply(tx: Tx, company_id: number): Promise<void> {
  const key = repliesKey(company_id);
  await lockTries(tx.db, key);
  refuseWait(await secondsToWait(tx.db, key, [PER_DAY], tx.now));
  await insertTry(tx.db, key, tx.now);
}

interface Replied {
  company_id: number | null;
  /** The address that the message came from; null if it was typed in. */
  received_from: string | null;
}

/** Limits the mail that people can make us send, and to whom (security rule 26). `chosen`: the recipient that the caller named. */
export async function limitReply(
  tx: Tx,
  actor: Principal,
  { company_id, received_from }: Replied,
  to: string,
  chosen: string | undefined,
): Promise<void> {
  const isWriter = received_from?.toLowerCase() === to;
  // Before its first registration, a company answers only those who wrote to it.
  if (company_id !== null && !isWriter) await refuseNonMembers(tx.db, actor, company_id, to);
  if (company_id !== null && !actor.is_superuser) await countReply(tx, company_id);
  // The sender of a typed-in notice, or one that the company entered, is an address that a person chose.
  await countNamedMail(tx, { to: chosen === undefined && isWriter ? null : to, company_id });
}
