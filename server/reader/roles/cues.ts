import type { Slot } from '../lexicon/lexicon.ts';
import { spansIn } from '../lexicon/spans.ts';

export type Role = 'reported' | 'mentioned';

/** `strong` and `hosting` complain by themselves, `quality` and `sale` are said of an original, `party` of who speaks. */
export type CueKind = 'strong' | 'hosting' | 'weak' | 'quality' | 'sale' | 'source' | 'party';

/** What words make of the address that they stand by. */
export interface Cue {
  role: Role;
  kind: CueKind;
}

/** Said of the address itself, by a label, a column or a title. */
export const EXPLICIT_EVIDENCE = ['plainly reported', 'plainly weak', 'plainly named'] as const;
export type ExplicitEvidence = (typeof EXPLICIT_EVIDENCE)[number];
export const explicitEvidence = ({ role, kind }: Cue): ExplicitEvidence =>
  role === 'mentioned' ? 'plainly named' : kind === 'weak' ? 'plainly weak' : 'plainly reported';

interface CueMatch {
  kind: CueKind;
  index: number;
  end: number;
  /** How many words before it. */
  from: number;
}

const KINDS: ReadonlyMap<Slot, CueKind> = new Map<Slot, CueKind>([
  ['infringing', 'strong'],
  ['hosting', 'hosting'],
  ['removal', 'weak'],
  ['published', 'weak'],
  ['original', 'quality'],
  ['sale', 'sale'],
  ['source', 'source'],
]);

const WINDOW = 400;
const REPORTED: readonly CueKind[] = ['strong', 'hosting', 'weak'];
const cueOf = (kind: CueKind): Cue => ({ role: REPORTED.includes(kind) ? 'reported' : 'mentioned', kind });

/** All of a text, in order. Where two overlap the longer one is meant (`work infringed`), of two alike the exacter one. */
function cueMatches(text: string): CueMatch[] {
  const kept: (CueMatch & { wildcards: number })[] = [];
  for (const { slot, start, end, from, wildcards } of spansIn(text).all) {
    const kind = KINDS.get(slot);
    if (!kind) continue;
    const last = kept.at(-1);
    const cue = { kind, index: start, end, from, wildcards };
    if (!last || start >= last.end) kept.push(cue);
    else {
      // `without my permission on the site`: the pronoun belongs to what is wrong.
      if (last.kind === 'strong' && kind !== 'strong' && start > last.index && end > last.end) continue;
      const longer = end - start - (last.end - last.index);
      if (longer > 0 || (longer === 0 && wildcards < last.wildcards)) kept[kept.length - 1] = cue;
    }
  }
  return kept;
}

/** So near that it speaks of the address itself: `our website at https://…`. */
const NEAR = 25;

/** Stands in a sentence for an address that was named before. */
export const URL_PLACEHOLDER = '\ufffc';

/** `on my page … and on …`: both are the same. */
function continuesFromUrl(window: string): boolean {
  const at = window.lastIndexOf(URL_PLACEHOLDER);
  const tail = window.slice(at + 1);
  if (at < 0 || tail.length > 60 || /[.;:]/.test(tail)) return false;
  const spans = spansIn(tail);
  const joined = spans.of('conjunction').find(({ from }) => from === 0)?.to ?? 0;
  // `is at` begins a sentence of its own.
  if (spans.of('sentence').some(({ from }) => from === joined)) return false;
  return joined === spans.words || spans.of('preposition').some(({ from }) => from === joined);
}

/** From the last word that begins a clause of its own. */
function lastClause(text: string): string {
  const mark = Math.max(text.lastIndexOf(';'), text.lastIndexOf('–'), text.lastIndexOf('—'));
  const word = spansIn(text).of('clauseStart').at(-1)?.start ?? -1;
  return text.slice(Math.max(mark, word) + 1);
}

/** Of something only named, an address was told already. */
const USED_UP = /^[\s(]*(?:\p{L}{1,5})?[\s(<]*\ufffc/u;

/**
 * Of the words before an address the nearest counts. But `an infringing copy of my original photograph is at` speaks of the
 * copy, and `for sale at … without my permission` of a theft: what is wrong outweighs what the thing is.
 */
export function cueBefore(text: string, after = '', isBareHost = false): Cue | undefined {
  const window = lastClause(text.slice(-WINDOW));
  const spans = spansIn(window);
  if (spans.has('removedFrom', 'movedTo')) return cueOf('strong');
  // `We withdraw our notice as regards …`: it is no longer complained of.
  if (spans.hasOutside('retraction', 'condition')) return cueOf('source');
  const isUsedUp = ({ kind, end }: CueMatch) => !REPORTED.includes(kind) && USED_UP.test(window.slice(end, end + 12));
  const isShared = continuesFromUrl(window);
  // Of a mere name it takes more than a verb near by.
  const cues = cueMatches(window)
    .filter(({ kind }) => !isBareHost || kind !== 'weak')
    .filter((cue) => isShared || !isUsedUp(cue));
  const last = cues.at(-1);
  if (!last || REPORTED.includes(last.kind)) return last && cueOf(last.kind);
  const isWrongBefore = cues.some(({ kind }) => kind === 'strong');
  // `The screenshots show that https://… uses our photographs`, but `our shop https://… sells them`.
  const isOwn = last.kind === 'quality' || spans.of('firstPerson').some(({ start }) => start === last.index);
  if (!isOwn && spansIn(after.slice(0, WINDOW)).has('copyVerb')) return cueOf('strong');
  if (last.kind === 'source') return cueOf(isWrongBefore && window.length - last.end > NEAR ? 'strong' : 'source');
  const isWrongBehind = cueMatches(after.slice(0, 160)).some(({ kind }) => kind === 'strong');
  return cueOf(isWrongBefore || isWrongBehind ? 'strong' : last.kind);
}

/** What is only named is named at once: `https://… (our official shop)`. */
const APPOSITION_CHARS = 25;
const APPOSITION_WORDS = 5;
const CHARS_AFTER = 90;

function isApposition(window: string, { index, from }: CueMatch): boolean {
  if (index > APPOSITION_CHARS || from > APPOSITION_WORDS) return false;
  const before = spansIn(window.slice(0, index));
  // `… is our official shop`, but not `… with our original`.
  const isSaid = spansIn(window)
    .of('sentence')
    .some((one) => one.from === 0);
  return !before.of('conjunction', 'preposition').some((one) => one.from > 0 || !isSaid) && !before.has('thirdPerson');
}

/** Of the words behind it. */
export function cueAfter(text: string, isBareHost = false): Cue | undefined {
  const near = text.slice(0, CHARS_AFTER);
  // What is excepted is said of the next one.
  const window = near.slice(0, spansIn(near).first('exception')?.start ?? CHARS_AFTER);
  const spans = spansIn(window);
  if (spans.has('licensed')) return cueOf('quality');
  if (spans.has('copyVerb')) return cueOf('strong');
  const [first] = cueMatches(window).filter(({ kind }) => kind !== 'weak');
  if (!first || (isBareHost && REPORTED.includes(first.kind))) return undefined;
  return REPORTED.includes(first.kind) || isApposition(window, first) ? cueOf(first.kind) : undefined;
}

/** A file is called so by whoever shared it: a site in its name is theirs, and not where it is. */
export const isFileLabel = (label: string): boolean => spansIn(label).isWhole('fileLabel');

/** Of the few words that are a title by themselves. */
export function cueOfTitle(text: string): Cue | undefined {
  const spans = spansIn(text);
  if (spans.isWhole('workLabel')) return cueOf('quality');
  if (spans.isWhole('unrelatedLabel')) return cueOf('source');
  return spans.isWhole('copyLabel') ? cueOf('strong') : undefined;
}

const NOUN_DISTANCE = 12;

/** Of a label or a heading: the first counts, `infringing copy of the original`; only then who speaks. */
export function cueOfLabel(label: string): Cue | undefined {
  const window = label.slice(0, WINDOW);
  const spans = spansIn(window);
  // `Removed since then, thank you`: it is no longer complained of.
  if (spans.has('thanks') && spans.has('removal', 'alreadyRemoved')) return cueOf('source');
  const cues = cueMatches(window);
  const [first] = cues;
  // `On behalf of … notice of these infringing copies` is about the copies.
  const isWrong = cues.some(({ kind }) => kind === 'strong');
  // `URLs of copyrighted works to be removed`: an original is never to go.
  if (first?.kind === 'quality' && spans.has('removal')) return cueOf('strong');
  // `Proof of the infringement` is the proof.
  const isOfWrong = cues.some(({ kind, index }) => kind === 'strong' && index - first!.end <= NOUN_DISTANCE);
  if (first?.kind === 'source' && isOfWrong) return cueOf('source');
  if (first) return cueOf(isWrong && (first.kind === 'source' || first.kind === 'sale') ? 'strong' : first.kind);
  return cueOfTitle(window) ?? (isParty(window) ? cueOf('party') : undefined);
}

/** More than a label: a sentence that ends in a colon. */
const LABEL_MAX = 90;
const LABEL_WORDS = 10;

/** A label says first what it names; a sentence comes to it last. */
export function cueOfHeading(text: string): Cue | undefined {
  const isSentence =
    text.length > LABEL_MAX || spansIn(text).has('sentence') || text.trim().split(/\s+/).length > LABEL_WORDS;
  return isSentence ? cueBefore(text) : cueOfLabel(text);
}

/** Whoever complains, and how to reach them; what they say is not who they are. */
const isParty = (text: string): boolean => spansIn(text).has('party') && !spansIn(text).has('messageLabel', 'opening');
export const namesLocation = (text: string): boolean => spansIn(text).has('location');
