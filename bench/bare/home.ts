import type { Asked, Statement } from './ask.ts';
import { company, companyJoins } from './companies.ts';
import { iso, listed, orderType, padded, status } from './json.ts';
import { amount } from './orders.ts';

const MONDAY = "(date_trunc('week', current_date)::date - 77)";
const days = (whose: string) => `counter_notices_by_day where ${whose} and day >= ${MONDAY}`;

const open = (all: boolean) => (all ? 'is_open_for_agent' : 'status_id in (15, 16, 17, 20)');

/** Summary of notices: twelve weeks, open ones, the newest. */
const noticeSummary = (
  whose: string,
  counts: string,
  all: boolean,
  newestKeys: string,
  oldestOpen: string,
  more = '',
) => `json_build_object(
  'open_count', (select coalesce(sum(change), 0)::int from ${counts} and ${open(all)}),
  'oldest_open', (${oldestOpen}),
  'recent_count', (select coalesce(sum(change), 0)::int from ${days(whose)} and day >= current_date - 1),
  'weeks', (select json_agg(json_build_object('start', ${MONDAY} + 7 * w, 'received', coalesce(x.received, 0), 'waiting', coalesce(x.waiting, 0)) order by w)
    from generate_series(0, 11) w left join (select (day - ${MONDAY}) / 7 as week, sum(change)::int as received,
      coalesce(sum(change) filter (where ${open(all)}), 0)::int as waiting from ${days(whose)} group by 1) x on x.week = w),
  'newest', ${listed(`json_build_object('id', n.id, 'number', ${padded('n.id')}, 'subject', n.subject,
    'sender', (select json_build_object('id', s.id, 'name', s.name, 'email', s.email, 'company', s.company) from contacts s where s.id = n.sender_id),
    'status', ${status('n.status_id')}, 'received_date', ${iso('n.received_date')},
    'company', (select json_build_object('id', c.id, 'name', c.name) from companies c where c.id = n.company_id), 'parsed_date', ${iso('n.parsed_date')}, 'parse_error', n.parse_error,
    'host', (select nu.host from notice_urls nu left join domains d on d.id = nu.domain_id where nu.notice_id = n.id
      ${all ? '' : 'and d.company_id = n.company_id'} order by nu.role desc, nu.position limit 1)) order by n.received_date desc, n.id desc)
    from (${newestKeys}) k join notices n on n.id = k.id`)} ${more})`;

const domains = (whose: string) => `(select json_agg(json_build_object('status', ${status('st')}, 'count', coalesce(
  (select sum(change)::int from ${whose} and status_id = st), 0)) order by at)
  from unnest(array[13, 10, 14]) with ordinality x (st, at))`;

const brief = `json_build_object('id', o.id, 'number', ${padded('o.id')}, 'type', ${orderType('o.type_id')}, 'status', ${status('o.status_id')},
  'company', json_build_object('id', c.id, 'name', c.name), 'amount', ${amount}, 'period', case o.plan_id when 1 then 'year' else 'month' end,
  'created_date', ${iso('o.created_date')})`;
const ofOrders = 'join companies c on c.id = o.company_id left join subscriptions s on s.company_id = c.id';
const NEWEST = 'order by n.received_date desc, n.id desc';
const oldest = `json_build_object('id', n.id, 'received_date', ${iso('n.received_date')})`;

/** Open URLs by the whole days since the receipt. */
const AGES = `(select json_build_object('today', coalesce(sum(open_urls) filter (where age < 1), 0),
    'days_1_3', coalesce(sum(open_urls) filter (where age >= 1 and age < 4), 0),
    'days_4_7', coalesce(sum(open_urls) filter (where age >= 4 and age < 8), 0), 'older', coalesce(sum(open_urls) filter (where age >= 8), 0))
  from (select open_urls, extract(epoch from now() - received_date) / 86400 as age from notices where company_id = any($1::int[])
    and open_urls > 0 and deleted_date is null and status_id in (15, 16, 17, 20)) n)`;

/** Counter-notices that are due, and subscribers over the limit. The measured member has none, so their sentences are left out. */
const CARDS = `(select coalesce(json_agg(x), '[]'::json) from (
  select c.id from counternotices c where c.company_id = any($1::int[]) and c.state in ('running', 'held')
    and (c.due_date <= now() or c.latest_date <= now() or c.is_forward_failed or c.is_late)
  union all select s.id from subscribers s where s.company_id = any($1::int[]) and s.over_until > now() and s.set_state is null) x)`;

export function home({ me }: Asked): Statement {
  const [whose, each] = ['company_id = any($1::int[])', 'unnest($1::int[]) c (id) cross join lateral'];
  const text = `select json_build_object(
    'companies', ${listed(`${company(true)} order by c.status_id = 14, c.expires_date, c.id) from companies c ${companyJoins} where c.id = any($1::int[])`)},
    'open_orders', ${listed(`${brief} order by o.id) from orders o ${ofOrders} where o.company_id = any($1::int[]) and o.status_id in (9, 10) and o.status_id <> 7`)},
    'notices', ${noticeSummary(
      whose,
      `counter_notices_by_status where ${whose}`,
      false,
      `select n.id, n.received_date from ${each} (select n.id, n.received_date from notices n where n.company_id = c.id and n.deleted_date is null
        ${NEWEST} limit 5) n ${NEWEST} limit 5`,
      `select ${oldest} from ${each} (select n.id, n.received_date from unnest('{15,16,17,20}'::smallint[]) s (id) cross join lateral (
        select n.id, n.received_date from notices n where n.company_id = c.id and n.status_id = s.id and n.deleted_date is null
        order by n.received_date, n.id limit 1) n
        order by n.received_date, n.id limit 1) n order by n.received_date, n.id limit 1`,
    )},
    'domains', ${domains(`counter_domains_by_status where ${whose}`)},
    'urls', json_build_object('open', ${AGES}, 'median_hours_to_disable', (select round(percentile_cont(0.5) within group (order by minutes)::numeric / 6) / 10
      from disabled_urls where ${whose} and disabled_date >= current_date - 90)),
    'cards', ${CARDS}) as body`;
  return { name: 'home', text, values: [me.companies] };
}

export function desk(): Statement {
  const counted = (status_id: number) => `(select count(*)::int from orders where status_id = ${status_id})`;
  const cents = (sum: string) => `to_char((${sum}) / 100.0, 'FM999999999990.00')`;
  const text = `select json_build_object(
    'orders', json_build_object('to_process', ${counted(8)}, 'waiting_for_payment', ${counted(9)},
      'oldest', (select ${brief} from orders o ${ofOrders} where o.status_id = 8 order by o.id limit 1),
      'newest', ${listed(`${brief} order by o.created_date desc, o.id desc) from (select * from orders order by created_date desc, id desc limit 5) o ${ofOrders}`)}),
    'notices', ${noticeSummary(
      'company_id = -1',
      'counter_notices_by_status where company_id = -1',
      true,
      `select n.id from notices n where n.deleted_date is null ${NEWEST} limit 5`,
      `select ${oldest} from notices n where n.is_open_for_agent and n.deleted_date is null order by n.received_date, n.id limit 1`,
      `, 'unmatched', (select coalesce(sum(change), 0)::int from counter_notices_by_status where company_id = 0 and status_id = 15),
       'unread', (select count(*)::int from notices where completeness ->> 'verdict' = 'unread' and deleted_date is null),
       'unconfirmed_forms', (select count(*)::int from submissions where state = 'submitted' and (is_suspect or submitted_date <= now() - interval '1 day')),
       'failed_forwards', (select count(*)::int from notices where is_forward_failed and deleted_date is null)`,
    )},
    'companies', json_build_object('expired', (select sum(change)::int from counter_companies_by_status where status_id = 5),
      'next_to_expire', ${listed(`${company(true)} order by c.expires_date, c.id) from (select * from companies where status_id = 13 and expires_date is not null
        order by coalesce(expires_date, '-infinity'::date), id limit 5) c ${companyJoins}`)}),
    'domains', ${domains('counter_domains_by_status where company_id = -1')},
    'revenue', (select json_build_object('weeks', (select json_agg(json_build_object('start', ${MONDAY} + 7 * w, 'amount', ${cents('coalesce(x.cents, 0)')},
        'invoices', coalesce(x.invoices, 0)) order by w) from generate_series(0, 11) w left join (select (date - ${MONDAY}) / 7 as week, sum(total_cents) as cents,
          count(*)::int as invoices from invoices where status = 'paid' and date >= ${MONDAY} group by 1) x on x.week = w),
      'open_amount', ${cents('coalesce(sum(total_cents), 0)')}, 'open_invoices', count(*)::int,
      'overdue_invoices', count(*) filter (where due_date < current_date)::int) from invoices where status = 'open'),
    'trouble', json_build_object('dead_jobs', (select count(*)::int from jobs where dead_at is not null),
      'failed_mails', (select count(*)::int from mails where status = 'failed' and created_date >= current_date - 7))) as body`;
  return { name: 'desk', text, values: [] };
}
