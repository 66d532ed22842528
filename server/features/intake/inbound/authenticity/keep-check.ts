import { CHECK_AGAIN_SECONDS } from '#core/rules/intake/authenticity.ts';
import { addSeconds } from '../../../../base/clock.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { enqueue } from '../../../../jobs/queue.ts';
import type { InboundRow } from '../../notices/tables.queries.ts';
import { keepAnswers } from './authenticity.queries.ts';
import type { Checked } from './finish-check.ts';

export const CHECK_SENDER = 'check-sender';

export interface CheckPayload {
  inbound_id: number;
  /** Seconds after the receipt when this was due. */
  after: number;
}

/** The next try, if one is left. Those missed while no worker ran are skipped. */
export async function scheduleCheck(
  tx: Tx,
  { id, received_date }: Pick<InboundRow, 'id' | 'received_date'>,
  after: number,
): Promise<boolean> {
  const next = CHECK_AGAIN_SECONDS.find((one) => one > after && addSeconds(received_date, one) > tx.now);
  if (next === undefined) return false;
  const payload: CheckPayload = { inbound_id: id, after: next };
  await enqueue(tx, CHECK_SENDER, payload, {
    key: `${CHECK_SENDER}:${id}:${next}`,
    at: addSeconds(received_date, next),
  });
  return true;
}

/** Stores the answers of the DNS, and schedules another try if they led to no verdict. */
export async function keepCheck(tx: Tx, inbound: InboundRow, { authenticity, dns }: Checked): Promise<void> {
  await keepAnswers(tx.db, inbound.id, dns);
  if (authenticity.verdict === 'unknown') await scheduleCheck(tx, inbound, 0);
}
