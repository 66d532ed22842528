import { tokensOf } from './tokens.ts';

/**
 * The notation of phrases in languages/*.ts:
 *
 *     word          this word, in any case, with or without accents; a hyphen or an apostrophe is a blank
 *     stem*         a word that begins so; *stem* and *stem anywhere in it and at its end
 *     (a|b|)        one of these, or nothing; [sz] one of these letters; x? the letter or group or nothing
 *     ~3            up to three words between, without a colon, bracket or dash
 *     ...           up to twelve words between, within a sentence
 *     ^ and $       the beginning and the end of the text, as elements of their own
 *
 * Each phrase is expanded into plain sequences when the program starts: there is nothing left to backtrack over.
 */
export type Element =
  | { is: 'word'; word: string; isOpenStart: boolean; isOpenEnd: boolean }
  | { is: 'gap'; max: number; isWide: boolean }
  | { is: 'start' }
  | { is: 'end' };

const WIDE = 12;
const EXPANDED_MAX = 4_000;

/** All texts that a phrase stands for: groups, letters in brackets and question marks are multiplied out. */
export function expand(phrase: string): string[] {
  let at = 0;
  const fail = (why: string): never => {
    throw new Error(`phrase "${phrase}": ${why} at ${at}`);
  };
  const join = (heads: string[], tails: string[]): string[] => {
    const all = heads.flatMap((head) => tails.map((tail) => head + tail));
    return all.length > EXPANDED_MAX ? fail('too many variants') : all;
  };
  function group(end: string): string[] {
    const variants: string[] = [];
    let current = [''];
    for (;;) {
      if (at >= phrase.length && end !== '') fail(`no ${end}`);
      const sign = phrase[at];
      if (at >= phrase.length || sign === end) {
        at++;
        return [...variants, ...current];
      }
      at++;
      let piece: string[];
      if (sign === '|' && end !== '') {
        variants.push(...current);
        current = [''];
        continue;
      }
      if (sign === '(') piece = group(')');
      else if (sign === '[') {
        const close = phrase.indexOf(']', at);
        if (close < 0) fail('no ]');
        piece = [...phrase.slice(at, close)];
        at = close + 1;
      } else piece = [sign!];
      if (phrase[at] === '?') {
        at++;
        piece = [...piece, ''];
      }
      current = join(current, piece);
    }
  }
  return group('');
}

/** One expanded text as the elements that the automaton is built of. */
export function elementsOf(text: string): Element[] {
  const out: Element[] = [];
  for (const piece of text.trim().split(/\s+/)) {
    if (piece === '') continue;
    if (piece === '^') out.push({ is: 'start' });
    else if (piece === '$') out.push({ is: 'end' });
    else if (piece === '...') out.push({ is: 'gap', max: WIDE, isWide: true });
    else if (/^~\d+$/.test(piece)) out.push({ is: 'gap', max: Number(piece.slice(1)), isWide: false });
    else if (piece === '*') out.push({ is: 'word', word: '', isOpenStart: true, isOpenEnd: true });
    else {
      const { words } = tokensOf(piece.replaceAll('*', ''));
      for (const [at, word] of words.entries())
        out.push({
          is: 'word',
          word,
          isOpenStart: at === 0 && piece.startsWith('*'),
          isOpenEnd: at === words.length - 1 && piece.endsWith('*'),
        });
    }
  }
  return out;
}

/** The phrases of a slot: one per line, or between ` | `. */
export const phrasesOf = (list: string): string[] =>
  list
    .split(/\n| \| /)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
