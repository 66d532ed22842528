import { RETRY_SECONDS } from '#core/rules/intake/reading-retries.ts';
import { addSeconds } from '../../../../base/clock.ts';
import { recordHistory } from '../../../../db/history.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { enqueue } from '../../../../jobs/queue.ts';
import { READ_AGAIN } from '../inbound.queries.ts';
import type { ReadResult } from '../read/reading.ts';
import { type EarlierNotice, updateUnread } from '../unread.queries.ts';
import { insertNotice, senderOf } from './make-notices.ts';

/** A scheduled attempt to read a message. */
export interface Attempt {
  /** The time of the first failure. */
  since: Date;
  /** Seconds from `since` until this attempt was due; 0 for the first reading. */
  after: number;
}

/** Payload of the jobs `read-inbound` and `read-again`; without `since` for a request by a person. */
export interface ReadPayload {
  inbound_id: number;
  since?: string;
  after?: number;
}

export const attemptOf = ({ since, after = 0 }: ReadPayload): Attempt | null =>
  since === undefined ? null : { since: new Date(since), after };

/**
 * Enqueues the next attempt, if any is left, in the transaction that records the failure. Attempts missed while no worker ran
 * are skipped. The job key makes this idempotent.
 */
async function scheduleNextAttempt(tx: Tx, inbound_id: number, { since, after }: Attempt): Promise<void> {
  const next = RETRY_SECONDS.find((seconds) => seconds > after && addSeconds(since, seconds) > tx.now);
  if (next === undefined) return;
  const payload: ReadPayload = { inbound_id, since: since.toISOString(), after: next };
  const key = `${READ_AGAIN}:${inbound_id}:${next}`;
  await enqueue(tx, READ_AGAIN, payload, { key, at: addSeconds(since, next) });
}

/** Requested by a person; scheduled attempts are not affected. */
export const enqueueReadAgain = (tx: Tx, inbound_id: number): Promise<void> =>
  enqueue(tx, READ_AGAIN, { inbound_id }, { key: `${READ_AGAIN}:${inbound_id}` });

/**
 * Records a failed reading. The first failure makes one unread notice, which is not routed; later ones update its error.
 * `attempt` is null for a reading that was not scheduled.
 */
export async function recordUnread(
  tx: Tx,
  read: ReadResult,
  earlier: readonly EarlierNotice[],
  attempt: Attempt | null,
): Promise<void> {
  const { inbound, reading, match } = read;
  if (earlier.length > 0) {
    const { text, parse_error } = reading;
    const shown = { text, parse_error, suggested_company_id: match.suggested_company_id };
    for (const { id } of earlier.filter(({ state }) => state === 'unread')) await updateUnread(tx.db, id, shown);
    if (attempt) await scheduleNextAttempt(tx, inbound.id, attempt);
    return;
  }
  const { id } = await insertNotice(tx, read, null, await senderOf(tx, reading));
  recordHistory(tx, { model: 'notice', object_id: id, action: 'received' });
  await scheduleNextAttempt(tx, inbound.id, { since: tx.now, after: 0 });
}
