import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../languages/all.ts';
import { compile } from './compile-automaton.ts';
import type { Lexicon, Slot } from './lexicon.ts';
import { makeMatcher } from './matcher.ts';
import { tokensOf } from './tokens.ts';

function found(phrases: Partial<Lexicon>, text: string): string[] {
  return makeMatcher(compile([phrases]))(text).spans.map(
    ({ slot, start, end }) => `${slot}: ${text.slice(start, end)}`,
  );
}

describe('phrases', () => {
  test.each([
    ['word', 'stolen', 'It was STOLEN.', ['infringing: STOLEN']],
    ['a word inside another word does not match', 'stolen', 'stolenness', []],
    ['stem', 'infring*', 'the infringing page', ['infringing: infringing']],
    ['infix', '*verletzung*', 'eine Urheberrechtsverletzungen', ['infringing: Urheberrechtsverletzungen']],
    [
      'group and optional letter',
      'un-?authori[sz]ed',
      'unauthorised, un-authorized',
      ['infringing: unauthorised', 'infringing: un-authorized'],
    ],
    ['gap', 'without ~2 permission', 'without my written permission', ['infringing: without my written permission']],
    ['a gap has a maximum length', 'without ~2 permission', 'without any of our written permission', []],
    ['a gap does not cross a colon', 'without ~2 permission', 'without: my permission', []],
    [
      'a wide gap crosses a colon',
      'without ... permission',
      'without: my permission',
      ['infringing: without: my permission'],
    ],
    ['no gap crosses the end of a sentence', 'without ... permission', 'without. My permission', []],
    ['start of the text', '^ uses', ') uses it; who uses it', ['infringing: uses']],
    ['start of the text after a list marker', '^ uses', '2. uses it', ['infringing: uses']],
    ['end of the text', 'copied from $', 'copied from us, copied from ', ['infringing: copied from']],
    ['accents', 'autorización', 'sin autorizacion', ['infringing: autorizacion']],
    ['apostrophes of any kind', "droit d'auteur", 'le droit d’auteur', ['infringing: droit d’auteur']],
    ['a script without spaces', '侵权', '该侵权内容', ['infringing: 侵权']],
    ['a script with attached prefixes', 'حقوق', 'الحقوق محفوظة', ['infringing: حقوق']],
    ['URLs and email addresses are skipped', 'stolen', 'https://stolen.example.com/stolen stolen@example.com', []],
  ])('%s', (_, phrase, text, expected) => expect(found({ infringing: phrase }, text)).toEqual(expected));

  test('alternatives do not multiply the number of states', () => {
    const many = Array.from({ length: 8 }, () => '(a|b|c|d|e|f|)').join(' ');
    expect(found({ infringing: `x ${many} y` }, 'x a f y')).toEqual(['infringing: x a f y']);
    expect(found({ infringing: '(許可|同意)(を|)(なく|なし)' }, '同意なし')).toEqual(['infringing: 同意なし']);
  });

  test.each(['(a', '[a', '(a|)', 'a) $'])('invalid phrase: %s', (phrase) => {
    expect(() => found({ infringing: phrase }, 'a')).toThrow();
  });
});

test('tokens keep the positions of accented words', () => {
  expect(tokensOf('L’œuvre — volée')).toEqual({
    words: ['l', 'oeuvre', 'volee'],
    starts: [0, 2, 10],
    ends: [1, 7, 15],
    breaks: [0, 0, 1],
  });
});

test('matching time is linear in the length of repetitive texts', () => {
  const scan = makeMatcher(compile(LANGUAGES));
  const cost = (text: string): number => {
    const { user } = process.cpuUsage();
    scan(text);
    return process.cpuUsage().user - user;
  };
  for (const word of ['without ', 'remove ', 'a ', '侵', 'please remove my original ', 'x'.repeat(100)]) {
    const short = word.repeat(Math.ceil(8_000 / word.length));
    cost(short);
    const [one, ten] = [Math.max(cost(short), 2_000), cost(short.repeat(10))];
    expect(ten / one, word).toBeLessThan(40);
  }
});

test('every language fills every slot, and the main slots are not empty', () => {
  const slots = Object.keys(LANGUAGES[0]!) as Slot[];
  for (const lexicon of LANGUAGES) {
    expect(Object.keys(lexicon).sort()).toEqual([...slots].sort());
    for (const slot of ['infringing', 'removal', 'goodFaith', 'perjury', 'accurate', 'copyright', 'closing'] as const)
      expect(lexicon[slot].trim()).not.toBe('');
  }
});
