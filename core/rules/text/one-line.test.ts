import { expect, test } from 'vitest';
import { isOneLine, oneLine } from './one-line.ts';

test.for([
  ['a\nb', 'a b'],
  ['a\r\nb', 'a b'],
  ['a\0b', 'a b'],
  ['a\tb', 'a b'],
  ['a\u0085b', 'a b'],
  ['a\u2028b', 'a b'],
  ['a\u2029\n\u001bb\u007f', 'a b'],
] as const)('%j is not one line and is collapsed to %j', ([text, folded]) => {
  expect([isOneLine(text), isOneLine(text)]).toEqual([false, false]);
  expect(oneLine(text)).toBe(folded);
});

test.for(['', 'Ada Marlow', 'Zoë 東京 👩‍🚀', 'a\u00a0b', 'שלום'])('%j is one line', (text) => {
  expect(isOneLine(text)).toBe(true);
  expect(oneLine(text)).toBe(text);
});
