import type { Line } from '../text/lines.ts';
import { hostOf } from './parse-url.ts';

const OPEN_BRACKET = /<\s?(?:https?|ftp|hxxps?|www\.)[^<>\s]*$/i;
/** A URL that runs to the end of its line. */
const URL_AT_END = /(?:^|[\s<"'(:[=|])((?:h[tx]{2}ps?|ftp):\/\/\S+|www\.\S+)$/i;
/** A possible continuation: one word of URL characters. */
const CONTINUES = /^([A-Za-z0-9\-._~:/?#@!$&*+,;=%()[\]']+)(?:[\s>"]|$)/;
const STARTS_ANEW = /^(?:(?:https?|ftp|hxxps?|www)[.:[]|[-*•]\s|\(?\d{1,4}[.):]\s|\(?[a-z][.)]\s)/i;
const JOINS_MAX = 30;
const WIDTH_MIN = 58;
const WIDTH_MAX = 100;
const LENGTH_MAX = 8_000;

/** URLs rarely end with these characters. */
const isCutEnd = (url: string): boolean => /[-/=&?_%+~#.]$|%[0-9a-f]?$/i.test(url);
/** Contains characters that words of a sentence do not have. */
const isUrlPiece = (word: string): boolean =>
  /[/=&%_?#~+]|\.(?:html?|php|aspx?|jsp|mp[34]|mkv|avi|zip|rar|pdf|jpe?g|png|gif|torrent|apk|exe|epub|mobi)\b|^[\w-]*\d[\w-]*-[\w-]+|[a-z0-9]-[a-z0-9-]+-[a-z0-9]/i.test(
    word,
  );

/** Whether a URL at the end of a line of this width continues on the next line. */
function isContinued(url: string, width: number, next: string): boolean {
  if (width < WIDTH_MIN || width > WIDTH_MAX || STARTS_ANEW.test(next)) return false;
  const word = CONTINUES.exec(next)?.[1];
  // Another URL, or a field label.
  if (!word || /:\/\/|^[\w.-]{2,80}:/.test(word)) return false;
  const isTruncated = isCutEnd(url);
  // A list of host names, one per line.
  if (!isTruncated && hostOf(word.split('/')[0]!) !== undefined) return false;
  const isAlone = word.length === next.trim().length;
  // A separate word would have fit on this line.
  const didNotFit = width + 1 + word.length > 72;
  // A period, then a capitalized word of the next sentence.
  if (url.endsWith('.') && !isAlone && /^[A-Z][a-z’']*,?$/.test(word)) return false;
  if (isTruncated && !url.endsWith('/')) return isAlone || isUrlPiece(word) || didNotFit;
  const isOddWord = isAlone && /\d|[a-z]{12}/i.test(word) && !/^[A-Z][a-z]+[.,:]?$/.test(word);
  return didNotFit && (isUrlPiece(word) || isOddWord);
}

/** decisions §10: joins URLs that were wrapped over several lines. Linear in the number of lines. */
export function joinWrapped(lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  for (let at = 0; at < lines.length; at++) {
    const { quoted } = lines[at]!;
    let { text } = lines[at]!;
    let width = text.length;
    for (let joins = 0; joins < JOINS_MAX && at + 1 < lines.length; joins++) {
      const next = lines[at + 1]!;
      const piece = next.text.trimStart();
      if (next.quoted !== quoted || piece === '' || text.length > LENGTH_MAX) break;
      const tail = text.slice(-LENGTH_MAX);
      const isOpen = OPEN_BRACKET.test(tail) && /^[^\s<>]*(?:>|$)/.test(piece);
      const url = URL_AT_END.exec(tail)?.[1];
      if (!isOpen && !(url && isContinued(url, width, piece))) break;
      text += piece;
      width = next.text.length;
      at++;
    }
    out.push({ text, quoted });
  }
  return out;
}
