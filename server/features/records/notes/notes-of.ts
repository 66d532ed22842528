import type { Note } from '#core/contract/orders.ts';
import type { Model } from '#core/lookups.ts';
import { grouped } from '../../../db/grouped.ts';
import type { Db } from '../../../db/tables.ts';
import type { Tx } from '../../../db/transaction.ts';
import { presentNotes } from './notes.present.ts';
import { notesOfObjects, removeNotesOf } from './notes.queries.ts';

/** The notes on things of one kind that are shown already, newest first, by the things' ids. */
export async function notesOf(db: Db, model: Model, object_ids: readonly number[]): Promise<Map<number, Note[]>> {
  const rows = object_ids.length === 0 ? [] : await notesOfObjects(db, model, object_ids);
  const notes = await presentNotes(db, rows);
  return grouped(notes, ({ object_id }) => object_id);
}

/** What is deleted takes its notes along. */
export async function removeNotes(tx: Tx, model: Model, object_ids: readonly number[]): Promise<void> {
  if (object_ids.length > 0) await removeNotesOf(tx.db, model, object_ids);
}
