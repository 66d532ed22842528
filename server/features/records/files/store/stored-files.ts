import { CONTENT_TYPES, type Model } from '#core/lookups.ts';
import { cleanFileName } from '#core/rules/text/file-name.ts';
import { newSecret } from '../../../../crypto/secrets.ts';
import type { Db } from '../../../../db/tables.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { filesOfObjects, insertFiles, markOriginal } from '../files.queries.ts';
import { readBlob, readFirstChunk, streamBlob } from './blobs.queries.ts';

/** A file whose bytes were stored before the transaction. */
export interface StoredFile {
  sha256: string;
  size: number;
  name: string;
  type: string;
}

/** Attaches files to the object they arrived with; returns their ids in input order. */
export async function attachStoredFiles(
  tx: Tx,
  files: readonly StoredFile[],
  { model, object_id }: { model: Model; object_id: number },
): Promise<number[]> {
  if (files.length === 0) return [];
  const on = { content_type: CONTENT_TYPES[model], object_id, created_by: tx.actor_id, created_date: tx.now };
  return insertFiles(
    tx.db,
    files.map((file) => ({ ...file, name: cleanFileName(file.name), key: newSecret(), is_original: true, ...on })),
  );
}

/** The files that arrived with an object. */
export async function originalsOf(db: Db, model: Model, object_id: number): Promise<(StoredFile & { id: number })[]> {
  const rows = await filesOfObjects(db, model, [object_id]);
  return rows
    .filter(({ is_original }) => is_original)
    .map(({ id, sha256, size, name, type }) => ({ id, sha256, size, name, type }));
}

/** Marks the files attached while an object was created as originals. */
export const markFilesAsOriginal = (tx: Tx, model: Model, object_id: number): Promise<void> =>
  markOriginal(tx.db, model, object_id);

/** The first bytes, which hold the headers of a message. */
export const readStoredBeginning = (db: Db, { sha256 }: Pick<StoredFile, 'sha256'>): Promise<Buffer> =>
  readFirstChunk(db, sha256);

export const readStoredBytes = (db: Db, { sha256, size }: Pick<StoredFile, 'sha256' | 'size'>): Promise<Buffer> =>
  readBlob(db, sha256, size);

/** The bytes of a stored file, chunk by chunk. */
export const streamStoredBytes = (
  db: Db,
  { sha256, size }: Pick<StoredFile, 'sha256' | 'size'>,
): AsyncGenerator<Buffer> => streamBlob(db, sha256, size);
