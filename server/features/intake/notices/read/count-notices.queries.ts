import { type RawBuilder, sql } from 'kysely';
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
}

/** Statuses and open notices come from the counter; the other counts use partial indexes with few rows. */
export async function noticeCounts(db: Db, scope: Scope): Promise<Counts> {
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
        where completeness ->> 'verdict' = 'unread' and deleted_date is null and ${mine}) as unread`.execute(db);
  return rows[0]!;
}
