import { CONTENT_TYPES, type Model } from '#core/lookups.ts';
import { cleanFileName } from '#core/rules/file-name.ts';
import { newSecret } from '../../adapters/secrets.ts';
import type { Db } from '../../db/tables.ts';
import type { Tx } from '../../db/transaction.ts';
import { readBlob } from './blobs.queries.ts';
import { insertFiles } from './files.queries.ts';

/** A file whose bytes were kept before the act. */
export interface KeptFile {
  sha256: string;
  size: number;
  name: string;
  type: string;
}

/** Puts them on an object, in their order; answers their ids. */
export async function putKept(
  tx: Tx,
  files: readonly KeptFile[],
  { model, object_id }: { model: Model; object_id: number },
): Promise<number[]> {
  if (files.length === 0) return [];
  const on = { content_type: CONTENT_TYPES[model], object_id, created_by: tx.actor_id, created_date: tx.now };
  return insertFiles(
    tx.db,
    files.map((file) => ({ ...file, name: cleanFileName(file.name), key: newSecret(), ...on })),
  );
}

export const keptBytes = (db: Db, sha256: string): Promise<Buffer> => readBlob(db, sha256);
