import { type RawBuilder, sql } from 'kysely';
import type { UserExportQuery, UserListQuery } from '#core/contract/users.ts';
import { USER_STATUSES } from '#core/lookups.ts';
import { type Listed, plainListing, readPage } from '../../../db/one-page.ts';
import { everyKey, has } from '../../../db/page.ts';
import type { Db } from '../../../db/tables.ts';
import { type UserRow, users } from './users.queries.ts';

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

/** Status and kind of user have a counter; the other conditions need the rows. */
function askedOf({ status__name, is_superuser, search, has_logged_in, has_company }: UserExportQuery) {
  const members = sql`select r.user_id from representatives r where r.status = 'active'`;
  const others: RawBuilder<boolean>[] = [
    ...(search ? [has(sql`(u.email || ' ' || ${NAME})`, search)] : []),
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

const counter = ({ status_id, is_superuser }: Asked) => sql`select coalesce(sum(change), 0) from counter_users_by_status
  where ${status_id === undefined ? sql`true` : sql`status_id = ${status_id}`}
    and ${is_superuser === undefined ? sql`true` : sql`is_superuser = ${is_superuser}`}`;

/** The users with these ids, in their order. */
export async function usersInOrder(db: Db, ids: readonly number[]): Promise<UserRow[]> {
  if (ids.length === 0) return [];
  const rows = await users(db)
    .where('u.id', 'in', [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const USER_ROWS = sql`select u.id, u.email, u.first_name, u.last_name, u.status_id, u.is_superuser, u.image_file_id, u.date_joined,
    u.last_login, f.key as image_key
  from keys k join users u on u.id = k.id left join files f on f.id = u.image_file_id`;

/** All users: the door has let in superusers only. */
export function listUsers(db: Db, query: UserListQuery): Promise<{ rows: Listed<UserRow>[]; count: number }> {
  const asked = askedOf(query);
  const { status_id, is_superuser, others } = asked;
  const wanted = [
    sql`u.deleted_date is null`,
    ...(status_id === undefined ? [] : [sql`u.status_id = ${status_id}`]),
    ...(is_superuser === undefined ? [] : [is_superuser ? sql`u.is_superuser` : sql`not u.is_superuser`]),
    ...others,
  ];
  const ordering = query.ordering ?? STANDARD;
  return readPage<Listed<UserRow>>(
    db,
    query,
    plainListing({
      from: sql`users u where ${sql.join(wanted, sql` and `)}`,
      id: sql`u.id`,
      by: ORDERINGS[ordering.replace(/^-/, '') as keyof typeof ORDERINGS],
      descending: ordering.startsWith('-'),
      kept: others.length === 0 ? counter(asked) : undefined,
      rows: USER_ROWS,
    }),
  );
}

export const userKeys = (db: Db, query: UserExportQuery): Promise<number[]> =>
  everyKey(filtered(db, askedOf(query)), query.ordering ?? STANDARD, ORDERINGS, sql`u.id`);
