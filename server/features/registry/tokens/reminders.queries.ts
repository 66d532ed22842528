import { sql } from 'kysely';
import type { Db } from '../../../db/tables.ts';
import type { TokenRow } from './tokens.queries.ts';

export interface DueToken {
  reminder_date: Date;
  id: number;
}

/** Tokens whose managers are to be told, the longest overdue first, by keyset pagination. */
export async function dueTokens(db: Db, now: Date, after: DueToken | undefined, limit: number): Promise<DueToken[]> {
  const from = after
    ? sql`(${after.reminder_date}::timestamptz, ${after.id}::int)`
    : sql`('-infinity'::timestamptz, 0)`;
  const { rows } = await sql<DueToken>`
    select reminder_date, id from company_tokens
    where reminder_date <= ${now} and (reminder_date, id) > ${from}
    order by reminder_date, id limit ${limit}`.execute(db);
  return rows;
}

export type LockedToken = TokenRow & { company: { id: number; name: string; status_id: number } };

/** Locks the token if it is still due and not locked by another worker. */
export async function lockDueToken(db: Db, id: number, now: Date): Promise<LockedToken | undefined> {
  const token = await db
    .selectFrom('company_tokens')
    .selectAll()
    .where('id', '=', id)
    .where('reminder_date', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!token) return undefined;
  const company = await db
    .selectFrom('companies')
    .select(['id', 'name', 'status_id'])
    .where('id', '=', token.company_id)
    .executeTakeFirstOrThrow();
  return { ...token, company };
}
