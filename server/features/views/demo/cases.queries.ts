import { sql } from 'kysely';
import { NOTICE_STATUS } from '#core/lookups.ts';
import type { Db } from '../../../db/tables.ts';

const { sent, in_progress, resolved } = NOTICE_STATUS;

/** Forwarded takedown notices of a company that were received before a moment and about which nothing was recorded, newest first. */
export async function untouchedNotices(db: Db, company_id: number, before: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select n.id from notices n
    where n.company_id = ${company_id} and n.received_date < ${before}::timestamptz and n.deleted_date is null
      and n.status_id in (${sql.lit(sent)}, ${sql.lit(in_progress)}, ${sql.lit(resolved)})
      and n.completeness ->> 'kind' = 'takedown' and n.completeness ->> 'verdict' = 'complete'
      and not exists (select 1 from notice_urls u join url_actions a on a.url_id = u.id where u.notice_id = n.id)
    order by n.received_date desc, n.id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
