import { describe, expect, test } from 'vitest';
import { gate } from '#tests/world/queue.ts';
import { coalesced, inBatches, inStep } from './in-batches.ts';
import type { Db } from './tables.ts';

const limits = { atOnce: 1, items: 3, weight: 100, weightOf: (n: number) => n };

/** A database whose statements finish on command. */
function slow() {
  const batches: (readonly number[])[] = [];
  const gates: ReturnType<typeof gate>[] = [];
  const run = async (items: readonly number[]) => {
    batches.push(items);
    const one = gate();
    gates.push(one);
    await one.opened;
    return items.map((n) => n * 10);
  };
  const goOn = async () => {
    gates.shift()!.open();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { batches, run, goOn };
}

describe('batching', () => {
  test('a single item runs at once; items that arrive meanwhile share the next statement', async () => {
    const { batches, run, goOn } = slow();
    const put = inBatches(run, limits);
    const answers = Promise.all([1, 2, 3, 4, 5].map(put));
    expect(batches).toEqual([[1]]);
    await goOn();
    expect(batches).toEqual([[1], [2, 3, 4]]);
    await goOn();
    expect(batches).toEqual([[1], [2, 3, 4], [5]]);
    await goOn();
    expect(await answers).toEqual([10, 20, 30, 40, 50]);
  });

  test('a batch stays within its limits, and an item over the weight limit runs alone', async () => {
    const { batches, run, goOn } = slow();
    const put = inBatches(run, limits);
    const answers = Promise.all([1, 60, 60, 500, 2].map(put));
    for (let n = 0; n < 5; n++) await goOn();
    expect(batches).toEqual([[1], [60], [60], [500], [2]]);
    expect(await answers).toEqual([10, 600, 600, 5000, 20]);
  });

  test('concurrent statements are limited', async () => {
    const { batches, run, goOn } = slow();
    const put = inBatches(run, { ...limits, atOnce: 2 });
    const answers = Promise.all([1, 2, 3, 4].map(put));
    expect(batches).toEqual([[1], [2]]);
    for (let n = 0; n < 3; n++) await goOn();
    expect(await answers).toEqual([10, 20, 30, 40]);
  });

  test('a failing item fails alone', async () => {
    const run = async (items: readonly number[]) => {
      await new Promise((resolve) => setImmediate(resolve));
      if (items.includes(3)) throw new Error('not 3');
      return items;
    };
    const put = inBatches(run, limits);
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(put));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  });
});

test('concurrent calls share a statement only within one database or transaction', async () => {
  const [outer, inner] = [{} as Db, {} as Db];
  const statements: [Db, readonly number[]][] = [];
  const doubled = coalesced<number, number>(async (db, items) => {
    statements.push([db, items]);
    return items.map((n) => 2 * n);
  });
  const answers = await Promise.all([doubled(outer, 1), doubled(inner, 2), doubled(outer, 3)]);
  expect(answers).toEqual([2, 4, 6]);
  expect(statements.map(([db, items]) => [db === inner, items])).toEqual([
    [false, [1, 3]],
    [true, [2]],
  ]);
});

describe('inStep', () => {
  test('a single caller continues at once; the next ones wait for a full group', async () => {
    const step = inStep({ ms: 60_000, items: 3 });
    await step();
    const went: number[] = [];
    const go = async (n: number) => {
      await step();
      went.push(n);
    };
    const all = [go(1), go(2)];
    await new Promise((resolve) => setImmediate(resolve));
    expect(went).toEqual([]);
    await Promise.all([...all, go(3)]);
    expect(went).toEqual([1, 2, 3]);
  });

  test('no caller waits longer than the limit', async () => {
    const step = inStep({ ms: 5, items: 3 });
    await step();
    await step();
  });
});
