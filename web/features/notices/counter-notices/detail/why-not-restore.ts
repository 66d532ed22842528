import type { CounterNoticeRow } from '#core/contract/intake/counter-notices.ts';
import type { NoticeUrl } from '#core/contract/intake/notice-urls.ts';
import { restoreWarningCopy as copy } from '#core/copy/intake/counter-notice-screens.ts';
import { isHoldStanding } from '#core/rules/intake/hold-life.ts';
import { formatCalendarDate, formatDate } from '#web/lib/format.ts';

/** What speaks against putting material back on a day. */
export function whyNotRestore(
  counterNotices: readonly CounterNoticeRow[],
  urls: readonly Pick<NoticeUrl, 'id'>[],
  today: string,
): string | null {
  const ids = new Set<number | null>(urls.map(({ id }) => id));
  // A list carries the first URLs of each only, so one with more of them may cover any URL.
  const covering = counterNotices.filter(
    (one) =>
      one.verdict === 'complete' &&
      one.outcome !== 'withdrawn' &&
      (one.urls_count > one.urls.length || one.urls.some(({ id }) => ids.has(id))),
  );
  if (covering.length === 0) return copy.none;
  const hold = covering.flatMap(({ holds }) => holds).find(({ state }) => isHoldStanding(state));
  if (hold) return copy.held(formatDate(hold.received_date));
  const early = covering.find(({ clock, released_date }) => clock && !released_date && today <= clock.earliest);
  return early?.clock ? copy.early(formatCalendarDate(early.clock.earliest)) : null;
}
