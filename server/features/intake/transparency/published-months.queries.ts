import { sql } from 'kysely';
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

/** The published months from one to the other, both included, oldest first. */
export async function publishedBetween(
  db: Db,
  company_id: number,
  from: string,
  to: string,
): Promise<PublishedNumbers[]> {
  const { rows } = await sql<{ month: string; numbers: Omit<PublishedNumbers, 'month'> }>`
    select to_char(month, 'YYYY-MM') as month, numbers from published_months
    where company_id = ${company_id} and month between ${`${from}-01`}::date and ${`${to}-01`}::date
    order by published_months.month`.execute(db);
  return rows.map(({ month, numbers }) => ({ month, ...numbers }));
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
