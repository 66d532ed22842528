import { sql } from 'kysely';
import type { Completeness } from '#core/rules/intake/notice-completeness.ts';
import type { Db } from '../../../db/tables.ts';
import { factsOfUrls, type UrlFactsRow } from './url-states.queries.ts';

/** Locks notices in the order of their ids, which avoids deadlocks; returns those that are not deleted. */
export async function lockNotices(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select id from notices where id = any(${[...ids]}::int[]) and deleted_date is null order by id for update`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** What follows from the URLs of a notice. */
export interface Followed {
  status_id: number;
  open_urls: number;
  first_disabled_date: Date | null;
}

export interface FollowedNotice extends Followed {
  id: number;
  company_id: number | null;
  is_status_set: boolean;
  received_date: Date;
  kind: Completeness['kind'];
  urls: UrlFactsRow[] | null;
}

/** Notices with all their URLs, which the caller has locked; deleted ones are left out. */
export async function followedNotices(db: Db, ids: readonly number[]): Promise<FollowedNotice[]> {
  const { rows } = await sql<FollowedNotice>`
    select n.id, n.company_id, n.status_id, n.is_status_set, n.received_date, n.first_disabled_date, n.open_urls,
      n.completeness ->> 'kind' as kind, u.urls
    from notices n left join (
      select notice_id, json_agg(f) as urls from (${factsOfUrls(ids)}) f group by notice_id) u on u.notice_id = n.id
    where n.id = any(${[...ids]}::int[]) and n.deleted_date is null order by n.id`.execute(db);
  return rows;
}

/** All in one update, because each one counts the notices again. */
export async function writeFollowed(db: Db, notices: readonly ({ id: number } & Followed)[]): Promise<void> {
  if (notices.length === 0) return;
  const column = <K extends 'id' | keyof Followed>(name: K) => notices.map((notice) => notice[name]);
  await sql`
    update notices n set open_urls = f.open_urls, first_disabled_date = f.first_disabled_date, status_id = f.status_id,
      reassigned_date = case when n.status_id = f.status_id then n.reassigned_date end
    from unnest(${column('id')}::int[], ${column('open_urls')}::int[], ${column('first_disabled_date')}::timestamptz[],
      ${column('status_id')}::smallint[]) as f (id, open_urls, first_disabled_date, status_id)
    where n.id = f.id`.execute(db);
}
