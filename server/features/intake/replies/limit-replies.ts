import { refuseWait } from '../../../db/limits.ts';
import { insertTry, lockTries, type SlidingRule, secondsToWait } from '../../../db/sliding-limits.queries.ts';
import type { Tx } from '../../../db/transaction.ts';

/** beyond § 13: replies of a company in the last 24 hours. Those of superusers are the agent's. */
export const PER_DAY: SlidingRule = { tries: 100, seconds: 86_400 };

export const repliesKey = (company_id: number): string => `replies:${company_id}`;

/** Counts a reply of the company, or refuses it. Replies that run at the same time wait for each other. */
export async function limitReplies(tx: Tx, company_id: number): Promise<void> {
  const key = repliesKey(company_id);
  await lockTries(tx.db, key);
  refuseWait(await secondsToWait(tx.db, key, [PER_DAY], tx.now));
  await insertTry(tx.db, key, tx.now);
}
