import { isPublicUrl } from '../text/public-url.ts';

/** Normalizes a URL for comparison: no scheme, no `www.`, lowercase host, no slash after a bare host. */
export function bareUrl(url: string): string {
  const [, host = '', rest = ''] = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:www\.)?([^/?#]*)(.*)$/is.exec(url.trim()) ?? [];
  return host.toLowerCase() + (rest === '/' ? '' : rest);
}

/** The normalized form of an entered link, or null if it is not a public URL. */
export function linkPrefix(typed: string): string | null {
  const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`;
  if (!isPublicUrl(url)) return null;
  return bareUrl(url).replace(/\/$/, '');
}

/** decisions §10: true if the URL equals the prefix or continues it with `/`, `?` or `#`. A bare host matches all its URLs. */
export function isUnder(url: string, prefix: string): boolean {
  const bare = bareUrl(url);
  return bare === prefix || (bare.startsWith(prefix) && '/?#'.includes(bare[prefix.length]!));
}

/** Limit per URL, beyond what real URLs have. */
const PREFIXES_MAX = 50;

/** All ignored links that would match this URL: its prefixes up to each `/`, `?` or `#`, and the URL itself. */
export function prefixesOf(url: string): string[] {
  const bare = bareUrl(url);
  const cuts = [...bare.matchAll(/[/?#]/g)].slice(0, PREFIXES_MAX).map(({ index }) => bare.slice(0, index));
  return [...new Set([...cuts, bare, bare.replace(/\/$/, '')])];
}
