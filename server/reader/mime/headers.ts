import { isUtf8 } from 'node:buffer';
import { decodeText, withoutInvalidChars } from './charset.ts';
import { decodeWords } from './encoded-words.ts';
import { HEAD_BYTES, HEADERS_MAX } from './limits.ts';

const FIELD = /^([\x21-\x39\x3b-\x7e]+)[ \t]*:/;

/** 8-bit bytes in a header are UTF-8, else in the charset of the body, else windows-1252. */
function decodeHeaderBytes(latin1: string, charset: string): string {
  if (!/[\x80-\xff]/.test(latin1)) return withoutInvalidChars(latin1);
  const bytes = Buffer.from(latin1, 'latin1');
  return decodeText(bytes, isUtf8(bytes) ? '' : charset);
}

export class Headers {
  readonly #fields: ReadonlyMap<string, readonly string[]>;
  constructor(fields: ReadonlyMap<string, readonly string[]>) {
    this.#fields = fields;
  }

  get size(): number {
    return this.#fields.size;
  }

  /** Unfolded value of the first header of that name. */
  raw(name: string): string {
    return this.#fields.get(name)?.[0] ?? '';
  }

  /** Values of all headers of that name: RFC 5322 §4.5.3 combines several lists of recipients. */
  list(name: string): string {
    return this.#fields.get(name)?.join(', ') ?? '';
  }

  has(name: string): boolean {
    return this.#fields.has(name);
  }

  /** Decoded value for display. */
  text(name: string): string {
    return withoutInvalidChars(decodeWords(this.raw(name)))
      .replace(/\s+/g, ' ')
      .trim();
  }
}

/** End of the header block and start of the body. */
function blockEnd(bytes: Buffer): { end: number; body: number } {
  if (bytes[0] === 0x0a) return { end: 0, body: 1 };
  if (bytes[0] === 0x0d && bytes[1] === 0x0a) return { end: 0, body: 2 };
  for (let at = bytes.indexOf(0x0a); at >= 0; at = bytes.indexOf(0x0a, at + 1)) {
    if (bytes[at + 1] === 0x0a) return { end: at, body: at + 2 };
    if (bytes[at + 1] === 0x0d && bytes[at + 2] === 0x0a) return { end: at, body: at + 3 };
    if (at > HEAD_BYTES) break;
  }
  const isTruncated = bytes.length > HEAD_BYTES;
  return { end: Math.min(bytes.length, HEAD_BYTES), body: isTruncated ? HEAD_BYTES : bytes.length };
}

export function readHeaders(bytes: Buffer): { headers: Headers; body: Buffer } {
  const { end, body } = blockEnd(bytes);
  if (end === 0) return { headers: new Headers(new Map()), body: bytes.subarray(body) };
  const lines = bytes.toString('latin1', 0, end).split(/\r?\n/);
  const fields = new Map<string, string[]>();
  let name: string | undefined;
  let value: string[] = [];
  let count = 0;
  const keep = () => {
    if (name === undefined) return;
    const kept = fields.get(name) ?? [];
    kept.push(value.join(' ').trim());
    fields.set(name, kept);
    count++;
  };
  for (const [index, line] of lines.entries()) {
    if (line.startsWith(' ') || line.startsWith('\t')) {
      value.push(line.trim());
      continue;
    }
    const match = FIELD.exec(line);
    if (!match) {
      // Skips the first line of mbox files and garbage between fields. Any other first line means that there are no headers.
      if (index === 0 && !/^>?From /.test(line)) return { headers: new Headers(new Map()), body: bytes };
      continue;
    }
    keep();
    if (count >= HEADERS_MAX) {
      name = undefined;
      break;
    }
    name = match[1]!.toLowerCase();
    value = [line.slice(match[0].length)];
  }
  keep();
  const charset = /charset="?([\w.:-]{1,40})/i.exec(fields.get('content-type')?.[0] ?? '')?.[1] ?? '';
  const decoded = [...fields].map(
    ([key, values]) => [key, values.map((one) => decodeHeaderBytes(one, charset))] as const,
  );
  return { headers: new Headers(new Map(decoded)), body: bytes.subarray(body) };
}
