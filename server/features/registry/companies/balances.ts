import type { Db } from '../../../db/tables.ts';
import { openTotalsOf } from './balances.queries.ts';

/** What each of these companies owes, in cents: the sum of its open invoices. */
export async function balancesOf(db: Db, company_ids: readonly number[]): Promise<Map<number, number>> {
  const rows = company_ids.length === 0 ? [] : await openTotalsOf(db, company_ids);
  return new Map(rows.map(({ company_id, total_cents }) => [company_id, total_cents]));
}
