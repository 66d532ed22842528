/** Names that the platform's decoder does not know, and what they mean. */
const ALIASES: Readonly<Record<string, string>> = {
  cp1250: 'windows-1250',
  cp1251: 'windows-1251',
  cp1252: 'windows-1252',
  cp932: 'shift_jis',
  ms932: 'shift_jis',
  cp936: 'gbk',
  cp949: 'euc-kr',
  cp950: 'big5',
  utf_8: 'utf-8',
  latin9: 'iso-8859-15',
};
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
    return new TextDecoder(ALIASES[label] ?? label);
  } catch {
    return undefined;
  }
}

/** PostgreSQL holds no NUL, JSON no half of a pair. */
export const tidy = (text: string): string => (text.includes('\0') ? text.replaceAll('\0', '') : text).toWellFormed();

function guess(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Never fails: an unknown or wrong name gives the likeliest reading. */
export function decodeText(bytes: Uint8Array, charset: string): string {
  const label = charset.trim().toLowerCase();
  const decoder = UNSURE.has(label) ? undefined : decoderFor(label);
  if (!decoder) return tidy(guess(bytes));
  const text = decoder.decode(bytes);
  // UTF-8 by name only: more of it is broken than read.
  const isMostlyBroken =
    decoder.encoding === 'utf-8' &&
    text.includes('\uFFFD') &&
    count(text, /\uFFFD/g) > count(text, /[^\p{ASCII}\uFFFD]/gu);
  return tidy(isMostlyBroken ? new TextDecoder('windows-1252').decode(bytes) : text);
}
