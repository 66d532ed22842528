import { type Generated, type Selectable, sql } from 'kysely';
import type { NoteListQuery } from '#core/contract/records/notes.ts';
import { CONTENT_TYPES, type Model, type Role } from '#core/lookups.ts';
import { type NoteView, noteColumns } from '../../../db/lists/attached-to.ts';
import { readByKeys } from '../../../db/lists/list.ts';
import { containing } from '../../../db/lists/search.ts';
import { tableListing } from '../../../db/lists/table-list.ts';
import type { Scope, TokenRef } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';

interface NotesTable {
  id: Generated<number>;
  object_id: number;
  content_type: number;
  text: string;
  is_internal: boolean;
  user_id: number | null;
  token_id: number | null;
  date: Date;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    notes: NotesTable;
  }
}

export type NoteRow = Selectable<NotesTable>;

/** Tables whose rows belong to a company, with the column that holds its id. */
const TABLES = {
  company: ['companies', 'id'],
  order: ['orders', 'company_id'],
  domain: ['domains', 'company_id'],
  representative: ['representatives', 'company_id'],
  invoice: ['invoices', 'company_id'],
  event: ['events', 'company_id'],
  notice: ['notices', 'company_id'],
  contact: ['contacts', 'company_id'],
  counternotice: ['counternotices', 'company_id'],
  subscriber: ['subscribers', 'company_id'],
} as const;
export type CompanyModel = keyof typeof TABLES;
export const isCompanyModel = (model: Model): model is CompanyModel => Object.hasOwn(TABLES, model);

/** The company that an object belongs to, if it is within the scope; for a representative, also the role. */
export async function ownerOf(
  db: Db,
  scope: Scope,
  model: CompanyModel,
  id: number,
): Promise<{ company_id: number | null; role: Role | null } | undefined> {
  const [table, column] = [sql.table(TABLES[model][0]), sql.ref(TABLES[model][1])];
  const visible = scope.all ? sql`true` : sql`${column} = any(${[...scope.company_ids]}::int[])`;
  const role = model === 'representative' ? sql`role` : sql`null`;
  const { rows } = await sql<{ company_id: number | null; role: Role | null }>`
    select ${column} as company_id, ${role} as role from ${table} where id = ${id} and ${visible}`.execute(db);
  return rows[0];
}

/** Tables that belong to the agent alone. */
const AGENT_TABLES = { filter: 'filters', ignoredlink: 'ignored_links' } as const;
export const isAgentModel = (model: Model): model is keyof typeof AGENT_TABLES => Object.hasOwn(AGENT_TABLES, model);

export async function agentObjectExists(db: Db, model: keyof typeof AGENT_TABLES, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(AGENT_TABLES[model])} where id = ${id}`.execute(db);
  return rows.length > 0;
}

/** Lists the notes of an object; internal ones for superusers only. The caller must be authorized to see the object. */
export async function listNotesOf(
  db: Db,
  scope: Scope,
  query: NoteListQuery,
): Promise<{ results: NoteRow[]; count: number }> {
  const listing = tableListing({
    from: sql`notes n`,
    where: [
      sql`n.content_type = ${CONTENT_TYPES[query.content_type]} and n.object_id = ${query.object_id}`,
      ...(scope.all ? [] : [sql`not n.is_internal`]),
      ...(query.search ? [sql`lower(n.text) like ${containing(query.search)}`] : []),
    ],
    id: sql`n.id`,
    orderings: { id: sql`n.id`, date: sql`n.date` },
    ordering: query.ordering ?? '-id',
  });
  const { rows, count } = await readByKeys(db, query, listing, (ids) =>
    db.selectFrom('notes').selectAll().where('id', 'in', ids).execute(),
  );
  return { results: rows, count };
}

/** The note as it is shown, with its author. */
export async function insertNote(db: Db, note: Omit<NoteRow, 'id'>): Promise<NoteView> {
  const { object_id, content_type, text, is_internal, user_id, token_id, date } = note;
  const { rows } = await sql<{ row: NoteView }>`
    with added as (
      insert into notes (object_id, content_type, text, is_internal, user_id, token_id, date)
      values (${object_id}, ${content_type}, ${text}, ${is_internal}, ${user_id}, ${token_id}, ${date})
      returning id, object_id, content_type, text, is_internal, user_id, token_id, date)
    select row_to_json(r) as row from (select ${noteColumns} from added note) r`.execute(db);
  return rows[0]!.row;
}

export async function removeNotesOf(db: Db, model: Model, object_ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom('notes')
    .where('content_type', '=', CONTENT_TYPES[model])
    .where(sql<boolean>`object_id = any(${[...object_ids]}::int[])`)
    .execute();
}

/** The tokens that wrote notes, by id. */
export async function tokensOf(db: Db, ids: readonly (number | null)[]): Promise<Map<number | null, TokenRef>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<TokenRef>`
    select id, name from company_tokens where id = any(${wanted}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
