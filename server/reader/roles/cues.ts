import type { Slot } from '../lexicon/lexicon.ts';
import { spansIn } from '../lexicon/spans.ts';

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
  /** How many words before it. */
  from: number;
}

const KINDS: ReadonlyMap<Slot, Kind> = new Map<Slot, Kind>([
  ['wrong', 'strong'],
  ['hosted', 'hosting'],
  ['removal', 'weak'],
  ['copied', 'weak'],
  ['original', 'quality'],
  ['sale', 'sale'],
  ['source', 'source'],
]);

const WINDOW = 400;
const REPORTED: readonly Kind[] = ['strong', 'hosting', 'weak'];
const sign = (kind: Kind): Sign => ({ role: REPORTED.includes(kind) ? 'reported' : 'mentioned', kind });

/** All of a text, in order. Where two overlap the longer one is meant (`work infringed`), of two alike the exacter one. */
function cuesOf(text: string): Cue[] {
  const kept: (Cue & { open: number })[] = [];
  for (const { slot, start, end, from, open } of spansIn(text).all) {
    const kind = KINDS.get(slot);
    if (!kind) continue;
    const last = kept.at(-1);
    const cue = { kind, index: start, end, from, open };
    if (!last || start >= last.end) kept.push(cue);
    else {
      // `without my permission on the site`: the pronoun belongs to what is wrong.
      if (last.kind === 'strong' && kind !== 'strong' && start > last.index && end > last.end) continue;
      const longer = end - start - (last.end - last.index);
      if (longer > 0 || (longer === 0 && open < last.open)) kept[kept.length - 1] = cue;
    }
  }
  return kept;
}

/** So near that it speaks of the address itself: `our website at https://…`. */
const NEAR = 25;

/** Stands in a sentence for an address that was named before. */
export const ADDRESS = '\ufffc';

/** `on my page … and on …`: both are the same. */
function goesOnTo(window: string): boolean {
  const at = window.lastIndexOf(ADDRESS);
  const tail = window.slice(at + 1);
  if (at < 0 || tail.length > 60 || /[.;:]/.test(tail)) return false;
  const spans = spansIn(tail);
  const joined = spans.of('and').find(({ from }) => from === 0)?.to ?? 0;
  // `is at` begins a sentence of its own.
  if (spans.of('sentence').some(({ from }) => from === joined)) return false;
  return joined === spans.words || spans.of('at').some(({ from }) => from === joined);
}

/** From the last word that begins a clause of its own. */
function lastClause(text: string): string {
  const mark = Math.max(text.lastIndexOf(';'), text.lastIndexOf('–'), text.lastIndexOf('—'));
  const word = spansIn(text).of('clause').at(-1)?.start ?? -1;
  return text.slice(Math.max(mark, word) + 1);
}

/** Of something only named, an address was told already. */
const SPENT = /^[\s(]*(?:\p{L}{1,5})?[\s(<]*\ufffc/u;

/**
 * Of the words before an address the nearest counts. But `an infringing copy of my original photograph is at` speaks of the
 * copy, and `for sale at … without my permission` of a theft: what is wrong outweighs what the thing is.
 */
export function cueBefore(text: string, after = '', isInPassing = false): Sign | undefined {
  const window = lastClause(text.slice(-WINDOW));
  const spans = spansIn(window);
  if (spans.has('removedFrom', 'movedTo')) return sign('strong');
  // `We withdraw our notice as regards …`: it is no longer complained of.
  if (spans.hasBeside('retraction', 'condition')) return sign('source');
  const isSpent = ({ kind, end }: Cue) => !REPORTED.includes(kind) && SPENT.test(window.slice(end, end + 12));
  const isShared = goesOnTo(window);
  // Of a mere name it takes more than a verb near by.
  const cues = cuesOf(window)
    .filter(({ kind }) => !isInPassing || kind !== 'weak')
    .filter((cue) => isShared || !isSpent(cue));
  const last = cues.at(-1);
  if (!last || REPORTED.includes(last.kind)) return last && sign(last.kind);
  const isWrongBefore = cues.some(({ kind }) => kind === 'strong');
  // `The screenshots show that https://… uses our photographs`, but `our shop https://… sells them`.
  const isOwn = last.kind === 'quality' || spans.of('mine').some(({ start }) => start === last.index);
  if (!isOwn && spansIn(after.slice(0, WINDOW)).has('copies')) return sign('strong');
  if (last.kind === 'source') return sign(isWrongBefore && window.length - last.end > NEAR ? 'strong' : 'source');
  const isWrongBehind = cuesOf(after.slice(0, 160)).some(({ kind }) => kind === 'strong');
  return sign(isWrongBefore || isWrongBehind ? 'strong' : last.kind);
}

/** What is only named is named at once: `https://… (our official shop)`. */
const AT_ONCE = 25;
const APPOSED_WORDS = 5;
const BEHIND = 90;

function isApposed(window: string, { index, from }: Cue): boolean {
  if (index > AT_ONCE || from > APPOSED_WORDS) return false;
  const before = spansIn(window.slice(0, index));
  // `… is our official shop`, but not `… with our original`.
  const isSaid = spansIn(window)
    .of('sentence')
    .some((one) => one.from === 0);
  return !before.of('and', 'at').some((one) => one.from > 0 || !isSaid) && !before.has('theirs');
}

/** Of the words behind it. */
export function cueAfter(text: string, isInPassing = false): Sign | undefined {
  const near = text.slice(0, BEHIND);
  // What is excepted is said of the next one.
  const window = near.slice(0, spansIn(near).first('exception')?.start ?? BEHIND);
  const spans = spansIn(window);
  if (spans.has('licensed')) return sign('quality');
  if (spans.has('copies')) return sign('strong');
  const [first] = cuesOf(window).filter(({ kind }) => kind !== 'weak');
  if (!first || (isInPassing && REPORTED.includes(first.kind))) return undefined;
  return REPORTED.includes(first.kind) || isApposed(window, first) ? sign(first.kind) : undefined;
}

/** A file is called so by whoever shared it: a site in its name is theirs, and not where it is. */
export const isFileLabel = (label: string): boolean => spansIn(label).isWhole('fileLabel');

/** Of the few words that are a title by themselves. */
export function cueOfTitle(text: string): Sign | undefined {
  const spans = spansIn(text);
  if (spans.isWhole('workLabel')) return sign('quality');
  if (spans.isWhole('besideLabel')) return sign('source');
  return spans.isWhole('copyLabel') ? sign('strong') : undefined;
}

const OF_IT = 12;

/** Of a label or a heading: the first counts, `infringing copy of the original`; only then who speaks. */
export function cueOfLabel(label: string): Sign | undefined {
  const window = label.slice(0, WINDOW);
  const spans = spansIn(window);
  // `Removed since then, thank you`: it is no longer complained of.
  if (spans.has('thanks') && spans.has('removal', 'done')) return sign('source');
  const cues = cuesOf(window);
  const [first] = cues;
  // `On behalf of … notice of these infringing copies` is about the copies.
  const isWrong = cues.some(({ kind }) => kind === 'strong');
  // `URLs of copyrighted works to be removed`: an original is never to go.
  if (first?.kind === 'quality' && spans.has('removal')) return sign('strong');
  // `Proof of the infringement` is the proof.
  const isOfWrong = cues.some(({ kind, index }) => kind === 'strong' && index - first!.end <= OF_IT);
  if (first?.kind === 'source' && isOfWrong) return sign('source');
  if (first) return sign(isWrong && (first.kind === 'source' || first.kind === 'sale') ? 'strong' : first.kind);
  return cueOfTitle(window) ?? (isParty(window) ? sign('party') : undefined);
}

/** More than a label: a sentence that ends in a colon. */
const LABEL_MAX = 90;
const LABEL_WORDS = 10;

/** A label says first what it names; a sentence comes to it last. */
export function cueOfHeading(text: string): Sign | undefined {
  const isSentence =
    text.length > LABEL_MAX || spansIn(text).has('sentence') || text.trim().split(/\s+/).length > LABEL_WORDS;
  return isSentence ? cueBefore(text) : cueOfLabel(text);
}

/** Whoever complains, and how to reach them; what they say is not who they are. */
const isParty = (text: string): boolean => spansIn(text).has('party') && !spansIn(text).has('messageLabel', 'opening');
export const isPlace = (text: string): boolean => spansIn(text).has('place');
