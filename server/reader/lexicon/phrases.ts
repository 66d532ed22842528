import { isCharacterWord } from './tokens.ts';

/**
 * The notation of phrases in languages/*.ts:
 *
 *     word          this word, in any case, with or without accents; a hyphen or an apostrophe is a blank
 *     stem*         a word that begins so; *stem* and *stem anywhere in it and at its end
 *     (a|b|)        one of these, or nothing; [sz] one of these letters; x? the letter or group or nothing
 *     ~3            up to three words between, without a colon, bracket or dash
 *     ...           up to twelve words between, within a sentence
 *     ^ and $       the beginning and the end of the text, as elements of their own
 */
export interface Sequence {
  items: Item[];
  /** The group that it is an alternative of stands there. */
  parent: Position | undefined;
}
type Item = string | Sequence[];

/** Where in a phrase: in which sequence, at which item, and at which letter of that. */
export interface Position {
  sequence: Sequence;
  at: number;
  letter: number;
}

/** A phrase as a tree of groups. */
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
    /** Puts a group of alternatives behind what was read. */
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

/** In scripts without blanks each character is a word. */
const spaced = (letter: string): string => (isCharacterWord(letter) ? ` ${letter} ` : letter);

/** The next words of a phrase from a place on, each with the place behind it; '' where the phrase ends. */
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

/** The phrases of a slot: one per line, or between ` | `. */
export const phrasesOf = (list: string): string[] =>
  list
    .split(/\n| \| /)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
