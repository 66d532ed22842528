import { type Generated, type RawBuilder, type Selectable, sql } from 'kysely';
import type { EventListQuery } from '#core/contract/history.ts';
import { CONTENT_TYPES, type Model } from '#core/lookups.ts';
import { coalesced } from '../../../db/in-batches.ts';
import { jsonRows } from '../../../db/json-rows.ts';
import { containing, page } from '../../../db/page.ts';
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
/** With the company's name of today: `company_name` is the one of the event. */
export type EventView = EventRow & { of_company: string | null };

interface OfCompany {
  uuid: string;
  event_type: number;
  model: Model;
  object_id: number;
  company_id: number;
  user_id: number | null;
  date: Date;
  text: string;
}

/** An event of a company, with the company as it stands and the one who acts. */
export const insertEventOf = coalesced<OfCompany, void>(async (db, events) => {
  const rows = events.map(({ model, ...event }) => ({ ...event, content_type: CONTENT_TYPES[model] }));
  await sql`
    insert into events (uuid, event_type, object_id, content_type, company_id, user_id, date, name, email, company_name,
      line1, city, state, zip, country_code, dmca_public_id, dmca_registration_id, text)
    select e.uuid, e.event_type, e.object_id, e.content_type, c.id, u.id, e.date,
      coalesce(trim(u.first_name || ' ' || u.last_name), ''), coalesce(u.email, ''), c.name,
      c.address, c.city, c.state, c.zip, c.country_code, coalesce(c.dmca_public_id, ''),
      coalesce(c.dmca_registration_id, ''), e.text
    from rows from (json_to_recordset(${jsonRows(rows)}::json) as (uuid uuid, event_type smallint, object_id int,
        content_type smallint, company_id int, user_id int, date timestamptz, text text)) with ordinality
        as e (uuid, event_type, object_id, content_type, company_id, user_id, date, text, place)
      join companies c on c.id = e.company_id left join users u on u.id = e.user_id
    order by e.place`.execute(db);
  return events.map(() => undefined);
});

export type NewEvent = Omit<EventRow, 'id' | 'content_type'> & { model: Model };

export async function insertEvent(db: Db, { model, ...event }: NewEvent): Promise<number> {
  const row = { ...event, content_type: CONTENT_TYPES[model] };
  const { id } = await db.insertInto('events').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

const within = (scope: Scope): RawBuilder<boolean>[] =>
  scope.all ? [] : [sql<boolean>`e.company_id = any(${[...scope.company_ids]}::int[])`];

const views = (db: Db) =>
  db
    .selectFrom('events as e')
    .leftJoin('companies as c', 'c.id', 'e.company_id')
    .selectAll('e')
    .select('c.name as of_company');

export function getEvent(db: Db, scope: Scope, id: number): Promise<EventView | undefined> {
  let query = views(db).where('e.id', '=', id);
  for (const condition of within(scope)) query = query.where(condition);
  return query.executeTakeFirst();
}

/** Newest first, by when it took place: what is written down later finds its place. */
export async function listEventRows(
  db: Db,
  scope: Scope,
  query: EventListQuery,
): Promise<{ rows: EventView[]; count: number }> {
  const kinds = [query.content_type, query.content_type__model].filter((model) => model !== undefined);
  let filtered = db
    .selectFrom('events as e')
    .$if(query.uuid !== undefined, (q) => q.where('e.uuid', '=', query.uuid!))
    .$if(query.object_id !== undefined, (q) => q.where('e.object_id', '=', query.object_id!))
    .$if(query.company__id !== undefined, (q) => q.where('e.company_id', '=', query.company__id!))
    .$if(query.event_type !== undefined, (q) => q.where('e.event_type', '=', query.event_type!))
    .$if(!!query.search, (q) =>
      q.where(sql<boolean>`lower(e.name || ' ' || e.company_name || ' ' || e.text) like ${containing(query.search!)}`),
    );
  for (const kind of kinds) filtered = filtered.where('e.content_type', '=', CONTENT_TYPES[kind]);
  for (const condition of within(scope)) filtered = filtered.where(condition);
  const { ids, count } = await page(filtered, query, { id: sql`e.id`, date: sql`e.date` }, '-date', sql`e.id`);
  if (ids.length === 0) return { rows: [], count };
  const byId = new Map((await views(db).where('e.id', 'in', ids).execute()).map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), count };
}
