import type { Generated, Selectable } from 'kysely';
import type { Db } from '../../db/tables.ts';

interface FilesTable {
  id: Generated<number>;
  sha256: string;
  name: string;
  type: string;
  size: number;
  content_type: number;
  object_id: number;
  key: string;
  created_by: number | null;
  created_date: Date;
}

declare module '../../db/tables.ts' {
  interface Tables {
    blobs: { sha256: string; size: number };
    blob_chunks: { sha256: string; position: number; bytes: Buffer };
    files: FilesTable;
  }
}

export type FileRow = Selectable<FilesTable>;

const CHUNK_BYTES = 512 * 1024;

/** The same bytes are kept once, however many files they are; held, so that nobody drops them before the file is there. */
export async function insertBlob(db: Db, sha256: string, bytes: Buffer): Promise<void> {
  for (;;) {
    const made = await db
      .insertInto('blobs')
      .values({ sha256, size: bytes.length })
      .onConflict((conflict) => conflict.column('sha256').doNothing())
      .returning('sha256')
      .executeTakeFirst();
    if (made) break;
    const held = await db.selectFrom('blobs').select('sha256').where('sha256', '=', sha256).forKeyShare().execute();
    // None: they were dropped between the two looks.
    if (held.length > 0) return;
  }
  for (let position = 0; position * CHUNK_BYTES < bytes.length; position++) {
    const chunk = bytes.subarray(position * CHUNK_BYTES, (position + 1) * CHUNK_BYTES);
    await db.insertInto('blob_chunks').values({ sha256, position, bytes: chunk }).execute();
  }
}

export function insertFile(db: Db, file: Omit<FileRow, 'id'>): Promise<{ id: number }> {
  return db.insertInto('files').values(file).returning('id').executeTakeFirstOrThrow();
}

/** Takes the file's row; answers which bytes it leaves behind. */
export async function removeFile(db: Db, id: number): Promise<string | undefined> {
  const file = await db.deleteFrom('files').where('id', '=', id).returning('sha256').executeTakeFirst();
  return file?.sha256;
}

/** Takes bytes that no file has. Locked first: whoever is about to make a file of them is waited for, and then seen. */
export async function removeOrphan(db: Db, sha256: string): Promise<void> {
  await db.selectFrom('blobs').select('sha256').where('sha256', '=', sha256).forUpdate().execute();
  await db
    .deleteFrom('blobs')
    .where('sha256', '=', sha256)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('files').select('files.id').where('files.sha256', '=', sha256))),
    )
    .execute();
}

/** A picture by its key, which is all that is asked of who wants to see it; only pictures of users are reached so. */
export function findPicture(db: Db, key: string, content_type: number): Promise<FileRow | undefined> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('key', '=', key)
    .where('content_type', '=', content_type)
    .executeTakeFirst();
}

export async function readBlob(db: Db, sha256: string): Promise<Buffer> {
  const chunks = await db
    .selectFrom('blob_chunks')
    .select('bytes')
    .where('sha256', '=', sha256)
    .orderBy('position')
    .execute();
  return Buffer.concat(chunks.map((chunk) => chunk.bytes));
}
