import { type RawBuilder, sql } from 'kysely';
import { NOTICE_STATUS } from '#core/lookups.ts';
import { UNASSIGNED } from '../../../../db/counters/declared.ts';
import { ownerOf } from '../../../../db/counters/owner-of.ts';
import type { Scope } from '../../../../db/scope.ts';
import type { Db } from '../../../../db/tables.ts';
import { isOpenFor } from './open-rule.queries.ts';

const within = (scope: Scope): RawBuilder<boolean> =>
  scope.all ? sql`true` : sql`company_id = any(${[...scope.company_ids]}::int[])`;

interface Counts {
  statuses: { status_id: number; count: number }[];
  open: number;
  without_sent: number;
  forward_failed: number;
  unmatched: number;
  unread: number;
  counter_notices: number;
}

/** Statuses and open notices come from the counter; the other counts use partial indexes with few rows. */
export async function noticeCounts(db: Db, scope: Scope, now: Date): Promise<Counts> {
  const mine = within(scope);
  const { rows } = await sql<Counts>`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('status_id', status_id, 'count', count)), '[]') from (
        select status_id, sum(change)::int as count from counter_notices_by_status where ${ownerOf(scope)} group by status_id) s) as statuses,
      (select coalesce(sum(change), 0)::int from counter_notices_by_status where ${ownerOf(scope)} and ${isOpenFor(scope)}) as open,
      (select count(*)::int from notices where not is_sent and deleted_date is null and ${mine}) as without_sent,
      (select count(*)::int from notices where is_forward_failed and deleted_date is null and ${mine}) as forward_failed,
      (select coalesce(sum(change), 0)::int from counter_notices_by_status
        where company_id = ${sql.lit(UNASSIGNED)} and ${scope.all}) as unmatched,
      (select count(*)::int from notices
        where completeness ->> 'verdict' = 'unread' and deleted_date is null and ${mine}) as unread,
      (select count(*)::int from counternotices c where ${mine} and c.state = 'running' and c.due_date <= ${now}::timestamptz)
        + (select count(*)::int from counternotices c left join notices l on l.id = c.letter_id
          where c.state = 'defective' and ${scope.all ? sql`true` : sql`c.company_id = any(${[...scope.company_ids]}::int[])`}
            and l.status_id = ${sql.lit(NOTICE_STATUS.new)} and l.deleted_date is null) as counter_notices`.execute(db);
  return rows[0]!;
}

/** The newest notice within the scope, the number of New ones without letters of counter-notices (beyond-edges § 15–18), and of those to handle. */
export async function newestOf(db: Db, scope: Scope) {
  const newest = await db
    .selectFrom('notices')
    .select(['id', 'received_date'])
    .where('deleted_date', 'is', null)
    .where(within(scope))
    .orderBy('received_date', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { rows } = await sql<{ new_count: number; open_count: number }>`
    select coalesce(sum(change) filter (where status_id = ${sql.lit(NOTICE_STATUS.new)}), 0)::int
        - (select count(*)::int from notices n where n.has_counternotice and n.status_id = ${sql.lit(NOTICE_STATUS.new)}
          and n.deleted_date is null ${scope.all ? sql`` : sql`and n.company_id = any(${[...scope.company_ids]}::int[])`}) as new_count,
      coalesce(sum(change) filter (where ${isOpenFor(scope)}), 0)::int as open_count
    from counter_notices_by_status where ${ownerOf(scope)}`.execute(db);
  return { newest, ...rows[0]! };
}
