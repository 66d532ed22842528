import type { Clock } from '../../../../base/clock.ts';
import { inBatchesOf } from '../../../../db/in-batches.ts';
import type { Db } from '../../../../db/tables.ts';
import { transaction } from '../../../../db/transaction.ts';
import { enqueue, wakeWorkers } from '../../../../jobs/queue.ts';
import type { Metrics } from '../../../../metrics/metrics.ts';
import { fitsInOneChunk, hashBytes, markBytesAsMessage, stageBytes } from '../../../records/files/store/store-bytes.ts';
import { findMessage, insertMessage, insertMessages, type NewMessage, READ_INBOUND } from '../inbound.queries.ts';
import { countArrival } from './backpressure.ts';
import { identifyMessage } from './identify-message.ts';

export interface ReceivedMessage {
  raw: Buffer;
  source_id: number;
  envelope_from: string;
  recipients: string[];
  /** Of the connection; null for a message that did not come by SMTP. */
  client_ip?: string | null;
  helo?: string | null;
}

export interface Received {
  /** Null if the message has no Message-ID. */
  message_id: string | null;
  is_repeat: boolean;
  /** Notices made from the message; empty until it is read. */
  notices: number[];
}

/**
 * decisions §7: when this resolves, the message is stored exactly once and the job `read-inbound` is enqueued. Only its identity
 * is computed before that.
 */
export async function receiveMessage(
  deps: { db: Db; clock: Clock; metrics?: Metrics },
  received: ReceivedMessage,
): Promise<Received> {
  const { raw, source_id, envelope_from, recipients, client_ip = null, helo = null } = received;
  countArrival();
  const identity = await identifyMessage(raw);
  const message: NewMessage = {
    ...identity,
    sha256: await hashBytes(raw),
    size: raw.length,
    source_id,
    envelope_from,
    recipients,
    client_ip,
    helo,
    received_date: deps.clock.now(),
  };
  const id = fitsInOneChunk(raw)
    ? await storeSmall(deps.db, { ...message, bytes: raw })
    : await storeLarge(deps, message, raw);
  deps.metrics?.messageReceived();
  if (id !== undefined) wakeWorkers(READ_INBOUND);
  const known = id === undefined ? await findMessage(deps.db, identity.content_hash) : undefined;
  return { message_id: identity.message_id || null, is_repeat: id === undefined, notices: known?.notices ?? [] };
}

type SmallMessage = NewMessage & { bytes: Buffer };

/** Batches concurrent messages into one statement, for throughput in a flood. The SQL function also enqueues read-inbound. */
const storeSmall = inBatchesOf<SmallMessage, number | undefined>(insertMessages, {
  ...{ atOnce: 1, items: 50, weight: 256 * 1024 },
  weightOf: ({ size }) => size,
});

class DuplicateMessage extends Error {}

/** Stores the bytes in chunks first, then the message that refers to them. */
async function storeLarge(
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
      // Lost the race against a concurrent duplicate.
      if (id === undefined) throw new DuplicateMessage();
      await enqueue(tx, READ_INBOUND, { inbound_id: id }, { key: `inbound:${id}` });
      return id;
    });
  } catch (error) {
    await staged.drop();
    if (error instanceof DuplicateMessage) return undefined;
    throw error;
  }
}
