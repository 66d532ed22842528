import { LISTED_DOMAINS } from '#core/contract/trade/orders.ts';
import { type Asked, limitOf, offsetOf, type Statement } from './ask.ts';
import { has, iso, listed, orderType, padded, person, plan, status, words } from './json.ts';

const domain = `json_build_object('id', d.id, 'name', d.name, 'unicode_name', d.unicode_name, 'email', d.email, 'status', ${status('d.status_id')})`;
const domainsOf = (limit: string) =>
  listed(`${domain} order by d.name, d.id) from (select d.* from order_domains od join domains d on d.id = od.domain_id
  where od.order_id = o.id order by d.name, d.id ${limit}) d`);
export const amount = `case when o.is_covered or o.type_id = 4 or (o.type_id in (2, 3) and o.status_id in (9, 10) and s.status = 'active') then '0.00'
  when o.plan_id = 1 then '960.00' else '100.00' end`;
export const covered = `(o.is_covered or (o.type_id in (2, 3) and o.status_id in (9, 10) and coalesce(s.status = 'active', false)))`;

const order = `json_build_object('id', o.id, 'number', ${padded('o.id')}, 'type', ${orderType('o.type_id')}, 'status', ${status('o.status_id')},
  'company', json_build_object('id', c.id, 'name', c.name, 'address', c.address, 'city', c.city, 'state', c.state, 'zip', c.zip,
    'country', case c.country_code when 'US' then 'United States' end),
  'domains', ds.list, 'domains_count', ds.count, 'added', ds.list, 'added_count', ds.count, 'removed', '[]'::json, 'removed_count', 0,
  'changes', o.changes, 'plan', ${plan('o.plan_id')},
  'period', case o.plan_id when 1 then 'year' else 'month' end, 'amount', ${amount}, 'is_covered', ${covered},
  'links', ${listed("json_build_object('id', l.id, 'url', l.url, 'title', l.title) order by l.id) from links l where l.order_id = o.id")},
  'notes', ${listed(`json_build_object('id', n.id, 'object_id', n.object_id, 'content_type', json_build_object('id', 11, 'model', 'order'), 'text', n.text,
    'is_internal', n.is_internal, 'user', ${person('n.user_id')}, 'date', ${iso('n.date')}) order by n.id desc) from notes n where n.content_type = 11 and n.object_id = o.id and not n.is_internal`)},
  'files', ${listed(`json_build_object('file_id', f.id, 'name', f.name, 'size', f.size, 'type', f.type) order by f.id) from files f
    where f.content_type = 11 and f.object_id = o.id`)},
  'payment', (select json_build_object('status', p.status, 'type', json_build_object('id', 1, 'name', 'Credit card'), 'date', ${iso('p.date')},
    'instructions', null)
    from payments p where p.order_id = o.id order by p.status = 'paid' desc, p.status in ('pending', 'unknown') desc, p.date desc limit 1),
  'invoice', (select json_build_object('id', i.id, 'number', i.number) from invoices i where i.order_id = o.id and i.status <> 'void' limit 1),
  'created_by', ${person('o.created_by')}, 'created_date', ${iso('o.created_date')}, 'completed_by', ${person('o.completed_by')},
  'completed_date', o.completed_date, 'dmca_public_id', o.dmca_public_id, 'dmca_registration_id', o.dmca_registration_id)`;

const orderJoins = (
  limit: string,
) => `join companies c on c.id = o.company_id left join subscriptions s on s.company_id = c.id
  cross join lateral (select ${domainsOf(limit)} as list, (select count(*)::int from order_domains od where od.order_id = o.id) as count) ds`;

const STATUS_IDS: Record<string, number> = { Processing: 8, Complete: 7 };

export function orders({ me, query }: Asked): Statement {
  const [limit, offset, search] = [limitOf(query), offsetOf(query), query.get('search')];
  const id = STATUS_IDS[query.get('status__name') ?? ''];
  const values: unknown[] = me.is_superuser ? [limit, offset] : [limit, offset, me.companies];
  const wanted = [me.is_superuser ? 'true' : 'o.company_id = any($3::int[])'];
  if (id) wanted.push(`o.status_id = $${values.push(id)}`);
  if (search) {
    const at = values.length + 1;
    values.push(...words(search));
    wanted.push(`(o.company_id in (select c.id from companies c where ${has('lower(c.name)', at)})
      or o.id in (select od.order_id from order_domains od join domains d on d.id = od.domain_id where ${has('d.search', at)}))`);
  }
  const where = wanted.join(' and ');
  const kept = me.is_superuser && !search;
  const count = kept
    ? `select sum(change)::int from counter_orders_by_status o where ${where}`
    : `select count(*) from orders o where ${where}`;
  const text = `with keys as materialized (select o.id from orders o where ${where} order by o.id desc limit $1 offset $2)
    select json_build_object('count', (${count}), 'results', coalesce((
      select json_agg(${order} order by o.id desc) from keys k join orders o on o.id = k.id
        ${orderJoins(`limit ${LISTED_DOMAINS}`)}), '[]'::json)) as body`;
  return { ...(search ? {} : { name: `orders-${me.is_superuser}-${id ?? ''}` }), text, values };
}

export function oneOrder({ me, id }: Asked): Statement {
  const text = `select ${order} as body from orders o ${orderJoins('')} where o.id = $1 and ($2 or o.company_id = any($3::int[]))`;
  return { name: 'order', text, values: [id, me.is_superuser, me.companies] };
}
