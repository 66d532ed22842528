import type { Lexicon, Slot } from './lexicon.ts';
import { type Element, elementsOf, expand, phrasesOf } from './phrases.ts';
import { type Tokens, tokensOf } from './tokens.ts';

/** A phrase that was found: its slot, and from which character to which. */
export interface Span {
  slot: Slot;
  start: number;
  end: number;
  /** The first word and the one behind the last. */
  from: number;
  to: number;
  /** How many of its words are stems or gaps: of two phrases of one length the exacter one is meant. */
  open: number;
}

interface Node {
  next: Map<number, Node>;
  /** After this many words, or fewer, the phrase goes on at `to`. */
  gaps: { max: number; isWide: boolean; to: Node }[];
  ends: { slot: Slot; isAtEnd: boolean; open: number }[];
}

const newNode = (): Node => ({ next: new Map(), gaps: [], ends: [] });

interface Stem {
  /** Symbols of stems that end at this letter. */
  symbols: number[];
  next: Map<string, Stem>;
}
const newStem = (): Stem => ({ symbols: [], next: new Map() });

const SYMBOLS_MAX = 20_000;
const NONE: readonly number[] = [];

/** Which symbols of the phrases a word stands for: itself, each stem it begins with, each it contains or ends with. */
class Words {
  readonly #ids = new Map<string, number>();
  readonly #exact = new Map<string, number>();
  readonly #stems = newStem();
  readonly #inside: { part: string; isEnd: boolean; id: number }[] = [];
  #any = -1;
  readonly #known = new Map<string, readonly number[]>();

  symbol({ word, isOpenStart, isOpenEnd }: Element & { is: 'word' }): number {
    const key = `${isOpenStart ? '*' : ''}${word}${isOpenEnd ? '*' : ''}`;
    const before = this.#ids.get(key);
    if (before !== undefined) return before;
    const id = this.#ids.size;
    this.#ids.set(key, id);
    if (word === '') this.#any = id;
    else if (isOpenStart) this.#inside.push({ part: word, isEnd: !isOpenEnd, id });
    else if (isOpenEnd) {
      let stem = this.#stems;
      for (const letter of word) {
        const next = stem.next.get(letter) ?? newStem();
        stem.next.set(letter, next);
        stem = next;
      }
      stem.symbols.push(id);
    } else this.#exact.set(word, id);
    return id;
  }

  symbolsOf(word: string): readonly number[] {
    const known = this.#known.get(word);
    if (known) return known;
    const out: number[] = [];
    const exact = this.#exact.get(word);
    if (exact !== undefined) out.push(exact);
    let stem: Stem | undefined = this.#stems;
    for (const letter of word) {
      stem = stem.next.get(letter);
      if (!stem) break;
      out.push(...stem.symbols);
    }
    for (const { part, isEnd, id } of this.#inside)
      if (isEnd ? word.endsWith(part) : word.includes(part)) out.push(id);
    if (this.#any >= 0) out.push(this.#any);
    if (this.#known.size >= SYMBOLS_MAX) this.#known.clear();
    this.#known.set(word, out.length === 0 ? NONE : out);
    return out;
  }
}

/** A phrase that has begun: where, and how many words it may still skip. */
interface State {
  node: Node;
  from: number;
  left: number;
  isWide: boolean;
}

/**
 * All phrases of all languages as one automaton over words: a trie whose edges are words, stems and gaps. A text is gone through
 * once; at each word the phrases that have begun go on or end. Their number is bounded by the gaps, so the time is linear.
 */
export class Matcher {
  readonly #words = new Words();
  /** Phrases that may begin anywhere, and those that begin the text. */
  readonly #root = newNode();
  readonly #start = newNode();

  constructor(lexicons: readonly Lexicon[]) {
    for (const lexicon of lexicons)
      for (const [slot, list] of Object.entries(lexicon) as [Slot, string][])
        for (const phrase of phrasesOf(list)) for (const text of expand(phrase)) this.#add(slot, elementsOf(text));
  }

  #add(slot: Slot, elements: readonly Element[]): void {
    let node = elements[0]?.is === 'start' ? this.#start : this.#root;
    const isAtEnd = elements.at(-1)?.is === 'end';
    let isEmpty = true;
    for (const element of elements) {
      if (element.is === 'word') {
        const symbol = this.#words.symbol(element);
        const next = node.next.get(symbol) ?? newNode();
        node.next.set(symbol, next);
        node = next;
        isEmpty = false;
      } else if (element.is === 'gap') {
        const { max, isWide } = element;
        const gap = node.gaps.find((one) => one.max === max && one.isWide === isWide) ?? { max, isWide, to: newNode() };
        if (!node.gaps.includes(gap)) node.gaps.push(gap);
        node = gap.to;
      }
    }
    if (isEmpty) throw new Error(`a phrase of ${slot} has no word`);
    const open = elements.filter((one) => (one.is === 'word' ? one.isOpenStart || one.isOpenEnd : one.is === 'gap')).length;
    if (!node.ends.some((one) => one.slot === slot && one.isAtEnd === isAtEnd)) node.ends.push({ slot, isAtEnd, open });
  }

  /** Every phrase found, in order of its beginning. */
  scan(text: string): { spans: Span[]; tokens: Tokens } {
    const tokens = tokensOf(text);
    const { words, starts, ends, breaks } = tokens;
    const spans: Span[] = [];
    let states: State[] = [];
    let isStart = true;
    for (let at = 0; at < words.length; at++) {
      const pause = breaks[at]!;
      const going: State[] = [];
      const enter = (node: Node, from: number) => {
        for (const { slot, isAtEnd, open } of node.ends) {
          if (isAtEnd && at < words.length - 1) continue;
          spans.push({ slot, start: starts[from]!, end: ends[at]!, from, to: at + 1, open });
        }
        if (node.next.size > 0) going.push({ node, from, left: 0, isWide: false });
        for (const { max, isWide, to } of node.gaps) going.push({ node: to, from, left: max, isWide });
      };
      const symbols = this.#words.symbolsOf(words[at]!);
      if (pause < 2)
        for (const state of states) {
          if (pause === 1 && !state.isWide) continue;
          for (const symbol of symbols) {
            const next = state.node.next.get(symbol);
            if (next) enter(next, state.from);
          }
          if (state.left > 0) going.push({ ...state, left: state.left - 1 });
        }
      for (const symbol of symbols) {
        const next = this.#root.next.get(symbol);
        if (next) enter(next, at);
        const first = isStart ? this.#start.next.get(symbol) : undefined;
        if (first) enter(first, at);
      }
      // A number or a letter before the first word is its bullet.
      isStart &&= /^(?:\d{1,4}|[a-z]|[ivx]{1,4})$/.test(words[at]!);
      states = going;
    }
    spans.sort((a, b) => a.start - b.start || b.end - a.end);
    return { spans, tokens };
  }
}
