import type { Model } from '#core/lookups.ts';
import type { Tx } from '../../../db/transaction.ts';
import { removeNotesOf } from './notes.queries.ts';

/** Deletes the notes of objects that are deleted or erased. */
export async function removeNotes(tx: Tx, model: Model, object_ids: readonly number[]): Promise<void> {
  if (object_ids.length > 0) await removeNotesOf(tx.db, model, object_ids);
}
