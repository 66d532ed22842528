import type { NoteListQuery } from '#core/contract/records/notes.ts';
import { type Actor, visibleTo } from '../../../db/scope.ts';
import type { Deps } from '../../../deps.ts';
import { authorizeNotes } from './authorize-notes.ts';
import { presentNotes } from './notes.present.ts';
import { listNotesOf } from './notes.queries.ts';

/** Notes are visible to everyone who can see their object; internal ones to superusers only. */
export async function listNotes({ db }: Deps, actor: Actor, query: NoteListQuery) {
  await authorizeNotes(db, actor, query.content_type, query.object_id);
  const { results, count } = await listNotesOf(db, visibleTo(actor), query);
  return { results: await presentNotes(db, results), count };
}
