import { type RawBuilder, sql } from 'kysely';
import type { PublishedNumbers } from '#core/rules/intake/masked-report.ts';
import type { Db } from '../../../db/tables.ts';

interface PublishedMonthsTable {
  company_id: number;
  /** Its first day, in UTC. */
  month: string;
  numbers: Omit<PublishedNumbers, 'month'>;
  published_date: Date;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    published_months: PublishedMonthsTable;
  }
}

/** A published month; `of` is its first day. */
export type PublishedMonth = { of: string; numbers: Omit<PublishedNumbers, 'month'> };

/** The published months from this one on, oldest first, as JSON. */
export const publishedSince = (month: string) => (company_id: RawBuilder<number>) =>
  sql<PublishedMonth[]>`(
  select coalesce(json_agg(json_build_object('of', m.month, 'numbers', m.numbers) order by m.month), '[]'::json)
  from published_months m where m.company_id = ${company_id} and m.month >= ${`${month}-01`}::date)`;

export async function getPublishedSince(db: Db, company_id: number, month: string): Promise<PublishedMonth[]> {
  const { rows } = await sql<{ published: PublishedMonth[] }>`
    select ${publishedSince(month)(sql`${company_id}`)} as published`.execute(db);
  return rows[0]!.published;
}

/** Publishes months. One that another visitor published at the same time stays as it is. */
export async function publishMonths(
  db: Db,
  company_id: number,
  months: readonly PublishedNumbers[],
  published_date: Date,
): Promise<void> {
  const rows = months.map(({ month, ...numbers }) => ({ month: `${month}-01`, numbers }));
  await sql`
    insert into published_months (company_id, month, numbers, published_date)
    select ${company_id}, r.month, r.numbers, ${published_date}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (month date, numbers jsonb)
    on conflict do nothing`.execute(db);
}
