import type { Tx } from '../../../db/transaction.ts';
import { noticesOfDispute, writeDisputes } from './disputes.queries.ts';
import { lockNotices } from './follow.queries.ts';
import { followLocked } from './follow-notices.ts';

/**
 * Replaces the URLs that a counter-notice disputes: all it covers while it is complete, not withdrawn, and not settled by `restored`;
 * otherwise none. Their states, strikes and the status of their notices follow.
 */
export async function setDisputes(tx: Tx, counter_notice_id: number, url_ids: readonly number[]): Promise<void> {
  const notices = await noticesOfDispute(tx.db, counter_notice_id, url_ids);
  await lockNotices(tx.db, notices);
  await writeDisputes(tx.db, counter_notice_id, url_ids);
  await followLocked(tx, notices);
}
