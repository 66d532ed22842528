import { type Automaton, ROOT, START } from './compile.ts';
import type { Slot } from './lexicon.ts';
import { type Tokens, tokensOf } from './tokens.ts';

/** A phrase that was found: its slot, and from which character to which. */
export interface Span {
  slot: Slot;
  start: number;
  end: number;
  /** The first word and the one behind the last. */
  from: number;
  to: number;
  /** How many stems and gaps it has: of two phrases of one length the exacter one is meant. */
  open: number;
}

const KNOWN_MAX = 20_000;
const STEM_MIN = 1;
const CLOCK_MAX = 2 ** 30;
const NONE: readonly number[] = [];

/** Which symbols a word stands for: itself, each stem it begins with, each part it contains or ends with. */
class Words {
  readonly #exact = new Map<string, number>();
  readonly #stems = new Map<string, number>();
  readonly #inside: { part: string; isEnd: boolean; id: number }[] = [];
  #any = -1;
  readonly #known = new Map<string, readonly number[]>();

  constructor(symbols: readonly string[]) {
    for (const [id, key] of symbols.entries()) {
      const word = key.replaceAll('*', '');
      if (word === '') this.#any = id;
      else if (key.startsWith('*')) this.#inside.push({ part: word, isEnd: !key.endsWith('*'), id });
      else (key.endsWith('*') ? this.#stems : this.#exact).set(word, id);
    }
  }

  symbolsOf(word: string): readonly number[] {
    const known = this.#known.get(word);
    if (known) return known;
    const out: number[] = [];
    const exact = this.#exact.get(word);
    if (exact !== undefined) out.push(exact);
    for (let length = STEM_MIN; length <= word.length; length++) {
      const stem = this.#stems.get(word.slice(0, length));
      if (stem !== undefined) out.push(stem);
    }
    for (const { part, isEnd, id } of this.#inside) if (isEnd ? word.endsWith(part) : word.includes(part)) out.push(id);
    if (this.#any >= 0) out.push(this.#any);
    if (this.#known.size >= KNOWN_MAX) this.#known.clear();
    this.#known.set(word, out.length === 0 ? NONE : out);
    return out;
  }
}

/** Phrases that have begun, four numbers each: where they go on, at which word they began, up to which they may skip, whether wide. */
type Begun = number[];

/**
 * Goes through a text once; at each word the phrases that have begun go on or end. Their number is bounded by the phrases and their
 * gaps, so the time is linear in the text.
 */
export class Matcher {
  readonly #automaton: Automaton;
  readonly #words: Words;
  /** Edges of the two nodes that every word begins at. */
  readonly #first: readonly Map<number, number[]>[];
  /** Where and for which beginning a node was entered last: alternatives may lead to it twice. */
  readonly #enteredAt: Int32Array;
  readonly #enteredFrom: Int32Array;
  /** Words gone through so far, of all texts: the table need not be cleared for the next one. */
  #clock = 1;

  constructor(automaton: Automaton) {
    this.#automaton = automaton;
    this.#words = new Words(automaton.symbols);
    this.#enteredAt = new Int32Array(automaton.offsets.length);
    this.#enteredFrom = new Int32Array(automaton.offsets.length);
    this.#first = [ROOT, START].map((node) => this.#edgesOf(node));
  }

  #edgesOf(node: number): Map<number, number[]> {
    const { offsets, table } = this.#automaton;
    const edges = new Map<number, number[]>();
    const at = offsets[node]!;
    for (let edge = at + 1; edge <= at + table[at]!; edge += 2) {
      const known = edges.get(table[edge]!);
      if (known) known.push(table[edge + 1]!);
      else edges.set(table[edge]!, [table[edge + 1]!]);
    }
    return edges;
  }

  /** Every phrase found, in order of its beginning, the longest first. */
  scan(text: string): { spans: Span[]; tokens: Tokens } {
    const { offsets, table, slots } = this.#automaton;
    const tokens = tokensOf(text);
    const { words, starts, ends, breaks } = tokens;
    const spans: Span[] = [];
    let begun: Begun = [];
    let going: Begun = [];
    const clock = this.#clock;
    this.#clock += words.length;
    if (this.#clock > CLOCK_MAX) {
      this.#enteredAt.fill(0);
      this.#clock = 1 + words.length;
    }
    const enter = (node: number, from: number, at: number): void => {
      if (this.#enteredAt[node] === clock + at && this.#enteredFrom[node] === from) return;
      this.#enteredAt[node] = clock + at;
      this.#enteredFrom[node] = from;
      let next = offsets[node]!;
      const edges = table[next]!;
      if (edges > 0) going.push(node, from, at + 1, 0);
      next += edges + 1;
      const gaps = table[next]!;
      for (let gap = next + 1; gap <= next + gaps; gap += 3)
        going.push(table[gap + 2]!, from, at + 1 + table[gap]!, table[gap + 1]!);
      next += gaps + 1;
      for (let end = next + 1; end <= next + table[next]!; end += 3) {
        if (table[end + 1] === 1 && at < words.length - 1) continue;
        const slot = slots[table[end]!]!;
        spans.push({ slot, start: starts[from]!, end: ends[at]!, from, to: at + 1, open: table[end + 2]! });
      }
    };
    let isStart = true;
    for (let at = 0; at < words.length; at++) {
      const pause = breaks[at]!;
      const symbols = this.#words.symbolsOf(words[at]!);
      [begun, going] = [going, begun];
      going.length = 0;
      if (pause < 2)
        for (let one = 0; one < begun.length; one += 4) {
          if (pause === 1 && begun[one + 3] === 0) continue;
          if (symbols.length > 0) {
            const first = offsets[begun[one]!]! + 1;
            const last = first + table[first - 1]!;
            for (let edge = first; edge < last; edge += 2)
              if (symbols.includes(table[edge]!)) enter(table[edge + 1]!, begun[one + 1]!, at);
          }
          if (begun[one + 2]! > at) going.push(begun[one]!, begun[one + 1]!, begun[one + 2]!, begun[one + 3]!);
        }
      for (const symbol of symbols) {
        for (const node of this.#first[ROOT]!.get(symbol) ?? NONE) enter(node, at, at);
        if (isStart) for (const node of this.#first[START]!.get(symbol) ?? NONE) enter(node, at, at);
      }
      // A number or a letter before the first word is its bullet.
      isStart &&= at < 2 && /^(?:\d{1,4}|[a-z]|[ivx]{1,4})$/.test(words[at]!);
    }
    spans.sort((a, b) => a.start - b.start || b.end - a.end);
    return { spans, tokens };
  }
}
