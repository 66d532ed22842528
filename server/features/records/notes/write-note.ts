import type { Note } from '#core/contract/trade/orders.ts';
import { CONTENT_TYPES, type Model } from '#core/lookups.ts';
import { INTERNAL_NOTE_ADDED, recordHistory } from '../../../db/history.ts';
import type { Tx } from '../../../db/transaction.ts';
import { presentNoteViews } from './notes.present.ts';
import { insertNote } from './notes.queries.ts';

/** Adds a note. The caller must have authorized the actor to change the object. */
export async function writeNote(
  tx: Tx,
  model: Model,
  object_id: number,
  text: string,
  { is_internal = false }: { is_internal?: boolean } = {},
): Promise<Note> {
  const note = await insertNote(tx.db, {
    object_id,
    content_type: CONTENT_TYPES[model],
    text,
    is_internal,
    user_id: tx.actor_id,
    token_id: tx.token?.id ?? null,
    date: tx.now,
  });
  // Text about a subscriber may name the person, whom the company may have to erase. History can't be.
  const changes = model === 'subscriber' ? [] : [{ field: 'notes', from: null, to: text }];
  recordHistory(tx, { model, object_id, action: is_internal ? INTERNAL_NOTE_ADDED : 'note added', changes });
  return presentNoteViews([note])[0]!;
}
