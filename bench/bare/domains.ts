import { readDomainName } from '#server/lookups/domain-names.ts';
import { type Asked, limitOf, offsetOf, type Statement } from './ask.ts';
import { counted, has, iso, pattern, status, words } from './json.ts';

const domain = `json_build_object('id', d.id, 'name', d.name, 'unicode_name', d.unicode_name, 'email', d.email,
  'status', ${status('d.status_id')}, 'company', json_build_object('id', c.id, 'name', c.name), 'created_date', ${iso('d.created_date')})`;

const page = (
  keys: string,
  count: string,
) => `with ${keys} select json_build_object('count', (${count}), 'results', coalesce((
  select json_agg(${domain} order by d.name, d.id) from keys k join domains d on d.id = k.id join companies c on c.id = d.company_id), '[]'::json)) as body`;

const STATUS_IDS: Record<string, number> = { Draft: 10, Registered: 13, Removed: 14 };

export function domains({ me, query }: Asked): Statement {
  const [limit, offset, search] = [limitOf(query), offsetOf(query), query.get('search')];
  const id = STATUS_IDS[query.get('status__name') ?? ''];
  const values: unknown[] = me.is_superuser ? [limit, offset] : [limit, offset, me.companies];
  const own = me.is_superuser ? 'true' : 'd.company_id = any($3::int[])';
  if (search) {
    const at = values.length + 1;
    values.push(...(me.is_superuser ? words(search) : [pattern(search)]));
    const wanted = me.is_superuser ? has('d.search', at) : `d.search like $${at}`;
    const keys = `found as materialized (select d.id, d.name from domains d where ${own} and ${wanted}),
      keys as materialized (select id from found d order by d.name, d.id limit $1 offset $2)`;
    return { text: page(keys, 'select count(*) from found'), values };
  }
  if (id) values.push(id);
  const filter = id ? `and status_id = $${values.length}` : '';
  const counter = `counter_domains_by_status where ${me.is_superuser ? 'company_id = -1' : 'company_id = any($3::int[])'}`;
  const count = `select coalesce(sum(change), 0)::int from ${counter} ${filter}`;
  const name = `domains-${me.is_superuser}-${id ?? ''}`;
  if (!me.is_superuser) {
    const keys = `keys as materialized (select d.id from unnest($3::int[]) c (id) cross join lateral (select d.id, d.name from domains d
      where d.company_id = c.id ${filter} order by d.name, d.id limit $1::int + $2::int) d order by d.name, d.id limit $1 offset $2)`;
    return { name, text: page(keys, count), values };
  }
  if (offset === 0) {
    const keys = `keys as materialized (select d.id from domains d where true ${filter} order by d.name, d.id limit $1 offset $2)`;
    return { name, text: page(keys, count), values };
  }
  // Starts at the two-letter prefix that the counter gives for the offset.
  const keys = `place as materialized (select prefix, before from (select prefix, (sum(sum(change)) over (order by prefix) - sum(change))::int as before
      from counter_domains_by_prefix where true ${filter} group by prefix) p where before <= $2 order by before desc limit 1),
    keys as materialized (select d.id from domains d where d.name >= (select prefix from place) ${filter} order by d.name, d.id
      limit $1 offset $2 - (select before from place))`;
  return { name: `${name}-deep`, text: page(keys, count), values };
}

/** The holder of a name. The rate limit is counted in the same statement. */
export function isBusy({ me, body }: Asked): Statement {
  const { name } = readDomainName(String(body.name)) as { name: string };
  const text = `with ${counted("values ($2, 1, now() + interval '60 seconds')")}
    select case when (select tries from counted) > 60 then null when d.id is null then json_build_object('busy', false, 'company', null, 'domain', null)
      else json_build_object('busy', true, 'company', case when d.status_id = 13 then c.name end,
        'domain', json_build_object('name', d.name, 'status', ${status('case when d.status_id = 13 then 13 else 22 end')})) end as body
    from (select 1) one left join domains d on d.name = $1 and d.status_id in (10, 13) left join companies c on c.id = d.company_id`;
  return { name: 'is-busy', text, values: [name, `bare:lookup:user:${me.id}`] };
}
