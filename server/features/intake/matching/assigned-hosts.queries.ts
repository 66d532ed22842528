import { type Generated, type Selectable, sql } from 'kysely';
import type { AssignedHostListQuery } from '#core/contract/intake/assigned-hosts.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { coalesced, rowsOfEach } from '../../../db/in-batches.ts';
import { isValidId } from '../../../db/is-valid-id.ts';
import { readByKeys } from '../../../db/lists/list.ts';
import { containing } from '../../../db/lists/search.ts';
import { tableListing } from '../../../db/lists/table-list.ts';
import type { Db } from '../../../db/tables.ts';

interface AssignedHostsTable {
  id: Generated<number>;
  host: string;
  company_id: number;
  user_id: number | null;
  created_date: Date;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    assigned_hosts: AssignedHostsTable;
  }
}

export type AssignedHostRow = Selectable<AssignedHostsTable>;

/** Assigned hosts among the given ones. Like domains, those of removed companies don't count. */
export const assignedAmong = coalesced<readonly string[], { host: string; company_id: number }[]>(async (db, lists) => {
  const { rows } = await sql<{ host: string; company_id: number }>`
    select a.host, a.company_id from assigned_hosts a join companies c on c.id = a.company_id
    where a.host = any(${[...new Set(lists.flat())]}::text[]) and c.status_id <> ${COMPANY_STATUS.removed}`.execute(db);
  return rowsOfEach(rows, lists, ({ host }) => host);
});

/** Whether the company was removed from the directory. */
export async function isRemovedCompany(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('companies').select('status_id').where('id', '=', id).executeTakeFirst();
  return row?.status_id === COMPANY_STATUS.removed;
}

/** Assigns a host, or moves it to another company. Returns the company it was assigned to before. */
export async function assignHostTo(db: Db, row: Omit<AssignedHostRow, 'id'>): Promise<{ before: number | null }> {
  const earlier = await db
    .selectFrom('assigned_hosts')
    .select('company_id')
    .where('host', '=', row.host)
    .forUpdate()
    .executeTakeFirst();
  await sql`insert into assigned_hosts (host, company_id, user_id, created_date)
    values (${row.host}, ${row.company_id}, ${row.user_id}, ${row.created_date})
    on conflict (host) do update set company_id = excluded.company_id, user_id = excluded.user_id,
      created_date = excluded.created_date`.execute(db);
  return { before: earlier?.company_id ?? null };
}

const views = (db: Db) =>
  db
    .selectFrom('assigned_hosts as a')
    .innerJoin('companies as c', 'c.id', 'a.company_id')
    .selectAll('a')
    .select('c.name as company_name');

/** Not scoped: the routes admit superusers only. */
export function listHostViews(db: Db, query: AssignedHostListQuery) {
  const { search, company__id } = query;
  const listing = tableListing({
    from: sql`assigned_hosts a`,
    where: [
      ...(search ? [sql`a.host like ${containing(search)}`] : []),
      ...(company__id === undefined ? [] : [sql`a.company_id = ${company__id}`]),
    ],
    id: sql`a.id`,
    orderings: { id: sql`a.id`, host: sql`a.host` },
    ordering: query.ordering ?? '-id',
  });
  return readByKeys(db, query, listing, (ids) => views(db).where('a.id', 'in', ids).execute());
}

export async function removeAssignedHost(db: Db, id: number): Promise<AssignedHostRow | undefined> {
  if (!isValidId(id)) return undefined;
  return db.deleteFrom('assigned_hosts').where('id', '=', id).returningAll().executeTakeFirst();
}
