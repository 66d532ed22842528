import { type RawBuilder, sql } from 'kysely';

type Part = RawBuilder<unknown>;

/** The rows of two counters that a list counts, each as `table where condition`. */
interface Periods {
  readonly months: Part;
  readonly days: Part;
}

/** The last day or month that starts at or before the offset, and the number of rows before it (running total). */
const lastPeriodBefore = (column: Part, offset: number, direction: Part, from: Part, skipped = sql`0`) => sql`
  select day, before from (
    select ${column} as day, (${skipped} + sum(sum(change)) over (order by ${column} ${direction}) - sum(change))::int as before
    from ${from} group by ${column}) p
  where before <= ${offset}::int order by before desc limit 1`;

/**
 * For deep pages: the day on which a page at this offset starts, and the number of rows before that day. Finds the month first, to read
 * fewer counter rows.
 */
export function pageStart({ months, days }: Periods, isDescending: boolean, offset: number): Part {
  const direction = isDescending ? sql`desc` : sql`asc`;
  const inMonth = sql`${days} and day >= (select day from month) and day < (select day + interval '1 month' from month)::date`;
  return sql`
    with month as materialized (${lastPeriodBefore(sql`month`, offset, direction, months)})
    ${lastPeriodBefore(sql`day`, offset, direction, inMonth, sql`(select before from month)`)}`;
}

/** Whether a moment is not before the page start, which the statement has as `place`, in the order of the list. */
export function isFromStart(moment: Part, isDescending: boolean): Part {
  const midnight = (days: number) => sql`(((select day from place) + ${sql.lit(days)})::timestamp at time zone 'UTC')`;
  return isDescending ? sql`${moment} < ${midnight(1)}` : sql`${moment} >= ${midnight(0)}`;
}
