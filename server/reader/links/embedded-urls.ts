import { isSameOrSubdomain } from './host-name.ts';
import { type ParsedUrl, parseBareUrl, parseUrl } from './parse-url.ts';

const PARAMETERS = /[?&;#]([^=&;#?\s]{1,60})=([^&;#\s]{4,4000})/g;
const HOLDS_URL = /^(?:u|uri|url|q|link|target|dest\w*|redir\w*|goto|go|domain|site|host|href|imgrefurl|imgurl)$/i;
const BARE = /^(?:site:)?((?:[\p{L}\p{N}_-]{1,63}\.)+[\p{L}][\p{L}\p{N}-]{1,62})(:\d{1,5})?(\/[^\s+]*)?(?:[+\s].*)?$/iu;
const BASE64 = /[=/](aHR0c[A-Za-z0-9+/_-]{10,2000})/g;

/** Link rewriters of mail security products: the embedded URL is the one that was written. */
const REWRITERS = [
  'safelinks.protection.outlook.com',
  'urldefense.com',
  'urldefense.us',
  'urldefense.proofpoint.com',
  'linkprotect.cudasvc.com',
  'mimecastprotect.com',
  'mimecast.com',
  'clicktime.symantec.com',
  'secure-web.cisco.com',
  'link.edgepilot.com',
];

export const isLinkRewriter = ({ url, host }: ParsedUrl): boolean =>
  REWRITERS.some((name) => isSameOrSubdomain(host, name)) ||
  (/^(?:www\.)?google\.[a-z.]{2,6}$/.test(host) && /^https?:\/\/[^/]+\/url\?/.test(url)) ||
  (/^lm?\.(?:facebook|instagram)\.com$/.test(host) && /^https?:\/\/[^/]+\/(?:l\.php)?\?/.test(url));

/** Percent-decodes repeatedly, three times at most. */
function decoded(text: string): string {
  let out = text;
  for (let round = 0; round < 3 && /%[0-9a-f]{2}/i.test(out); round++) {
    try {
      out = decodeURIComponent(out);
    } catch {
      return out;
    }
  }
  return out;
}

/** Proofpoint v2 encoding: `https-3A__example.com_page`. */
const proofpoint = (value: string): string =>
  /^https?-3A__/i.test(value) ? decoded(value.replaceAll('_', '/').replace(/-([0-9a-f]{2})/gi, '%$1')) : value;

function fromValue(value: string, holdsUrl: boolean): ParsedUrl | undefined {
  const text = decoded(proofpoint(value));
  const start = text.search(/https?:\/\/(?=[\p{L}\p{N}[])/iu);
  if (start >= 0) return parseUrl(text.slice(start));
  const bare = holdsUrl ? BARE.exec(text) : null;
  return bare ? parseBareUrl(bare[1]!, bare[2] ?? '', bare[3] ?? '') : undefined;
}

/** decisions §10: URLs embedded in redirectors, archives, trackers and rewritten links. */
export function embeddedUrls({ url }: ParsedUrl): ParsedUrl[] {
  const rest = url.slice(url.indexOf('/', url.indexOf('://') + 3));
  if (rest.length < 8) return [];
  const found: (ParsedUrl | undefined)[] = [];
  for (const [, name, value] of rest.matchAll(PARAMETERS)) found.push(fromValue(value!, HOLDS_URL.test(name!)));
  for (const [, text] of rest.matchAll(BASE64)) {
    const inner = Buffer.from(text!, 'base64').toString('latin1');
    if (/^[\x21-\x7e]+$/.test(inner)) found.push(parseUrl(inner));
  }
  // A URL in the path, plain or percent-encoded, together with its query.
  const query = rest.indexOf('?');
  const inPath = /https?(?::\/{1,2}|%3a(?:%2f|\/){1,2})(?=[\p{L}\p{N}])/iu.exec(rest);
  if (inPath && (query < 0 || inPath.index < query)) {
    const text = rest.slice(inPath.index).replace(/__;.*$/, '');
    found.push(parseUrl((/%3a/i.test(inPath[0]) ? decoded(text) : text).replace(/^(https?):\/(?!\/)/i, '$1://')));
  }
  const seen = new Set<string>([url]);
  return found.filter((one) => one !== undefined).filter((one) => !seen.has(one.url) && seen.add(one.url));
}
