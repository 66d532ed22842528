import { type RawBuilder, sql } from 'kysely';
import type { CountedNotices, CountedUrls } from '#core/rules/intake/report-numbers.ts';
import { KINDS_DEMANDING_NOTHING } from '#core/rules/intake/url-status.ts';
import type { Db } from '../../../db/tables.ts';

const SENDERS_MAX = 20;

export interface ReportRow {
  notices: CountedNotices[];
  urls: CountedUrls[];
  /** A row without a month is about all of them. */
  medians: { month: string | null; seconds: number | null }[];
  counter_notices: { month: string; count: number }[];
  senders: { name: string; notices: number; urls: number }[];
}

interface Range {
  company_id: number;
  from: Date;
  /** Exclusive. */
  to: Date;
}

const within = ({ from, to }: Range, column: RawBuilder<unknown>) =>
  sql`${column} >= ${from}::timestamptz and ${column} < ${to}::timestamptz`;

const monthIn = (column: RawBuilder<unknown>) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM')`;

const listed = (rows: RawBuilder<unknown>) => sql`(select coalesce(json_agg(r), '[]'::json) from (${rows}) r)`;

/**
 * Everything that a report counts, in one statement, so that its numbers are of one moment. Reads the notices of the range by index,
 * their URLs notice by notice, and the last action of each. CTEs are not joined with each other: PostgreSQL expects one row of each, and
 * compares every row with every row. An organization is a sender's company, or the complainant of an ACNS block; other senders are not named.
 */
export async function countReport(db: Db, range: Range): Promise<ReportRow> {
  const { company_id } = range;
  const { rows } = await sql<ReportRow>`
    with scoped as materialized (
      select n.id, ${monthIn(sql`n.received_date`)} as month, n.received_date, n.source_id, n.sender_id,
        n.completeness ->> 'kind' as kind, n.acns -> 'complainant' ->> 'entity' as entity
      from notices n
      where n.company_id = ${company_id} and n.deleted_date is null and ${within(range, sql`n.received_date`)}
    ), reported as materialized (
      select s.id as notice_id, s.month, coalesce(l.action, 'open') as state, l.reason,
        extract(epoch from l.date - s.received_date)::float8 as seconds
      from scoped s cross join lateral (
        select u.id, u.domain_id from notice_urls u
        where u.notice_id = s.id and u.role = 'reported' and not u.is_ignored offset 0) u
      left join lateral (
        select a.action, a.reason, a.date from url_actions a
        where a.url_id = u.id and a.action not in ('user_notified', 'undone')
          and not exists (select 1 from url_actions undo where undo.undoes_id = a.id)
        order by a.id desc limit 1) l on true
      where (select d.company_id from domains d where d.id = u.domain_id) = ${company_id}
        and (l.action is not null or s.kind <> all(${[...KINDS_DEMANDING_NOTHING]}::text[]))
    ), organizations as materialized (
      select s.id, btrim(regexp_replace(coalesce(nullif(btrim(c.company), ''), s.entity), '\\s+', ' ', 'g')) as name
      from scoped s left join contacts c on c.id = s.sender_id
    )
    select
      ${listed(sql`select month, kind, source_id, count(*)::int as count from scoped group by 1, 2, 3`)} as notices,
      ${listed(sql`select month, state, reason, count(*)::int as count from reported group by 1, 2, 3`)} as urls,
      ${listed(sql`
        select month, percentile_cont(0.5) within group (order by seconds) as seconds
        from reported where state = 'disabled' group by rollup (month)`)} as medians,
      ${listed(sql`
        select ${monthIn(sql`c.received_date`)} as month, count(*)::int as count from counternotices c
        where c.company_id = ${company_id} and ${within(range, sql`c.received_date`)} group by 1`)} as counter_notices,
      ${listed(sql`
        select mode() within group (order by name) as name, count(*)::int as notices, sum(urls)::int as urls
        from (
          select id, max(name) as name, sum(urls)::int as urls
          from (select id, name, 0 as urls from organizations union all select notice_id, null, 1 from reported) each_url
          group by id) each_notice
        where name <> '' group by lower(name) order by 2 desc, 3 desc, lower(name) limit ${sql.lit(SENDERS_MAX)}`)} as senders`.execute(
    db,
  );
  return rows[0]!;
}

/** When the first notice of a company was received, and when the company was registered; the earlier one. Null if neither. */
export const firstReported = (company_id: RawBuilder<number>) => sql<Date | null>`least(
  (select n.received_date from notices n where n.company_id = ${company_id} and n.deleted_date is null
    order by n.received_date limit 1),
  (select c.registered_date::timestamp at time zone 'UTC' from companies c where c.id = ${company_id}))`;
