import { type RawBuilder, sql } from 'kysely';
import { CONTENT_TYPES, type Model } from '#core/lookups.ts';
import type { TokenRef } from '../scope.ts';

/** Subqueries for notes, files and people attached to a row. The outer statement must not use their aliases. */
type Part = RawBuilder<unknown>;

/** Existence check per row of a page. Not `exists`: PostgreSQL would hash the whole table. */
export const existsInPage = (from: Part) => sql`coalesce((select true ${from} limit 1), false)`;

export interface PersonView {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
}

export const personOf = (id: Part) => sql`(
  select json_build_object('id', person.id, 'email', person.email, 'first_name', person.first_name, 'last_name', person.last_name)
  from users person where person.id = ${id})`;

export const tokenOf = (id: Part) => sql`(
  select json_build_object('id', token.id, 'name', token.name) from company_tokens token where token.id = ${id})`;

export interface NoteView {
  id: number;
  object_id: number;
  content_type: number;
  text: string;
  is_internal: boolean;
  date: string;
  author: PersonView | null;
  token: TokenRef | null;
}

/** Columns of a `NoteView`, of the row `note`. */
export const noteColumns = sql`note.id, note.object_id, note.content_type, note.text, note.is_internal, note.date,
  ${personOf(sql`note.user_id`)} as author, ${tokenOf(sql`note.token_id`)} as token`;

/** Newest first. Internal notes are for superusers only. */
export const notesOn = (model: Model, id: Part, { isAgent }: { isAgent: boolean }) => sql`(select json_agg(note) from (
  select ${noteColumns}
  from notes note where note.content_type = ${sql.lit(CONTENT_TYPES[model])} and note.object_id = ${id}
    ${isAgent ? sql`` : sql`and not note.is_internal`} order by note.id desc) note)`;

export interface FileView {
  id: number;
  name: string;
  size: number;
  type: string;
}

/** Oldest first. */
export const filesOn = (model: Model, id: Part) => sql`(select json_agg(file) from (
  select file.id, file.name, file.size, file.type from files file
  where file.content_type = ${sql.lit(CONTENT_TYPES[model])} and file.object_id = ${id} order by file.id) file)`;
