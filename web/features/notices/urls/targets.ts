import type { NoticeUrl } from '#core/contract/intake/notice-urls.ts';
import type { Notice } from '#core/contract/intake/notices.ts';
import { isDisabled, type UrlAction } from '#core/rules/intake/url-states.ts';

/** An action before it is recorded: on which URLs, and how many of them are still open. */
export interface Asked {
  action: UrlAction;
  urls: readonly NoticeUrl[];
  /** Nothing was selected, so the action is on every URL. */
  isAll: boolean;
}

/** URLs that "all" is about: reported, not ignored and on a registered domain, except on an unassigned notice. */
export const countedUrls = ({ urls, company }: Notice): readonly NoticeUrl[] =>
  urls.filter((url) => url.role === 'reported' && !url.is_ignored && (company === null || url.domain !== null));

/** The URLs that an action is possible on. One that is impossible on a single URL is refused for all. */
export function targetsOf(action: UrlAction, urls: readonly NoticeUrl[]): readonly NoticeUrl[] {
  if (action === 'restored') return urls.filter(({ state }) => isDisabled(state));
  if (action === 'undone') return urls.filter((url) => url.state !== 'open' || url.user_notified_date !== null);
  return urls;
}

const SETTLING: readonly UrlAction[] = ['disabled', 'gone', 'declined'];

/** Open ones among the URLs, if an action on all of them would also change some that are settled. */
export function openOnly({ action, urls, isAll }: Asked): readonly NoticeUrl[] | null {
  if (!isAll || !SETTLING.includes(action)) return null;
  const open = urls.filter(({ state }) => state === 'open');
  return open.length > 0 && open.length < urls.length ? open : null;
}
