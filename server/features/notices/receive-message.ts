import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/tables.ts';
import { transaction } from '../../db/transaction.ts';
import { wakeWorkers } from '../../jobs/queue.ts';
import { hashBytes, isFew, stageBytes } from '../files/keep-bytes.ts';
import { keptWith } from '../files/kept-with.ts';
import { identifyMessage } from './identify-message.ts';
import { findMessage, insertMessage, type NewMessage, READ_INBOUND } from './inbound.queries.ts';

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
export async function receiveMessage(deps: { db: Db; clock: Clock }, received: ReceivedMessage): Promise<Receipt> {
  const { raw, source_id, envelope_from, recipients } = received;
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
  const id = isFew(raw) ? await insertMessage(deps.db, message, keptWith(raw)) : await receiveLong(deps, message, raw);
  if (id !== undefined) wakeWorkers(READ_INBOUND);
  const known = id === undefined ? await findMessage(deps.db, identity) : undefined;
  return { message_id: identity.message_id || null, is_repeat: id === undefined, notices: known?.notices ?? [] };
}

class HereBefore extends Error {}

/** The bytes first, piece by piece; then the message that they are. */
async function receiveLong(
  deps: { db: Db; clock: Clock },
  message: NewMessage,
  raw: Buffer,
): Promise<number | undefined> {
  if (await findMessage(deps.db, message)) return undefined;
  const staged = await stageBytes(deps, raw);
  try {
    return await transaction(deps, null, async (tx) => {
      await staged.name(tx, message.sha256);
      const id = await insertMessage(tx.db, message);
      // It came twice at once, and the other was first.
      if (id === undefined) throw new HereBefore();
      return id;
    });
  } catch (error) {
    await staged.drop();
    if (error instanceof HereBefore) return undefined;
    throw error;
  }
}
