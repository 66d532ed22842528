import { sql } from 'kysely';
import type { Db } from '../../../../db/tables.ts';

/** The caller must be authorized to see the balances of these companies. */
export async function openTotalsOf(db: Db, company_ids: readonly number[]) {
  const { rows } = await sql<{ company_id: number; total_cents: number }>`
    select company_id, sum(total_cents)::int as total_cents from invoices
    where status = 'open' and company_id = any(${[...company_ids]}::int[]) group by company_id`.execute(db);
  return rows;
}
