import { readParameters } from './header-parameters.ts';
import { type Headers, readHeaders } from './headers.ts';
import { DEPTH_MAX, MimeLimitError, PARTS_MAX } from './limits.ts';
import { decodeTransfer } from './transfer-encoding.ts';

export interface Part {
  headers: Headers;
  /** `text/plain` in lower case. */
  type: string;
  params: ReadonlyMap<string, string>;
  isAttached: boolean;
  file_name: string;
  /** Decoded content of a leaf. */
  content: Buffer;
  /** Parts of a multipart, or the single message of a message/rfc822 part. */
  children: Part[];
}

interface Budget {
  parts: number;
}

const DELIMITER_AT_START = /^(?:\s*\r?\n)?--([^\r\n]{1,200}?)(?:--)?[ \t]*\r?\n/;

/** Delimiter lines of a multipart: start of the line and start of the next line. */
function delimiters(body: Buffer, boundary: string): { from: number; to: number; isLast: boolean }[] {
  const found = [];
  const needle = Buffer.from(`--${boundary}`, 'latin1');
  for (let at = body.indexOf(needle); at >= 0; at = body.indexOf(needle, at + needle.length)) {
    if (at > 0 && body[at - 1] !== 0x0a) continue;
    let end = at + needle.length;
    const isLast = body[end] === 0x2d && body[end + 1] === 0x2d;
    if (isLast) end += 2;
    while (body[end] === 0x20 || body[end] === 0x09 || body[end] === 0x0d) end++;
    // Another boundary that starts with this one.
    if (end < body.length && body[end] !== 0x0a) continue;
    found.push({ from: at, to: Math.min(end + 1, body.length), isLast });
    if (isLast) break;
    if (found.length > PARTS_MAX + 1) throw new MimeLimitError('too_many_parts');
  }
  return found;
}

export function sectionsOf(body: Buffer, boundary: string): Buffer[] {
  const lines = delimiters(body, boundary);
  return lines
    .filter(({ isLast }) => !isLast)
    .map(({ to }, index) => {
      let end = lines[index + 1]?.from ?? body.length;
      if (lines[index + 1]) {
        // The line break before a delimiter belongs to the delimiter.
        if (end > to && body[end - 1] === 0x0a) end--;
        if (end > to && body[end - 1] === 0x0d) end--;
      }
      return body.subarray(to, Math.max(to, end));
    });
}

function multipartSections(body: Buffer, boundary: string | undefined): Buffer[] {
  const named = boundary ? sectionsOf(body, boundary) : [];
  if (named.length > 0) return named;
  // A missing or wrong boundary is taken from the first line of the body.
  const guessed = DELIMITER_AT_START.exec(body.toString('latin1', 0, 1_000))?.[1];
  return guessed ? sectionsOf(body, guessed) : [];
}

function typeOf(headers: Headers, fallback: string): { type: string; params: ReadonlyMap<string, string> } {
  const { value, params } = readParameters(headers.raw('content-type'));
  if (/^[a-z0-9!#$&^_.+-]+\/[a-z0-9!#$&^_.+-]+$/.test(value)) return { type: value, params };
  return { type: value === 'html' ? 'text/html' : fallback, params };
}

function read(bytes: Buffer, depth: number, budget: Budget, fallback: string): Part {
  if (depth > DEPTH_MAX) throw new MimeLimitError('too_deep');
  if (++budget.parts > PARTS_MAX) throw new MimeLimitError('too_many_parts');
  const { headers, body } = readHeaders(bytes);
  const { type, params } = typeOf(headers, fallback);
  const disposition = readParameters(headers.raw('content-disposition'));
  const encoding = readParameters(headers.raw('content-transfer-encoding')).value;
  const file_name = (disposition.params.get('filename') ?? params.get('name') ?? '').slice(0, 255);
  const part: Part = {
    headers,
    type,
    params,
    file_name,
    isAttached: disposition.value === 'attachment' || (disposition.value !== 'inline' && file_name !== ''),
    content: Buffer.alloc(0),
    children: [],
  };
  if (type.startsWith('multipart/')) {
    const inner = type === 'multipart/digest' ? 'message/rfc822' : 'text/plain';
    const sections = multipartSections(body, params.get('boundary'));
    if (sections.length > 0) {
      part.children = sections.map((section) => read(section, depth + 1, budget, inner));
      return part;
    }
    part.type = 'text/plain';
  }
  part.content = decodeTransfer(body, encoding);
  if (isMessage(part)) {
    part.children = [read(skipBlank(part.content), depth + 1, budget, 'text/plain')];
  }
  return part;
}

/** A nested message, also one attached as an `.eml` file. */
function isMessage({ type, file_name, content }: Part): boolean {
  if (type === 'message/rfc822' || type === 'message/global') return true;
  const isFile = type === 'application/octet-stream' || type === 'text/plain' || type === 'message/external-body';
  return isFile && /\.eml$/i.test(file_name) && readHeaders(content).headers.has('from');
}

function skipBlank(bytes: Buffer): Buffer {
  let at = 0;
  while (bytes[at] === 0x0a || bytes[at] === 0x0d) at++;
  return at > 0 ? bytes.subarray(at) : bytes;
}

/** Parses a message into its tree of parts. Each level is scanned once, and the depth is limited. */
export function readParts(raw: Uint8Array): Part {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  return read(skipBlank(bytes), 1, { parts: 0 }, 'text/plain');
}
