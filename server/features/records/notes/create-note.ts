import type { z } from 'zod';
import type { NoteCreate } from '#core/contract/records/notes.ts';
import type { Note } from '#core/contract/trade/orders.ts';
import { AppError } from '#core/errors.ts';
import type { Actor } from '../../../db/scope.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { authorizeNotes } from './authorize-notes.ts';
import { writeNote } from './write-note.ts';

export function createNote(deps: Deps, actor: Actor, note: z.output<typeof NoteCreate>): Promise<Note> {
  return transaction(deps, actor, async (tx) => {
    const { mayWrite } = await authorizeNotes(tx.db, actor, note.content_type, note.object_id);
    if (!mayWrite) throw new AppError('forbidden');
    if (note.is_internal && !actor.is_superuser) throw new AppError('superuser_only');
    return writeNote(tx, note.content_type, note.object_id, note.text, note);
  });
}
