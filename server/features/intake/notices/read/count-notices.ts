import type { NoticeCounts } from '#core/contract/intake/notice-counts.ts';
import { NOTICE_STATUSES } from '#core/lookups.ts';
import { type Actor, visibleTo } from '../../../../db/scope.ts';
import type { Deps } from '../../../../deps.ts';
import { noticeCounts } from './count-notices.queries.ts';

/** Counts for the tabs of the list, in one statement. */
export async function countNotices({ db, clock }: Deps, actor: Actor): Promise<NoticeCounts> {
  const { statuses, ...counts } = await noticeCounts(db, visibleTo(actor), clock.now());
  const byStatus = new Map(statuses.map(({ status_id, count }) => [status_id, count]));
  return {
    all: statuses.reduce((sum, { count }) => sum + count, 0),
    statuses: NOTICE_STATUSES.map((status) => ({ ...status, count: byStatus.get(status.id) ?? 0 })),
    ...counts,
  };
}
