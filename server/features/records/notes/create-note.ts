import type { z } from 'zod';
import type { NoteCreate } from '#core/contract/records/notes.ts';
import type { Note } from '#core/contract/trade/orders.ts';
import { AppError, type FieldErrors } from '#core/errors.ts';
import type { Actor } from '../../../db/scope.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { authorizeNotes } from './authorize-notes.ts';
import { writeNote } from './write-note.ts';

/** Access to the object, if it is named, checked before the rest of the body. */
export async function examineNote(
  { db }: Deps,
  actor: Actor,
  { content_type, object_id }: Partial<z.output<typeof NoteCreate>>,
): Promise<FieldErrors> {
  if (content_type === undefined || object_id === undefined) return {};
  const { mayWrite } = await authorizeNotes(db, actor, content_type, object_id);
  if (!mayWrite) throw new AppError('forbidden');
  return {};
}

export function createNote(deps: Deps, actor: Actor, note: z.output<typeof NoteCreate>): Promise<Note> {
  return transaction(deps, actor, async (tx) => {
    const { mayWrite } = await authorizeNotes(tx.db, actor, note.content_type, note.object_id);
    if (!mayWrite) throw new AppError('forbidden');
    if (note.is_internal && !actor.is_superuser) throw new AppError('superuser_only');
    return writeNote(tx, note.content_type, note.object_id, note.text, note);
  });
}
