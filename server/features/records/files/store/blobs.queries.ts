import { setImmediate } from 'node:timers/promises';
import { type ColumnType, type Generated, sql } from 'kysely';
import { lookup } from '../../../../db/in-batches.ts';
import type { Db } from '../../../../db/tables.ts';

declare module '../../../../db/tables.ts' {
  interface Tables {
    blobs: {
      sha256: string;
      size: number;
      /** Set while the bytes are incomplete and stored under a temporary name. */
      staged_date: ColumnType<Date | null, Date | undefined, never>;
      /** Set while the bytes are stored ahead of the file that will use them. */
      kept_date: ColumnType<Date | null, Date | null | undefined, Date | null>;
      /** A received message, which is never garbage-collected. */
      is_message: Generated<boolean>;
    };
    blob_chunks: { sha256: string; position: number; bytes: Buffer };
  }
}

/**
 * Bytes per statement: at worst, with incompressible bytes, 0.1 s of work for the embedded database. It responds without
 * yielding to the event loop, so writers must yield between chunks.
 */
export const CHUNK_BYTES = 128 * 1024;
const CHUNKS_AT_ONCE = 8;

const chunksOf = (bytes: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / CHUNK_BYTES) }, (_, position) =>
    bytes.subarray(position * CHUNK_BYTES, (position + 1) * CHUNK_BYTES),
  );

async function insertChunks(db: Db, sha256: string, bytes: Buffer): Promise<void> {
  for (const [position, chunk] of chunksOf(bytes).entries()) {
    if (position > 0) await setImmediate();
    await db.insertInto('blob_chunks').values({ sha256, position, bytes: chunk }).execute();
  }
}

/** Stores bytes once per content (deduplication), locked against garbage collection until the transaction ends. */
export async function insertBlob(db: Db, sha256: string, bytes: Buffer, kept_date: Date | null = null): Promise<void> {
  if (await insertOrLockBlob(db, sha256, bytes.length, kept_date)) await insertChunks(db, sha256, bytes);
}

/** Returns true if the bytes are new; otherwise locks the existing ones. */
async function insertOrLockBlob(db: Db, sha256: string, size: number, kept_date: Date | null): Promise<boolean> {
  for (;;) {
    const made = await db
      .insertInto('blobs')
      .values({ sha256, size, kept_date })
      .onConflict((conflict) => conflict.column('sha256').doNothing())
      .returning('sha256')
      .executeTakeFirst();
    if (made) return true;
    const held = await db.selectFrom('blobs').select('sha256').where('sha256', '=', sha256).forKeyShare().execute();
    // None: they were deleted between the two statements.
    if (held.length > 0) {
      if (kept_date) await extendRetention(db, sha256, kept_date);
      return false;
    }
  }
}

/** Extends the retention of pre-stored bytes that are stored again; at most hourly, to avoid writes. */
async function extendRetention(db: Db, sha256: string, kept_date: Date): Promise<void> {
  const before = new Date(kept_date.getTime() - 3_600_000);
  await db
    .updateTable('blobs')
    .set({ kept_date })
    .where('sha256', '=', sha256)
    .where('kept_date', '<', before)
    .execute();
}

/** Writes a large blob chunk by chunk under a temporary name, so that other queries can run in between. */
export async function stageBlob(db: Db, name: string, bytes: Buffer, now: Date): Promise<void> {
  await db.insertInto('blobs').values({ sha256: name, size: bytes.length, staged_date: now }).execute();
  await insertChunks(db, name, bytes);
}

/** Renames staged bytes to their hash, or discards them if the same bytes exist. */
export async function commitStagedBlob(
  db: Db,
  name: string,
  { sha256, size, kept_date }: { sha256: string; size: number; kept_date: Date },
): Promise<void> {
  if (await insertOrLockBlob(db, sha256, size, kept_date)) {
    await db.updateTable('blob_chunks').set({ sha256 }).where('sha256', '=', name).execute();
  }
  await dropStaged(db, name);
}

/** Writes a blob of unknown size under a temporary name, as it is made. Returns its size. */
export async function stageChunks(db: Db, name: string, chunks: AsyncIterable<Buffer>, now: Date): Promise<number> {
  await db.insertInto('blobs').values({ sha256: name, size: 0, staged_date: now }).execute();
  let [size, position] = [0, 0];
  for await (const bytes of inPieces(chunks, CHUNK_BYTES)) {
    await db.insertInto('blob_chunks').values({ sha256: name, position: position++, bytes }).execute();
    size += bytes.length;
    await setImmediate();
  }
  return size;
}

/** The same bytes in pieces of one length; the last may be shorter. */
async function* inPieces(chunks: AsyncIterable<Buffer>, length: number): AsyncGenerator<Buffer> {
  let [held, bytes]: [Buffer[], number] = [[], 0];
  for await (const chunk of chunks) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes < length) continue;
    const whole = Buffer.concat(held);
    let at = 0;
    for (; at + length <= whole.length; at += length) yield whole.subarray(at, at + length);
    held = at < whole.length ? [whole.subarray(at)] : [];
    bytes = whole.length - at;
  }
  if (bytes > 0) yield Buffer.concat(held);
}

/** Protects the bytes of a received message from garbage collection. */
export async function markAsMessage(db: Db, sha256: string): Promise<void> {
  await db.updateTable('blobs').set({ is_message: true }).where('sha256', '=', sha256).execute();
}

export async function dropStaged(db: Db, name: string): Promise<void> {
  await db.deleteFrom('blobs').where('sha256', '=', name).execute();
}

/** Deletes staged bytes of crashed processes. */
export async function sweepStaged(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('blobs').where('staged_date', '<', before).execute();
}

/** Bytes that were pre-stored before this time and not checked since. */
export async function preStoredBefore(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('blobs')
    .select('sha256')
    .where('kept_date', '<', before)
    .orderBy('kept_date')
    .limit(limit)
    .execute();
  return rows.map(({ sha256 }) => sha256);
}

/** Ends the retention check of bytes that are in use. */
export async function endRetention(db: Db, sha256: string): Promise<void> {
  await db.updateTable('blobs').set({ kept_date: null }).where('sha256', '=', sha256).execute();
}

/**
 * Deletes bytes that no file or message uses. Locked first, so that a transaction that is creating a file from them
 * finishes before the check.
 */
export async function removeOrphan(db: Db, sha256: string): Promise<void> {
  await db.selectFrom('blobs').select('sha256').where('sha256', '=', sha256).forUpdate().execute();
  await db
    .deleteFrom('blobs')
    .where('sha256', '=', sha256)
    .where('is_message', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('files').select('files.id').where('files.sha256', '=', sha256))),
    )
    .execute();
}

/** Streams bytes chunk by chunk with backpressure: a slow reader holds only one chunk in memory. */
export async function* streamBlob(db: Db, sha256: string, size: number): AsyncGenerator<Buffer> {
  let sent = 0;
  for (let position = 0; sent < size; position += 1) {
    const chunk = await db
      .selectFrom('blob_chunks')
      .select('bytes')
      .where('sha256', '=', sha256)
      .where('position', '=', position)
      .executeTakeFirst();
    // Deleted meanwhile. The error aborts the response, because its content-length cannot be met.
    if (!chunk) throw new Error('the file was deleted while it was being sent');
    sent += chunk.bytes.length;
    yield chunk.bytes;
  }
}

/** Reads all bytes. Concurrent reads of single-chunk blobs are batched. */
export const readBlob = (db: Db, sha256: string, size: number): Promise<Buffer> =>
  size <= CHUNK_BYTES ? readChunk(db, sha256) : readChunks(db, sha256);

const onlyChunk = lookup<string, { sha256: string; bytes: Buffer }>(
  (db, names) =>
    db
      .selectFrom('blob_chunks')
      .select(['sha256', 'bytes'])
      .where(sql<boolean>`sha256 = any(${names}::text[])`)
      .where('position', '=', 0)
      .execute(),
  ({ sha256 }) => sha256,
);

async function readChunk(db: Db, sha256: string): Promise<Buffer> {
  return (await onlyChunk(db, sha256))?.bytes ?? Buffer.alloc(0);
}

async function readChunks(db: Db, sha256: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for (;;) {
    const rows = await db
      .selectFrom('blob_chunks')
      .select('bytes')
      .where('sha256', '=', sha256)
      .where('position', '>=', chunks.length)
      .orderBy('position')
      .limit(CHUNKS_AT_ONCE)
      .execute();
    chunks.push(...rows.map(({ bytes }) => bytes));
    if (rows.length < CHUNKS_AT_ONCE) return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
    await setImmediate();
  }
}

export async function readFirstChunk(db: Db, sha256: string): Promise<Buffer> {
  const chunk = await db
    .selectFrom('blob_chunks')
    .select('bytes')
    .where('sha256', '=', sha256)
    .where('position', '=', 0)
    .executeTakeFirst();
  return Buffer.from(chunk?.bytes ?? []);
}
