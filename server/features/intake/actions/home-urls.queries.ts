import { type RawBuilder, sql } from 'kysely';
import { OPEN_NOTICE_STATUSES } from '#core/lookups.ts';
import { ownerOf } from '../../../db/counters/owner-of.ts';
import type { Scope } from '../../../db/scope.ts';

export interface HomeUrlsRow {
  /** Open URLs of notices that were received after each moment, in the order of the moments. */
  received_after: number[];
  total: number;
  median_minutes: number | null;
}

const companiesOf = (scope: Scope): RawBuilder<unknown> => sql`any(${scope.all ? [] : [...scope.company_ids]}::int[])`;

/** As literals, so that the partial index applies. */
const OPEN_STATUSES = sql.join(OPEN_NOTICE_STATUSES.map((id) => sql.lit(id)));

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

const openUrls = (scope: Scope, where: RawBuilder<unknown>) =>
  sql`(select coalesce(sum(change), 0)::int from counter_open_urls_by_day where ${ownerOf(scope)} and ${where})`;

/** Whole days from the counter; the rest of the moment's own day from the notices with open URLs of that day. */
const openAfter = (scope: Scope, moment: Date) => sql`
  ${openUrls(scope, sql`day > ${dayOf(moment)}::date`)}
  + (select coalesce(sum(n.open_urls), 0)::int from notices n
    where n.company_id = ${companiesOf(scope)} and n.open_urls > 0 and n.deleted_date is null
      and n.status_id in (${OPEN_STATUSES})
      and n.received_date > ${moment}::timestamptz
      and n.received_date < ((${dayOf(moment)}::date + 1)::timestamp at time zone 'UTC'))`;

/**
 * The median is in the bucket that the counter names, so that only its URLs are read. For an even number it is between two, which may
 * be in different buckets. Sorting bare numbers is much cheaper than sorting rows.
 */
const medianMinutes = (scope: Scope, since: string) => sql`
  with buckets as (
    select bucket, sum(change)::int as count from counter_disabled_urls_by_day
    where ${ownerOf(scope)} and day >= ${since}::date group by bucket having sum(change) > 0
  ), placed as (
    select bucket, count, (sum(count) over (order by bucket) - count)::int as before, (sum(count) over ())::int as total
    from buckets
  ), middle as (
    select p.bucket, min(m.place - p.before) as first, max(m.place - p.before) as last
    from placed p cross join lateral (values ((p.total - 1) / 2), (p.total / 2)) m (place)
    where m.place >= p.before and m.place < p.before + p.count group by p.bucket
  )
  select avg(u.minutes)::float8 from middle m cross join lateral (
    select unnest((array_agg(x.minutes order by x.minutes))[m.first + 1 : m.last + 1]) as minutes from disabled_urls x
    where x.company_id = ${companiesOf(scope)} and x.bucket = m.bucket
      and x.disabled_date >= (${since}::date::timestamp at time zone 'UTC')) u`;

/** One row about the URLs of a customer's notices: how many are open, by age, and how long it takes until they are disabled. */
export const homeUrlsQuery = (scope: Scope, moments: readonly Date[], since: string): RawBuilder<HomeUrlsRow> =>
  sql<HomeUrlsRow>`select
    array[${sql.join(moments.map((moment) => openAfter(scope, moment)))}]::int[] as received_after,
    ${openUrls(scope, sql`true`)} as total,
    (${medianMinutes(scope, since)}) as median_minutes`;
