import { sql } from 'kysely';
import type { Db } from '../../../db/tables.ts';
import type { CompanyRow } from '../companies/companies.queries.ts';

interface RemindersTable {
  company_id: number;
  /** Part of the key: each expiry has its own reminders. */
  expires_date: string;
  days: number;
  /** False if it was missed, which counts as sent. */
  is_sent: boolean;
  date: Date;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    reminders: RemindersTable;
  }
}

export interface DueKey {
  clock_date: string;
  id: number;
}

/** Due companies of all tenants, the longest overdue first, by keyset pagination. */
export async function dueDesignations(db: Db, today: string, after: DueKey | undefined, limit: number) {
  const from = after ?? { clock_date: '-infinity', id: 0 };
  const { rows } = await sql<DueKey>`
    select clock_date, id from companies
    where clock_date <= ${today} and (clock_date, id) > (${from.clock_date}::date, ${from.id}::int)
    order by clock_date, id limit ${limit}`.execute(db);
  return rows;
}

/** Locks the company if it is still due and not locked by another worker. */
export const lockDueCompany = (db: Db, id: number, today: string): Promise<CompanyRow | undefined> =>
  db
    .selectFrom('companies')
    .selectAll()
    .where('id', '=', id)
    .where('clock_date', '<=', today)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Returns false if this reminder exists: the primary key makes it idempotent, even if the clock jumps. */
export async function insertReminder(db: Db, reminder: RemindersTable): Promise<boolean> {
  const inserted = await db
    .insertInto('reminders')
    .values(reminder)
    .onConflict((conflict) => conflict.doNothing())
    .returning('days')
    .executeTakeFirst();
  return inserted !== undefined;
}
