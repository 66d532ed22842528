import { statusLookup } from '#core/lookups.ts';
import { answersNotice } from '#core/rules/intake/notice-completeness.ts';
import { firstDisabledDate } from '#core/rules/intake/url-states.ts';
import { openUrls, statusByUrls } from '#core/rules/intake/url-status.ts';
import { recordHistory } from '../../../db/history.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { NoticeBrief } from '../notices/notices.queries.ts';
import { refreshStrikes } from '../subscribers/refresh-strikes.ts';
import { writeDisabledUrls } from './disabled-urls.queries.ts';
import { type Followed, type FollowedNotice, followedNotices, lockNotices, writeFollowed } from './follow.queries.ts';
import { type UrlWithState, withState } from './url-states.ts';

type NoticeWithUrls = Omit<FollowedNotice, 'urls'> & { urls: readonly UrlWithState[] };

const countedStates = ({ urls }: NoticeWithUrls) =>
  urls.filter(({ is_counted }) => is_counted).map(({ state }) => state);

/** The status that follows from the URLs; the present one if a person set it, or if nothing was done yet. */
function statusOf(notice: NoticeWithUrls): number {
  const { status_id, is_status_set, urls } = notice;
  const isActedOn = urls.some(({ facts }) => facts.length > 0);
  return is_status_set || !isActedOn ? status_id : statusByUrls(status_id, countedStates(notice));
}

function followedOf(notice: NoticeWithUrls): Followed {
  const date = firstDisabledDate(notice.urls.flatMap(({ facts }) => facts));
  return {
    status_id: statusOf(notice),
    open_urls: openUrls(notice.kind, countedStates(notice)),
    first_disabled_date: date === null ? null : new Date(date),
  };
}

const isSame = (one: Followed, other: Followed): boolean =>
  one.status_id === other.status_id &&
  one.open_urls === other.open_urls &&
  one.first_disabled_date?.getTime() === other.first_disabled_date?.getTime();

function recordStatus(tx: Tx, { id, status_id: before }: FollowedNotice, { status_id: after }: Followed): void {
  if (before === after) return;
  const changes = [{ field: 'status', from: statusLookup(before).name, to: statusLookup(after).name }];
  recordHistory(tx, { model: 'notice', object_id: id, action: 'status changed', changes });
}

/**
 * Brings notices, which the caller has locked, in line with their URLs: after an action, after a dispute or a retraction, and after a
 * notice's URLs, company or date of receipt changed. The only code that lets a status follow the URLs, and that writes the numbers
 * that follow from them.
 */
export async function followLocked(tx: Tx, notice_ids: readonly number[]): Promise<void> {
  const rows = await followedNotices(tx.db, notice_ids);
  if (rows.length === 0) return;
  const notices = rows.map((row): NoticeWithUrls => ({ ...row, urls: (row.urls ?? []).map(withState) }));
  const after = new Map(notices.map((notice) => [notice.id, followedOf(notice)]));
  const changed = rows.filter((row) => !isSame(row, after.get(row.id)!));
  await writeFollowed(
    tx.db,
    changed.map(({ id }) => ({ id, ...after.get(id)! })),
  );
  await writeDisabledUrls(tx.db, notices);
  await refreshStrikes(tx, notices);
  for (const row of rows) recordStatus(tx, row, after.get(row.id)!);
}

export const followNotices = async (tx: Tx, notice_ids: readonly number[]): Promise<void> =>
  followLocked(tx, await lockNotices(tx.db, notice_ids));

export const followNotice = (tx: Tx, notice_id: number): Promise<void> => followNotices(tx, [notice_id]);

/** Brings the notice that another one answers in line with it: a retraction voids its strikes. */
export async function followAnswered(
  tx: Tx,
  { completeness, answers_id }: Pick<NoticeBrief, 'completeness' | 'answers_id'>,
): Promise<void> {
  if (answers_id !== null && answersNotice({ completeness })) await followNotice(tx, answers_id);
}
