import { sql } from 'kysely';
import type { Db } from '../../../db/tables.ts';

/** The notices of these URLs, and of those that a counter-notice covers now. */
export async function noticesOfDispute(
  db: Db,
  counter_notice_id: number,
  url_ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ notice_id: number }>`
    select distinct u.notice_id from notice_urls u
    where u.id = any(${[...url_ids]}::int[])
      or u.id in (select url_id from url_disputes where counter_notice_id = ${counter_notice_id})
    order by u.notice_id`.execute(db);
  return rows.map(({ notice_id }) => notice_id);
}

export async function writeDisputes(db: Db, counter_notice_id: number, url_ids: readonly number[]): Promise<void> {
  const ids = sql`${[...url_ids]}::int[]`;
  const known = sql`select url_id from url_disputes where counter_notice_id = ${counter_notice_id}`;
  await sql`
    delete from url_disputes where counter_notice_id = ${counter_notice_id}
      and url_id = any(array(${known} except select unnest(${ids})))`.execute(db);
  await sql`
    insert into url_disputes (counter_notice_id, url_id) select ${counter_notice_id}, id from unnest(${ids}) as u (id)
    on conflict do nothing`.execute(db);
}
