import { HOSTING_WORDS, PLACE_WORDS, STRONG_WORDS, WEAK_WORDS } from './cue-words.ts';
import { PARTY_WORDS, QUALITY_WORDS, SALE_WORDS, SOURCE_WORDS } from './named-words.ts';

export type Role = 'reported' | 'mentioned';

/** `strong` and `hosting` complain by themselves, `quality` and `sale` are said of an original, `party` of who speaks. */
export type Kind = 'strong' | 'hosting' | 'weak' | 'quality' | 'sale' | 'source' | 'party';

/** What words make of the address that they stand by. */
export interface Sign {
  role: Role;
  kind: Kind;
}

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
  ['hosting', begins(HOSTING_WORDS)],
  ['weak', begins(WEAK_WORDS)],
  ['quality', begins(QUALITY_WORDS)],
  ['sale', begins(SALE_WORDS)],
  ['source', begins(SOURCE_WORDS)],
];
const PARTY = begins(PARTY_WORDS);
const PLACE = begins(PLACE_WORDS);

const WINDOW = 400;
const REPORTED: readonly Kind[] = ['strong', 'hosting', 'weak'];
const sign = (kind: Kind): Sign => ({ role: REPORTED.includes(kind) ? 'reported' : 'mentioned', kind });

/** All of a text, in order. Where two overlap the longer one is meant: `original infringing`, `work infringed`. */
function findCues(text: string): Cue[] {
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

/** The same words stand around every line of a list: they are looked through once. */
const known = new Map<string, readonly Cue[]>();
const KNOWN_MAX = 500;

function cuesOf(text: string): readonly Cue[] {
  if (!/\p{L}{2}/u.test(text)) return [];
  const before = known.get(text);
  if (before) return before;
  const cues = findCues(text);
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(text, cues);
  return cues;
}

/** Removing something *from* a place names the place. */
const REMOVED_FROM = /(?:remov|delet|disabl|tak|block|pull)\p{L}*[^.]{0,100}\bfrom\s*[("'<[]*$/iu;
/** So near that it speaks of the address itself: `our website at https://…`. */
const NEAR = 25;
const CLAUSE_END = /[;–—]|,\s(?:while|whereas|but)\b|\b(?:while|whereas|therefore|however)\b/gi;

const lastClause = (text: string): string => text.slice(([...text.matchAll(CLAUSE_END)].at(-1)?.index ?? -1) + 1);

/**
 * Of the words before an address the nearest counts. But `an infringing copy of my original photograph is at` speaks of the
 * copy, and `for sale at … without my permission` of a theft: what is wrong outweighs what the thing is.
 */
export function cueBefore(text: string, after = '', isInPassing = false): Sign | undefined {
  const window = lastClause(text.slice(-WINDOW));
  if (REMOVED_FROM.test(window)) return sign('strong');
  // Of a mere name it takes more than a verb near by.
  const cues = cuesOf(window).filter(({ kind }) => !isInPassing || kind !== 'weak');
  const last = cues.at(-1);
  if (!last || REPORTED.includes(last.kind)) return last && sign(last.kind);
  const isWrongBefore = cues.some(({ kind }) => kind === 'strong');
  if (last.kind === 'source') return sign(isWrongBefore && window.length - last.end > NEAR ? 'strong' : 'source');
  const isWrongBehind = cuesOf(after.slice(0, 160)).some(({ kind }) => kind === 'strong');
  return sign(isWrongBefore || isWrongBehind ? 'strong' : last.kind);
}

/** `https://… uses our photographs`: said of the address itself. */
const IS_COPY =
  /^[\s)\]>,"”’]*(?:is|are|was|were) (?:\p{L}+ly )?(?:an? |the )?(?:\p{L}+ ){0,3}(?:cop(?:y|ies)|reproductions?|translations?|rip|clone|duplicates?) of\b/iu;
const DOES =
  /^[\s)\]>,"”’]*(?:(?:is|are|has|have|which|that|also) ){0,2}(?:\p{L}+ly )?(?:us(?:es|ing)|contains?|displays?|shows?|showing|hosts?|hosting|offers?|offering|sells?|selling|distributes?|publishe[sd]|reproduces?|streams?|streaming|copied|stole|scraped)\b/iu;
/** What is only named is named at once: `https://… (our official shop)`. */
const AT_ONCE = 25;
const BEHIND = 90;
const EXCEPT = /\b(?:except|excluding|other than|apart from)\b/i;

/** Of the words behind it. */
export function cueAfter(text: string, isInPassing = false): Sign | undefined {
  // What is excepted is said of the next one.
  const window = text.slice(0, BEHIND).split(EXCEPT, 1)[0]!;
  if (DOES.test(window) || IS_COPY.test(window)) return sign('strong');
  if (isInPassing) return undefined;
  const [first] = cuesOf(window).filter(({ kind }) => kind !== 'weak');
  if (!first) return undefined;
  return REPORTED.includes(first.kind) || first.index <= AT_ONCE ? sign(first.kind) : undefined;
}

/** `Work`, `The work`, `Title of the work`: a label, and no sentence. */
const WORK_LABEL =
  /^(?:the |my |our |(?:name|title|description) of (?:the |my |our )?)?works?(?: (?:url|link|page|title))?\s*$|^(?:mine|ours?|my own|our own|me|us)\s*$/i;
const BESIDE_LABEL =
  /^(?:web|www|blog|portfolio|ig|insta(?:gram)?|fb|facebook|twitter|linkedin|youtube|etsy|patreon|evidence|proofs?|screenshots?|captures?|case|ticket|portal|(?:\p{L}+ )?(?:catalogu?e|home|status page|discography))\s*$/iu;
const THEIRS_LABEL =
  /^(?:theirs?|them|him|his|hers?|they|thief|copycat|copy|copies|fake|(?:hit|match|finding|instance|occurrence|infringer|offender)(?: ?#?\d{1,4})?)\s*$/i;
/** A file is called so by whoever shared it: a site in its name is theirs, and not where it is. */
export const isFileLabel = (label: string): boolean =>
  /^(?:infring\p{L}*|shared|torrent|release|original)?\s?(?:file ?names?|torrent(?: name)?|release(?: name)?|file)$/iu.test(
    label.trim(),
  );

/** Of the few words that are a title by themselves. */
export function cueOfTitle(text: string): Sign | undefined {
  if (WORK_LABEL.test(text)) return sign('quality');
  if (BESIDE_LABEL.test(text)) return sign('source');
  return THEIRS_LABEL.test(text) ? sign('strong') : undefined;
}

/** Of a label or a heading: the first counts, `infringing copy of the original`; only then who speaks. */
export function cueOfLabel(label: string): Sign | undefined {
  const window = label.slice(0, WINDOW);
  const cues = cuesOf(window);
  const [first] = cues;
  // `On behalf of … notice of these infringing copies` is about the copies.
  const isWrong = cues.some(({ kind }) => kind === 'strong');
  if (first) return sign(isWrong && (first.kind === 'source' || first.kind === 'sale') ? 'strong' : first.kind);
  return cueOfTitle(window) ?? (isParty(window) ? sign('party') : undefined);
}

/** More than a label: a sentence that ends in a colon. */
const LABEL_MAX = 90;
const LABEL_WORDS = 10;

/** A label says first what it names; a sentence comes to it last. */
export function cueOfHeading(text: string): Sign | undefined {
  const isSentence = text.length > LABEL_MAX || text.trim().split(/\s+/).length > LABEL_WORDS;
  return isSentence ? cueBefore(text) : cueOfLabel(text);
}

const test = (pattern: RegExp, text: string): boolean => {
  pattern.lastIndex = 0;
  return pattern.test(text);
};
export const isParty = (text: string): boolean => test(PARTY, text);
export const isPlace = (text: string): boolean => test(PLACE, text);
