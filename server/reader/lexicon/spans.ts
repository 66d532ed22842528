import { automaton } from './automaton.ts';
import type { Slot } from './lexicon.ts';
import { type MatchResult, makeMatcher, type Span } from './matcher.ts';

/** Phrases found in a text. Queries never scan the text again. */
export class Spans {
  readonly all: readonly Span[];
  /** Number of words of the text. */
  readonly words: number;
  constructor({ spans, words }: MatchResult) {
    this.all = spans;
    this.words = words;
  }

  has(...slots: Slot[]): boolean {
    return this.all.some(({ slot }) => slots.includes(slot));
  }

  of(...slots: Slot[]): Span[] {
    return this.all.filter(({ slot }) => slots.includes(slot));
  }

  first(...slots: Slot[]): Span | undefined {
    return this.all.find(({ slot }) => slots.includes(slot));
  }

  /** A phrase of `slot` occurs outside all phrases of `except`: `copyright`, but not `copyright agent`. */
  hasOutside(slot: Slot, except: Slot): boolean {
    const others = this.of(except);
    return this.of(slot).some(({ from, to }) => !others.some((one) => one.from <= from && one.to >= to));
  }

  /** Every word of the text is part of a phrase of these slots. */
  isCovered(...slots: Slot[]): boolean {
    let covered = 0;
    for (const { from, to } of this.of(...slots)) if (from <= covered && to > covered) covered = to;
    return covered === this.words;
  }

  /** One phrase spans the whole text. */
  isWhole(...slots: Slot[]): boolean {
    return this.of(...slots).some(({ from, to }) => from === 0 && to === this.words);
  }
}

const scan = makeMatcher(automaton);

/**
 * Memoization: several rules query the same lines and sentences. A two-generation cache, bounded by characters, in which recently
 * used entries survive.
 */
const CACHE_CHARS = 1_000_000;
const CACHED_LENGTH_MAX = 6_000;
let recent = new Map<string, Spans>();
let older = new Map<string, Spans>();
let chars = 0;

function remember(key: string, spans: Spans): Spans {
  if (chars > CACHE_CHARS) {
    older = recent;
    recent = new Map();
    chars = 0;
  }
  recent.set(key, spans);
  chars += key.length;
  return spans;
}

/** Masks URLs, which contain no words, so that the lines of a list share one cache entry. */
const URL_RUN = /[a-z][a-z0-9+.-]*:\/\/[^\s\u2e80-\uffff]*/gi;
const masked = (text: string): string =>
  text.includes('://') ? text.replace(URL_RUN, (url) => '\ufffc'.repeat(url.length)) : text;

export function spansIn(text: string): Spans {
  const key = masked(text);
  const before = recent.get(key);
  if (before) return before;
  const old = older.get(key);
  if (old) return remember(key, old);
  const spans = new Spans(scan(key));
  return key.length > CACHED_LENGTH_MAX ? spans : remember(key, spans);
}
