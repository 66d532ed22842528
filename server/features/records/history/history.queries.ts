import { type RawBuilder, sql } from 'kysely';
import type { HistoryListQuery } from '#core/contract/records/history.ts';
import { CONTENT_TYPES, type Model } from '#core/lookups.ts';
import { type PersonView, personOf } from '../../../db/lists/attached-to.ts';
import type { Listed } from '../../../db/lists/json-dates.ts';
import type { Db } from '../../../db/tables.ts';
import { entriesOfObject, findKeys, type Reader } from './history-keys.queries.ts';

const rows = (db: Db) =>
  db
    .selectFrom('history as h')
    .leftJoin('history_companies as hc', 'hc.history_id', 'h.id')
    .leftJoin('companies as c', 'c.id', 'hc.company_id')
    .select([
      'h.id',
      'h.uuid',
      'h.is_snapshot',
      'h.object_id',
      'h.content_type',
      'h.action',
      'h.user_id',
      'h.token_id',
      'h.token_name',
      'h.date',
      'h.changes',
      'h.snapshot',
      'h.previous_hash',
      'h.hash',
      'c.id as company_id',
      'c.name as company_name',
    ]);
const rowsOf = (db: Db, ids: readonly number[]) =>
  rows(db)
    .where(sql<boolean>`h.id = any(${[...ids]}::bigint[])`)
    .execute();
export type HistoryRow = Awaited<ReturnType<typeof rowsOf>>[number];

/** Finds the page's ids first, then reads only those entries. */
export async function listEntries(
  db: Db,
  reader: Reader,
  query: HistoryListQuery,
): Promise<{ rows: HistoryRow[]; count: number }> {
  const { ids, count } = await findKeys(db, reader, query);
  if (ids.length === 0) return { rows: [], count };
  const byId = new Map((await rowsOf(db, ids)).map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), count };
}

/** An entry with its author. */
export type EntryView = Listed<HistoryRow> & { author: PersonView | null };

/** The newest entries of one object, as a subquery of the statement that reads the object. */
export const entriesOn = (reader: Reader, model: Model, limit: number) => (object_id: RawBuilder<unknown>) =>
  sql`(
  select json_agg(e) from (
    select h.id, h.uuid, h.is_snapshot, h.object_id, h.content_type, h.action, h.user_id, h.token_id, h.token_name, h.date,
      h.changes, h.snapshot, h.previous_hash, h.hash, c.id as company_id, c.name as company_name, ${personOf(sql`h.user_id`)} as author
    from history h left join history_companies hc on hc.history_id = h.id left join companies c on c.id = hc.company_id
    where ${entriesOfObject(reader, CONTENT_TYPES[model], object_id)} order by h.id desc limit ${sql.lit(limit)}) e)`;

/** The display name column of each model. Orders are named by id, users by their names, events by their type. */
const NAMES: readonly (readonly [Model, table: string, column: string])[] = [
  ['company', 'companies', 'name'],
  ['domain', 'domains', 'unicode_name'],
  ['representative', 'representatives', 'email'],
  ['invoice', 'invoices', 'number'],
  ['event', 'events', 'event_type'],
  ['subscriber', 'subscribers', 'handle'],
  ['webhook', 'webhooks', 'host'],
  ['token', 'company_tokens', 'name'],
];
export interface Named {
  content_type: number;
  id: number;
  name: string;
}

/** Reads names of all models in one statement. */
export async function namesOfObjects(
  db: Db,
  things: readonly { content_type: number; object_id: number }[],
): Promise<Named[]> {
  const wanted = NAMES.flatMap(([model, table, column]) => {
    const content_type = CONTENT_TYPES[model];
    const ids = things.filter((thing) => thing.content_type === content_type).map(({ object_id }) => object_id);
    return ids.length === 0
      ? []
      : [
          sql`select ${sql.lit(content_type)} as content_type, id, ${sql.ref(column)}::text as name from ${sql.table(table)}
            where id = any(${ids}::int[])`,
        ];
  });
  if (wanted.length === 0) return [];
  const { rows: named } = await sql<Named>`${sql.join(wanted, sql` union all `)}`.execute(db);
  return named;
}
