/** Limits of one text; the rest is not searched, and the notice says so. */
export const TEXT_MAX = 5 * 1024 * 1024;
export const LINES_MAX = 100_000;

/** A line without its quote marks, and its quote depth. */
export interface Line {
  text: string;
  quoted: number;
}

const QUOTE = /^(?:[ \t]{0,3}>)+[ \t]?/;
/** Invisible characters that split a word for a search but not for a person. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
const BLANKS = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\v\f]/g;

function unquoted(line: string): Line {
  const marks = QUOTE.exec(line)?.[0] ?? '';
  return { text: line.slice(marks.length), quoted: marks.replace(/[^>]/g, '').length };
}

/**
 * Strips PGP armor: removes dash escapes, applied once or twice, and drops the signature.
 */
function withoutPgpArmor(lines: readonly string[]): string[] {
  if (!lines.some((line) => line.startsWith('-----BEGIN PGP '))) return [...lines];
  const out: string[] = [];
  let state: 'plain' | 'head' | 'signed' | 'block' = 'plain';
  for (const line of lines) {
    const text = line.trim();
    if (text === '-----BEGIN PGP SIGNED MESSAGE-----') state = 'head';
    else if (/^(?:- )*-----BEGIN PGP [A-Z ]+-----$/.test(text)) state = 'block';
    else if (/^(?:- )*-----END PGP [A-Z ]+-----$/.test(text)) state = 'plain';
    else if (state === 'block') continue;
    else if (state === 'head') {
      if (text === '') state = 'signed';
      else if (!/^[A-Za-z][A-Za-z-]*:/.test(text)) {
        // The blank line after the armor headers got lost in transit.
        state = 'signed';
        out.push(line);
      }
    } else out.push(state === 'signed' ? line.replace(/^(?:- ){1,2}(?=[-F>\s])/, '') : line);
  }
  return out;
}

/** Splits a text into lines for analysis, not for display. */
export function linesOf(text: string): Line[] {
  const raw = text.slice(0, TEXT_MAX).replace(INVISIBLE, '').split('\n', LINES_MAX);
  const stripped = raw.map((line) => unquoted(line));
  const plain = withoutPgpArmor(stripped.map((line) => line.text));
  // Quote depth is lost only if PGP armor was removed.
  if (plain.length !== stripped.length) return plain.map((line) => ({ text: normalizeSpaces(line), quoted: 0 }));
  return plain.map((line, index) => ({ text: normalizeSpaces(line), quoted: stripped[index]!.quoted }));
}

/** Converts all white space except tabs, which separate cells, to plain spaces. */
const normalizeSpaces = (line: string): string => line.replace(BLANKS, ' ').trimEnd();
