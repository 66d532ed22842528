import { type RawBuilder, sql } from 'kysely';
import { CONTENT_TYPES, type Model } from '#core/lookups.ts';

/** What hangs on any kind of thing, as parts of the statement that reads the thing: JSON made where it lies. */
type Part = RawBuilder<unknown>;

export interface PersonView {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
}

export const personOf = (id: Part) => sql`(
  select json_build_object('id', u.id, 'email', u.email, 'first_name', u.first_name, 'last_name', u.last_name)
  from users u where u.id = ${id})`;

export interface NoteView {
  id: number;
  object_id: number;
  content_type: number;
  text: string;
  date: string;
  author: PersonView | null;
}

/** Newest first. */
export const notesOn = (model: Model, id: Part) => sql`(select json_agg(o) from (
  select o.id, o.object_id, o.content_type, o.text, o.date, ${personOf(sql`o.user_id`)} as author from notes o
  where o.content_type = ${sql.lit(CONTENT_TYPES[model])} and o.object_id = ${id} order by o.id desc) o)`;

export interface FileView {
  id: number;
  name: string;
  size: number;
  type: string;
}

/** In the order they came. */
export const filesOn = (model: Model, id: Part) => sql`(select json_agg(f) from (
  select f.id, f.name, f.size, f.type from files f
  where f.content_type = ${sql.lit(CONTENT_TYPES[model])} and f.object_id = ${id} order by f.id) f)`;
