import type { Note } from '#core/contract/trade/orders.ts';
import type { NoteView } from '../../../db/lists/attached-to.ts';
import { iso } from '../../../db/lists/json-dates.ts';
import type { Db } from '../../../db/tables.ts';
import { peopleOf, presentPerson } from '../users/read/people.ts';
import { contentTypeOf } from './content-type.ts';
import { type NoteRow, tokensOf } from './notes.queries.ts';

export async function presentNotes(db: Db, rows: readonly NoteRow[]): Promise<Note[]> {
  const people = await peopleOf(
    db,
    rows.map(({ user_id }) => user_id),
  );
  const tokens = await tokensOf(
    db,
    rows.map(({ token_id }) => token_id),
  );
  return rows.map(({ id, object_id, content_type, text, is_internal, user_id, token_id, date }) => ({
    id,
    object_id,
    content_type: contentTypeOf(content_type),
    text,
    is_internal,
    user: people.get(user_id) ?? null,
    token: tokens.get(token_id) ?? null,
    date: date.toISOString(),
  }));
}

/** Presents notes that were read as part of their object's statement. */
export const presentNoteViews = (rows: readonly NoteView[] | null): Note[] =>
  (rows ?? []).map(({ author, content_type, date, ...note }) => ({
    ...note,
    content_type: contentTypeOf(content_type),
    user: author && presentPerson(author),
    date: iso(date),
  }));
