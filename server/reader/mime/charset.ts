import { decodeWindows1252 } from '../../sheets/windows-1252.ts';

/** Charset labels that TextDecoder does not know. */
const ALIASES: Readonly<Record<string, string>> = {
  cp932: 'shift_jis',
  ms932: 'shift_jis',
  cp936: 'gbk',
  cp949: 'euc-kr',
  cp950: 'big5',
  utf_8: 'utf-8',
  latin9: 'iso-8859-15',
};
/** `cp1251`, `win-1251`, `windows1251`. */
const CODE_PAGE = /^(?:windows|win|cp)[-_]?(125\d|874)$/;
/** Labels that say nothing reliable about 8-bit text; the encoding is guessed. */
const UNTRUSTED_LABELS = new Set([
  '',
  'us-ascii',
  'ascii',
  'ansi_x3.4-1968',
  'unknown',
  'x-unknown',
  'unknown-8bit',
  'default',
  'binary',
]);

function decoderFor(label: string): InstanceType<typeof TextDecoder> | undefined {
  try {
    return new TextDecoder(ALIASES[label] ?? label.replace(CODE_PAGE, 'windows-$1'));
  } catch {
    return undefined;
  }
}

/** Removes NUL, which PostgreSQL rejects, and replaces lone surrogates, which JSON rejects. */
export const withoutInvalidChars = (text: string): string =>
  (text.includes('\0') ? text.replaceAll('\0', '') : text).toWellFormed();

/** An escape sequence directly before another one. Matches ESC as a control character that is not white space. */
const ESCAPE_BEFORE_ESCAPE = /[^\P{Cc}\s](?:\(|\$\(?)[@-J](?=[^\P{Cc}\s][($])/gu;

function decodeBy(decoder: InstanceType<typeof TextDecoder>, bytes: Uint8Array): string {
  if (decoder.encoding === 'windows-1252') return decodeWindows1252(bytes);
  if (decoder.encoding === 'iso-2022-jp') {
    // Joined encoded words leave an escape without text, for which the decoder writes U+FFFD.
    const text = Buffer.from(bytes).toString('latin1').replace(ESCAPE_BEFORE_ESCAPE, '');
    return decoder.decode(Buffer.from(text, 'latin1'));
  }
  return decoder.decode(bytes);
}

function guessEncoding(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeWindows1252(bytes);
  }
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Never throws: an unknown or wrong charset falls back to the most likely one. */
export function decodeText(bytes: Uint8Array, charset: string): string {
  const label = charset.trim().toLowerCase();
  const decoder = UNTRUSTED_LABELS.has(label) ? undefined : decoderFor(label);
  if (!decoder) return withoutInvalidChars(guessEncoding(bytes));
  const text = decodeBy(decoder, bytes);
  // Declared as UTF-8, but mostly invalid.
  const isMostlyBroken =
    decoder.encoding === 'utf-8' &&
    text.includes('\uFFFD') &&
    count(text, /\uFFFD/g) > count(text, /[^\p{ASCII}\uFFFD]/gu);
  return withoutInvalidChars(isMostlyBroken ? decodeWindows1252(bytes) : text);
}
