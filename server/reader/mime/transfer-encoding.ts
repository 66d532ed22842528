/** Text with spaces, or the separator line above a footer. */
const NO_BASE64 = /[ \t]|^[-_=]+$/;
const JUNK = /[^A-Za-z0-9+/=_-]/g;

/** Base64 data of one line; undefined if the line is text. */
function base64In(line: string): string | undefined {
  const data = line.replace(JUNK, '');
  return NO_BASE64.test(line) || data.length < line.length * 0.75 ? undefined : data;
}

/** Lenient: accepts padding in the middle, a text footer, missing padding and invalid characters. */
export function decodeBase64(body: Buffer): Buffer {
  const good: string[] = [];
  let bad = 0;
  let startsBad = false;
  for (const line of body.toString('latin1').split('\n')) {
    const text = line.trim();
    if (text === '') continue;
    const data = base64In(text);
    if (data !== undefined) good.push(data);
    else if (!good.at(-1)?.endsWith('=')) {
      startsBad ||= good.length === 0;
      bad++;
    }
  }
  // Plain text that is declared as base64.
  if (bad > good.length || (startsBad && bad === good.length)) return body;
  const whole = good.join('');
  // Decodes concatenated pieces separately, because a decoder stops at the first padding.
  const pieces = whole.split(/=+/).filter(Boolean);
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece, 'base64')));
}

const HEX = new Int8Array(256).fill(-1);
for (let digit = 0; digit < 16; digit++) {
  HEX[digit.toString(16).charCodeAt(0)] = digit;
  HEX[digit.toString(16).toUpperCase().charCodeAt(0)] = digit;
}
const [EQUALS, LF, CR, SPACE, TAB] = [0x3d, 0x0a, 0x0d, 0x20, 0x09];

/** End of a soft line break that starts at `at`, or -1. White space may follow the equals sign. */
function softBreakEnd(body: Uint8Array, at: number): number {
  let index = at + 1;
  while (body[index] === SPACE || body[index] === TAB) index++;
  if (body[index] === CR) index++;
  if (index >= body.length) return body.length;
  return body[index] === LF ? index + 1 : -1;
}

/** Invalid escapes are kept as text. */
export function decodeQuotedPrintable(body: Uint8Array): Buffer {
  const out = Buffer.alloc(body.length);
  let length = 0;
  for (let at = 0; at < body.length; ) {
    const byte = body[at]!;
    if (byte !== EQUALS) {
      out[length++] = byte;
      at++;
      continue;
    }
    const [high, low] = [HEX[body[at + 1] ?? 0]!, HEX[body[at + 2] ?? 0]!];
    if (high >= 0 && low >= 0) {
      out[length++] = high * 16 + low;
      at += 3;
      continue;
    }
    const end = softBreakEnd(body, at);
    if (end > 0) at = end;
    else {
      out[length++] = EQUALS;
      at++;
    }
  }
  return out.subarray(0, length);
}

export function decodeTransfer(body: Buffer, encoding: string): Buffer {
  if (encoding === 'base64') return decodeBase64(body);
  if (encoding === 'quoted-printable') return decodeQuotedPrintable(body);
  return body;
}

/** Source of a mail pasted as text: contains `=3D` and at least two soft line breaks. */
export function looksQuotedPrintable(text: string): boolean {
  return /=3D/.test(text) && (text.match(/=\r?\n/g)?.length ?? 0) >= 2;
}
