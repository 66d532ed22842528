import { type RawBuilder, sql } from 'kysely';
import type { UserExportQuery, UserListQuery } from '#core/contract/records/users.ts';
import { USER_STATUSES } from '#core/lookups.ts';
import type { Listed } from '../../../../db/lists/json-dates.ts';
import { inOrderOf, readPage } from '../../../../db/lists/list.ts';
import { containsText } from '../../../../db/lists/search.ts';
import { allKeys, type TableList, tableListing } from '../../../../db/lists/table-list.ts';
import type { Db } from '../../../../db/tables.ts';
import { type UserRow, users } from '../users.queries.ts';

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
const DEFAULT_ORDERING = '-date_joined';

/** Status and superuser filters are counted by a counter; the other conditions need the rows. */
function filtersOf({ status__name, is_superuser, search, has_logged_in, has_company }: UserExportQuery) {
  const members = sql`select r.user_id from representatives r where r.status = 'active'`;
  const others: RawBuilder<boolean>[] = [
    ...(search ? [containsText(sql`(u.email || ' ' || ${NAME})`, search)] : []),
    ...(has_logged_in === undefined
      ? []
      : [sql<boolean>`${LAST_LOGIN} ${has_logged_in ? sql`>` : sql`=`} '-infinity'::timestamptz`]),
    ...(has_company === undefined
      ? []
      : [sql<boolean>`u.id ${has_company ? sql`in` : sql`not in`} (${members} and r.user_id is not null)`]),
  ];
  return { status_id: USER_STATUSES.find(({ name }) => name === status__name)?.id, is_superuser, others };
}
type Filters = ReturnType<typeof filtersOf>;

const counter = ({
  status_id,
  is_superuser,
}: Filters) => sql`select coalesce(sum(change), 0) from counter_users_by_status
  where ${status_id === undefined ? sql`true` : sql`status_id = ${status_id}`}
    and ${is_superuser === undefined ? sql`true` : sql`is_superuser = ${is_superuser}`}`;

/** The users with these ids, in their order. */
export async function usersInOrder(db: Db, ids: readonly number[]): Promise<UserRow[]> {
  if (ids.length === 0) return [];
  const rows = await users(db)
    .where('u.id', 'in', [...ids])
    .execute();
  return inOrderOf(ids, rows);
}

const USER_ROWS = sql`select u.id, u.email, u.first_name, u.last_name, u.status_id, u.is_superuser, u.image_file_id, u.date_joined,
    u.last_login, f.key as image_key
  from keys k join users u on u.id = k.id left join files f on f.id = u.image_file_id`;

/** The list of matching users, counted by a counter if only status and superuser filters are set. */
function listOf(query: UserExportQuery): TableList {
  const filters = filtersOf(query);
  const { status_id, is_superuser, others } = filters;
  return {
    from: sql`users u`,
    where: [
      sql`u.deleted_date is null`,
      ...(status_id === undefined ? [] : [sql`u.status_id = ${status_id}`]),
      ...(is_superuser === undefined ? [] : [is_superuser ? sql`u.is_superuser` : sql`not u.is_superuser`]),
      ...others,
    ],
    id: sql`u.id`,
    orderings: ORDERINGS,
    ordering: query.ordering ?? DEFAULT_ORDERING,
    count: others.length === 0 ? counter(filters) : undefined,
  };
}

/** Lists all users. The endpoint is for superusers only. */
export const listUsers = (db: Db, query: UserListQuery): Promise<{ rows: Listed<UserRow>[]; count: number }> =>
  readPage<Listed<UserRow>>(db, query, { ...tableListing(listOf(query)), rows: USER_ROWS });

export const userKeys = (db: Db, query: UserExportQuery): Promise<number[]> => allKeys(db, listOf(query));
