import { sql } from 'kysely';
import type { Db } from '../../../../db/tables.ts';

/** A counter-notice of a form, for its receipt. */
export interface ReceiptRow {
  id: number;
  company_id: number | null;
  verdict: 'complete' | 'defective';
  /** The day 0 of the clock that it goes by. */
  clock_start: string | null;
  forward_problem: string | null;
  has_receipt: boolean;
}

/** The counter-notices of a form, those that are complete first. */
export async function receiptRows(db: Db, submission_id: number): Promise<ReceiptRow[]> {
  const { rows } = await sql<ReceiptRow>`
    select c.id, c.company_id, c.verdict, coalesce(l.clock_start, c.clock_start)::text as clock_start, c.forward_problem,
      exists (select 1 from counternotice_deliveries d where d.counternotice_id = c.id and d.kind = 'receipt') as has_receipt
    from counternotices c left join counternotices l on l.id = c.leader_id
    where c.submission_id = ${submission_id} order by c.verdict, c.id`.execute(db);
  return rows;
}
