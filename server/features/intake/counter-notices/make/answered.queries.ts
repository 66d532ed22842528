import { sql } from 'kysely';
import type { Db } from '../../../../db/tables.ts';

/** Notices per URL: a URL that is disabled under more has a complainant who repeats themselves. */
const RECENT = 20;

/** Notices of a company under which one of these URLs is disabled now. */
export async function noticesDisabling(db: Db, company_id: number, urls: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct found.notice_id as id
    from unnest(${[...urls]}::text[]) as named (url) cross join lateral (
      select x.notice_id from notice_urls u join disabled_urls x on x.url_id = u.id
      where hashtextextended(u.url, 0) = hashtextextended(named.url, 0) and u.url = named.url and x.company_id = ${company_id}
      order by x.notice_id desc limit ${sql.lit(RECENT)}) found
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The notice that a counter-notice answers, if this one is the notice of a counter-notice’s mail, such as after a reply about it. */
export async function noticeOfLetter(db: Db, letter_id: number): Promise<number | null | undefined> {
  const row = await db
    .selectFrom('counternotices')
    .select('notice_id')
    .where('letter_id', '=', letter_id)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.notice_id;
}
