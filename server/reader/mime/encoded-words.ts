import { decodeText } from './charset.ts';
import { decodeBase64, decodeQuotedPrintable } from './transfer-encoding.ts';

const WORD = /=\?([^?\s]{1,60})\?([bBqQ])\?([^?]*)\?=/g;

interface Word {
  charset: string;
  bytes: Buffer;
}

function bytesOf(encoding: string, text: string): Buffer {
  const raw = Buffer.from(text, 'latin1');
  return encoding.toLowerCase() === 'b'
    ? decodeBase64(raw)
    : decodeQuotedPrintable(Buffer.from(text.replaceAll('_', ' '), 'latin1'));
}

/** RFC 2047. Adjacent words of one charset are joined before decoding, because a character may be split between them. */
export function decodeWords(value: string): string {
  if (!value.includes('=?')) return value;
  let out = '';
  let end = 0;
  let pending: Word[] = [];
  const flush = () => {
    if (pending.length > 0) out += decodeText(Buffer.concat(pending.map(({ bytes }) => bytes)), pending[0]!.charset);
    pending = [];
  };
  for (const match of value.matchAll(WORD)) {
    const between = value.slice(end, match.index);
    // RFC 2231 lets a language follow the charset.
    const charset = match[1]!.replace(/\*.*$/, '');
    const isNext = pending.length > 0 && between.trim() === '';
    if (!isNext || pending[0]!.charset.toLowerCase() !== charset.toLowerCase()) flush();
    if (!isNext) out += between;
    pending.push({ charset, bytes: bytesOf(match[2]!, match[3]!) });
    end = match.index + match[0].length;
  }
  flush();
  return out + value.slice(end);
}
