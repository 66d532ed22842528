import { expect, test } from 'vitest';
import { paragraphs } from './paragraphs.ts';

test('blank lines separate paragraphs, and line breaks within one stay', () => {
  expect(paragraphs('One\nline\n\nTwo\r\n \r\n\r\nThree\n')).toEqual(['One\nline', 'Two', 'Three']);
  expect(paragraphs(' \n\n ')).toEqual([]);
});

test('markup is text', () => {
  expect(paragraphs('<b>bold</b>')).toEqual(['<b>bold</b>']);
});
