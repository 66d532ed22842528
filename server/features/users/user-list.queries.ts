import { type RawBuilder, sql } from 'kysely';
import type { UserExportQuery, UserListQuery } from '#core/contract/users.ts';
import { USER_STATUSES } from '#core/lookups.ts';
import { containing, everyKey, page } from '../../db/page.ts';
import type { Db } from '../../db/tables.ts';
import { type UserRow, users } from './users.queries.ts';

interface UserCountsTable {
  status_id: number;
  is_superuser: boolean;
  change: number;
}

declare module '../../db/tables.ts' {
  interface Tables {
    user_counts: UserCountsTable;
  }
}

const NAME = sql<string>`lower(u.first_name || ' ' || u.last_name)`;
const LAST_LOGIN = sql`coalesce(u.last_login, '-infinity'::timestamptz)`;
const ORDERINGS = {
  id: sql`u.id`,
  email: sql`u.email`,
  name: NAME,
  date_joined: sql`u.date_joined`,
  last_login: LAST_LOGIN,
  status: sql`u.status_id`,
};
const STANDARD = '-date_joined';

/** What is kept by status and kind of user (see the table `user_counts`); the rest is asked of the rows. */
function askedOf({ status__name, is_superuser, search, has_logged_in, has_company }: UserExportQuery) {
  const members = sql`select r.user_id from representatives r where r.status = 'active'`;
  const others: RawBuilder<boolean>[] = [
    ...(search ? [sql<boolean>`(u.email || ' ' || ${NAME}) like ${containing(search)}`] : []),
    ...(has_logged_in === undefined
      ? []
      : [sql<boolean>`${LAST_LOGIN} ${has_logged_in ? sql`>` : sql`=`} '-infinity'::timestamptz`]),
    ...(has_company === undefined
      ? []
      : [sql<boolean>`u.id ${has_company ? sql`in` : sql`not in`} (${members} and r.user_id is not null)`]),
  ];
  return { status_id: USER_STATUSES.find(({ name }) => name === status__name)?.id, is_superuser, others };
}
type Asked = ReturnType<typeof askedOf>;

function filtered(db: Db, { status_id, is_superuser, others }: Asked) {
  let rows = db.selectFrom('users as u').where('u.deleted_date', 'is', null);
  if (status_id !== undefined) rows = rows.where('u.status_id', '=', status_id);
  if (is_superuser !== undefined)
    rows = rows.where(is_superuser ? sql<boolean>`u.is_superuser` : sql<boolean>`not u.is_superuser`);
  for (const condition of others) rows = rows.where(condition);
  return rows;
}

async function keptCount(db: Db, { status_id, is_superuser }: Asked): Promise<number> {
  const { count } = await db
    .selectFrom('user_counts')
    .$if(status_id !== undefined, (q) => q.where('status_id', '=', status_id!))
    .$if(is_superuser !== undefined, (q) => q.where('is_superuser', '=', is_superuser!))
    .select(sql<number>`coalesce(sum(change), 0)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The users with these ids, in their order. */
export async function usersInOrder(db: Db, ids: readonly number[]): Promise<UserRow[]> {
  if (ids.length === 0) return [];
  const rows = await users(db)
    .where('u.id', 'in', [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** All users: the door has let in superusers only. The page's keys come from the index; rows are joined only for them. */
export async function listUsers(db: Db, query: UserListQuery): Promise<{ results: UserRow[]; count: number }> {
  const asked = askedOf(query);
  const kept = asked.others.length === 0 ? () => keptCount(db, asked) : undefined;
  const { ids, count } = await page(filtered(db, asked), query, ORDERINGS, STANDARD, sql`u.id`, kept);
  return { results: await usersInOrder(db, ids), count };
}

export const userKeys = (db: Db, query: UserExportQuery): Promise<number[]> =>
  everyKey(filtered(db, askedOf(query)), query.ordering ?? STANDARD, ORDERINGS, sql`u.id`);

export async function foldCounts(db: Db): Promise<void> {
  await sql`
    with folded as (delete from user_counts returning status_id, is_superuser, change)
    insert into user_counts
    select status_id, is_superuser, sum(change) from folded group by 1, 2 having sum(change) <> 0`.execute(db);
}
