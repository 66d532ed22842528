import { type RawBuilder, sql } from 'kysely';

type Part = RawBuilder<unknown>;

/**
 * For deep pages: the last day or month of a counter that starts at or before the offset, as `day`, and the number of rows before it
 * (running total). `from` are the rows of the counter, `skipped` those before them.
 */
export const lastPeriodBefore = (column: Part, offset: number, direction: Part, from: Part, skipped = sql`0`) => sql`
  select day, before from (
    select ${column} as day, (${skipped} + sum(sum(change)) over (order by ${column} ${direction}) - sum(change))::int as before
    from ${from} group by ${column}) p
  where before <= ${offset}::int order by before desc limit 1`;
