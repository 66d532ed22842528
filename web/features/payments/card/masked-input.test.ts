import { expect, test } from 'vitest';
import { caretAfter } from './masked-input.ts';

test.for([
  ['4242 4242', 0, 0],
  ['4242 4242', 4, 4],
  ['4242 4242', 5, 6],
  ['12 / 2031', 2, 2],
  ['12 / 2031', 3, 6],
  ['4242', 9, 4],
] as const)('in %s, the caret after %i digits is at position %i', ([masked, digits, place]) => {
  expect(caretAfter(masked, digits)).toBe(place);
});
