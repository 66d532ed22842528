import { addSeconds } from '../../clock.ts';
import { recordHistory } from '../../db/history.ts';
import type { Tx } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/queue.ts';
import { READ_AGAIN } from './inbound.queries.ts';
import { insertNotice, type Read, senderOf } from './make-notices.ts';
import { type Earlier, updateUnread } from './unread.queries.ts';

const HOUR = 3600;
/** beyond §23: seconds after the first failure at which a message is read again. */
const AGAIN = [300, HOUR, 6 * HOUR, 24 * HOUR];

/**
 * The next attempt, if there is one left; those that fell due while nobody worked are one. It is put into the queue with what
 * the last one found, so that a crash loses none; the key keeps a repeated attempt from putting another.
 */
async function scheduleNext(tx: Tx, inbound_id: number, since: Date): Promise<void> {
  const seconds = AGAIN.find((after) => addSeconds(since, after) > tx.now);
  if (seconds === undefined) return;
  const payload = { inbound_id, since: since.toISOString() };
  const key = `${READ_AGAIN}:${inbound_id}:${seconds}`;
  await enqueue(tx, READ_AGAIN, payload, { key, at: addSeconds(since, seconds) });
}

/** Asked for by a person; what is scheduled stays scheduled. */
export const readAgainNow = (tx: Tx, inbound_id: number): Promise<void> =>
  enqueue(tx, READ_AGAIN, { inbound_id }, { key: `${READ_AGAIN}:${inbound_id}` });

/**
 * A message that could not be read: the first time it makes one notice, which is neither routed nor sent on; later its
 * notices show why it still can't be read. `since` is when its attempts began; null: nobody scheduled this one.
 */
export async function keepUnread(tx: Tx, read: Read, earlier: readonly Earlier[], since: Date | null): Promise<void> {
  const { inbound, reading, concerned } = read;
  if (earlier.length > 0) {
    const { text, parse_error } = reading;
    const attempt = { text, parse_error, suggested_company_id: concerned.suggested_company_id };
    for (const { id } of earlier.filter(({ state }) => state === 'unread')) await updateUnread(tx.db, id, attempt);
    if (since) await scheduleNext(tx, inbound.id, since);
    return;
  }
  const { id } = await insertNotice(tx, read, null, await senderOf(tx, reading));
  recordHistory(tx, { model: 'notice', object_id: id, action: 'received' });
  await scheduleNext(tx, inbound.id, tx.now);
}
