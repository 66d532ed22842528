import { createHash } from 'node:crypto';
import { CONTENT_TYPES, type Model } from '#core/lookups.ts';
import { cleanFileName } from '#core/rules/text/file-name.ts';
import { newSecret } from '../../../../crypto/secrets.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { UNATTACHED } from '../file-kinds.ts';
import { insertFile } from '../files.queries.ts';
import { insertBlob } from './blobs.queries.ts';

interface NewFile {
  name: string;
  type: string;
  bytes: Buffer;
  /** The object it is attached to; absent for an unattached upload. */
  model?: Model;
  /** In place of a model (file-kinds.ts). */
  kind?: number;
  object_id: number;
}

/** decisions §1: files are stored in the database, in chunks, by SHA-256; a file exists if and only if its row does. */
export async function saveFile(tx: Tx, { name, type, bytes, model, kind = UNATTACHED, object_id }: NewFile) {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const key = newSecret();
  await insertBlob(tx.db, sha256, bytes);
  return insertFile(tx.db, {
    sha256,
    name: cleanFileName(name),
    type,
    size: bytes.length,
    content_type: model ? CONTENT_TYPES[model] : kind,
    object_id,
    key,
    created_by: tx.actor_id,
    created_date: tx.now,
  });
}
