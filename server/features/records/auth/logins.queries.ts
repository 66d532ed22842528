import { type Generated, type Selectable, sql } from 'kysely';
import type { LoginListQuery } from '#core/contract/users.ts';
import { page } from '../../../db/page.ts';
import type { Db } from '../../../db/tables.ts';

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

declare module '../../../db/tables.ts' {
  interface Tables {
    logins: LoginsTable;
  }
}

export type LoginRow = Selectable<LoginsTable>;

export async function insertLogin(db: Db, login: Omit<LoginRow, 'id'>): Promise<void> {
  await db.insertInto('logins').values(login).execute();
}

/** A user's own rows, once it is settled that the caller may see that user's logins. */
export async function listLoginsOf(db: Db, userId: number, query: LoginListQuery) {
  const filtered = db
    .selectFrom('logins as l')
    .where('l.user_id', '=', userId)
    .$if(query.success !== undefined, (q) => q.where('l.success', '=', query.success!))
    .$if(!!query.search, (q) => q.where('l.ip', 'like', `${query.search!.replace(/[\\%_]/g, '\\$&')}%`));
  const { ids, count } = await page(filtered, query, { date: sql`l.date` }, '-date', sql`l.id`);
  if (ids.length === 0) return { results: [], count };
  const rows = await db.selectFrom('logins').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { results: ids.flatMap((id) => byId.get(id) ?? []), count };
}

/** Tries on addresses that nobody has are kept for a month, to be looked at after an attack. */
export async function sweepLogins(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('logins').where('user_id', 'is', null).where('date', '<', before).execute();
}
