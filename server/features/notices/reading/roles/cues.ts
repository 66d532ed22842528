import { MENTIONED_WORDS, PARTY_WORDS, PLACE_WORDS, REPORTED_WORDS } from './cue-words.ts';

export type Role = 'reported' | 'mentioned';

interface Cue {
  role: Role;
  index: number;
  end: number;
}

/** A word begins here; in scripts that write without blanks every place is a beginning. */
const begins = (pieces: string): RegExp =>
  new RegExp(`(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{N}])(?:${pieces})`, 'giu');
const REPORTED = begins(REPORTED_WORDS);
const MENTIONED = begins(MENTIONED_WORDS);
const PARTY = begins(PARTY_WORDS);
const PLACE = begins(PLACE_WORDS);

const WINDOW = 400;

function find(pattern: RegExp, role: Role, text: string): Cue[] {
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => ({ role, index, end: index + match.length }));
}

/** All of a text, in order. Where two overlap the longer one is meant: `original infringing`, `work infringed`. */
function cuesOf(text: string): Cue[] {
  const all = [...find(REPORTED, 'reported', text), ...find(MENTIONED, 'mentioned', text)];
  all.sort((a, b) => a.index - b.index || b.end - a.end);
  const kept: Cue[] = [];
  for (const cue of all) {
    const last = kept.at(-1);
    if (last && cue.index < last.end) {
      if (cue.end - cue.index > last.end - last.index) kept[kept.length - 1] = cue;
    } else kept.push(cue);
  }
  return kept;
}

/** Removing something *from* a place names the place. */
const REMOVED_FROM = /(?:remov|delet|disabl|tak|block|pull)\p{L}*[^.]{0,100}\bfrom\s*[("'<[]*$/iu;

/** Of the words before an address: the nearest counts. */
export function cueBefore(text: string): Role | undefined {
  const window = text.slice(-WINDOW);
  if (REMOVED_FROM.test(window)) return 'reported';
  return cuesOf(window).at(-1)?.role;
}

/** Of the words behind it. */
export const cueAfter = (text: string): Role | undefined => cuesOf(text.slice(0, 160))[0]?.role;

/** Of a label or a heading: the first counts, `infringing copy of the original`; only then who speaks. */
export function cueOfLabel(label: string): Role | undefined {
  const window = label.slice(0, WINDOW);
  const first = cuesOf(window)[0]?.role;
  return first ?? (isParty(window) ? 'mentioned' : undefined);
}

const test = (pattern: RegExp, text: string): boolean => {
  pattern.lastIndex = 0;
  return pattern.test(text);
};
export const isParty = (text: string): boolean => test(PARTY, text);
export const isPlace = (text: string): boolean => test(PLACE, text);
