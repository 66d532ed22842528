import { type Generated, sql } from 'kysely';
import type { CompanyState } from '#core/rules/registry/company-life.ts';
import type { Db } from '../db/tables.ts';

interface NamedMailsTable {
  id: Generated<string>;
  target: string | null;
  company_id: number | null;
  user_id: number | null;
  date: Date;
}

declare module '../db/tables.ts' {
  interface Tables {
    named_mails: NamedMailsTable;
  }
}

export type NamedMail = Omit<NamedMailsTable, 'id'>;

/** The column by whose value mails are counted. */
export type CountedBy = 'target' | 'company_id' | 'user_id';

export interface Sender {
  /** Null: a company token. */
  email: string | null;
  is_superuser: boolean;
  /** The companies that the account represents, or that the token belongs to. */
  companies: (CompanyState & { id: number })[];
}

export async function senderOf(db: Db, user_id: number): Promise<Sender | undefined> {
  const { rows } = await sql<Sender>`
    select u.email, u.is_superuser, coalesce((
      select json_agg(json_build_object('id', c.id, 'status_id', c.status_id, 'registered_date', c.registered_date,
        'expires_date', c.expires_date))
      from companies c where c.id in (
        select r.company_id from representatives r where r.user_id = u.id and r.status = 'active')), '[]') as companies
    from users u where u.id = ${user_id}`.execute(db);
  return rows[0];
}

export async function senderOfToken(db: Db, token_id: number): Promise<Sender | undefined> {
  const { rows } = await sql<Sender>`
    select null as email, false as is_superuser, json_build_array(json_build_object('id', c.id, 'status_id', c.status_id,
      'registered_date', c.registered_date, 'expires_date', c.expires_date)) as companies
    from company_tokens t join companies c on c.id = t.company_id where t.id = ${token_id}`.execute(db);
  return rows[0];
}

/** Advisory locks until the end of the transaction. Sorted by hash to avoid deadlocks. */
export async function lockCounts(db: Db, keys: readonly string[]): Promise<void> {
  await sql`
    with ordered as materialized (
      select distinct hashtextextended('named-mails:' || key, 0) as key from unnest(${[...keys]}::text[]) as k (key) order by 1)
    select pg_advisory_xact_lock(key) from ordered`.execute(db);
}

/** The date of the nth newest mail after `since`, if there is one. */
export async function nthNewest(
  db: Db,
  by: CountedBy,
  value: string | number,
  { n, since }: { n: number; since: Date },
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('named_mails')
    .select('date')
    .where(by, '=', value as never)
    .where('date', '>', since)
    .orderBy('date', 'desc')
    .offset(n - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.date;
}

export async function insertNamedMail(db: Db, mail: NamedMail): Promise<void> {
  await db.insertInto('named_mails').values(mail).execute();
}

export async function sweepNamedMails(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('named_mails').where('date', '<', before).execute();
}
