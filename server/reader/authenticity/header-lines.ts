import { HEAD_BYTES, HEADERS_MAX } from '../mime/limits.ts';

/** A header in its place among the others. */
export interface HeaderLine {
  /** In lower case. */
  name: string;
  /** Unfolded. */
  value: string;
}

const FIELD = /^([\x21-\x39\x3b-\x7e]+)[ \t]*:/;

/** All headers from the top, in their order, which tells who wrote them. */
export function headerLines(raw: Buffer): HeaderLine[] {
  const found: HeaderLine[] = [];
  for (const line of raw.toString('latin1', 0, Math.min(raw.length, HEAD_BYTES)).split(/\r?\n/)) {
    if (line === '') break;
    const last = found.at(-1);
    if (/^[ \t]/.test(line)) {
      if (last) last.value += ` ${line.trim()}`;
      continue;
    }
    const match = FIELD.exec(line);
    if (!match) continue;
    if (found.length >= HEADERS_MAX) break;
    found.push({ name: match[1]!.toLowerCase(), value: line.slice(match[0].length).trim() });
  }
  return found;
}
