import { COMPANY_FIELDS } from '#core/contract/registry/company-fields.ts';
import { type Asked, limitOf, offsetOf, type Statement } from './ask.ts';
import { has, iso, orderType, padded, plan, status, words } from './json.ts';

/** Reasons for missing protection, in the order of the rules; `grave` ones first. */
const WAY = `case when o.id is null then case when c.status_id in (5, 13) then 'renew' end when o.type_id = 4 then null
  when o.status_id = 10 then 'finish_order' when o.status_id = 9 then 'pay_order' end`;
const lapsed = `(c.status_id <> 14 and c.expires_date is not null and (c.status_id = 5 or c.expires_date <= current_date))`;
const lasts = `(c.status_id <> 14 and c.expires_date is not null and not ${lapsed})`;
const AMEND = WAY.replace("'renew'", "'amend'");
const addressed = `(c.notice_email is not null or w.has_owner)`;
const REASONS = [
  ['removed', true, 'c.status_id = 14', 'null'],
  ['not_designated', true, 'c.status_id <> 14 and (c.expires_date is null or c.status_id = 4)', WAY],
  ['lapsed', true, lapsed, WAY],
  [
    'expires_soon',
    false,
    `c.status_id <> 14 and c.expires_date is not null and not ${lapsed} and c.expires_date - current_date <= 30`,
    WAY,
  ],
  ['record_inactive', false, `${lasts} and ps.is_inactive`, AMEND],
  ['record_expired', false, `${lasts} and ps.expires_date <= current_date and ps.expires_date < c.expires_date`, WAY],
  ['agent_differs', false, `${lasts} and ps.is_agent_different`, AMEND],
  ['past_due', false, "c.status_id <> 14 and s.status = 'past_due'", "'update_card'"],
  [
    'subscription_ended',
    false,
    `c.status_id <> 14 and c.expires_date is not null and not ${lapsed} and s.status = 'ended'`,
    WAY,
  ],
  ['no_notice_address', false, `c.status_id <> 14 and not ${addressed}`, "'set_notice_address'"],
  [
    'forward_failed',
    false,
    'c.status_id <> 14 and w.has_failed_forward',
    `case when ${addressed} then 'send_again' end`,
  ],
] as const;
const some = (grave: boolean) =>
  REASONS.filter(([, isGrave]) => isGrave === grave)
    .map(([, , holds]) => `coalesce(${holds}, false)`)
    .join(' or ');
const protection = `case when ${some(true)} then 'not_protected' when ${some(false)} then 'action_needed' else 'protected' end`;
const reasons = `coalesce((select json_agg(json_build_object('code', code, 'grave', grave, 'mend', mend)) from (values
  ${REASONS.map(([code, grave, holds, mend]) => `('${code}', ${grave}, ${holds}, ${mend})`).join()}) r (code, grave, holds, mend) where holds), '[]'::json)`;

const fields = COMPANY_FIELDS.map((field) =>
  field === 'country' ? `'country', case c.country_code when 'US' then 'United States' end` : `'${field}', c.${field}`,
).join(', ');

export const company = (
  standing: boolean,
) => `json_build_object('id', c.id, ${fields}, 'status', ${status('c.status_id')},
  'subscription', case when s.company_id is not null then json_build_object('period', s.period, 'status', s.status, 'current_period_end', s.current_period_end, 'cancels_at_end', s.cancels_at_end) end,
  'designation', case when c.dmca_public_id is not null and c.dmca_registration_id is not null and c.registered_date is not null then json_build_object(
    'dmca_public_id', c.dmca_public_id, 'dmca_registration_id', c.dmca_registration_id, 'registered_date', c.registered_date) end,
  'expires_date', c.expires_date, 'protection', ${protection},
  'plan', ${plan("coalesce(case s.period when 'month' then 2 when 'year' then 1 end, w.last_plan_id, 1)")},
  'open_order', case when o.id is not null then json_build_object('id', o.id, 'number', ${padded('o.id')}, 'type', ${orderType('o.type_id')},
    'status', ${status('o.status_id')}) end,
  'counts', json_build_object('domains', w.domains, 'notices', w.notices, 'orders', w.orders), 'site_step', case when c.registered_date is not null and c.status_id <> 14 then c.site_step end,
  'created_date', ${iso('c.created_date')}
  ${standing ? `, 'reasons', ${reasons}` : ''})`;

export const companyJoins = `left join subscriptions s on s.company_id = c.id left join public_record_states ps on ps.company_id = c.id
  left join orders o on o.company_id = c.id and o.status_id <> 7
  cross join lateral (select
    exists (select 1 from representatives r where r.company_id = c.id and r.role = 'owner' and r.status = 'active') as has_owner,
    (select plan_id from orders l where l.company_id = c.id order by l.id desc limit 1) as last_plan_id,
    (select coalesce(sum(change), 0)::int from counter_domains_by_status d where d.company_id = c.id and d.status_id in (10, 13)) as domains,
    (select coalesce(sum(change), 0)::int from counter_notices_by_status d where d.company_id = c.id) as notices,
    (select count(*)::int from orders l where l.company_id = c.id) as orders,
    exists (select 1 from notices n where n.company_id = c.id and n.is_forward_failed and n.deleted_date is null) as has_failed_forward) w`;

const STATUS_IDS: Record<string, number> = { New: 4, Expired: 5, Registered: 13 };

export function companies({ query }: Asked): Statement {
  const [limit, offset, search] = [limitOf(query), offsetOf(query), query.get('search')];
  const id = STATUS_IDS[query.get('status__name') ?? ''];
  const where = search ? has('lower(c.name)', 3) : id ? 'c.status_id = $3' : 'true';
  const kept = `select sum(change)::int from counter_companies_by_status ${id ? 'where status_id = $3' : ''}`;
  const text = `with keys as materialized (select c.id from companies c where ${where} order by c.created_date desc, c.id desc limit $1 offset $2)
    select json_build_object('count', (${search ? `select count(*) from companies c where ${where}` : kept}), 'results', coalesce((
      select json_agg(${company(false)} order by c.created_date desc, c.id desc) from keys k join companies c on c.id = k.id ${companyJoins}), '[]'::json)) as body`;
  const more = search ? words(search) : id ? [id] : [];
  return { ...(search ? {} : { name: `companies-${id ?? ''}` }), text, values: [limit, offset, ...more] };
}

export function oneCompany({ me, id }: Asked): Statement {
  const text = `select ${company(false)} as body from companies c ${companyJoins} where c.id = $1 and ($2 or c.id = any($3::int[]))`;
  return { name: 'company', text, values: [id, me.is_superuser, me.companies] };
}
