import { type Automaton, ROOT, START } from './compile-automaton.ts';
import type { Slot } from './lexicon.ts';
import { emptyTokens, fold, tokenize } from './tokens.ts';

/** A matched phrase: its slot and its character range. */
export interface Span {
  slot: Slot;
  start: number;
  end: number;
  /** Word range: first word, and one past the last. */
  from: number;
  to: number;
  /** Number of stems and gaps; the more exact of two equally long phrases wins. */
  wildcards: number;
}

const CACHE_MAX = 20_000;
const CLOCK_MAX = 2 ** 30;
const NONE: readonly number[] = [];

/** Looks up the symbols that a word matches: itself, its stems, its infixes and suffixes. Memoized per word. */
function makeSymbolLookup(symbols: readonly string[]): (word: string) => readonly number[] {
  const exact = new Map<string, number>();
  const stems = new Map<string, number>();
  const infixes: { part: string; isEnd: boolean; id: number }[] = [];
  let any = -1;
  for (const [id, key] of symbols.entries()) {
    const word = key.replaceAll('*', '');
    if (word === '') any = id;
    else if (key.startsWith('*')) infixes.push({ part: word, isEnd: !key.endsWith('*'), id });
    else (key.endsWith('*') ? stems : exact).set(word, id);
  }
  const cache = new Map<string, readonly number[]>();
  return (typed) => {
    const before = cache.get(typed);
    if (before) return before;
    const word = fold(typed);
    const out: number[] = [];
    const whole = exact.get(word);
    if (whole !== undefined) out.push(whole);
    for (let length = 1; length <= word.length; length++) {
      const stem = stems.get(word.slice(0, length));
      if (stem !== undefined) out.push(stem);
    }
    for (const { part, isEnd, id } of infixes) if (isEnd ? word.endsWith(part) : word.includes(part)) out.push(id);
    if (any >= 0) out.push(any);
    if (cache.size >= CACHE_MAX) cache.clear();
    cache.set(typed, out.length === 0 ? NONE : out);
    return out;
  };
}

/** Active NFA states, four numbers each: node, first word of the phrase, last word that a gap may reach, whether the gap is wide. */
type ActiveStates = number[];

export interface MatchResult {
  /** Sorted by start, the longest first. */
  spans: Span[];
  /** How many words the text has. */
  words: number;
}

/**
 * Simulates the NFA over the words of a text and finds all phrases in one pass. The number of active states is bounded by the
 * phrases and their gaps, so the time is linear in the length of the text.
 */
export function makeMatcher({ symbols: keys, slots, offsets, table }: Automaton): (text: string) => MatchResult {
  const symbolsOf = makeSymbolLookup(keys);
  /** Direct lookup table of the edges of a start node, by symbol. */
  const edgesOf = (node: number): Int32Array => {
    const edges = new Int32Array(keys.length);
    const at = offsets[node]!;
    for (let edge = at + 1; edge <= at + table[at]!; edge += 2) edges[table[edge]!] = table[edge + 1]!;
    return edges;
  };
  const edgesAnywhere = edgesOf(ROOT);
  const edgesAtStart = edgesOf(START);
  /** Word and phrase start of the last visit to a node, to skip duplicate states. */
  const enteredAt = new Int32Array(offsets.length);
  const enteredFrom = new Int32Array(offsets.length);
  /** Words processed so far in all texts, as a timestamp: the tables need no clearing between texts. */
  let clock = 1;
  /** Word at which a symbol was last seen. */
  const seenAt = new Int32Array(keys.length);
  const tokens = emptyTokens<readonly number[]>();
  const { words, starts, ends, breaks } = tokens;
  let active: ActiveStates = [];
  let following: ActiveStates = [];

  return (text) => {
    tokenize(text, symbolsOf, tokens);
    const spans: Span[] = [];
    active.length = 0;
    following.length = 0;
    if (clock + words.length > CLOCK_MAX) {
      enteredAt.fill(0);
      seenAt.fill(0);
      clock = 1;
    }
    const enter = (node: number, from: number, at: number): void => {
      if (enteredAt[node] === clock + at && enteredFrom[node] === from) return;
      enteredAt[node] = clock + at;
      enteredFrom[node] = from;
      let next = offsets[node]!;
      const edges = table[next]!;
      if (edges > 0) following.push(node, from, at + 1, 0);
      next += edges + 1;
      const gaps = table[next]!;
      for (let gap = next + 1; gap <= next + gaps; gap += 3)
        following.push(table[gap + 2]!, from, at + 1 + table[gap]!, table[gap + 1]!);
      next += gaps + 1;
      const last = next + table[next]!;
      for (let end = next + 1; end <= last; end += 3) {
        if (table[end + 1] === 1 && at < words.length - 1) continue;
        const slot = slots[table[end]!]!;
        spans.push({ slot, start: starts[from]!, end: ends[at]!, from, to: at + 1, wildcards: table[end + 2]! });
      }
    };
    let isStart = true;
    for (let at = 0; at < words.length; at++) {
      const separator = breaks[at]!;
      const now = clock + at;
      const symbols = words[at]!;
      for (const symbol of symbols) seenAt[symbol] = now;
      [active, following] = [following, active];
      following.length = 0;
      if (separator < 2)
        for (let one = 0; one < active.length; one += 4) {
          if (separator === 1 && active[one + 3] === 0) continue;
          const first = offsets[active[one]!]! + 1;
          const last = first + table[first - 1]!;
          for (let edge = first; edge < last; edge += 2)
            if (seenAt[table[edge]!] === now) enter(table[edge + 1]!, active[one + 1]!, at);
          if (active[one + 2]! > at) following.push(active[one]!, active[one + 1]!, active[one + 2]!, active[one + 3]!);
        }
      for (const symbol of symbols) {
        if (edgesAnywhere[symbol] !== 0) enter(edgesAnywhere[symbol]!, at, at);
        if (isStart && edgesAtStart[symbol] !== 0) enter(edgesAtStart[symbol]!, at, at);
      }
      // A number or a letter before the first word is a list marker.
      isStart &&= at < 2 && /^(?:\d{1,4}|[a-z]|[ivx]{1,4})$/.test(text.slice(starts[at], ends[at]).toLowerCase());
    }
    clock += words.length;
    spans.sort((a, b) => a.start - b.start || b.end - a.end);
    return { spans, words: words.length };
  };
}
