/** Text with blanks, or the rule above a footer. */
const NO_BASE64 = /[ \t]|^[-_=]+$/;
const JUNK = /[^A-Za-z0-9+/=_-]/g;

/** The data of one line; undefined where it holds text. */
function base64In(line: string): string | undefined {
  const data = line.replace(JUNK, '');
  return NO_BASE64.test(line) || data.length < line.length * 0.75 ? undefined : data;
}

/** Padding in the middle, a footer below it, a missing end, characters that do not belong: what can be read is read. */
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
  // Plain text that only calls itself base64.
  if (bad > good.length || (startsBad && bad === good.length)) return body;
  const whole = good.join('');
  // A decoder ends at the first padding; several pieces may have been put together.
  const pieces = whole.split(/=+/).filter(Boolean);
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece, 'base64')));
}

const HEX = new Int8Array(256).fill(-1);
for (let digit = 0; digit < 16; digit++) {
  HEX[digit.toString(16).charCodeAt(0)] = digit;
  HEX[digit.toString(16).toUpperCase().charCodeAt(0)] = digit;
}
const [EQUALS, LF, CR, SPACE, TAB] = [0x3d, 0x0a, 0x0d, 0x20, 0x09];

/** The end of a soft line break that begins at `at`, or -1: blanks may stand between the sign and the end of the line or text. */
function softBreakEnd(body: Uint8Array, at: number): number {
  let index = at + 1;
  while (body[index] === SPACE || body[index] === TAB) index++;
  if (body[index] === CR) index++;
  if (index >= body.length) return body.length;
  return body[index] === LF ? index + 1 : -1;
}

/** What is no escape stays as it is. */
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

/** A source pasted into a mail keeps its escapes: three of them, and lines that break on the sign. */
export function looksQuotedPrintable(text: string): boolean {
  return /=3D/.test(text) && (text.match(/=\r?\n/g)?.length ?? 0) >= 2;
}
