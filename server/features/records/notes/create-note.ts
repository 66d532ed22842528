import type { z } from 'zod';
import type { NoteCreate } from '#core/contract/records/notes.ts';
import type { Note } from '#core/contract/trade/orders.ts';
import { AppError, type FieldErrors } from '#core/errors.ts';
import type { Model } from '#core/lookups.ts';
import type { Principal } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { authorizeNotes } from './authorize-notes.ts';
import { writeNote } from './write-note.ts';

/** beyond-edges § 17: company tokens add notes to notices only. Checked before the object. */
function refuseForTokens({ token }: Principal, content_type: Model | undefined): void {
  if (token && content_type !== 'notice') throw new AppError('token_refused');
}

type Given = Partial<z.output<typeof NoteCreate>>;

/** Internal notes are the superusers' (beyond § 23). */
async function authorizeNote(db: Db, actor: Principal, { content_type, object_id, is_internal }: Given): Promise<void> {
  if (content_type === undefined || object_id === undefined) return;
  const { mayWrite } = await authorizeNotes(db, actor, content_type, object_id);
  if (!mayWrite) throw new AppError('forbidden');
  if (is_internal && !actor.is_superuser) throw new AppError('superuser_only');
}

/** Access to the object, if it is named, checked before the rest of the body. */
export async function examineNote({ db }: Deps, actor: Principal, given: Given): Promise<FieldErrors> {
  refuseForTokens(actor, given.content_type);
  await authorizeNote(db, actor, given);
  return {};
}

export async function createNote(deps: Deps, actor: Principal, note: z.output<typeof NoteCreate>): Promise<Note> {
  refuseForTokens(actor, note.content_type);
  return transaction(deps, actor, async (tx) => {
    await authorizeNote(tx.db, actor, note);
    return writeNote(tx, note.content_type, note.object_id, note.text, note);
  });
}
