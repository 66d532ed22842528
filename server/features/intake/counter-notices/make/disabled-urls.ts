import { bareUrl } from '#core/rules/intake/ignored-link.ts';
import { isDisabled } from '#core/rules/intake/url-states.ts';
import type { Db } from '../../../../db/tables.ts';
import { type UrlWithState, urlStatesOf } from '../../actions/url-states.ts';

/** The company's URLs of a notice, as a counter-notice can be about them. */
export interface NoticeUrls {
  all: readonly UrlWithState[];
  disabled: readonly UrlWithState[];
}

const isOwn = ({ company_id, domain_company_id }: UrlWithState): boolean =>
  company_id === null || domain_company_id === company_id;

export async function noticeUrls(db: Db, notice_id: number): Promise<NoticeUrls> {
  const all = ((await urlStatesOf(db, [notice_id])).get(notice_id) ?? []).filter(isOwn);
  return { all, disabled: all.filter(({ state }) => isDisabled(state)) };
}

/** The ways to write a URL that count as the same. */
export function variantsOf(url: string): string[] {
  const bare = normalized(url);
  const hosts = [bare, `www.${bare}`].flatMap((one) => [`http://${one}`, `https://${one}`]);
  return [...new Set([url, ...hosts.flatMap((one) => [one, `${one}/`])])];
}

const normalized = (url: string): string => bareUrl(url).replace(/\/$/, '');

/** Scheme, `www.` and the last slash may differ between the notice and its answer. */
export function sameMaterial(urls: readonly UrlWithState[], named: readonly string[]): UrlWithState[] {
  const wanted = new Set(named.map(normalized));
  return urls.filter(({ url }) => wanted.has(normalized(url)));
}
