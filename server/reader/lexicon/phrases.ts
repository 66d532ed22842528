import { isCharacterWord } from './tokens.ts';

/**
 * The notation of phrases in languages/*.ts:
 *
 *     word          this word, ignoring case and accents; a hyphen or an apostrophe is a space
 *     stem*         a word with this prefix; *stem* with this infix, *stem with this suffix
 *     (a|b|)        one of these, or nothing; [sz] one of these letters; x? an optional letter or group
 *     ~3            a gap of up to three words, without a colon, bracket or dash
 *     ...           a gap of up to twelve words within a sentence
 *     ^ and $       the start and the end of the text, as separate elements
 */
export interface Sequence {
  items: Item[];
  /** Position of the group that this sequence is an alternative of. */
  parent: Position | undefined;
}
type Item = string | Sequence[];

/** Position in a phrase: sequence, item, and letter of the item. */
export interface Position {
  sequence: Sequence;
  at: number;
  letter: number;
}

/** Parses a phrase into a tree of groups. */
export function parsePhrase(phrase: string): Sequence {
  let at = 0;
  const fail = (why: string): never => {
    throw new Error(`phrase "${phrase}": ${why} at ${at}`);
  };
  function sequence(parent: Position | undefined): Sequence {
    const out: Sequence = { items: [], parent };
    let text = '';
    const close = () => {
      if (text !== '') out.items.push(text);
      text = '';
    };
    /** Appends a group of alternatives. */
    const group = (alternatives: (place: Position) => Sequence[]) => {
      close();
      const place = { sequence: out, at: out.items.length, letter: 0 };
      out.items.push([]);
      out.items[place.at] = alternatives(place);
    };
    const plain = (letter: string, place: Position): Sequence => ({
      items: letter === '' ? [] : [spaced(letter)],
      parent: place,
    });
    while (at < phrase.length && phrase[at] !== ')' && !(parent && phrase[at] === '|')) {
      const sign = phrase[at++]!;
      if (sign === '(')
        group((place) => {
          const all = [sequence(place)];
          while (phrase[at] === '|') {
            at++;
            all.push(sequence(place));
          }
          if (phrase[at++] !== ')') fail('no )');
          if (phrase[at] === '?' && at++) all.push(plain('', place));
          return all;
        });
      else if (sign === '[') {
        const end = phrase.indexOf(']', at);
        if (end < 0) fail('no ]');
        const letters = [...phrase.slice(at, end)];
        at = end + 1;
        if (phrase[at] === '?' && at++) letters.push('');
        group((place) => letters.map((letter) => plain(letter, place)));
      } else if (phrase[at] === '?') {
        at++;
        group((place) => [plain(sign, place), plain('', place)]);
      } else text += spaced(sign);
    }
    close();
    return out;
  }
  const root = sequence(undefined);
  return at < phrase.length ? fail('a ) too many') : root;
}

/** In scripts without spaces, each character is a word. */
const spaced = (letter: string): string => (isCharacterWord(letter) ? ` ${letter} ` : letter);

/** Enumerates the possible next words from a position, each with the position after it; '' at the end of the phrase. */
export function nextWords(
  { sequence, at, letter }: Position,
  found: (word: string, to: Position | undefined) => void,
): void {
  const walk = (inside: Sequence, index: number, from: number, word: string): void => {
    const item = inside.items[index];
    if (item === undefined) {
      if (inside.parent) walk(inside.parent.sequence, inside.parent.at + 1, 0, word);
      else found(word, undefined);
    } else if (typeof item === 'string') {
      const blank = item.indexOf(' ', from);
      if (blank < 0) walk(inside, index + 1, 0, word + item.slice(from));
      else if (word === '' && blank === from) walk(inside, index, blank + 1, '');
      else found(word + item.slice(from, blank), { sequence: inside, at: index, letter: blank + 1 });
    } else for (const alternative of item) walk(alternative, 0, 0, word);
  };
  walk(sequence, at, letter, '');
}

/** Splits a slot into phrases: one per line, or separated by ` | `. */
export const phrasesOf = (list: string): string[] =>
  list
    .split(/\n| \| /)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
