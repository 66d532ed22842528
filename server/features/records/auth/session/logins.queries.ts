import { type Generated, type Selectable, sql } from 'kysely';
import type { LoginListQuery } from '#core/contract/records/users.ts';
import { readByKeys } from '../../../../db/lists/list.ts';
import { countOf, tableListing } from '../../../../db/lists/table-list.ts';
import type { Db } from '../../../../db/tables.ts';

interface LoginsTable {
  id: Generated<number>;
  user_id: number | null;
  date: Date;
  ip: string;
  user_agent: string;
  country: string | null;
  city: string | null;
  success: boolean;
}

declare module '../../../../db/tables.ts' {
  interface Tables {
    logins: LoginsTable;
  }
}

export type LoginRow = Selectable<LoginsTable>;

export async function insertLogin(db: Db, login: Omit<LoginRow, 'id'>): Promise<void> {
  await db.insertInto('logins').values(login).execute();
}

/** Lists a user's logins. The caller must be authorized to see them. */
export async function listLoginsOf(db: Db, userId: number, query: LoginListQuery) {
  const { success, search } = query;
  const wanted = {
    from: sql`logins l`,
    where: [
      sql`l.user_id = ${userId}`,
      ...(success === undefined ? [] : [sql`l.success = ${success}`]),
      ...(search ? [sql`l.ip like ${`${search.replace(/[\\%_]/g, '\\$&')}%`}`] : []),
    ],
  };
  const listing = tableListing({
    ...wanted,
    id: sql`l.id`,
    orderings: { date: sql`l.date` },
    ordering: query.ordering ?? '-date',
    count: countOf(wanted),
  });
  const { rows, count } = await readByKeys(db, query, listing, (ids) =>
    db.selectFrom('logins').selectAll().where('id', 'in', ids).execute(),
  );
  return { results: rows, count };
}

/** Deletes old attempts on unknown addresses. They are kept for a month, for investigation after an attack. */
export async function sweepLogins(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('logins').where('user_id', 'is', null).where('date', '<', before).execute();
}
