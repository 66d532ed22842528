import { addToMonth, monthStart, monthsBetween } from '#core/rules/intake/report-months.ts';
import { addNotices, addUrls, emptyNumbers, hoursOf, type ReportNumbers } from '#core/rules/intake/report-numbers.ts';
import type { Asked, Statement } from './ask.ts';
import { listed } from './json.ts';

const month = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM')`;

/** Groups counted by PostgreSQL and added up here. */
export function transparency({ me, id, query }: Asked): Statement {
  const [from = '', to = ''] = [query.get('from') ?? '', query.get('to') ?? ''];
  const text = `with n as materialized (
      select n.id, ${month('n.received_date')} as month, n.received_date, n.source_id, n.sender_id, n.completeness ->> 'kind' as kind,
        n.acns -> 'complainant' ->> 'entity' as entity
      from notices n where n.company_id = $1 and $1 = any($4::int[]) and n.deleted_date is null and n.received_date >= $2 and n.received_date < $3),
    u as materialized (
      select n.id as notice_id, n.month, coalesce(a.action, 'open') as state, a.reason, extract(epoch from a.date - n.received_date)::float8 as seconds
      from n join notice_urls u on u.notice_id = n.id and u.role = 'reported' and not u.is_ignored
      join domains d on d.id = u.domain_id and d.company_id = $1
      left join lateral (select a.action, a.reason, a.date from url_actions a where a.url_id = u.id and a.action not in ('user_notified', 'undone')
        and not exists (select 1 from url_actions undo where undo.undoes_id = a.id) order by a.id desc limit 1) a on true
      where a.action is not null or n.kind not in ('counter_notice', 'retraction', 'auto_reply', 'bounce'))
    select json_build_object(
      'notices', ${listed('r) from (select month, kind, source_id, count(*)::int as count from n group by 1, 2, 3) r')},
      'urls', ${listed('r) from (select month, state, reason, count(*)::int as count from u group by 1, 2, 3) r')},
      'medians', ${listed(`r) from (select month, percentile_cont(0.5) within group (order by seconds) as seconds from u where state = 'disabled' group by rollup (month)) r`)},
      'counter_notices', ${listed(`r) from (select ${month('c.received_date')} as month, count(*)::int as count from counternotices c
        where c.company_id = $1 and c.received_date >= $2 and c.received_date < $3 group by 1) r`)},
      'senders', ${listed(`r) from (select mode() within group (order by name) as name, count(*)::int as notices, coalesce(sum(urls), 0)::int as urls
        from (select btrim(coalesce(nullif(btrim(s.company), ''), n.entity, '')) as name, k.urls from n left join contacts s on s.id = n.sender_id
          left join (select notice_id, count(*)::int as urls from u group by 1) k on k.notice_id = n.id) x
        where name <> '' group by lower(name) order by 2 desc, 3 desc, lower(mode() within group (order by name)) limit 20) r`)}) as body`;
  const values = [id, monthStart(from), monthStart(addToMonth(to, 1)), me.companies];
  return { name: 'transparency', text, values, present: (body) => report(JSON.parse(body), monthsBetween(from, to)) };
}

function report(counted: Record<string, { month: string | null }[]>, months: readonly string[]): string {
  const all = new Map<string | null, ReportNumbers>(months.map((one) => [one, emptyNumbers()]));
  const totals = emptyNumbers();
  const each = (name: string, add: (numbers: ReportNumbers, row: never) => void) => {
    for (const row of counted[name]!) for (const one of [all.get(row.month)!, totals]) add(one, row as never);
  };
  each('notices', addNotices);
  each('urls', addUrls);
  each('counter_notices', (numbers, { count }: { count: number }) => {
    numbers.counter_notices += count;
  });
  for (const { month: of, seconds } of counted.medians as { month: string | null; seconds: number | null }[]) {
    (of === null ? totals : all.get(of)!).median_hours_to_disable = hoursOf(seconds);
  }
  return JSON.stringify({
    months: [...all].map(([of, one]) => ({ month: of, ...one })),
    totals,
    senders: counted.senders,
  });
}
