import { setImmediate } from 'node:timers/promises';
import { type ColumnType, type Generated, sql } from 'kysely';
import { lookup } from '../../../../db/in-batches.ts';
import type { Db } from '../../../../db/tables.ts';

declare module '../../../../db/tables.ts' {
  interface Tables {
    blobs: {
      sha256: string;
      size: number;
      /** They are not all there yet, and under a name of their own. */
      staged_date: ColumnType<Date | null, Date | undefined, never>;
      /** When they were kept ahead of what they are for; null once something came of it, or for what never was. */
      kept_date: ColumnType<Date | null, Date | null | undefined, Date | null>;
      /** They are a message as it came: nobody drops them. */
      is_message: Generated<boolean>;
    };
    blob_chunks: { sha256: string; position: number; bytes: Buffer };
  }
}

/**
 * What one statement writes: a tenth of a second's work for the embedded database at the very worst, when the bytes are made to
 * be hard to compress. It answers without a turn of the event loop, so that between two of them others must be let in.
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

/** The same bytes are kept once, however many files they are; held, so that nobody drops them before the file is there. */
export async function insertBlob(db: Db, sha256: string, bytes: Buffer, kept_date: Date | null = null): Promise<void> {
  if (await beginBlob(db, sha256, bytes.length, kept_date)) await insertChunks(db, sha256, bytes);
}

/** Whether the bytes are new; those that are there are held. */
async function beginBlob(db: Db, sha256: string, size: number, kept_date: Date | null): Promise<boolean> {
  for (;;) {
    const made = await db
      .insertInto('blobs')
      .values({ sha256, size, kept_date })
      .onConflict((conflict) => conflict.column('sha256').doNothing())
      .returning('sha256')
      .executeTakeFirst();
    if (made) return true;
    const held = await db.selectFrom('blobs').select('sha256').where('sha256', '=', sha256).forKeyShare().execute();
    // None: they were dropped between the two looks.
    if (held.length > 0) {
      if (kept_date) await keepLonger(db, sha256, kept_date);
      return false;
    }
  }
}

/** The same bytes are wanted again: those that nothing has come of yet get their time anew, now and then. */
async function keepLonger(db: Db, sha256: string, kept_date: Date): Promise<void> {
  const before = new Date(kept_date.getTime() - 3_600_000);
  await db
    .updateTable('blobs')
    .set({ kept_date })
    .where('sha256', '=', sha256)
    .where('kept_date', '<', before)
    .execute();
}

/** Many bytes, each piece by itself, so that others get at the database in between. Under this name until they are all there. */
export async function stageBlob(db: Db, name: string, bytes: Buffer, now: Date): Promise<void> {
  await db.insertInto('blobs').values({ sha256: name, size: bytes.length, staged_date: now }).execute();
  await insertChunks(db, name, bytes);
}

/** Staged bytes get their true name; when there are such bytes already, those stay. */
export async function unstageBlob(
  db: Db,
  name: string,
  { sha256, size, kept_date }: { sha256: string; size: number; kept_date: Date },
): Promise<void> {
  if (await beginBlob(db, sha256, size, kept_date)) {
    await db.updateTable('blob_chunks').set({ sha256 }).where('sha256', '=', name).execute();
  }
  await dropStaged(db, name);
}

/** They are a message from now on. */
export async function markAsMessage(db: Db, sha256: string): Promise<void> {
  await db.updateTable('blobs').set({ is_message: true }).where('sha256', '=', sha256).execute();
}

export async function dropStaged(db: Db, name: string): Promise<void> {
  await db.deleteFrom('blobs').where('sha256', '=', name).execute();
}

/** What nobody finished: whoever staged it died. */
export async function sweepStaged(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('blobs').where('staged_date', '<', before).execute();
}

/** Bytes that were kept before this, whatever came of them. */
export async function keptBefore(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('blobs')
    .select('sha256')
    .where('kept_date', '<', before)
    .orderBy('kept_date')
    .limit(limit)
    .execute();
  return rows.map(({ sha256 }) => sha256);
}

/** Something came of them: nobody has to look again. */
export async function forgetKept(db: Db, sha256: string): Promise<void> {
  await db.updateTable('blobs').set({ kept_date: null }).where('sha256', '=', sha256).execute();
}

/**
 * Takes bytes that neither a file nor a message has. Locked first: whoever is about to make a file of them is waited for,
 * and then seen.
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

/** The bytes piece by piece, as they are taken: somebody who reads slowly holds one piece of them, not all. */
export async function* streamBlob(db: Db, sha256: string, size: number): AsyncGenerator<Buffer> {
  let sent = 0;
  for (let position = 0; sent < size; position += 1) {
    const chunk = await db
      .selectFrom('blob_chunks')
      .select('bytes')
      .where('sha256', '=', sha256)
      .where('position', '=', position)
      .executeTakeFirst();
    // Deleted meanwhile: whoever was promised so many bytes must see that these are not all.
    if (!chunk) throw new Error('the file was deleted while it was sent');
    sent += chunk.bytes.length;
    yield chunk.bytes;
  }
}

/** Bytes of so many are read; of a single chunk, together with those that others ask for at the same moment. */
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
