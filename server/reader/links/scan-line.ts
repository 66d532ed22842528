import { embeddedUrls, isLinkRewriter } from './embedded-urls.ts';
import { type ParsedUrl, parseBareUrl, parseUrl, trimEnd } from './parse-url.ts';

export interface UrlMatch extends ParsedUrl {
  /** Position in the line. */
  start: number;
  end: number;
  /** A host name without scheme and path. */
  isBare: boolean;
}

/** White space, brackets and quotation marks of all scripts end a URL. */
const TOKEN = /[^\s<>"“”„«»‹›|`\p{Cc}\u3000-\u3003\uff0c\uff1b\uff08\uff09\u300c-\u3011\u300a\u300b]+/gu;
const TOKEN_MAX = 8_000;
/** Every URL contains one of these characters. */
const URL_CHAR = /[.:%]/;
const SCHEME = /(?:https?|ftps?|sftp|rtmps?|rtsp|wss?|udp|mms):\/\/|https?%3a(?:%2f|\/){2}/gi;
const BARE =
  /(?<![\p{L}\p{N}_@.%=&-])((?:[\p{L}\p{N}_](?:[\p{L}\p{N}_-]{0,61}[\p{L}\p{N}_])?\.)+[\p{L}][\p{L}\p{N}_-]{1,62})(:\d{1,5}(?!\d))?(\/[^\s]*)?/gu;

/** Top-level domains that are also file extensions; not hosts without a scheme or `www.`. */
const FILE_ENDINGS = /\.(?:zip|mov)$/i;
const FILE_NAMES =
  /^(?:readme|changelog|license|licence|contributing|index|main|setup|lib|mod|install|configure|build|run|test|start)\.(?:md|sh|py|rs|pl|so|ps|cc|in)$/i;

/** `infringement.In addition`: two sentences, not a host name. */
const isTwoSentences = (name: string): boolean => /^[a-z]+\.\p{Lu}\p{Ll}*$/u.test(name);

function bareHits(token: string, offset: number): UrlMatch[] {
  if (!token.includes('.')) return [];
  const hits: UrlMatch[] = [];
  for (const match of token.matchAll(BARE)) {
    const [text, name = '', port = '', rest = ''] = match;
    const after = token.slice(match.index + name.length, match.index + name.length + 80);
    // The local part of an email address; BARE excludes the domain part.
    if (/^[\w.+%-]*@/.test(after)) continue;
    const isPlain = rest === '' && !/^www\d?\./i.test(name);
    if (isPlain && (FILE_ENDINGS.test(name) || FILE_NAMES.test(name) || isTwoSentences(name))) continue;
    const read = parseBareUrl(name, port, rest);
    if (!read) continue;
    const start = offset + match.index;
    // Trailing punctuation belongs to the sentence.
    hits.push({ ...read, start, end: start + trimEnd(text).length, isBare: rest.length <= 1 });
  }
  return hits;
}

/** Start positions of the URLs in a token. */
function urlStarts(token: string): number[] {
  const starts: number[] = [];
  for (const { index } of token.matchAll(SCHEME)) {
    // After these characters, the URL is embedded in the previous one.
    const isInside = starts.length > 0 && /(?:[/=?&#_]|%2f|%3d)$/i.test(token.slice(Math.max(0, index - 3), index));
    if (!isInside) starts.push(index);
  }
  return starts;
}

function tokenHits(token: string, offset: number): UrlMatch[] {
  const starts = urlStarts(token);
  const first = starts[0];
  if (first === undefined) return bareHits(token, offset);
  const hits = bareHits(token.slice(0, first), offset);
  for (const [index, from] of starts.entries()) {
    const to = starts[index + 1] ?? token.length;
    const typed = token.slice(from, to);
    const read = parseUrl(/^https?%3a/i.test(typed) ? decodeOrKeep(typed) : typed);
    if (read)
      hits.push({
        ...read,
        start: offset + from,
        end: offset + from + trimEnd(typed).length,
        isBare: read.url === `http://${read.host}/`,
      });
    else
      hits.push(
        ...bareHits(
          typed.replace(/^[a-z]+:\/\//i, (scheme) => ' '.repeat(scheme.length)),
          offset + from,
        ),
      );
  }
  return hits;
}

function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/%3a/gi, ':').replace(/%2f/gi, '/');
  }
}

/** Finds the URLs of a line and those embedded in them, in order. Expects wrapped lines joined and defanged URLs restored. */
export function scanLine(line: string): UrlMatch[] {
  if (!line.includes('.') && !/%2e/i.test(line)) return [];
  const hits: UrlMatch[] = [];
  for (const { 0: token, index } of line.matchAll(TOKEN)) {
    if (token.length < 4 || !URL_CHAR.test(token)) continue;
    for (const hit of tokenHits(token.slice(0, TOKEN_MAX), index)) {
      const inside = hit.isBare ? [] : embeddedUrls(hit);
      if (inside.length === 0 || !isLinkRewriter(hit)) hits.push(hit);
      for (const one of inside) hits.push({ ...one, start: hit.start, end: hit.end, isBare: false });
    }
  }
  return hits;
}
