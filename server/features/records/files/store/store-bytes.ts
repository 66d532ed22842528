import { createHash, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../../../../base/clock.ts';
import type { Db } from '../../../../db/tables.ts';
import { type Tx, transaction } from '../../../../db/transaction.ts';
import {
  CHUNK_BYTES,
  commitStagedBlob,
  dropStaged,
  insertBlob,
  markAsMessage,
  stageBlob,
  stageChunks,
} from './blobs.queries.ts';

const HASHED_BYTES = 1024 * 1024;

/** Whether the bytes fit into one statement without blocking others. */
export const fitsInOneChunk = (bytes: Buffer): boolean => bytes.length <= CHUNK_BYTES;

/** SHA-256 of the bytes. Yields between pieces, so that hashing many megabytes does not block the event loop. */
export async function hashBytes(bytes: Buffer): Promise<string> {
  const hash = createHash('sha256');
  for (let at = 0; at < bytes.length; at += HASHED_BYTES) {
    if (at > 0) await setImmediate();
    hash.update(bytes.subarray(at, at + HASHED_BYTES));
  }
  return hash.digest('hex');
}

interface StoreDeps {
  db: Db;
  clock: Clock;
}

/** Writes a large blob before the transaction that uses it, which commits it as its last step or discards it. */
export async function stageBytes({ db, clock }: StoreDeps, bytes: Buffer) {
  const name = randomUUID();
  await stageBlob(db, name, bytes, clock.now());
  return {
    name: (tx: Tx, sha256: string) => commitStagedBlob(tx.db, name, { sha256, size: bytes.length, kept_date: tx.now }),
    drop: () => dropStaged(db, name),
  };
}

/** The same for bytes that are made piece by piece, so that they are never in memory as a whole. */
export async function stageStream({ db, clock }: StoreDeps, chunks: AsyncIterable<Buffer>) {
  const name = randomUUID();
  const hash = createHash('sha256');
  async function* hashed() {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  }
  const drop = () => dropStaged(db, name);
  try {
    const size = await stageChunks(db, name, hashed(), clock.now());
    const sha256 = hash.digest('hex');
    return {
      size,
      sha256,
      name: (tx: Tx) => commitStagedBlob(tx.db, name, { sha256, size, kept_date: tx.now }),
      drop,
    };
  } catch (error) {
    await drop();
    throw error;
  }
}

/** Stores the bytes of future files ahead of their transaction, to keep it short; returns their hash. */
export async function storeBytes(deps: StoreDeps, bytes: Buffer): Promise<string> {
  const sha256 = await hashBytes(bytes);
  if (fitsInOneChunk(bytes)) {
    await transaction(deps, null, (tx) => insertBlob(tx.db, sha256, bytes, tx.now));
  } else {
    const staged = await stageBytes(deps, bytes);
    await transaction(deps, null, (tx) => staged.name(tx, sha256));
  }
  return sha256;
}

/** Marks stored bytes as a received message, which is never garbage-collected. */
export const markBytesAsMessage = (tx: Tx, sha256: string): Promise<void> => markAsMessage(tx.db, sha256);
