import { type RawBuilder, sql } from 'kysely';
import { NOTICE_STATUS, OPEN_NOTICE_STATUSES } from '#core/lookups.ts';
import { fold } from '../../../db/fold.ts';
import type { Scope } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';

/** Everybody's, as the table knows it: nobody has to add up the companies. */
const ALL = -1;

const whose = (scope: Scope): RawBuilder<boolean> => {
  if (scope.all) return sql`company_id = ${sql.lit(ALL)}`;
  const ids = scope.company_ids;
  return ids.length === 1 ? sql`company_id = ${ids[0]}` : sql`company_id = any(${[...ids]}::int[])`;
};

/** What was added up, and what came since: together they are exact. */
const days = (scope: Scope, where: RawBuilder<boolean>) => sql`(
  select day, status_id, count from notice_days where ${whose(scope)} and ${where}
  union all
  select day, status_id, change from notice_day_changes where ${whose(scope)} and ${where}) d`;

/** The days, or the months, by how many come before each in the order: the last one that begins no later than the page. */
const lastBefore = (offset: number, direction: RawBuilder<unknown>, from: RawBuilder<unknown>, skipped = sql`0`) => sql`
  select day, before from (
    select day, (${skipped} + sum(sum(count)) over (order by day ${direction}) - sum(count))::int as before
    from ${from} group by day) p
  where before <= ${offset}::int order by before desc limit 1`;

/**
 * Where a page begins that is so many notices away from the first: a day, and how many come before it in that order. Of one
 * status, or of all. The month is looked for first: years have a thousand days.
 */
export function placeOf(scope: Scope, status_id: number | undefined, descending: boolean, offset: number) {
  const direction = descending ? sql`desc` : sql`asc`;
  const statuses = status_id === undefined ? sql<boolean>`true` : sql<boolean>`status_id = ${status_id}`;
  const months = sql`(
    select month as day, count from notice_months where ${whose(scope)} and ${statuses}
    union all
    select date_trunc('month', day)::date, change from notice_day_changes where ${whose(scope)} and ${statuses}) m`;
  const inMonth = sql<boolean>`day >= (select day from month) and day < (select day + interval '1 month' from month)::date and ${statuses}`;
  return sql`
    with month as materialized (${lastBefore(offset, direction, months)})
    ${lastBefore(offset, direction, days(scope, inMonth), sql`(select before from month)`)}`;
}

export interface DayRow {
  day: string;
  received: number;
  waiting: number;
}

/** By day from this one on; days with nothing are not there. */
export const daysFrom = (scope: Scope, from: string) => sql`
  select day, sum(count)::int as received,
    coalesce(sum(count) filter (where status_id = ${sql.lit(NOTICE_STATUS.new)}), 0)::int as waiting
  from ${days(scope, sql`day >= ${sql.lit(from)}::date`)} group by day`;

export const noticeDays = async (db: Db, scope: Scope, from: string): Promise<DayRow[]> =>
  (await sql<DayRow>`${daysFrom(scope, from)}`.execute(db)).rows;

export interface OpenDay {
  day: string;
  count: number;
  new_count: number;
}

/** Those that are not settled, by the day they came. */
export async function openByDay(db: Db, scope: Scope): Promise<OpenDay[]> {
  const open = sql<boolean>`status_id = any(${[...OPEN_NOTICE_STATUSES]}::smallint[])`;
  const { rows } = await sql<OpenDay>`
    select day, sum(count)::int as count,
      coalesce(sum(count) filter (where status_id = ${NOTICE_STATUS.new}), 0)::int as new_count
    from ${days(scope, open)} group by day having sum(count) <> 0`.execute(db);
  return rows;
}

/** Adds what has piled up to the days. What others append meanwhile stays for the next time. */
export async function foldDays(db: Db): Promise<void> {
  await sql`
    with folded as (delete from notice_day_changes returning company_id, day, status_id, change)
    insert into notice_days as d (company_id, day, status_id, count)
    select company_id, day, status_id, sum(change) from folded group by 1, 2, 3 having sum(change) <> 0
    order by 1, 2, 3
    on conflict (company_id, status_id, day) do update set count = d.count + excluded.count`.execute(db);
}

export async function foldCounts(db: Db): Promise<void> {
  await fold(db, 'notice_counts', 'company_id', 'status_id');
  await fold(db, 'notice_totals', 'status_id');
}
