import { AppError } from '#core/errors.ts';
import { addSeconds } from '../../../base/clock.ts';
import type { Tx } from '../../../db/transaction.ts';
import { lockReplies, nthNewestReply } from './replies.queries.ts';

/** beyond § 13: replies of a company in the last 24 hours. */
export const PER_DAY = 100;
const DAY = 86_400;

/** Refuses one more reply of the company than its limit. Replies that run at the same time wait for each other. */
export async function limitReplies(tx: Tx, company_id: number): Promise<void> {
  await lockReplies(tx.db, company_id);
  const date = await nthNewestReply(tx.db, company_id, { n: PER_DAY, since: addSeconds(tx.now, -DAY) });
  if (!date) return;
  const wait = Math.ceil((addSeconds(date, DAY).getTime() - tx.now.getTime()) / 1000);
  throw new AppError('too_many_tries', { retryAfter: Math.max(1, wait) });
}
