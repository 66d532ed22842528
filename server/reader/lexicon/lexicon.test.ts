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
    ['a word inside another is none', 'stolen', 'stolenness', []],
    ['stem', 'infring*', 'the infringing page', ['infringing: infringing']],
    [
      'open at its beginning',
      '*verletzung*',
      'eine Urheberrechtsverletzungen',
      ['infringing: Urheberrechtsverletzungen'],
    ],
    [
      'group and optional letter',
      'un-?authori[sz]ed',
      'unauthorised, un-authorized',
      ['infringing: unauthorised', 'infringing: un-authorized'],
    ],
    ['gap', 'without ~2 permission', 'without my written permission', ['infringing: without my written permission']],
    ['a gap has an end', 'without ~2 permission', 'without any of our written permission', []],
    ['a gap does not cross a colon', 'without ~2 permission', 'without: my permission', []],
    ['a wide gap does', 'without ... permission', 'without: my permission', ['infringing: without: my permission']],
    ['no gap crosses the end of a sentence', 'without ... permission', 'without. My permission', []],
    ['beginning', '^ uses', ') uses it; who uses it', ['infringing: uses']],
    ['beginning behind a bullet', '^ uses', '2. uses it', ['infringing: uses']],
    ['end', 'copied from $', 'copied from us, copied from ', ['infringing: copied from']],
    ['accents', 'autorización', 'sin autorizacion', ['infringing: autorizacion']],
    ['apostrophes of any kind', "droit d'auteur", 'le droit d’auteur', ['infringing: droit d’auteur']],
    ['a script without blanks', '侵权', '该侵权内容', ['infringing: 侵权']],
    ['a script with prefixes', 'حقوق', 'الحقوق محفوظة', ['infringing: حقوق']],
    ['addresses are skipped', 'stolen', 'https://stolen.example.com/stolen stolen@example.com', []],
  ])('%s', (_, phrase, text, expected) => expect(found({ infringing: phrase }, text)).toEqual(expected));

  test('alternatives add up and do not multiply', () => {
    const many = Array.from({ length: 8 }, () => '(a|b|c|d|e|f|)').join(' ');
    expect(found({ infringing: `x ${many} y` }, 'x a f y')).toEqual(['infringing: x a f y']);
    expect(found({ infringing: '(許可|同意)(を|)(なく|なし)' }, '同意なし')).toEqual(['infringing: 同意なし']);
  });

  test.each(['(a', '[a', '(a|)', 'a) $'])('cannot be read: %s', (phrase) => {
    expect(() => found({ infringing: phrase }, 'a')).toThrow();
  });
});

test('a word is found where it stands, accents and all', () => {
  expect(tokensOf('L’œuvre — volée')).toEqual({
    words: ['l', 'oeuvre', 'volee'],
    starts: [0, 2, 10],
    ends: [1, 7, 15],
    breaks: [0, 0, 1],
  });
});

test('time grows with the text and no faster, whatever it repeats', () => {
  const scan = makeMatcher(compile(LANGUAGES));
  const cost = (text: string): number => {
    const { user } = process.cpuUsage();
    scan(text);
    return process.cpuUsage().user - user;
  };
  for (const word of ['without ', 'remove ', 'a ', '侵', 'please remove my original ', 'x'.repeat(100)]) {
    const short = word.repeat(Math.ceil(20_000 / word.length));
    cost(short);
    const [one, ten] = [Math.max(cost(short), 2_000), cost(short.repeat(10))];
    expect(ten / one, word).toBeLessThan(40);
  }
});

test('every language fills every slot with phrases that can be read', () => {
  const slots = Object.keys(LANGUAGES[0]!) as Slot[];
  for (const lexicon of LANGUAGES) {
    expect(Object.keys(lexicon).sort()).toEqual([...slots].sort());
    for (const slot of ['infringing', 'removal', 'goodFaith', 'perjury', 'accurate', 'copyright', 'closing'] as const)
      expect(lexicon[slot].trim()).not.toBe('');
  }
});
