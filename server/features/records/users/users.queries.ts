import { type Generated, type Selectable, sql } from 'kysely';
import { USER_STATUS } from '#core/lookups.ts';
import type { Scope } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';

interface UsersTable {
  id: Generated<number>;
  email: string;
  password_hash: string | null;
  first_name: string;
  last_name: string;
  status_id: number;
  is_superuser: boolean;
  has_factor: Generated<boolean>;
  image_file_id: number | null;
  date_joined: Date;
  last_login: Date | null;
  deleted_date: Date | null;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    users: UsersTable;
  }
}

/** The public columns of a user, without the password hash. */
export type UserRow = Omit<Selectable<UsersTable>, 'password_hash' | 'has_factor' | 'deleted_date'> & {
  image_key: string | null;
};

export const users = (db: Db) =>
  db
    .selectFrom('users as u')
    .leftJoin('files as f', 'f.id', 'u.image_file_id')
    .where('u.deleted_date', 'is', null)
    .select([
      'u.id',
      'u.email',
      'u.first_name',
      'u.last_name',
      'u.status_id',
      'u.is_superuser',
      'u.image_file_id',
      'u.date_joined',
      'u.last_login',
      'f.key as image_key',
    ]);

/** decisions §10: users see themselves and the representatives of their companies; superusers see everyone. */
export function getUser(db: Db, scope: Scope, id: number): Promise<UserRow | undefined> {
  return users(db)
    .where('u.id', '=', id)
    .$if(!scope.all, (query) =>
      query.where(({ or, eb, exists, selectFrom }) => {
        if (scope.all) return sql.lit(true);
        const oneself = eb('u.id', '=', scope.user_id);
        if (scope.company_ids.length === 0) return oneself;
        const colleague = selectFrom('representatives as r')
          .select('r.id')
          .whereRef('r.user_id', '=', 'u.id')
          .where('r.company_id', 'in', [...scope.company_ids]);
        return or([oneself, exists(colleague)]);
      }),
    )
    .executeTakeFirst();
}

export async function updateUser(
  db: Db,
  id: number,
  values: Partial<
    Pick<UsersTable, 'first_name' | 'last_name' | 'status_id' | 'image_file_id' | 'password_hash' | 'is_superuser'>
  >,
): Promise<void> {
  await db.updateTable('users').set(values).where('id', '=', id).execute();
}

/** Erases personal data. The row stays, because history entries refer to it. */
export async function eraseUser(db: Db, id: number, now: Date): Promise<void> {
  const erased = { first_name: '', last_name: '', password_hash: null, image_file_id: null, is_superuser: false };
  await db
    .updateTable('users')
    .set({ ...erased, deleted_date: now })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('logins').where('user_id', '=', id).execute();
  await db.deleteFrom('sign_ups').where('user_id', '=', id).execute();
}

export async function passwordHashOf(db: Db, id: number): Promise<string | null> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst();
  return row?.password_hash ?? null;
}

/** Locks the account until the transaction ends. */
export async function lockUser(
  db: Db,
  id: number,
): Promise<{ email: string; password_hash: string | null; status_id: number } | undefined> {
  return db
    .selectFrom('users')
    .select(['email', 'password_hash', 'status_id'])
    .where('id', '=', id)
    .where('deleted_date', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Creates a superuser, or makes an existing account one. */
export async function upsertSuperuser(db: Db, email: string, password_hash: string, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into users (email, password_hash, status_id, is_superuser, date_joined)
    values (${email}, ${password_hash}, 1, true, ${now})
    on conflict (email) where deleted_date is null
      do update set password_hash = excluded.password_hash, status_id = 1, is_superuser = true
    returning id`.execute(db);
  return rows[0]!.id;
}

/** Locks the active superusers until the transaction ends; ordered to avoid deadlocks. */
export function lockSuperusers(db: Db): Promise<{ id: number; email: string }[]> {
  return db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('is_superuser', '=', true)
    .where('status_id', '=', USER_STATUS.active)
    .where('deleted_date', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** True if there is a superuser other than those at these addresses. */
export async function superuserExists(db: Db, except: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('is_superuser', '=', true)
    .where('deleted_date', 'is', null)
    .where(sql<boolean>`email <> all(${[...except]}::text[])`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Names and addresses of users, including deleted ones. */
export function namesOf(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('id', 'in', [...ids])
    .execute();
}
