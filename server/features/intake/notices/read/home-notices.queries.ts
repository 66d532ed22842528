import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../../../db/scope.ts';
import { COMPANY, type NoticeView, SENDER } from '../notices.queries.ts';
import { type DayRow, daysFrom } from './notice-days.queries.ts';
import { noticeListing } from './notice-list.queries.ts';

/** A notice in the list on a home screen. */
export interface NoticeLine {
  id: number;
  subject: string;
  status_id: number;
  received_date: string;
  parsed_date: string | null;
  parse_error: string | null;
  sender: NoticeView['sender'];
  company: NoticeView['company'];
  host: string | null;
}

const noticeLines = (
  scope: Scope,
) => sql`select n.id, n.subject, n.status_id, n.received_date, n.parsed_date, n.parse_error,
    ${SENDER}, ${COMPANY},
    (select nu.host from notice_urls nu left join domains d on d.id = nu.domain_id
      where nu.notice_id = n.id ${scope.all ? sql`` : sql`and d.company_id = n.company_id`}
      order by nu.role desc, nu.position limit 1) as host
  from keys k join notices n on n.id = k.id`;

export interface HomeNoticesRow {
  days: DayRow[] | null;
  open_count: number | null;
  oldest_open: { id: number; received_date: string } | null;
  newest: NoticeLine[] | null;
}

/** One row with the notices of a home screen: counts by day, open ones, and the newest. No row if the scope is empty. */
export function homeNoticesQuery(scope: Scope, from: string, limit: number): RawBuilder<HomeNoticesRow> {
  const rows = noticeLines(scope);
  const page = { limit, offset: 0 };
  const newest = noticeListing(scope, page, rows);
  const open = noticeListing(scope, { ...page, is_open: true, ordering: 'received_date' }, rows);
  if (!newest || !open) return sql`select 1 where false`;
  return sql`
    with keys as materialized (select id, row_number() over () as place from (${newest.keys(false, limit, 0)}) k),
    oldest as materialized (${open.keys(false, 1, 0)})
    select (select json_agg(d) from (${daysFrom(scope, from)}) d) as days,
      (${open.count})::int as open_count,
      (select json_build_object('id', n.id, 'received_date', n.received_date)
        from oldest o join notices n on n.id = o.id) as oldest_open,
      (select json_agg(r) from (${rows} order by k.place) r) as newest`;
}
