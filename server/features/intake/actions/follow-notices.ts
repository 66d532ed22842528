import { statusLookup } from '#core/lookups.ts';
import { answersNotice } from '#core/rules/intake/notice-completeness.ts';
import { firstDisabledDate } from '#core/rules/intake/url-states.ts';
import { statusByUrls } from '#core/rules/intake/url-status.ts';
import { recountOpenUrlsOf } from '../../../db/counters/open-urls.ts';
import { recordHistory } from '../../../db/history.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { NoticeBrief } from '../notices/notices.queries.ts';
import { refreshStrikes } from '../subscribers/refresh-strikes.ts';
import { writeDisabledUrls } from './disabled-urls.queries.ts';
import { type FollowedNotice, lockFollowed, setFirstDisabled, setStatuses } from './follow.queries.ts';
import { type UrlWithState, urlStatesOf } from './url-states.ts';

type Followed = FollowedNotice & { urls: readonly UrlWithState[] };

/** The status that follows from the URLs; the present one if a person set it, or if nothing was done yet. */
function statusOf({ status_id, is_status_set, urls }: Followed): number {
  const isActedOn = urls.some(({ facts }) => facts.length > 0);
  if (is_status_set || !isActedOn) return status_id;
  return statusByUrls(
    status_id,
    urls.filter(({ is_counted }) => is_counted).map(({ state }) => state),
  );
}

async function followStatuses(tx: Tx, notices: readonly Followed[]): Promise<void> {
  const moved = notices
    .map((notice) => ({ id: notice.id, before: notice.status_id, status_id: statusOf(notice) }))
    .filter(({ before, status_id }) => before !== status_id);
  await setStatuses(tx.db, moved);
  for (const { id, before, status_id } of moved) {
    const changes = [{ field: 'status', from: statusLookup(before).name, to: statusLookup(status_id).name }];
    recordHistory(tx, { model: 'notice', object_id: id, action: 'status changed', changes });
  }
}

async function followFirstDisabled(tx: Tx, notices: readonly Followed[]): Promise<void> {
  const dates = notices.map(({ id, first_disabled_date, urls }) => ({
    id,
    before: first_disabled_date?.toISOString() ?? null,
    date: firstDisabledDate(urls.flatMap(({ facts }) => facts)),
  }));
  await setFirstDisabled(
    tx.db,
    dates.filter(({ before, date }) => before !== date),
  );
}

/**
 * Brings notices in line with their URLs: after an action, after a dispute or a retraction, and after a notice's URLs, company or
 * date of receipt changed. The only code that lets a status follow the URLs, and that writes the numbers that are counted from them.
 */
export async function followNotices(tx: Tx, notice_ids: readonly number[]): Promise<void> {
  const locked = await lockFollowed(tx.db, notice_ids);
  if (locked.length === 0) return;
  const ids = locked.map(({ id }) => id);
  const urls = await urlStatesOf(tx.db, ids);
  const notices = locked.map((notice): Followed => ({ ...notice, urls: urls.get(notice.id) ?? [] }));
  await recountOpenUrlsOf(tx.db, ids);
  await followFirstDisabled(tx, notices);
  await writeDisabledUrls(tx.db, notices);
  await refreshStrikes(tx, notices);
  await followStatuses(tx, notices);
}

export const followNotice = (tx: Tx, notice_id: number): Promise<void> => followNotices(tx, [notice_id]);

/** Brings the notice that another one answers in line with it: a retraction voids its strikes. */
export async function followAnswered(
  tx: Tx,
  { completeness, answers_id }: Pick<NoticeBrief, 'completeness' | 'answers_id'>,
): Promise<void> {
  if (answers_id !== null && answersNotice({ completeness })) await followNotice(tx, answers_id);
}
