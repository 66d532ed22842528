import { spansIn } from '../lexicon/spans.ts';
import { fieldOf, isClosing, isSignatureMark, withoutBullet } from '../roles/line-shape.ts';
import { keyToWords } from '../text/key-value-lines.ts';
import type { Line } from '../text/lines.ts';

/** `/s/ Jane Doe`, `//s// Jane`, `s/Jane Doe/`. */
const SLASH_SIGNATURE = /(?:^|[\s([:])\/{1,2}\s?s\s?\/{1,2}|^s\/\s?\p{Lu}|\/\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+\//iu;
/** A few capitalized words that are not a sentence, URL or date: the name of a person or a company. */
export function isName(line: string): boolean {
  const text = line
    .replace(/[*_"“”]/g, '')
    .replace(/^[-–—\s]+/, '')
    .trim();
  if (text.length < 2 || text.length > 80) return false;
  if (/^\[[^\]]{3,40}\]$/.test(text)) return true;
  if (/@|https?:|www\.|[:?!;=<>]|\d{3}|^\d/.test(text)) return false;
  const words = text.split(/[\s,./|&-]+/).filter(Boolean);
  if (words.length === 0 || words.length > 10) return false;
  // A name may start with a common word of another language: `Per Lund`, `Om Prakash`.
  const isCapitals = words.length >= 2 && words.length <= 4 && words.every((word) => /^\p{Lu}\p{Ll}/u.test(word));
  const spans = spansIn(text);
  if (isCapitals ? spans.has('opening', 'closing', 'sentWith') : spans.has('notName', 'sentWith')) return false;
  // Scripts without uppercase letters.
  if (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\s・　様]+$/u.test(text))
    return text.length <= 30;
  const large = words.filter((word) => /^[\p{Lu}\p{Lt}]/u.test(word)).length;
  if (large === 0) return words.length <= 3 && text.length <= 30 && /^[\p{L}\p{M}\s.'’-]+$/u.test(text);
  return (
    large * 2 >= words.length &&
    !/\.$/.test(text.replace(/\b(?:inc|ltd|llc|corp|co|jr|sr|esq|p\.a|s\.a|gmbh|b\.v|s\.r\.l|s\.p\.a|pty|plc)\.$/i, ''))
  );
}

function afterClosing(lines: readonly Line[], at: number): string | undefined {
  for (let index = at + 1, seen = 0; index < lines.length && seen < 4; index++) {
    const { text } = lines[index]!;
    if (text.trim() === '') continue;
    seen++;
    if (SLASH_SIGNATURE.test(text) || isName(withoutBullet(text))) return text.trim();
  }
  return undefined;
}

/** `Regards, Jane Doe` on one line. */
function isClosedOnLine(line: string): boolean {
  if (line.length > 120) return false;
  const closing = spansIn(line)
    .of('closing')
    .filter(({ from }) => from === 0)
    .at(0);
  return closing !== undefined && /^[,.!\s]+\p{Lu}[\p{L}.'’ -]{2,60}$/u.test(line.slice(closing.end));
}

interface SignatureInput {
  lines: readonly Line[];
  /** Name in the From header. */
  name: string;
  isSigned: boolean;
  raw: string;
}

const isContactLine = (line: string): boolean =>
  /@[\w-]+\.|\+?\d[\d ().-]{7,}/.test(line) ||
  spansIn(line)
    .of('emailLabel', 'phone', 'address', 'office')
    .some(({ from }) => from === 0);

/** A name above contact data, near the end of the text. */
function nameBlock(lines: readonly Line[]): string | undefined {
  const from = Math.floor(lines.length * 0.4);
  for (let at = lines.length - 2; at >= from; at--) {
    const { text } = lines[at]!;
    if (text.trim() === '' || !isName(text) || !/^[^\p{L}]*\p{Lu}\p{Ll}+\.?(?:\s+\p{Lu}[\p{Ll}.]*)+/u.test(text))
      continue;
    const above = lines[at - 1]?.text.trim() ?? '';
    const below = lines.slice(at + 1, at + 6).map((line) => line.text.trim());
    if ((above === '' || /[:,\]]$/.test(above)) && below.some(isContactLine)) return text.trim();
  }
  return undefined;
}

const NEAR_END = 8;

/** A name below the last sentence, perhaps followed by a job title, a company or an address. */
function nameAlone(lines: readonly Line[], isPlainName: (line: string) => boolean): string | undefined {
  const words = lines.map(({ text }) => text.trim());
  const filled = words.flatMap((text, at) => (text === '' ? [] : [at])).slice(-NEAR_END);
  const at = filled.find(
    (at) => isPlainName(words[at]!) && (words[at - 1] === '' || /[,.!]$/.test(words[at - 1] ?? '')),
  );
  return at === undefined ? undefined : words[at];
}

/** The last lines of the text, without lines that mail clients append. */
function lastLines(lines: readonly Line[]): string[] {
  const out: string[] = [];
  for (let at = lines.length - 1; at >= 0 && out.length < 8; at--) {
    const text = lines[at]!.text.trim();
    // Ignores brackets around a name.
    const bare = text.replace(/^\(([^()]+)\)$/, '$1');
    if (text !== '' && !spansIn(text).has('sentWith')) out.push(withoutBullet(bare).trim() || bare);
  }
  return out;
}

/** A line with the sender's name and perhaps a job title. */
function isSignedBy(text: string, name: string): boolean {
  const line = text.trim().toLowerCase().replace(/[,.]$/, '');
  const first = name.split(' ', 1)[0]!;
  if (first.length > 2 && line === first) return true;
  return line.length <= name.length + 40 && line.startsWith(name) && !/[:@]|https?:/.test(line);
}

/** `Jane Doe, 4 Mill Road, jane@…`: a name and contact data on one line. */
const NAME_FIRST = /^(\p{Lu}\p{Ll}+(?:[ -]\p{Lu}[\p{L}.'’]*){1,3})\s?(?:[,|•·]|\s[–—-])\s?\S.{0,140}$/u;
/** A name in a script without uppercase letters. */
const IDEOGRAPHS =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,12}(?:[ 　・][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,8}){0,2}$|^\p{Script=Hangul}{2,5}(?: ?(?:드림|올림|배상))?$/u;
const isNameFirst = (line: string): boolean => {
  const [, name] = NAME_FIRST.exec(line) ?? [];
  return name !== undefined && isName(name) && !/[.!?]$/.test(line);
};

/** § 512(c)(3)(A)(i): a name after the closing, `/s/`, a signature field, or a digital signature. */
export function findSignature({ lines, name, isSigned, raw }: SignatureInput): string | undefined {
  if (/^-----BEGIN PGP SIGNATURE-----/m.test(raw)) return 'PGP signature';
  for (const [at, { text }] of lines.entries()) {
    const line = text.slice(0, 300);
    const field = fieldOf(line);
    if (field) {
      const label = keyToWords(field.label);
      const isField = spansIn(label).has('signatureField') && !spansIn(label).has('notSignature') && label.length < 60;
      if (
        isField &&
        /[\p{L}]{2}/u.test(field.value) &&
        !/^n\/?a$/i.test(field.value) &&
        !spansIn(field.value).isWhole('negativeAnswer')
      )
        return line.trim();
      if (isField && field.value === '' && afterClosing(lines, at)) return `${line.trim()} ${afterClosing(lines, at)}`;
    }
    // `（签名）周敏`, `[4] Signature` above a name.
    const [, mark = '', rest = ''] = /^\s*[（([]([^）)\]]{1,20})[）)\]]\s*(\S.{1,30})$/u.exec(line) ?? [];
    if (mark !== '' && spansIn(mark).has('signatureField') && isName(rest)) return line.trim();
    if (!field && spansIn(withoutBullet(line)).isWhole('signatureField') && afterClosing(lines, at))
      return `${line.trim()} ${afterClosing(lines, at)}`;
    if (SLASH_SIGNATURE.test(line) && !/https?:/.test(line)) return line.trim();
    if (spansIn(line).has('nameBelow') && afterClosing(lines, at)) return `${line.trim()} ${afterClosing(lines, at)}`;
    if (isClosing(line) || isSignatureMark(line)) {
      const below = afterClosing(lines, at);
      if (below) return `${line.trim()} ${below}`;
    }
    if (isClosedOnLine(line)) return line.trim();
  }
  const last = lastLines(lines);
  const own = name.toLowerCase();
  const named = own.length > 2 ? lines.find(({ text }) => isSignedBy(text, own))?.text : undefined;
  if (named) return named.trim();
  // The name within one of the last lines.
  const inside = own.includes(' ')
    ? last.slice(0, 4).find((line) => line.length < 160 && line.toLowerCase().includes(own))
    : undefined;
  if (inside && !/@|https?:/.test(inside)) return inside;
  const [first = ''] = own.split(' ');
  const end = last[0]?.toLowerCase() ?? '';
  if (first.length > 2 && /[,.!]\s*$/.test(end.slice(0, -first.length)) && end.endsWith(first))
    return last[0]!.slice(-120);
  const isPlainName = (line: string) =>
    isName(line) && /^\p{Lu}[\p{Ll}.'’-]+(?:\s+(?:(?:&|\p{Ll}{1,3})\s+)?\p{Lu}[\p{L}.'’-]*){1,5}$/u.test(line);
  const signed = last.slice(0, 3).find(isPlainName) ?? nameAlone(lines, isPlainName);
  if (signed) return signed;
  // `Duty officer: Kwame Asante`, `For Pirex: Ulf Holm`.
  const inField = last.slice(0, 6).find((line) => {
    const field = fieldOf(line);
    const isOther = field && spansIn(field.label).has('workField', 'otherName', 'registry', 'reporter');
    return field !== undefined && !isOther && (isPlainName(field.value) || IDEOGRAPHS.test(field.value));
  });
  if (inField) return inField;
  const listed = last.slice(0, 3).find(isNameFirst) ?? last.slice(0, 5).find((line) => IDEOGRAPHS.test(line));
  if (listed) return listed;
  const block = nameBlock(lines);
  if (block) return block;
  return isSigned ? 'A digital signature' : undefined;
}
