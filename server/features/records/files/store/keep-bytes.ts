import { createHash, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../../../../base/clock.ts';
import type { Db } from '../../../../db/tables.ts';
import { type Tx, transaction } from '../../../../db/transaction.ts';
import { CHUNK_BYTES, dropStaged, insertBlob, stageBlob, unstageBlob } from './blobs.queries.ts';

const HASHED_BYTES = 1024 * 1024;

/** Bytes that one statement can carry without holding anybody up. */
export const isFew = (bytes: Buffer): boolean => bytes.length <= CHUNK_BYTES;

/** The SHA-256 that bytes are known by. A breath between the pieces: hashing many megabytes takes longer than a request may wait. */
export async function hashBytes(bytes: Buffer): Promise<string> {
  const hash = createHash('sha256');
  for (let at = 0; at < bytes.length; at += HASHED_BYTES) {
    if (at > 0) await setImmediate();
    hash.update(bytes.subarray(at, at + HASHED_BYTES));
  }
  return hash.digest('hex');
}

interface Around {
  db: Db;
  clock: Clock;
}

/** Many bytes, written before the act that they belong to, which names them as its last step or drops them. */
export async function stageBytes({ db, clock }: Around, bytes: Buffer) {
  const name = randomUUID();
  await stageBlob(db, name, bytes, clock.now());
  return {
    name: (tx: Tx, sha256: string) => unstageBlob(tx.db, name, { sha256, size: bytes.length, kept_date: tx.now }),
    drop: () => dropStaged(db, name),
  };
}

/** Bytes that files are about to be made of, kept ahead of the act, so that it is short; answers what they are known by. */
export async function keepBytes(deps: Around, bytes: Buffer): Promise<string> {
  const sha256 = await hashBytes(bytes);
  if (isFew(bytes)) {
    await transaction(deps, null, (tx) => insertBlob(tx.db, sha256, bytes, tx.now));
  } else {
    const staged = await stageBytes(deps, bytes);
    await transaction(deps, null, (tx) => staged.name(tx, sha256));
  }
  return sha256;
}
