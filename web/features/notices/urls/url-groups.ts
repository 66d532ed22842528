import type { NoticeUrl } from '#core/contract/intake/notice-urls.ts';

export interface UrlGroup {
  /** The registered domain, or the host if there is none. */
  name: string;
  urls: readonly NoticeUrl[];
}

/** Groups URLs by domain in order of first appearance; ignored URLs come last in their group. */
export function urlGroups(urls: readonly NoticeUrl[]): readonly UrlGroup[] {
  const groups = new Map<string, NoticeUrl[]>();
  for (const url of urls) {
    const name = url.domain?.name ?? url.host;
    groups.set(name, [...(groups.get(name) ?? []), url]);
  }
  return [...groups].map(([name, group]) => ({
    name,
    urls: group.toSorted((a, b) => Number(a.is_ignored) - Number(b.is_ignored)),
  }));
}
