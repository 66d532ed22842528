import { sql } from 'kysely';
import type { Db } from '../../../../db/tables.ts';

export interface DueKey {
  id: number;
  clock_date: Date;
}

/** Counter-notices with a mail that is due, the longest due first, by keyset pagination. */
export async function dueCounterNotices(
  db: Db,
  now: Date,
  after: DueKey | undefined,
  limit: number,
): Promise<DueKey[]> {
  const from = after ? sql`and (clock_date, id) > (${after.clock_date}::timestamptz, ${after.id}::int)` : sql``;
  const { rows } = await sql<DueKey>`
    select id, clock_date from counternotices where clock_date is not null and clock_date <= ${now}::timestamptz ${from}
    order by clock_date, id limit ${limit}`.execute(db);
  return rows;
}

export interface DueRow {
  id: number;
  company_id: number | null;
  mailed: number;
  latest_date: Date;
  overdue_date: Date;
}

/** Locks it if its mail is still due and no other worker has it. */
export async function lockDue(db: Db, id: number, now: Date): Promise<DueRow | undefined> {
  const { rows } = await sql<DueRow>`
    select id, company_id, mailed, latest_date, overdue_date from counternotices
    where id = ${id} and clock_date <= ${now}::timestamptz for update skip locked`.execute(db);
  return rows[0];
}

/** The mails up to this stage are sent, or were missed. */
export async function markMailed(db: Db, id: number, mailed: number, clock_date: Date | null): Promise<void> {
  await db.updateTable('counternotices').set({ mailed, clock_date }).where('id', '=', id).execute();
}
