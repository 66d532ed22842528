import { parseHostName, parseIpAddress } from './host-name.ts';

export interface ParsedUrl {
  url: string;
  host: string;
}

const URL_MAX = 4_000;
const PARTS =
  /^([a-z][a-z0-9+.-]{1,15}):\/{2,}(?:[^\s/?#@]{0,300}@)?(\[[0-9a-f:.]{2,50}\]|[^\s/?#:\\]{1,300})(:\d{0,5})?(.*)$/isu;
const KEPT_SCHEMES = new Set(['http', 'https', 'ftp']);

/** Removes trailing punctuation that belongs to the sentence. */
export function trimEnd(text: string): string {
  let end = text.length;
  for (; end > 0; end--) {
    const last = text[end - 1]!;
    if (/[.,;:!?'"*_~>\]}\\“”’»…]/.test(last) || last === ')') {
      if (last === ')' && isBalanced(text.slice(0, end), '(', ')')) break;
      if (last === ']' && isBalanced(text.slice(0, end), '[', ']')) break;
      if (last === '}' && isBalanced(text.slice(0, end), '{', '}')) break;
      continue;
    }
    break;
  }
  return text.slice(0, end);
}

/** `http://example.com/a]words[/url]`: an unmatched closing bracket ends the URL. */
function beforeLooseBracket(text: string): string {
  const close = text.indexOf(']');
  const open = text.indexOf('[');
  return close >= 0 && (open < 0 || open > close) ? text.slice(0, close) : text;
}

const isBalanced = (text: string, open: string, close: string): boolean =>
  text.split(open).length >= text.split(close).length;

/** Host name without adjacent emphasis marks, text in another script or a run-on sentence. */
export function hostOf(typed: string): string | undefined {
  const bare = typed.replace(/^[_*~]+|[_*~.]+$/g, '');
  const whole = parseHostName(bare);
  if (whole) return whole;
  const ascii = /^[\x21-\x7e]+/.exec(bare)?.[0];
  if (ascii && ascii !== bare) return parseHostName(ascii);
  const runOn = /^(.+)\.\p{Lu}[\p{Ll}]*$/u.exec(bare)?.[1];
  return runOn ? parseHostName(runOn) : undefined;
}

/** Parses a URL with a scheme. Undefined if its host is not public. */
export function parseUrl(typed: string): ParsedUrl | undefined {
  const text = trimEnd(beforeLooseBracket(typed.slice(0, URL_MAX)));
  const parts = PARTS.exec(text);
  if (!parts) return undefined;
  const [, scheme = '', name = '', port = '', rest = ''] = parts;
  const host = hostOf(name) ?? parseIpAddress(name);
  if (!host) return undefined;
  if (!KEPT_SCHEMES.has(scheme.toLowerCase())) return { url: `http://${host}/`, host };
  // Text that ran into the host name is not a path.
  const isWhole = host.startsWith('[') || !/[^\x21-\x7e]/.test(name) || rest !== '';
  const path = isWhole ? rest.replaceAll('\\', '/') : '';
  const kept = path.startsWith('/') ? path : `/${path}`;
  return { url: `${scheme.toLowerCase()}://${host}${port.length > 1 ? port : ''}${kept}`, host };
}

/** Parses a URL without a scheme: `example.com`, `www.example.com/page`. */
export function parseBareUrl(name: string, port: string, rest: string): ParsedUrl | undefined {
  const host = hostOf(name);
  if (!host) return undefined;
  const path = trimEnd(rest.slice(0, URL_MAX));
  return { url: `http://${host}${port}${path.startsWith('/') ? path : '/'}`, host };
}
