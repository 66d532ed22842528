import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../db/scope.ts';
import type { Db } from '../../db/tables.ts';

/** Undefined is all of them, and nobody's. */
const within = (company_ids: readonly number[] | undefined): RawBuilder<boolean> =>
  company_ids === undefined ? sql`true` : sql`company_id = any(${[...company_ids]}::int[])`;

interface Counts {
  statuses: { status_id: number; count: number }[];
  without_sent: number;
  forward_failed: number;
  unmatched: number;
}

/** From the kept counts; the two that are not kept have an index of their own few rows. */
export async function noticeCounts(db: Db, company_ids: readonly number[] | undefined): Promise<Counts> {
  const mine = within(company_ids);
  const { rows } = await sql<Counts>`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('status_id', status_id, 'count', count)), '[]') from (
        select status_id, sum(change)::int as count from notice_counts where ${mine} group by status_id) s) as statuses,
      (select count(*)::int from notices where not is_sent and deleted_date is null and ${mine}) as without_sent,
      (select count(*)::int from notices where is_forward_failed and deleted_date is null and ${mine}) as forward_failed,
      (select coalesce(sum(change), 0)::int from notice_counts
        where company_id = 0 and ${company_ids === undefined}) as unmatched`.execute(db);
  return rows[0]!;
}

/** Of one company, when one is asked for; nothing of one that is not the scope's. */
export function companiesAsked(scope: Scope, company__id: number | undefined): readonly number[] | undefined {
  if (company__id === undefined) return scope.all ? undefined : scope.company_ids;
  return scope.all || scope.company_ids.includes(company__id) ? [company__id] : [];
}
