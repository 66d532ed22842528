/** Names that the platform's decoder does not know, and what they mean. */
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
/** Says nothing that could be believed: 8-bit text under these names is what it looks like. */
const UNSURE = new Set([
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

/** PostgreSQL holds no NUL, JSON no half of a pair. */
export const tidy = (text: string): string => (text.includes('\0') ? text.replaceAll('\0', '') : text).toWellFormed();

/** Of windows-1252, 0x80 to 0x9F. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const C1 = /[\u0080-\u009f]/g;
/** The escape character is a control character and no blank. */
const ESCAPE_BEFORE_ESCAPE = /[^\P{Cc}\s](?:\(|\$\(?)[@-J](?=[^\P{Cc}\s][($])/gu;

function decodeBy(decoder: InstanceType<typeof TextDecoder>, bytes: Uint8Array): string {
  if (decoder.encoding === 'windows-1252') {
    // Node.js 20 decodes windows-1252 as ISO-8859-1: quotation marks, dashes and the euro sign become control characters.
    return decoder.decode(bytes).replace(C1, (control) => WINDOWS_1252[control.charCodeAt(0) - 0x80]!);
  }
  if (decoder.encoding === 'iso-2022-jp') {
    // Joined encoded words leave an escape without text, for which the decoder writes U+FFFD.
    const text = Buffer.from(bytes).toString('latin1').replace(ESCAPE_BEFORE_ESCAPE, '');
    return decoder.decode(Buffer.from(text, 'latin1'));
  }
  return decoder.decode(bytes);
}

/** Windows-1252, the charset of Western Windows. */
export const western = (bytes: Uint8Array): string => decodeBy(new TextDecoder('windows-1252'), bytes);

function guess(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return western(bytes);
  }
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Never fails: an unknown or wrong name gives the likeliest reading. */
export function decodeText(bytes: Uint8Array, charset: string): string {
  const label = charset.trim().toLowerCase();
  const decoder = UNSURE.has(label) ? undefined : decoderFor(label);
  if (!decoder) return tidy(guess(bytes));
  const text = decodeBy(decoder, bytes);
  // UTF-8 by name only: more of it is broken than read.
  const isMostlyBroken =
    decoder.encoding === 'utf-8' &&
    text.includes('\uFFFD') &&
    count(text, /\uFFFD/g) > count(text, /[^\p{ASCII}\uFFFD]/gu);
  return tidy(isMostlyBroken ? western(bytes) : text);
}
