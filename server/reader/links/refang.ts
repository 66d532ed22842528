import { parseHostName } from './host-name.ts';

const SCHEME = /\bh[xt*_+]{2}p(s?)(?=\s?[:[({/%])/gi;
const BROKEN_SCHEME = /h[x*_+][xt*_+]p|ht[x*_+]p|fxp|https?(?!:\/\/[\p{L}\p{N}[])[\s:[({/]|:\/\/\s/iu;
const FTP_SCHEME = /\bfxp(?=\s?[:[({])/gi;
/** `http[:]//`, `http[://]`, `http ://`, `http:\\`, `https //`. */
const SEPARATOR =
  /\b(https?|ftp)\s?(?:[[({]:[\])}]|[[({]:\/\/[\])}]|:|(?=\s?\/\/))\s?(?:\/\/|\\\\|(?<=\]|\)|\}))\s?(?=[\p{L}\p{N}[])/giu;
const ONE_SLASH = /\b(https?):\/(?=[\p{L}\p{N}][\p{L}\p{N}-]*\.)/giu;
/** `[.]`, `(dot)`, `{.}`, also with one bracket missing. */
const DOT = /(?<=[\p{L}\p{N}])\s?(?:[[({<]\s?(?:\.|dot|punkt|punto|point)\s?[\])}>]|\[\.|\.\])\s?(?=[\p{L}\p{N}])/giu;
const DOT_WORD = /(?<![\p{L}\p{N}.-])([\p{L}\p{N}-]{1,63}(?: dot [\p{L}\p{N}-]{1,63}){1,5})(?![\p{L}\p{N}-])/giu;
const SPACED_WWW = /\bwww ?\. ?([\p{L}\p{N}-]{1,63}) ?\. ?(\p{L}{2,20})(?![\p{L}\p{N}])/giu;
/** Top-level domains that are written with a space before the dot. */
const SPACED_END =
  /(?<=[a-z0-9-]{2}) \.(com|org|info|biz|ru|to|cc|tv|me|xyz|io|co|ws|su|is|site|online|club|top)(?![a-z0-9])/gi;
const IDEOGRAPHIC_DOT = /(?<=[a-z0-9])[\u3002\uff61](?=[a-z0-9])/gi;
const FULL_WIDTH = /[\uff01-\uff5e]/;
const AT = /\s?[[({]\s?(?:at|@)\s?[\])}]\s?/gi;

/**
 * Restores defanged URLs (`hxxp://example[.]com`), which are written so that nobody clicks on them.
 * All patterns are bounded, so the time is linear in the length of the line.
 */
export function refang(line: string): string {
  let text = FULL_WIDTH.test(line) ? line.normalize('NFKC') : line;
  text = text.replace(IDEOGRAPHIC_DOT, '.');
  if (BROKEN_SCHEME.test(text)) {
    text = text
      .replace(SCHEME, 'http$1')
      .replace(FTP_SCHEME, 'ftp')
      .replace(SEPARATOR, '$1://')
      .replace(ONE_SLASH, '$1://');
  }
  if (/[[({<]\s?(?:\.|dot|punkt|punto|point|at|@)|\.\]/i.test(text)) text = text.replace(DOT, '.').replace(AT, '@');
  if (/ dot /i.test(text)) {
    text = text.replace(DOT_WORD, (words) => {
      const name = words.replace(/ dot /gi, '.');
      return parseHostName(name) ? name : words;
    });
  }
  return / \.|www ?\./i.test(text) ? text.replace(SPACED_WWW, 'www.$1.$2').replace(SPACED_END, '.$1') : text;
}
