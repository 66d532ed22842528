import type { Clock } from '../../../../base/clock.ts';
import { inBatchesOf } from '../../../../db/in-batches.ts';
import type { Db } from '../../../../db/tables.ts';
import { transaction } from '../../../../db/transaction.ts';
import { enqueue, wakeWorkers } from '../../../../jobs/queue.ts';
import type { Metrics } from '../../../../metrics/metrics.ts';
import { fitsInOneChunk, hashBytes, markBytesAsMessage, stageBytes } from '../../../records/files/store/store-bytes.ts';
import { findMessage, insertMessage, insertMessages, type NewMessage, READ_INBOUND } from '../inbound.queries.ts';
import { identifyMessage } from './identify-message.ts';
import { messageCame } from './pressure.ts';

export interface ReceivedMessage {
  raw: Buffer;
  source_id: number;
  envelope_from: string;
  recipients: string[];
}

/** Null for one without a Message-ID; the notices that it made, once it was read. */
export interface Receipt {
  message_id: string | null;
  is_repeat: boolean;
  notices: number[];
}

/**
 * decisions §7: once this has answered, the message is safe in the database, exactly once, and a job will read it. Nothing
 * of it is read before that but who it is.
 */
export async function receiveMessage(
  deps: { db: Db; clock: Clock; metrics?: Metrics },
  received: ReceivedMessage,
): Promise<Receipt> {
  const { raw, source_id, envelope_from, recipients } = received;
  messageCame();
  const identity = await identifyMessage(raw);
  const message: NewMessage = {
    ...identity,
    sha256: await hashBytes(raw),
    size: raw.length,
    source_id,
    envelope_from,
    recipients,
    received_date: deps.clock.now(),
  };
  const id = fitsInOneChunk(raw)
    ? await receiveShort(deps.db, { ...message, bytes: raw })
    : await receiveLong(deps, message, raw);
  deps.metrics?.messageReceived();
  if (id !== undefined) wakeWorkers(READ_INBOUND);
  const known = id === undefined ? await findMessage(deps.db, identity.content_hash) : undefined;
  return { message_id: identity.message_id || null, is_repeat: id === undefined, notices: known?.notices ?? [] };
}

type Short = NewMessage & { bytes: Buffer };

/** Senders that come at once share a statement: in a flood that is what keeps their number up. */
const receiveShort = inBatchesOf<Short, number | undefined>(insertMessages, {
  ...{ atOnce: 1, items: 50, weight: 256 * 1024 },
  weightOf: ({ size }) => size,
});

class HereBefore extends Error {}

/** The bytes first, piece by piece; then the message that they are. */
async function receiveLong(
  deps: { db: Db; clock: Clock },
  message: NewMessage,
  raw: Buffer,
): Promise<number | undefined> {
  if (await findMessage(deps.db, message.content_hash)) return undefined;
  const staged = await stageBytes(deps, raw);
  try {
    return await transaction(deps, null, async (tx) => {
      await staged.name(tx, message.sha256);
      await markBytesAsMessage(tx, message.sha256);
      const id = await insertMessage(tx.db, message);
      // It came twice at once, and the other was first.
      if (id === undefined) throw new HereBefore();
      await enqueue(tx, READ_INBOUND, { inbound_id: id }, { key: `inbound:${id}` });
      return id;
    });
  } catch (error) {
    await staged.drop();
    if (error instanceof HereBefore) return undefined;
    throw error;
  }
}
