import { isPublicUrl } from '../text/public-url.ts';

/** A URL as links are compared: no scheme, no `www.`, the host in lower case, no slash at the end of a bare host. */
export function bareUrl(url: string): string {
  const [, host = '', rest = ''] = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:www\.)?([^/?#]*)(.*)$/is.exec(url.trim()) ?? [];
  return host.toLowerCase() + (rest === '/' ? '' : rest);
}

/** What is kept of a link that somebody types, or null when it is no public address. */
export function linkPrefix(typed: string): string | null {
  const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`;
  if (!isPublicUrl(url)) return null;
  return bareUrl(url).replace(/\/$/, '');
}

/** decisions §10: it equals the link, or goes on from it with `/`, `?` or `#`. A host alone is all of that host. */
export function isUnder(url: string, prefix: string): boolean {
  const bare = bareUrl(url);
  return bare === prefix || (bare.startsWith(prefix) && '/?#'.includes(bare[prefix.length]!));
}

/** More than any real address has: a longer one is compared by its beginnings only. */
const PREFIXES_MAX = 50;

/** Every link that would hide this URL: its beginnings up to each `/`, `?` or `#`, and itself. */
export function prefixesOf(url: string): string[] {
  const bare = bareUrl(url);
  const cuts = [...bare.matchAll(/[/?#]/g)].slice(0, PREFIXES_MAX).map(({ index }) => bare.slice(0, index));
  return [...new Set([...cuts, bare, bare.replace(/\/$/, '')])];
}
