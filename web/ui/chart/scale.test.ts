import { expect, test } from 'vitest';
import { axisTicks, barAfterKey, labelEvery } from './scale.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [2, [0, 1, 2]],
  [4, [0, 2, 4]],
  [27, [0, 10, 20, 30]],
  [30, [0, 10, 20, 30]],
  [31, [0, 20, 40]],
  [960, [0, 500, 1000]],
  [2880, [0, 1000, 2000, 3000]],
  [200_000, [0, 100_000, 200_000]],
])('the ticks of an axis up to %d are %j', (max, ticks) => expect(axisTicks(max)).toEqual(ticks));

test('a narrow plot shows fewer labels', () => {
  expect(labelEvery(12, 640)).toBe(1);
  expect(labelEvery(12, 600)).toBe(2);
  expect(labelEvery(12, 280)).toBe(3);
  expect(labelEvery(12, 0)).toBeGreaterThan(12);
});

test.each([
  ['ArrowLeft', 5, 4],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 11, 11],
  ['ArrowUp', 3, 4],
  ['Home', 7, 0],
  ['End', 7, 11],
  ['Enter', 7, undefined],
])('%s on bar %d moves to bar %s', (key, at, to) => expect(barAfterKey(key, at, 11)).toBe(to));
