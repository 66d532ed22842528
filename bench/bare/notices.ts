import { type Asked, limitOf, offsetOf, type Statement } from './ask.ts';
import { has, iso, listed, padded, pattern, person, source, status, token, words } from './json.ts';

const ms = (date: string) => `date_trunc('milliseconds', ${date})`;

/** What lists show. */
const SHOWN = `'id', n.id, 'number', ${padded('n.id')}, 'subject', n.subject,
  'sender', (select json_build_object('id', s.id, 'name', s.name, 'email', s.email, 'company', s.company) from contacts s where s.id = n.sender_id),
  'status', ${status('n.status_id')}, 'source', ${source('n.source_id')}, 'carrier', null, 'received_date', ${iso('n.received_date')},
  'company', case when c.id is not null then json_build_object('id', c.id, 'name', c.name) end,
  'company_name', coalesce(nullif(n.company_name, ''), c.name, ''), 'assignee', ${person('n.assignee_id')}, 'url', u.first, 'urls_count', u.total,
  'reported_count', u.reported, 'open_urls', n.open_urls, 'dmca_public_id', n.dmca_public_id, 'dmca_registration_id', n.dmca_registration_id,
  'parse_error', n.parse_error, 'parsed_date', ${iso('n.parsed_date')}`;

const LISTED = `${SHOWN}, 'completeness', json_build_object('verdict', n.completeness->'verdict', 'kind', n.completeness->'kind'),
  'authenticity', case when n.authenticity is not null then json_build_object('verdict', n.authenticity->'verdict', 'domain', n.authenticity->'domain') end,
  'deliveries', ${listed(`json_build_object('kind', d.kind, 'email', d.email, 'status', m.status) order by d.id)
    from deliveries d join mails m on m.id = d.mail_id where d.notice_id = n.id`)}`;

const DETAILS = `'urls', coalesce(u.list, '[]'::json), 'completeness', n.completeness, 'authenticity', n.authenticity,
  'first_disabled_hours', round(extract(epoch from ${ms('n.first_disabled_date')} - ${ms('n.received_date')}) / 360) / 10,
  'attachments', ${listed(`json_build_object('file_id', f.id, 'name', f.name, 'size', f.size, 'type', f.type) order by f.id)
    from files f where f.content_type = 13 and f.object_id = n.id and f.id is distinct from n.raw_file_id`)},
  'deliveries', ${listed(`json_build_object('id', d.id, 'kind', d.kind, 'token', ${token('d.token_id')}, 'email', d.email, 'subject', d.subject, 'status', m.status, 'error', m.error,
    'date', ${iso('d.date')}, 'message_id', m.message_id) order by d.id) from deliveries d join mails m on m.id = d.mail_id where d.notice_id = n.id`)},
  'raw_file_id', n.raw_file_id, 'to', coalesce((select to_json(i.recipients) from inbound_messages i where i.id = n.inbound_id), '[]'::json),
  'message_id', n.message_id`;

/** The last action that was not taken back, and when the user was informed. */
const STATE = `select (array_agg(a.action order by a.id desc) filter (where a.action <> 'user_notified'))[1] as action,
  (array_agg(a.date order by a.id desc) filter (where a.action <> 'user_notified'))[1] as action_date,
  (array_agg(a.date order by a.id desc) filter (where a.action = 'user_notified'))[1] as notified_date,
  exists (select 1 from url_disputes x where x.url_id = nu.id) as is_disputed
  from url_actions a where a.url_id = nu.id and a.action <> 'undone'
    and not exists (select 1 from url_actions undo where undo.undoes_id = a.id)`;

const COUNTS = `(array_agg(url order by role desc, position) filter (where not is_ignored))[1] as first,
  count(*)::int as total, (count(*) filter (where role = 'reported'))::int as reported`;
const URLS = `json_agg(json_build_object('id', id, 'url', url, 'host', host,
  'domain', case when domain_id is not null then json_build_object('id', domain_id, 'name', domain_name) end,
  'is_ignored', is_ignored, 'role', role, 'state', case when action = 'disabled' and is_disputed then 'disputed' else coalesce(action, 'open') end,
  'state_date', ${iso('action_date')}, 'user_notified_date', ${iso('notified_date')}) order by role desc, position) as list`;

const joins = (all: boolean, isWhole: boolean) => `left join companies c on c.id = n.company_id
  left join lateral (select ${COUNTS}${isWhole ? `, ${URLS}` : ''}
    from (select nu.*, d.name as domain_name${isWhole ? ', a.*' : ''} from notice_urls nu left join domains d on d.id = nu.domain_id
      ${isWhole ? `left join lateral (${STATE}) a on true` : ''}
      where nu.notice_id = n.id ${all ? '' : 'and d.company_id = n.company_id'}) shown) u on true`;

const page = (all: boolean, keys: string, count: string) => `with keys as materialized (${keys})
  select json_build_object('count', (${count}), 'results', coalesce((select json_agg(json_build_object(${LISTED}) order by n.received_date desc, n.id desc)
    from keys k join notices n on n.id = k.id ${joins(all, false)}), '[]'::json)) as body`;

const NEWEST = 'order by n.received_date desc, n.id desc';
const STATUS_IDS: Record<string, number> = { New: 15, 'In progress': 17, Resolved: 18 };

/** The member's notices: the newest of each company, merged. A search scans only these rows. */
function ownNotices({ me, query }: Asked): Statement {
  const [limit, offset, search] = [limitOf(query), offsetOf(query), query.get('search')];
  const values: unknown[] = [me.companies, limit, offset];
  const id = STATUS_IDS[query.get('status__name') ?? ''];
  const isOpen = query.get('is_open') === 'true';
  if (search) {
    values.push(pattern(search), search, ...words(search));
    const text = page(
      false,
      `select n.id from found n ${NEWEST} limit $2 offset $3`,
      'select count(*) from found',
    ).replace(
      'with keys',
      `with found as materialized (select n.id, n.received_date from notices n where n.company_id = any($1::int[]) and n.deleted_date is null
        and (n.search like $4 or n.sender_id in (select id from contacts where ${has('search', 6)})
          or n.id in (select notice_id from notice_urls where host = $5))), keys`,
    );
    return { text, values };
  }
  if (id) values.push(id);
  const filter = id ? 'and n.status_id = $4' : isOpen ? 'and n.status_id = s.id' : '';
  const merged = isOpen ? "cross join unnest('{15,16,17,20}'::smallint[]) s (id)" : '';
  const keys = `select n.id from unnest($1::int[]) c (id) ${merged} cross join lateral (select n.id, n.received_date from notices n
    where n.company_id = c.id and n.deleted_date is null ${filter} ${NEWEST} limit $2::int + $3::int) n ${NEWEST} limit $2 offset $3`;
  const counted = id ? 'and status_id = $4' : isOpen ? 'and status_id in (15, 16, 17, 20)' : '';
  const count = `select coalesce(sum(change), 0)::int from counter_notices_by_status where company_id = any($1::int[]) ${counted}`;
  return { name: `own-notices-${id ?? ''}${isOpen}`, text: page(false, keys, count), values };
}

/** All notices: a deep page starts at its day, found through the counter of days. */
function allNotices({ query }: Asked): Statement {
  const [limit, offset, search] = [limitOf(query), offsetOf(query), query.get('search')];
  const id = STATUS_IDS[query.get('status__name') ?? ''];
  if (search) {
    const keys = `select n.id from found n ${NEWEST} limit $1 offset $2`;
    const text = page(true, keys, 'select count(*) from found').replace(
      'with keys',
      `with found as materialized (
        select n.id, n.received_date from notices n where ${has('n.search', 3)} and n.deleted_date is null
        union select n.id, n.received_date from notices n join contacts c on c.id = n.sender_id where ${has('c.search', 3)} and n.deleted_date is null
        union select n.id, n.received_date from notices n join notice_urls u on u.notice_id = n.id where u.host = $5 and n.deleted_date is null), keys`,
    );
    return { text, values: [limit, offset, ...words(search), search] };
  }
  const isOpen = query.get('is_open') === 'true';
  const filter = id ? 'and status_id = $3' : isOpen ? 'and is_open_for_agent' : '';
  const count = `select coalesce(sum(change), 0)::int from counter_notices_by_status where company_id = -1 ${filter}`;
  const days = `select day, sum(change)::int as count from counter_notices_by_day where company_id = -1 ${filter} group by day`;
  const start = `select day, upto - count as before from (select day, count, sum(count) over (order by day desc)::int as upto from (${days}) d) d
    where upto > $2 order by day desc limit 1`;
  const keys =
    offset === 0
      ? `select n.id from notices n where n.deleted_date is null ${filter} ${NEWEST} limit $1 offset $2`
      : `select n.id from notices n where n.deleted_date is null ${filter}
         and n.received_date < ((select day from start) + 1)::timestamp at time zone 'UTC' ${NEWEST} limit $1 offset $2 - (select before from start)`;
  const text = page(true, keys, count).replace(
    'with keys',
    `with ${offset === 0 ? '' : `start as materialized (${start}), `}keys`,
  );
  return {
    name: `all-notices-${id ?? ''}-${isOpen}-${offset > 0}`,
    text,
    values: [limit, offset, ...(id ? [id] : [])],
  };
}

export const notices = (asked: Asked): Statement => (asked.me.is_superuser ? allNotices(asked) : ownNotices(asked));

/** One notice with its text, notes, history and earlier notices. */
export function notice({ me, id }: Asked): Statement {
  const history =
    listed(`json_build_object('id', h.id, 'uuid', h.uuid, 'is_snapshot', h.is_snapshot, 'object_id', h.object_id,
    'content_type', json_build_object('id', 13, 'model', 'notice'), 'object_name', '',
    'company', case when h.company_id is not null then json_build_object('id', h.company_id, 'name', h.company_name) end, 'action', h.action,
    'user', ${person('h.user_id')}, 'token', case when h.token_id is not null then json_build_object('id', h.token_id, 'name', h.token_name) end, 'date', ${iso('h.date')}, 'changes', h.changes, 'snapshot', h.snapshot, 'previous_hash', h.previous_hash,
    'hash', h.hash) order by h.id desc) from (select h.*, hc.company_id, cc.name as company_name from history h
      left join history_companies hc on hc.history_id = h.id left join companies cc on cc.id = hc.company_id
      where h.content_type = 13 and h.object_id = n.id order by h.id desc limit 50) h`);
  const earlier =
    listed(`json_build_object('id', e.id, 'number', ${padded('e.id')}, 'received_date', ${iso('e.received_date')}) order by e.id desc)
    from (select id, received_date from notices where id = n.answers_id and deleted_date is null union
      select id, received_date from notices where case_hash = n.case_hash and company_id is not distinct from n.company_id
        and deleted_date is null and id < n.id order by id desc limit 20) e`);
  const whole = `'text', n.text, 'html', n.html, 'acns', n.acns, 'relay', n.relay, 'authenticity_line', null, 'suggested_company', null, 'earlier', ${earlier},
    'answers', ${listed(`json_build_object('id', a.id, 'number', ${padded('a.id')}, 'received_date', ${iso('a.received_date')}, 'kind', a.completeness->>'kind') order by a.id)
      from notices a where a.answers_id = n.id and a.deleted_date is null and (${me.is_superuser} or a.company_id = any($3::int[]))`)},
    'form', (select json_build_object('reference', f.reference, 'submitted_date', ${iso('f.submitted_date')}) from submissions f where f.id = n.submission_id),
    'supplements', ${listed(`json_build_object('id', s.id, 'text', s.text, 'date', ${iso('s.date')}) order by s.id) from submission_supplements s where s.submission_id = n.submission_id`)},
    'notes', ${listed(`json_build_object('id', o.id, 'object_id', o.object_id, 'content_type', json_build_object('id', 13, 'model', 'notice'),
      'text', o.text, 'is_internal', o.is_internal, 'user', ${person('o.user_id')}, 'token', ${token('o.token_id')}, 'date', ${iso('o.date')}) order by o.id desc) from notes o where o.content_type = 13 and o.object_id = n.id and (${me.is_superuser} or not o.is_internal)`)},
    'history', ${history}, 'event_type', case when exists (select 1 from deliveries d join mails m on m.id = d.mail_id
      where d.notice_id = n.id and m.status = 'sent') then json_build_object('id', 12, 'name', 'Notice sent', 'is_manual', false)
      else json_build_object('id', 11, 'name', 'Notice received', 'is_manual', false) end`;
  const text = `select json_build_object(${SHOWN}, ${DETAILS}, ${whole}) as body from notices n ${joins(me.is_superuser, true)}
    where n.id = $1 and n.deleted_date is null and ($2 or n.company_id = any($3::int[]))`;
  return { name: `notice-${me.is_superuser}`, text, values: [id, me.is_superuser, me.companies] };
}
