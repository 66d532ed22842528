import { sql } from 'kysely';
import type { Db } from '../../../db/tables.ts';

interface NewHandle {
  company_id: number;
  handle: string;
  created_date: Date;
}

/** The id of a new subscriber; undefined if the company has the handle. */
export async function insertSubscriber(
  db: Db,
  { company_id, handle, created_date }: NewHandle,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into subscribers (company_id, handle, created_date) values (${company_id}, ${handle}, ${created_date}::timestamptz)
    on conflict (company_id, handle) do nothing returning id`.execute(db);
  return rows[0]?.id;
}

export async function findSubscriber(db: Db, company_id: number, handle: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('subscribers')
    .select('id')
    .where('company_id', '=', company_id)
    .where('handle', '=', handle)
    .executeTakeFirst();
  return row?.id;
}
