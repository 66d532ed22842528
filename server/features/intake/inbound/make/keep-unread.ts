import { addSeconds } from '../../../../base/clock.ts';
import { recordHistory } from '../../../../db/history.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { enqueue } from '../../../../jobs/queue.ts';
import { READ_AGAIN } from '../inbound.queries.ts';
import { insertNotice, type Read, senderOf } from './make-notices.ts';
import { type Earlier, updateUnread } from './unread.queries.ts';

const HOUR = 3600;
/** beyond §23: seconds after the first failure at which a message is read again. */
const AGAIN = [300, HOUR, 6 * HOUR, 24 * HOUR];

/** One of the scheduled attempts. */
export interface Attempt {
  /** When the first reading failed. */
  since: Date;
  /** How many seconds after that this one was due; 0 is the first reading. */
  after: number;
}

/** The same in the queue; without its times somebody asked for it. */
export interface Scheduled {
  inbound_id: number;
  since?: string;
  after?: number;
}

export const attemptOf = ({ since, after = 0 }: Scheduled): Attempt | null =>
  since === undefined ? null : { since: new Date(since), after };

/**
 * The next attempt, if there is one left; those that fell due while nobody worked are one. It is put into the queue with what
 * the last one found, so that a crash loses none; the key keeps a repeated attempt from putting another.
 */
async function scheduleNext(tx: Tx, inbound_id: number, { since, after }: Attempt): Promise<void> {
  const next = AGAIN.find((seconds) => seconds > after && addSeconds(since, seconds) > tx.now);
  if (next === undefined) return;
  const payload: Scheduled = { inbound_id, since: since.toISOString(), after: next };
  const key = `${READ_AGAIN}:${inbound_id}:${next}`;
  await enqueue(tx, READ_AGAIN, payload, { key, at: addSeconds(since, next) });
}

/** Asked for by a person; what is scheduled stays scheduled. */
export const readAgainNow = (tx: Tx, inbound_id: number): Promise<void> =>
  enqueue(tx, READ_AGAIN, { inbound_id }, { key: `${READ_AGAIN}:${inbound_id}` });

/**
 * A message that could not be read: the first time it makes one notice, which is neither routed nor sent on; later its
 * notices show why it still can't be read. `attempt` is null where none was scheduled.
 */
export async function keepUnread(
  tx: Tx,
  read: Read,
  earlier: readonly Earlier[],
  attempt: Attempt | null,
): Promise<void> {
  const { inbound, reading, concerned } = read;
  if (earlier.length > 0) {
    const { text, parse_error } = reading;
    const shown = { text, parse_error, suggested_company_id: concerned.suggested_company_id };
    for (const { id } of earlier.filter(({ state }) => state === 'unread')) await updateUnread(tx.db, id, shown);
    if (attempt) await scheduleNext(tx, inbound.id, attempt);
    return;
  }
  const { id } = await insertNotice(tx, read, null, await senderOf(tx, reading));
  recordHistory(tx, { model: 'notice', object_id: id, action: 'received' });
  await scheduleNext(tx, inbound.id, { since: tx.now, after: 0 });
}
