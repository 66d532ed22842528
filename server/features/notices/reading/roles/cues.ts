import {
  PARTY_WORDS,
  PLACE_WORDS,
  QUALITY_WORDS,
  SALE_WORDS,
  SOURCE_WORDS,
  STRONG_WORDS,
  WEAK_WORDS,
} from './cue-words.ts';

export type Role = 'reported' | 'mentioned';

type Kind = 'strong' | 'weak' | 'quality' | 'sale' | 'source';

interface Cue {
  kind: Kind;
  index: number;
  end: number;
}

/** A word begins here; in scripts that write without blanks every place is a beginning. */
const begins = (pieces: string): RegExp =>
  new RegExp(`(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{N}])(?:${pieces})`, 'giu');
const CUES: readonly (readonly [Kind, RegExp])[] = [
  ['strong', begins(STRONG_WORDS)],
  ['weak', begins(WEAK_WORDS)],
  ['quality', begins(QUALITY_WORDS)],
  ['sale', begins(SALE_WORDS)],
  ['source', begins(SOURCE_WORDS)],
];
const PARTY = begins(PARTY_WORDS);
const PLACE = begins(PLACE_WORDS);

const WINDOW = 400;
const roleOf = ({ kind }: Cue): Role => (kind === 'strong' || kind === 'weak' ? 'reported' : 'mentioned');

/** All of a text, in order. Where two overlap the longer one is meant: `original infringing`, `work infringed`. */
function cuesOf(text: string): Cue[] {
  const all = CUES.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(({ 0: match, index }): Cue => ({ kind, index, end: index + match.length })),
  );
  all.sort((a, b) => a.index - b.index || b.end - a.end);
  const kept: Cue[] = [];
  for (const cue of all) {
    const last = kept.at(-1);
    if (!last || cue.index >= last.end) kept.push(cue);
    else if (cue.end - cue.index > last.end - last.index) kept[kept.length - 1] = cue;
  }
  return kept;
}

/** Removing something *from* a place names the place. */
const REMOVED_FROM = /(?:remov|delet|disabl|tak|block|pull)\p{L}*[^.]{0,100}\bfrom\s*[("'<[]*$/iu;
/** So near that it speaks of the address itself: `our website at https://…`. */
const NEAR = 25;
const CLAUSE_END = /[;–—]|,\s(?:while|whereas|but)\b|\b(?:while|whereas)\b/gi;

const lastClause = (text: string): string => text.slice(([...text.matchAll(CLAUSE_END)].at(-1)?.index ?? -1) + 1);

/**
 * Of the words before an address the nearest counts. But `an infringing copy of my original photograph is at` speaks of the
 * copy, and `for sale at … without my permission` of a theft: what is wrong outweighs what the thing is.
 */
export function cueBefore(text: string, after = ''): Role | undefined {
  const window = lastClause(text.slice(-WINDOW));
  if (REMOVED_FROM.test(window)) return 'reported';
  const cues = cuesOf(window);
  const last = cues.at(-1);
  if (!last || roleOf(last) === 'reported') return last && 'reported';
  const isWrongBefore = cues.some(({ kind }) => kind === 'strong');
  if (last.kind === 'source') return isWrongBefore && window.length - last.end > NEAR ? 'reported' : 'mentioned';
  const isWrongBehind = cuesOf(after.slice(0, 160)).some(({ kind }) => kind === 'strong');
  return isWrongBefore || isWrongBehind ? 'reported' : 'mentioned';
}

/** Of the words behind it. */
export function cueAfter(text: string): Role | undefined {
  const [first] = cuesOf(text.slice(0, 160));
  return first && roleOf(first);
}

/** Of a label or a heading: the first counts, `infringing copy of the original`; only then who speaks. */
export function cueOfLabel(label: string): Role | undefined {
  const window = label.slice(0, WINDOW);
  const [first] = cuesOf(window);
  if (first) return roleOf(first);
  return isParty(window) ? 'mentioned' : undefined;
}

const test = (pattern: RegExp, text: string): boolean => {
  pattern.lastIndex = 0;
  return pattern.test(text);
};
export const isParty = (text: string): boolean => test(PARTY, text);
export const isPlace = (text: string): boolean => test(PLACE, text);
