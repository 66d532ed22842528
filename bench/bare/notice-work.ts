import { type Asked, limitOf, offsetOf, type Statement } from './ask.ts';
import { iso, listed, padded, pattern, person } from './json.ts';

const page = (keys: string, count: string, rows: string) => `with keys as materialized (${keys})
  select json_build_object('count', (${count}), 'results', ${listed(rows)}) as body`;

export function actions({ me, id, query }: Asked): Statement {
  const seen =
    'exists (select 1 from notices n where n.id = $1 and n.deleted_date is null and ($4 or n.company_id = any($5::int[])))';
  const row = `json_build_object('id', a.id, 'url_id', a.url_id, 'action', a.action, 'date', ${iso('a.date')}, 'recorded_date', ${iso('a.recorded_date')},
    'by', (select json_build_object('id', p.p->'id', 'name', p.p->'name') from (select ${person('a.user_id')} as p) p where a.user_id is not null),
    'token', case when a.token_id is not null then json_build_object('id', a.token_id, 'name', a.token_name) end,
    'subscriber', (select json_build_object('id', s.id, 'handle', s.handle) from subscribers s where s.id = a.subscriber_id),
    'reason', a.reason, 'note', a.note, 'file_id', a.file_id) order by a.id desc) from keys k join url_actions a on a.id = k.id`;
  const text = page(
    `select id from url_actions where notice_id = $1 and ${seen} order by id desc limit $2 offset $3`,
    'select count(*) from url_actions where notice_id = $1',
    row,
  );
  return { name: 'actions', text, values: [id, limitOf(query), offsetOf(query), me.is_superuser, me.companies] };
}

/** A strike counts for a year unless the company says otherwise. */
const months = 'case when r.company_id is null then 12 else r.months end';
const expires = `((st.date at time zone 'UTC' + make_interval(months => ${months})) at time zone 'UTC')`;
const subscriber = (limit: string) => `json_build_object('id', s.id,
  'company', (select json_build_object('id', c.id, 'name', c.name) from companies c where c.id = s.company_id), 'handle', s.handle,
  'first_date', ${iso('s.created_date')}, 'counted', (select count(*) from strikes st where st.subscriber_id = s.id and st.standing = 'counted'
    and (${months} is null or ${expires} > now())),
  'state', case when s.set_state is not null then s.set_state when s.over_until > now() then 'over_limit' when s.warned_until > now() then 'warned' else 'ok' end,
  'strikes', ${listed(`json_build_object('id', st.id, 'notice', json_build_object('id', st.notice_id, 'number', ${padded('st.notice_id')}), 'date', ${iso('st.date')},
    'state', st.standing, 'reason', case when st.voided_date is null then st.cause else st.void_reason end, 'expires_date', ${iso(expires)}) order by st.date desc, st.id desc)
    from (select * from strikes st where st.subscriber_id = s.id order by st.date desc, st.id desc ${limit}) st`)})`;
const withPolicy = 'subscribers s left join repeat_policies r on r.company_id = s.company_id';

export function subscribers({ query }: Asked): Statement {
  const search = query.get('search');
  const where = `s.company_id = $1${search ? ' and s.search like $4' : ''}`;
  const newest = 'order by s.created_date desc, s.id desc';
  const text = page(
    `select s.id from subscribers s where ${where} ${newest} limit $2 offset $3`,
    search
      ? `select count(*) from subscribers s where ${where}`
      : 'select coalesce(sum(change), 0)::int from counter_subscribers where company_id = $1',
    `${subscriber('limit 25')} ${newest}) from keys k join ${withPolicy} on s.id = k.id`,
  );
  const values = [Number(query.get('company')), limitOf(query), offsetOf(query), ...(search ? [pattern(search)] : [])];
  return { name: `subscribers-${search !== null}`, text, values };
}

export function oneSubscriber({ me, id }: Asked): Statement {
  const text = `select ${subscriber('')} as body from ${withPolicy} where s.id = $1 and s.company_id = any($2::int[])`;
  return { name: 'subscriber', text, values: [id, me.companies] };
}

export function webhookDeliveries({ me, id, query }: Asked): Statement {
  const text = page(
    `select d.id from webhook_deliveries d where d.webhook_id = $1
      and exists (select 1 from webhooks w where w.id = $1 and w.company_id = any($4::int[])) order by d.id desc limit $2 offset $3`,
    'select count(*) from webhook_deliveries where webhook_id = $1',
    `json_build_object('id', d.id, 'message_id', d.message_id, 'type', d.type, 'status', d.status, 'tries', d.tries,
      'next_date', ${iso('d.next_date')}, 'body', d.body) order by d.id desc) from keys k join webhook_deliveries d on d.id = k.id`,
  );
  return { name: 'webhook-deliveries', text, values: [id, limitOf(query), offsetOf(query), me.companies] };
}

export function ownToken({ me }: Asked): Statement {
  const text = `select json_build_object('id', t.id, 'name', t.name, 'hint', t.hint, 'scopes', t.scopes, 'expires_date', ${iso('t.expires_date')},
    'last_used_date', ${iso('t.last_used_date')}, 'last_used_ip', t.last_used_ip, 'created_by', ${person('t.created_by')},
    'revoked_date', ${iso('t.revoked_date')}, 'company', json_build_object('id', c.id, 'name', c.name)) as body
    from company_tokens t join companies c on c.id = t.company_id where t.id = $1`;
  return { name: 'own-token', text, values: [me.token] };
}
