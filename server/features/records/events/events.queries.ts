import { type Generated, type RawBuilder, type Selectable, sql } from 'kysely';
import type { EventListQuery } from '#core/contract/records/history.ts';
import { CONTENT_TYPES, type Model } from '#core/lookups.ts';
import { ownerOf } from '../../../db/counters/owner-of.ts';
import { coalesced } from '../../../db/in-batches.ts';
import { jsonRows } from '../../../db/json-rows.ts';
import { inScope } from '../../../db/lists/in-companies.ts';
import { readByKeys } from '../../../db/lists/list.ts';
import { containing } from '../../../db/lists/search.ts';
import { countOf, tableListing } from '../../../db/lists/table-list.ts';
import type { Scope } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';

interface EventsTable {
  id: Generated<number>;
  uuid: string;
  event_type: number;
  object_id: number;
  content_type: number;
  company_id: number | null;
  user_id: number | null;
  date: Date;
  name: Generated<string>;
  email: Generated<string>;
  company_name: Generated<string>;
  line1: Generated<string>;
  city: Generated<string>;
  state: Generated<string>;
  zip: Generated<string>;
  country_code: Generated<string>;
  dmca_public_id: Generated<string>;
  dmca_registration_id: Generated<string>;
  text: Generated<string>;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    events: EventsTable;
  }
}

export type EventRow = Selectable<EventsTable>;
/** With the current name of the company; `company_name` is the name at the time of the event. */
export type EventView = EventRow & { of_company: string | null; notice: { id: number; subject: string } | null };

interface CompanyEvent {
  uuid: string;
  event_type: number;
  model: Model;
  object_id: number;
  company_id: number;
  user_id: number | null;
  /** Name of the company token that acted, if one did. */
  token_name: string | null;
  date: Date;
  text: string;
}

/**
 * Inserts events with a snapshot of the company and of the user or token that acted. Concurrent inserts are batched. `offset 0` is an
 * optimization fence: both are looked up by id, where PostgreSQL, which assumes a hundred events, would read all of them.
 */
export const insertCompanyEvent = coalesced<CompanyEvent, void>(async (db, events) => {
  const rows = events.map(({ model, ...event }) => ({ ...event, content_type: CONTENT_TYPES[model] }));
  await sql`
    insert into events (uuid, event_type, object_id, content_type, company_id, user_id, date, name, email, company_name,
      line1, city, state, zip, country_code, dmca_public_id, dmca_registration_id, text)
    select e.uuid, e.event_type, e.object_id, e.content_type, c.id, u.id, e.date,
      coalesce(e.token_name, trim(u.first_name || ' ' || u.last_name), ''), coalesce(u.email, ''), c.name,
      c.address, c.city, c.state, c.zip, c.country_code, coalesce(c.dmca_public_id, ''),
      coalesce(c.dmca_registration_id, ''), e.text
    from rows from (json_to_recordset(${jsonRows(rows)}::json) as (uuid uuid, event_type smallint, object_id int,
        content_type smallint, company_id int, user_id int, token_name text, date timestamptz, text text)) with ordinality
        as e (uuid, event_type, object_id, content_type, company_id, user_id, token_name, date, text, place)
      cross join lateral (
        select id, name, address, city, state, zip, country_code, dmca_public_id, dmca_registration_id from companies
        where id = e.company_id offset 0) c
      left join lateral (
        select id, first_name, last_name, email from users where id = e.user_id offset 0) u on true
    order by e.place`.execute(db);
  return events.map(() => undefined);
});

export type NewEvent = Omit<EventRow, 'id' | 'content_type'> & { model: Model };

export async function insertEvent(db: Db, { model, ...event }: NewEvent): Promise<number> {
  const row = { ...event, content_type: CONTENT_TYPES[model] };
  const { id } = await db.insertInto('events').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

const within = (scope: Scope): RawBuilder<boolean>[] => (scope.all ? [] : [inScope(sql`e.company_id`, scope)]);

const NOTICE = sql<EventView['notice']>`(
  select json_build_object('id', n.id, 'subject', n.subject) from notices n
  where e.content_type = ${sql.lit(CONTENT_TYPES.notice)} and n.id = e.object_id and n.deleted_date is null)`;

const views = (db: Db) =>
  db
    .selectFrom('events as e')
    .leftJoin('companies as c', 'c.id', 'e.company_id')
    .selectAll('e')
    .select(['c.name as of_company', NOTICE.as('notice')]);

export function getEvent(db: Db, scope: Scope, id: number): Promise<EventView | undefined> {
  let query = views(db).where('e.id', '=', id);
  for (const condition of within(scope)) query = query.where(condition);
  return query.executeTakeFirst();
}

/** The number of a scope's events, of one company if it is named. */
function countIn(scope: Scope, company_id: number | undefined): RawBuilder<unknown> {
  const isVisible = company_id === undefined || scope.all || scope.company_ids.includes(company_id);
  const company_ids = isVisible && company_id !== undefined ? [company_id] : [];
  const counted = company_id === undefined ? scope : { all: false as const, user_id: null, company_ids };
  return sql`select coalesce(sum(change), 0) from counter_events where ${ownerOf(counted)}`;
}

/** Newest first by the date it took place, which may be earlier than the date it was recorded. */
export function listEventRows(
  db: Db,
  scope: Scope,
  query: EventListQuery,
): Promise<{ rows: EventView[]; count: number }> {
  const kinds = [query.content_type, query.content_type__model].filter((model) => model !== undefined);
  const { uuid, object_id, company__id, event_type, search } = query;
  const rows = {
    from: sql`events e`,
    where: [
      ...(uuid === undefined ? [] : [sql`e.uuid = ${uuid}`]),
      ...(object_id === undefined ? [] : [sql`e.object_id = ${object_id}`]),
      ...(company__id === undefined ? [] : [sql`e.company_id = ${company__id}`]),
      ...(event_type === undefined ? [] : [sql`e.event_type = ${event_type}`]),
      ...(search ? [sql`lower(e.name || ' ' || e.company_name || ' ' || e.text) like ${containing(search)}`] : []),
      ...kinds.map((kind) => sql`e.content_type = ${CONTENT_TYPES[kind]}`),
      ...within(scope),
    ],
  };
  const isFiltered = [uuid, object_id, event_type, ...kinds].some((value) => value !== undefined);
  const count = isFiltered ? countOf(rows) : countIn(scope, company__id);
  const listing = tableListing({
    ...rows,
    id: sql`e.id`,
    orderings: { id: sql`e.id`, date: sql`e.date` },
    ordering: query.ordering ?? '-date',
    count: search ? undefined : count,
  });
  return readByKeys(db, query, listing, (ids) => views(db).where('e.id', 'in', ids).execute());
}
