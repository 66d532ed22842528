import { createHash } from 'node:crypto';
import { CONTENT_TYPES, type Model } from '#core/lookups.ts';
import { newSecret } from '../../adapters/secrets.ts';
import type { Tx } from '../../db/transaction.ts';
import { insertBlob, insertFile } from './files.queries.ts';

interface NewFile {
  name: string;
  type: string;
  bytes: Buffer;
  model: Model;
  object_id: number;
}

/** decisions §1: files live in the database, in chunks, by SHA-256; a file is there exactly when its row is. */
export async function saveFile(tx: Tx, { name, type, bytes, model, object_id }: NewFile) {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const key = newSecret();
  await insertBlob(tx.db, sha256, bytes);
  const { id } = await insertFile(tx.db, {
    sha256,
    name: name.slice(0, 255),
    type,
    size: bytes.length,
    content_type: CONTENT_TYPES[model],
    object_id,
    key,
    created_by: tx.actor_id,
    created_date: tx.now,
  });
  return { id, key };
}
