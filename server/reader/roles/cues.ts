import type { Slot } from '../lexicon/lexicon.ts';
import { spansIn } from '../lexicon/spans.ts';

export type Role = 'reported' | 'mentioned';

/** `strong` and `hosting` mark infringing material, `quality` and `sale` an original, `party` the sender. */
export type CueKind = 'strong' | 'hosting' | 'weak' | 'quality' | 'sale' | 'source' | 'party';

/** Role that a phrase assigns to a nearby URL. */
export interface Cue {
  role: Role;
  kind: CueKind;
}

/** Evidence that a label, a column title or a heading applies to the URL itself. */
export const EXPLICIT_EVIDENCE = ['plainly reported', 'plainly weak', 'plainly named'] as const;
export type ExplicitEvidence = (typeof EXPLICIT_EVIDENCE)[number];
export const explicitEvidence = ({ role, kind }: Cue): ExplicitEvidence =>
  role === 'mentioned' ? 'plainly named' : kind === 'weak' ? 'plainly weak' : 'plainly reported';

interface CueMatch {
  kind: CueKind;
  index: number;
  end: number;
  /** Index of its first word. */
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

/** All cue matches in order. The longest of overlapping matches wins (`work infringed`); ties go to the one with fewer wildcards. */
function cueMatches(text: string): CueMatch[] {
  const kept: (CueMatch & { wildcards: number })[] = [];
  for (const { slot, start, end, from, wildcards } of spansIn(text).all) {
    const kind = KINDS.get(slot);
    if (!kind) continue;
    const last = kept.at(-1);
    const cue = { kind, index: start, end, from, wildcards };
    if (!last || start >= last.end) kept.push(cue);
    else {
      // `without my permission on the site`: the pronoun is part of the infringing phrase.
      if (last.kind === 'strong' && kind !== 'strong' && start > last.index && end > last.end) continue;
      const longer = end - start - (last.end - last.index);
      if (longer > 0 || (longer === 0 && wildcards < last.wildcards)) kept[kept.length - 1] = cue;
    }
  }
  return kept;
}

/** Distance in characters within which a phrase refers to the URL itself: `our website at https://…`. */
const NEAR = 25;

/** Replaces an earlier URL in a sentence. */
export const URL_PLACEHOLDER = '\ufffc';

/** `on my page … and on …`: both URLs share the role. */
function continuesFromUrl(window: string): boolean {
  const at = window.lastIndexOf(URL_PLACEHOLDER);
  const tail = window.slice(at + 1);
  if (at < 0 || tail.length > 60 || /[.;:]/.test(tail)) return false;
  const spans = spansIn(tail);
  const joined = spans.of('conjunction').find(({ from }) => from === 0)?.to ?? 0;
  // `is at` starts a new sentence.
  if (spans.of('sentence').some(({ from }) => from === joined)) return false;
  return joined === spans.words || spans.of('preposition').some(({ from }) => from === joined);
}

/** Text from the last clause boundary on. */
function lastClause(text: string): string {
  const mark = Math.max(text.lastIndexOf(';'), text.lastIndexOf('–'), text.lastIndexOf('—'));
  const word = spansIn(text).of('clauseStart').at(-1)?.start ?? -1;
  return text.slice(Math.max(mark, word) + 1);
}

/** A mention that is followed by its own URL does not apply to the next one. */
const USED_UP = /^[\s(]*(?:\p{L}{1,5})?[\s(<]*\ufffc/u;

/**
 * Cue of the text before a URL: the nearest match counts. But `an infringing copy of my original photograph is at` is about the
 * copy, and `for sale at … without my permission` about an infringement: infringing phrases take precedence.
 */
export function cueBefore(text: string, after = '', isBareHost = false): Cue | undefined {
  const window = lastClause(text.slice(-WINDOW));
  const spans = spansIn(window);
  if (spans.has('removedFrom', 'movedTo')) return cueOf('strong');
  // `We withdraw our notice as regards …`: the URL is no longer reported.
  if (spans.hasOutside('retraction', 'condition')) return cueOf('source');
  const isUsedUp = ({ kind, end }: CueMatch) => !REPORTED.includes(kind) && USED_UP.test(window.slice(end, end + 12));
  const isShared = continuesFromUrl(window);
  // A bare host name needs more than a verb nearby.
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

/** Limits of an apposition right after a URL: `https://… (our official shop)`. */
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

/** Cue of the text after a URL. */
export function cueAfter(text: string, isBareHost = false): Cue | undefined {
  const near = text.slice(0, CHARS_AFTER);
  // An exception applies to the next URL.
  const window = near.slice(0, spansIn(near).first('exception')?.start ?? CHARS_AFTER);
  const spans = spansIn(window);
  if (spans.has('licensed')) return cueOf('quality');
  if (spans.has('copyVerb')) return cueOf('strong');
  const [first] = cueMatches(window).filter(({ kind }) => kind !== 'weak');
  if (!first || (isBareHost && REPORTED.includes(first.kind))) return undefined;
  return REPORTED.includes(first.kind) || isApposition(window, first) ? cueOf(first.kind) : undefined;
}

/** A host in a file name was put there by the uploader and is not the location of the file. */
export const isFileLabel = (label: string): boolean => spansIn(label).isWhole('fileLabel');

/** Cue of a heading that consists of a known label. */
export function cueOfTitle(text: string): Cue | undefined {
  const spans = spansIn(text);
  if (spans.isWhole('workLabel')) return cueOf('quality');
  if (spans.isWhole('unrelatedLabel')) return cueOf('source');
  return spans.isWhole('copyLabel') ? cueOf('strong') : undefined;
}

const NOUN_DISTANCE = 12;

/** Cue of a label: the first match counts (`infringing copy of the original`), and a party only if there is no other. */
export function cueOfLabel(label: string): Cue | undefined {
  const window = label.slice(0, WINDOW);
  const spans = spansIn(window);
  // `Removed since then, thank you`: the URL is no longer reported.
  if (spans.has('thanks') && spans.has('removal', 'alreadyRemoved')) return cueOf('source');
  const cues = cueMatches(window);
  const [first] = cues;
  // `On behalf of … notice of these infringing copies` is about the copies.
  const isWrong = cues.some(({ kind }) => kind === 'strong');
  // `URLs of copyrighted works to be removed`: nobody asks to remove an original.
  if (first?.kind === 'quality' && spans.has('removal')) return cueOf('strong');
  // `Proof of the infringement` labels the proof.
  const isOfWrong = cues.some(({ kind, index }) => kind === 'strong' && index - first!.end <= NOUN_DISTANCE);
  if (first?.kind === 'source' && isOfWrong) return cueOf('source');
  if (first) return cueOf(isWrong && (first.kind === 'source' || first.kind === 'sale') ? 'strong' : first.kind);
  return cueOfTitle(window) ?? (isParty(window) ? cueOf('party') : undefined);
}

/** Longer headings are sentences that end in a colon. */
const LABEL_MAX = 90;
const LABEL_WORDS = 10;

/** The first match of a label counts, and the last match of a sentence. */
export function cueOfHeading(text: string): Cue | undefined {
  const isSentence =
    text.length > LABEL_MAX || spansIn(text).has('sentence') || text.trim().split(/\s+/).length > LABEL_WORDS;
  return isSentence ? cueBefore(text) : cueOfLabel(text);
}

/** Labels of the complaining party and its contact data, but not of its message. */
const isParty = (text: string): boolean => spansIn(text).has('party') && !spansIn(text).has('messageLabel', 'opening');
export const namesLocation = (text: string): boolean => spansIn(text).has('location');
