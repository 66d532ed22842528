import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

test('at most four run at once, each is reported, and a failure does not stop the others', async () => {
  let running = 0;
  let most = 0;
  const reported: number[] = [];
  const outcomes = await inTurns(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    4,
    async (item) => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      await Promise.resolve();
      running--;
      if (item % 5 === 0) throw new Error(`${item} failed`);
      return item * 2;
    },
    (done) => reported.push(done),
  );
  expect(most).toBe(4);
  expect(reported).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : null))).toEqual([
    ...[2, 4, 6, 8, null],
    ...[12, 14, 16, 18, null],
  ]);
});

test('nothing to do is done at once', async () => {
  expect(await inTurns([], 4, () => Promise.reject(new Error('never called')))).toEqual([]);
});
