import { type RawBuilder, sql } from 'kysely';
import { NOTICE_STATUS } from '#core/lookups.ts';
import { ownerOf } from '../../../../db/counters/owner-of.ts';
import type { Scope } from '../../../../db/scope.ts';
import type { Db } from '../../../../db/tables.ts';
import { isOpenFor } from './open-rule.queries.ts';

type Part = RawBuilder<unknown>;

const days = (scope: Scope, where: RawBuilder<boolean>) =>
  sql`counter_notices_by_day n where ${ownerOf(scope)} and ${where}`;

/** The counted rows of a list with these conditions on the counter `n`. */
export function countedPeriods(scope: Scope, conditions: readonly Part[]) {
  const wanted = sql.join([ownerOf(scope), ...conditions], sql` and `);
  return {
    months: sql`counter_notices_by_month n where ${wanted}`,
    days: sql`counter_notices_by_day n where ${wanted}`,
  };
}

export interface DayRow {
  day: string;
  received: number;
  /** Still open, by the reader's rule. */
  waiting: number;
}

/** Counts by day from a day on; days without notices are missing. */
export const daysFrom = (scope: Scope, from: string) => sql`
  select day, sum(change)::int as received,
    coalesce(sum(change) filter (where ${isOpenFor(scope)}), 0)::int as waiting
  from ${days(scope, sql`day >= ${sql.lit(from)}::date`)} group by day`;

export const noticeDays = async (db: Db, scope: Scope, from: string): Promise<DayRow[]> =>
  (await sql<DayRow>`${daysFrom(scope, from)}`.execute(db)).rows;

export interface OpenDay {
  day: string;
  count: number;
  new_count: number;
}

/** Open notices by the day they were received. */
export async function openByDay(db: Db, scope: Scope): Promise<OpenDay[]> {
  const { rows } = await sql<OpenDay>`
    select day, sum(change)::int as count,
      coalesce(sum(change) filter (where status_id = ${NOTICE_STATUS.new}), 0)::int as new_count
    from ${days(scope, isOpenFor(scope))} group by day having sum(change) <> 0`.execute(db);
  return rows;
}
