import { decodeText } from './charset.ts';
import { decodeWords } from './encoded-words.ts';

export interface Parameters {
  value: string;
  params: ReadonlyMap<string, string>;
}

/** `; name="a \"b\""`, `; name=a`, also with a missing closing quote. */
const PARAMETER = /;\s*([^\s=;]{1,100})\s*=\s*(?:"((?:[^"\\]|\\.)*)"?|([^;]*))/g;
/** RFC 2231: `filename*0*=utf-8''…`. */
const CONTINUED = /^([^*]+)\*(?:(\d{1,3})(\*)?)?$/;

function percentDecoded(text: string): Buffer {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const hex = text[at] === '%' ? Number.parseInt(text.slice(at + 1, at + 3), 16) : Number.NaN;
    if (Number.isNaN(hex)) bytes.push(text.charCodeAt(at) & 0xff);
    else {
      bytes.push(hex);
      at += 2;
    }
  }
  return Buffer.from(bytes);
}

function joined(pieces: { order: number; text: string; isEncoded: boolean }[]): string {
  pieces.sort((a, b) => a.order - b.order);
  const isEncoded = pieces.some((piece) => piece.isEncoded);
  const whole = pieces.map(({ text }) => text).join('');
  if (!isEncoded) return decodeWords(whole);
  const [charset = '', , rest] = whole.split("'", 3);
  const start = rest === undefined ? 0 : whole.indexOf("'", whole.indexOf("'") + 1) + 1;
  return decodeText(percentDecoded(whole.slice(start)), rest === undefined ? '' : charset);
}

/** Parses `text/plain; charset=utf-8` leniently. */
export function readParameters(header: string): Parameters {
  const bare = header.slice(0, 20_000);
  const params = new Map<string, string>();
  const continued = new Map<string, { order: number; text: string; isEncoded: boolean }[]>();
  const semicolon = bare.indexOf(';');
  for (const match of bare.slice(Math.max(0, semicolon)).matchAll(PARAMETER)) {
    const name = match[1]!.toLowerCase();
    const text = match[2] === undefined ? (match[3] ?? '').trim() : match[2].replace(/\\(.)/g, '$1');
    const extended = CONTINUED.exec(name);
    if (!extended) {
      if (!params.has(name)) params.set(name, decodeWords(text));
      continue;
    }
    const pieces = continued.get(extended[1]!) ?? [];
    const isEncoded = name.endsWith('*');
    pieces.push({ order: Number(extended[2] ?? 0), text, isEncoded });
    continued.set(extended[1]!, pieces);
  }
  for (const [name, pieces] of continued) params.set(name, joined(pieces));
  const value = (semicolon < 0 ? bare : bare.slice(0, semicolon)).trim().toLowerCase();
  return { value: value.split(/\s/, 1)[0] ?? '', params };
}
