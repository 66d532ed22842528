import { clockOf } from '#core/rules/intake/counter-notice-clock.ts';
import { type Asked, limitOf, offsetOf, type Statement } from './ask.ts';
import { iso, listed, padded, source } from './json.ts';

const numbered = (id: string) =>
  `case when ${id} is not null then json_build_object('id', ${id}, 'number', ${padded(id)}) end`;

const urls = (limit: string) =>
  listed(`json_build_object('id', u.url_id, 'url', u.url) order by u.position)
  from (select * from counternotice_urls u where u.counternotice_id = c.id order by u.position ${limit}) u`);

/** `clock` is the day on which it begins: SQL knows no federal holidays. */
const fields = (limit: string) => `'id', c.id, 'number', 'C' || ${padded('c.id')}, 'notice', ${numbered('c.notice_id')},
  'letter', ${numbered('c.letter_id')}, 'company', (select json_build_object('id', co.id, 'name', co.name) from companies co where co.id = c.company_id),
  'source', ${source('c.source_id')}, 'received_date', ${iso('c.received_date')},
  'subscriber', (select json_build_object('id', s.id, 'handle', s.handle) from subscribers s where s.id = c.subscriber_id),
  'sender', json_build_object('name', c.sender_name, 'email', c.sender_email), 'urls', ${urls(limit)},
  'urls_count', (select count(*) from counternotice_urls u where u.counternotice_id = c.id), 'elements', c.elements,
  'verdict', c.verdict, 'reason', c.reason, 'is_corrected', c.is_corrected, 'raw_file_id', c.raw_file_id,
  'forward', (select json_build_object('date', ${iso('d.date')}, 'status', m.status, 'error', m.error)
    from counternotice_deliveries d join mails m on m.id = d.mail_id
    where d.counternotice_id = c.id and d.kind = 'forward' order by d.id desc limit 1),
  'clock', (select l.clock_start from counternotices l where l.id = coalesce(c.leader_id, c.id)),
  'holds', ${listed('h order by h.id) from holds h where h.counternotice_id = c.id')},
  'outcome', case when c.state <> 'running' then c.state when c.due_date is null or now() < c.due_date then 'waiting'
    when now() < c.overdue_date then 'restore_due' else 'overdue' end,
  'follows', ${numbered('c.leader_id')}, 'withdrawn_date', ${iso('c.withdrawn_date')}, 'withdrawn_reason', c.withdrawn_reason,
  'released_date', ${iso('c.released_date')}`;

interface Row {
  clock: string | ReturnType<typeof clockOf> | null;
}
const setClock = (row: Row): void => {
  if (typeof row.clock === 'string') row.clock = clockOf(row.clock);
};

const NEWEST = 'order by c.received_date desc, c.id desc';

export function counterNotices({ me, query }: Asked): Statement {
  const isWaiting = query.get('outcome') === 'waiting';
  const filter = isWaiting ? `and c.state = 'running' and (c.due_date is null or now() < c.due_date)` : '';
  const values: unknown[] = [limitOf(query), offsetOf(query)];
  const keys = me.is_superuser
    ? `select c.id from counternotices c where true ${filter} ${NEWEST} limit $1 offset $2`
    : `select c.id from unnest($3::int[]) m (id) cross join lateral (select c.id, c.received_date from counternotices c
        where c.company_id = m.id ${filter} ${NEWEST} limit $1::int + $2::int) c ${NEWEST} limit $1 offset $2`;
  const own = me.is_superuser ? 'true' : 'c.company_id = any($3::int[])';
  if (!me.is_superuser) values.push(me.companies);
  const text = `with keys as materialized (${keys})
    select json_build_object('count', (select count(*) from counternotices c where ${own} ${filter}), 'results', coalesce((
      select json_agg(json_build_object(${fields('limit 10')}) ${NEWEST}) from keys k join counternotices c on c.id = k.id), '[]'::json)) as body`;
  const present = (body: string) => {
    const page = JSON.parse(body);
    page.results.forEach(setClock);
    return JSON.stringify(page);
  };
  return { name: `counter-notices-${me.is_superuser}-${isWaiting}`, text, values, present };
}

export function counterNotice({ me, id }: Asked): Statement {
  const deliveries = listed(`json_build_object('id', d.id, 'kind', d.kind, 'email', d.email, 'subject', d.subject,
    'status', m.status, 'error', m.error, 'date', ${iso('d.date')}, 'message_id', m.message_id, 'token', null) order by d.id)
    from counternotice_deliveries d join mails m on m.id = d.mail_id where d.counternotice_id = c.id`);
  const text = `select json_build_object(${fields('')}, 'text', c.text, 'found', c.found, 'deliveries', ${deliveries}, 'cards', '[]'::json) as body
    from counternotices c where c.id = $1 and ($2 or c.company_id = any($3::int[]))`;
  const present = (body: string) => {
    const row = JSON.parse(body);
    setClock(row);
    return JSON.stringify(row);
  };
  return { name: 'counter-notice', text, values: [id, me.is_superuser, me.companies], present };
}
