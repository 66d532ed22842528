import { OFFICIAL, OWN_SITE, PUT_UP, REMOVED, WRONGED } from '../languages/stems.ts';
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

/** Said of the address itself, by a label, a column or a title. */
export const PLAINLY = ['plainly reported', 'plainly weak', 'plainly named'] as const;
export type Plainly = (typeof PLAINLY)[number];
export const plainly = ({ role, kind }: Sign): Plainly =>
  role === 'mentioned' ? 'plainly named' : kind === 'weak' ? 'plainly weak' : 'plainly reported';

interface Cue {
  kind: Kind;
  index: number;
  end: number;
}

/** A word begins here; in scripts that write without blanks every place is a beginning. */
const begins = (pieces: string): RegExp =>
  new RegExp(`(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{N}])(?:${pieces})`, 'giu');
const CUES: readonly (readonly [Kind, RegExp])[] = [
  ['strong', begins(`${STRONG_WORDS}|${WRONGED}`)],
  ['hosting', begins(HOSTING_WORDS)],
  ['weak', begins(`${WEAK_WORDS}|${REMOVED}|${PUT_UP}`)],
  ['quality', begins(`${QUALITY_WORDS}|${OFFICIAL}`)],
  ['sale', begins(SALE_WORDS)],
  ['source', begins(`${SOURCE_WORDS}|${OWN_SITE}`)],
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
const REMOVED_FROM =
  /(?:remov|delet|disabl|tak(?:e|es|ing)\b|taken (?:down|off)|block|pull)\p{L}*[^.]{0,100}\bfrom\s*[("'<[]*$/iu;
/** So near that it speaks of the address itself: `our website at https://…`. */
const NEAR = 25;
/** `It was taken from our shop and is now at https://…`: there is where it came to. */
const MOVED_TO =
  /\b(?:copied|taken|took|stolen|stole|lifted|scraped|ripped|downloaded|grabbed)\b[^.;]{0,40}\bfrom\b[^.;]{1,80}\b(?:to|onto|into|(?:and|then|now) (?:\p{L}+ ){0,2}(?:is|are|was|were|put|puts|posted|pasted|used|published|uploaded|shared|sold|sells?|re-?\p{L}+ed)) (?:[^.,;\ufffc]{0,40}[\s(<])?$/iu;
const CLAUSE_END = /[;–—]|,\s(?:while|whereas|but)\b|\b(?:while|whereas|therefore|however)\b/gi;

/** Stands in a sentence for an address that was named before. */
export const ADDRESS = '\ufffc';
/** `on my page … and on …`: both are the same. */
const GOES_ON_TO =
  /\ufffc[\s,&/)>\]"”’]*(?:and|or|und|oder|et|ou|y|e|o|en|i|и|sowie|as well as)?\s*(?:also )?(?:(?:on|at|in|from|via|to|through|by|auf|unter|sur|en|su|em|op|na|на) (?:[^.;:\ufffc]{1,40}[\s,(])?)?\s*[("'<[]*$/iu;

const lastClause = (text: string): string => text.slice(([...text.matchAll(CLAUSE_END)].at(-1)?.index ?? -1) + 1);

/**
 * Of the words before an address the nearest counts. But `an infringing copy of my original photograph is at` speaks of the
 * copy, and `for sale at … without my permission` of a theft: what is wrong outweighs what the thing is.
 */
export function cueBefore(text: string, after = '', isInPassing = false): Sign | undefined {
  const window = lastClause(text.slice(-WINDOW));
  if (REMOVED_FROM.test(window) || MOVED_TO.test(`${window.trimEnd()} `)) return sign('strong');
  // Of a mere name it takes more than a verb near by.
  const isSpent = ({ kind, end }: Cue) =>
    !REPORTED.includes(kind) && /^[\s(]*(?:at|on|is|from|via)?[\s(<]*\ufffc/.test(window.slice(end, end + 12));
  const isShared = GOES_ON_TO.test(window);
  const cues = cuesOf(window)
    .filter(({ kind }) => !isInPassing || kind !== 'weak')
    .filter((cue) => isShared || !isSpent(cue));
  const last = cues.at(-1);
  if (!last || REPORTED.includes(last.kind)) return last && sign(last.kind);
  const isWrongBefore = cues.some(({ kind }) => kind === 'strong');
  // `The screenshots show that https://… uses our photographs`, but `our shop https://… sells them`.
  const isOwn = OWN.test(window.slice(last.index, last.end));
  if (!isOwn && (DOES.test(after) || IS_COPY.test(after))) return sign('strong');
  if (last.kind === 'source') return sign(isWrongBefore && window.length - last.end > NEAR ? 'strong' : 'source');
  const isWrongBehind = cuesOf(after.slice(0, 160)).some(({ kind }) => kind === 'strong');
  return sign(isWrongBefore || isWrongBehind ? 'strong' : last.kind);
}

const OWN =
  /^(?:my|our|its|whose|mein|unser|eigen|mon|ma|notre|mi|nuestr|mio|nostr|meu|minha|nosso|mijn|onze|nasz|moj|mój|наш|мо|i|we|original|official|licensed|authori|genuine|legal)/iu;

/** `https://… uses our photographs`: said of the address itself. */
const IS_COPY =
  /^[\s)\]>,"”’]*(?:is|are|was|were) (?:\p{L}+ly )?(?:an? |the )?(?:[\p{L}-]+ ){0,3}(?:cop(?:y|ies)|reproductions?|translations?|rip|clone|duplicates?) of\b/iu;
const DOES =
  /^[\s)\]>,"”’]*(?:(?:is|are|has|have|which|that|also) ){0,2}(?:\p{L}+ly )?(?:us(?:es|ing)|contains?|displays?|shows?|showing|hosts?|hosting|offers?|offering|sells?|selling|distributes?|publishe[sd]|reproduces?|streams?|streaming|copie[sd]|stole|stealing|scrape[sd]|lifted|took|translated|still|(?:used|has|have) (?:my|our|no)|where (?:my|our))\b/iu;
/** `https://…, where it is used under a licence`. */
const IS_LICENSED =
  /\b(?:under|with|has|have|holds?) (?:an? |our |my |the )?(?:\p{L}+ )?(?:licen[cs]e|permission|agreement)\b(?! to\b)/iu;
/** What is only named is named at once: `https://… (our official shop)`. */
const AT_ONCE = 25;
const APPOSED =
  /^[\s)\]>"”’]*(?:[([,:=–—-]+\s*)?(?:(?:this|that|which|it) )?(?:(?:is|are|was|were|being) )?(?:(?:my|our|the|an?|its|as|where|for|by) ){0,2}(?:(?!with|from|against|to|and|or|instead|you|i|we|they|he|she)\p{L}+ ){0,2}$/iu;
const BEHIND = 90;
const EXCEPT = /\b(?:except|excluding|other than|apart from)\b/i;

/** Of the words behind it. */
export function cueAfter(text: string, isInPassing = false): Sign | undefined {
  // What is excepted is said of the next one.
  const window = text.slice(0, BEHIND).split(EXCEPT, 1)[0]!;
  if (IS_LICENSED.test(window)) return sign('quality');
  if (DOES.test(window) || IS_COPY.test(window)) return sign('strong');
  const [first] = cuesOf(window).filter(({ kind }) => kind !== 'weak');
  if (!first || (isInPassing && REPORTED.includes(first.kind))) return undefined;
  const isAtOnce = first.index <= AT_ONCE && APPOSED.test(window.slice(0, first.index));
  return REPORTED.includes(first.kind) || isAtOnce ? sign(first.kind) : undefined;
}

/** `Work`, `The work`, `Title of the work`: a label, and no sentence. */
const WORK_LABEL =
  /^(?:the |my |our |(?:name|title|description) of (?:the |my |our )?)?works?(?: (?:url|link|page|title))?\s*$|^(?:mine|ours?|my own|our own|me|us)\s*$|^(?:my|our) (?:own )?(?:\p{L}+ )?(?:photo|photograph|picture|image|video|film|song|track|album|book|article|post|game|app|software|program|product|drawing|design|artwork|course|recipe|listing)s?\s*$/iu;
const BESIDE_LABEL =
  /^(?:web|www|blog|portfolio|ig|insta(?:gram)?|fb|facebook|twitter|linkedin|youtube|etsy|patreon|imdb|tmdb|isbn|doi|goodreads|discogs|spotify|bandcamp|apple music|evidence|proofs?|screenshots?|captures?|case|ticket|portal|(?:\p{L}+ )?(?:catalogu?e|home|status page|discography))\s*$/iu;
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

/** Words of a sentence, and of no label. */
const SAYS = /\b(?:i|we|you|it|they|he|she) (?:\p{L}+ )?\p{L}+|\b(?:is|are|was|were) \p{L}+/iu;
/** More than a label: a sentence that ends in a colon. */
const LABEL_MAX = 90;
const LABEL_WORDS = 10;

/** A label says first what it names; a sentence comes to it last. */
export function cueOfHeading(text: string): Sign | undefined {
  const isSentence = text.length > LABEL_MAX || SAYS.test(text) || text.trim().split(/\s+/).length > LABEL_WORDS;
  return isSentence ? cueBefore(text) : cueOfLabel(text);
}

const test = (pattern: RegExp, text: string): boolean => {
  pattern.lastIndex = 0;
  return pattern.test(text);
};
/** What somebody says is not who they are. */
const SAID =
  /\b(?:messages?|comments?|statements?|descriptions?|explanations?|remarks?|nachricht|kommentar|message|mensaje|messaggio|mensagem|bericht)\b/i;
export const isParty = (text: string): boolean => test(PARTY, text) && !SAID.test(text);
export const isPlace = (text: string): boolean => test(PLACE, text);
