import { expect, test } from 'vitest';
import { makeTurns } from '../fair-turns.ts';
import { makeThreads, ThreadLimitError } from './worker-thread.ts';

const SECONDS = 0.3;
const run = makeThreads<number, string>(
  'spin',
  { threads: 2, seconds: SECONDS, megabytes: 64 },
  new URL('../../tests/threads/here.ts', import.meta.url).href,
);

test('a thread is ended by the processor time it takes, not by the time that passes', async () => {
  expect(await run(SECONDS * 1000 * 4)).toBe('done');
  await expect(run(Number.POSITIVE_INFINITY)).rejects.toThrow(ThreadLimitError);
  expect(await run(1)).toBe('done');
});

test('an account holds no more places than its own, and the others take turns', async () => {
  const turns = makeTurns(2, 1);
  const entered: number[] = [];
  const enter = (account: number) => turns.enter(account).then(() => entered.push(account));
  const all = [1, 1, 1, 2, 2, 3].map(enter);
  await Promise.resolve();
  expect(entered).toEqual([1, 2]);
  for (const [leaving, then] of [
    [1, [1, 2, 3]],
    [3, [1, 2, 3, 1]],
    [2, [1, 2, 3, 1, 2]],
    [1, [1, 2, 3, 1, 2, 1]],
  ] as const) {
    turns.leave(leaving);
    await Promise.resolve();
    expect(entered).toEqual(then);
  }
  await Promise.all(all);
});

test('work of no account takes whatever is free', async () => {
  const turns = makeTurns(2, 1);
  await Promise.all([turns.enter(), turns.enter()]);
  const third = turns.enter();
  turns.leave();
  await third;
});
