import type { Lexicon, Slot } from './lexicon.ts';
import { nextWords, type Position, parsePhrase, phrasesOf } from './phrases.ts';
import { tokensOf } from './tokens.ts';

/**
 * A nondeterministic finite automaton (NFA) over words that recognizes all phrases of all languages, as flat integer tables that can
 * be written to a file. Node 0 starts phrases anywhere, node 1 at the start of the text. At `offsets[node]` follow, each preceded by
 * its length: the edges (symbol, node), the gaps (maximum words, whether wide, node) and the accepting ends (slot, whether only at
 * the end of the text, number of wildcards).
 */
export interface Automaton {
  /** `word`, `stem*`, `*part*`, `*end` or `*`. */
  symbols: string[];
  slots: Slot[];
  offsets: Int32Array;
  table: Int32Array;
}

export const ROOT = 0;
export const START = 1;
const WIDE_GAP = 12;
const SHARED_PREFIX_WORDS = 2;

interface DraftNode {
  edges: number[];
  gaps: number[];
  ends: number[];
}

/** Tokenizes a word of a phrase like the text: `re-upload*` is two symbols, the last a stem. */
function symbolsOf(piece: string): string[] {
  if (piece === '*') return ['*'];
  const { words } = tokensOf(piece.replaceAll('*', ''));
  const last = words.length - 1;
  return words.map(
    (word, at) =>
      `${at === 0 && piece.startsWith('*') ? '*' : ''}${word}${at === last && piece.endsWith('*') ? '*' : ''}`,
  );
}

class Compiler {
  readonly #symbols = new Map<string, number>();
  readonly #pieces = new Map<string, number[]>();
  readonly #slots: Slot[] = [];
  readonly #nodes: DraftNode[] = [];
  readonly #singleWords = new Set<string>();

  constructor() {
    this.#node();
    this.#node();
  }

  #node(): number {
    return this.#nodes.push({ edges: [], gaps: [], ends: [] }) - 1;
  }

  /** Deduplicates single-word phrases that several languages share. */
  #isNewSingleWord(key: string): boolean {
    if (this.#singleWords.has(key)) return false;
    this.#singleWords.add(key);
    return true;
  }

  #symbolsOf(piece: string): number[] {
    const nodesByPosition = this.#pieces.get(piece);
    if (nodesByPosition) return nodesByPosition;
    const out = symbolsOf(piece).map((key) => {
      const id = this.#symbols.get(key) ?? this.#symbols.size;
      this.#symbols.set(key, id);
      return id;
    });
    this.#pieces.set(piece, out);
    return out;
  }

  /** Alternatives converge in the node after their group, so that nodes add up instead of multiplying. */
  add(slotName: Slot, phrase: string): void {
    if (!this.#slots.includes(slotName)) this.#slots.push(slotName);
    const slot = this.#slots.indexOf(slotName);
    const wildcards = phrase.split(/\*|~|\.\.\./).length - 1;
    const nodesByPosition = new Map<string, Map<object, number>>();
    const nodeAt = (place: Position): number => {
      const key = `${place.at} ${place.letter}`;
      const nodes = nodesByPosition.get(key) ?? new Map<object, number>();
      nodesByPosition.set(key, nodes);
      const before = nodes.get(place.sequence);
      if (before !== undefined) return before;
      const node = this.#node();
      nodes.set(place.sequence, node);
      fill(node, place);
      return node;
    };
    let end = 0;
    const endNode = (): number => {
      if (end !== 0) return end;
      end = this.#node();
      this.#nodes[end]!.ends.push(slot, 0, wildcards);
      return end;
    };
    const finish = (node: number, isAtEnd: boolean) => {
      if (node === ROOT || node === START) throw new Error(`phrase "${phrase}" of ${slotName} may be empty`);
      this.#nodes[node]!.ends.push(slot, isAtEnd ? 1 : 0, wildcards);
    };
    const fill = (node: number, place: Position): void =>
      nextWords(place, (word, to) => {
        const draft = this.#nodes[node]!;
        if (word === '') finish(node, false);
        else if (word === '$') finish(node, true);
        else if (word === '^' && to) fill(START, to);
        else if (word === '...' && to) draft.gaps.push(WIDE_GAP, 1, nodeAt(to));
        else if (/^~\d+$/.test(word) && to) draft.gaps.push(Number(word.slice(1)), 0, nodeAt(to));
        else {
          const symbols = this.#symbolsOf(word);
          if (to || node > START || symbols.length > 1) this.#addPath(node, symbols, to ? nodeAt(to) : endNode());
          else if (this.#isNewSingleWord(`${node} ${symbols[0]} ${slot}`)) this.#addPath(node, symbols, endNode());
        }
      });
    fill(ROOT, { sequence: parsePhrase(phrase), at: 0, letter: 0 });
  }

  /** Adds a path of these words from one node to another. */
  #addPath(from: number, symbols: readonly number[], to: number): void {
    let node = from;
    for (const [at, symbol] of symbols.entries()) {
      const next = at === symbols.length - 1 ? to : this.#node();
      this.#nodes[node]!.edges.push(symbol, next);
      node = next;
    }
  }

  /**
   * Merges common prefixes as in a trie, so that fewer states are active at each word. Limited in depth, because further in every set
   * of phrases would become a node of its own.
   */
  #mergePrefixes(node: number, depth: number): void {
    const draft = this.#nodes[node]!;
    const merged = { edges: new Map<string, Set<number>>(), gaps: new Map<string, Set<number>>() };
    const put = (map: Map<string, Set<number>>, key: string, to: number) =>
      map.set(key, (map.get(key) ?? new Set()).add(to));
    for (let at = 0; at < draft.edges.length; at += 2) put(merged.edges, `${draft.edges[at]}`, draft.edges[at + 1]!);
    for (let at = 0; at < draft.gaps.length; at += 3)
      put(merged.gaps, `${draft.gaps[at]} ${draft.gaps[at + 1]}`, draft.gaps[at + 2]!);
    const flat = (map: Map<string, Set<number>>) =>
      [...map].flatMap(([key, nodes]) => [...key.split(' ').map(Number), this.#union([...nodes], depth)]);
    draft.edges = flat(merged.edges);
    draft.gaps = flat(merged.gaps);
  }

  /** A node with the transitions of all these nodes. */
  #union(nodes: readonly number[], depth: number): number {
    if (depth === 0 && nodes.length > 1) return this.#merge(nodes);
    const node = nodes.length === 1 ? nodes[0]! : this.#merge(nodes);
    if (depth > 0) this.#mergePrefixes(node, depth - 1);
    return node;
  }

  #merge(nodes: readonly number[]): number {
    const merged = this.#node();
    const { edges, gaps, ends } = this.#nodes[merged]!;
    const wildcards = new Map<string, number>();
    for (const node of nodes) {
      const draft = this.#nodes[node]!;
      edges.push(...draft.edges);
      gaps.push(...draft.gaps);
      for (let at = 0; at < draft.ends.length; at += 3) {
        const key = `${draft.ends[at]} ${draft.ends[at + 1]}`;
        wildcards.set(key, Math.min(wildcards.get(key) ?? draft.ends[at + 2]!, draft.ends[at + 2]!));
      }
    }
    for (const [key, value] of wildcards) ends.push(...key.split(' ').map(Number), value);
    return merged;
  }

  build(): Automaton {
    this.#mergePrefixes(ROOT, SHARED_PREFIX_WORDS);
    this.#mergePrefixes(START, SHARED_PREFIX_WORDS);
    const offsets = new Int32Array(this.#nodes.length);
    const table: number[] = [];
    for (const [node, { edges, gaps, ends }] of this.#nodes.entries()) {
      offsets[node] = table.length;
      for (const list of [edges, gaps, ends]) {
        table.push(list.length);
        for (const number of list) table.push(number);
      }
    }
    return { symbols: [...this.#symbols.keys()], slots: this.#slots, offsets, table: Int32Array.from(table) };
  }
}

export function compile(lexicons: readonly Partial<Lexicon>[]): Automaton {
  const compiler = new Compiler();
  for (const lexicon of lexicons)
    for (const [slot, list] of Object.entries(lexicon) as [Slot, string][])
      for (const phrase of phrasesOf(list)) compiler.add(slot, phrase);
  return compiler.build();
}
