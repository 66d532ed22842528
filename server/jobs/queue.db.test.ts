import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, onTestFinished } from 'vitest';
import { transaction } from '#server/db/transaction.ts';
import { freshDatabase } from '#tests/setup/worker-database.ts';
import { recorder, test } from '#tests/world/queue.ts';
import { claimJobs, insertJob } from './jobs.queries.ts';
import { enqueue, GiveUp, hasten, scheduleRecurring, startWorker } from './queue.ts';

const failing = () => Promise.reject(new Error('no luck'));

describe('a job', () => {
  test('runs after the act that asked for it, with its payload, and goes', async ({ queue }) => {
    const { runs, run } = recorder();
    await queue.add({ some: ['thing', 1, null] });
    await queue.worker({ run }).drain();
    expect(runs).toEqual([{ some: ['thing', 1, null] }]);
    expect(await queue.jobs()).toEqual([]);
  });

  test('of an act that was rolled back never was', async ({ queue }) => {
    const { runs, run } = recorder();
    const act = transaction(queue.world.deps, null, async (tx) => {
      await enqueue(tx, queue.name, {});
      throw new Error('changed my mind');
    });
    await expect(act).rejects.toThrow('changed my mind');
    await queue.worker({ run }).drain();
    expect([runs, await queue.jobs()]).toEqual([[], []]);
  });

  test('asked for twice under one key is one job; afterwards the key is free again', async ({ queue }) => {
    const { runs, run } = recorder();
    const key = randomUUID();
    await queue.add('first', { key });
    await queue.add('second', { key });
    const worker = queue.worker({ run });
    await worker.drain();
    await queue.add('third', { key });
    await worker.drain();
    expect(runs).toEqual(['first', 'third']);
  });

  test('waits for its time on the product’s clock', async ({ queue }) => {
    const { runs, run } = recorder();
    const { clock } = queue.world;
    await queue.add('later', { at: new Date(clock.now().getTime() + 3_600_000) });
    const worker = queue.worker({ run });
    await worker.drain();
    expect(runs).toEqual([]);
    clock.advance(3_601);
    await worker.drain();
    expect(runs).toEqual(['later']);
  });

  test('is claimed alone when one is asked for, also with the statistics of a table that held one', async ({
    world,
  }) => {
    const { db, close } = await freshDatabase();
    onTestFinished(close);
    const now = world.clock.now();
    const add = (payload: number) => insertJob(db, { name: 'some-job', key: null, payload, run_at: now });
    await add(1);
    await sql`analyze jobs`.execute(db);
    for (const n of [2, 3, 4, 5, 6]) await add(n);
    const claimed = await claimJobs(db, { lease: randomUUID(), names: ['some-job'], now, count: 1 });
    expect(claimed.map(({ payload }) => payload)).toEqual([1]);
  });

  test('is taken in the order of the due times', async ({ queue }) => {
    const { runs, run } = recorder();
    const now = queue.world.clock.now().getTime();
    for (const late of [1, 3, 2]) await queue.add(late, { at: new Date(now - late * 1000) });
    await queue.worker({ run }).drain();
    expect(runs).toEqual([3, 2, 1]);
  });

  test('that nobody here knows is left to others', async ({ queue }) => {
    await queue.add();
    const other = startWorker(queue.world.deps, { [randomUUID()]: { retry: [], run: failing } }, { poll: false });
    await other.drain();
    expect(await queue.jobs()).toMatchObject([{ attempts: 0, lease: null }]);
  });
});

describe('a job that fails', () => {
  test('is tried again after each of its waits, then given up', async ({ queue }) => {
    const { clock } = queue.world;
    const told: unknown[] = [];
    let runs = 0;
    const worker = queue.worker({
      retry: [10, 100],
      run: async () => {
        runs++;
        throw new Error(`failure ${runs}`);
      },
      givenUp: async (payload, { message }) => void told.push([payload, message]),
    });
    await queue.add('p');
    await worker.drain();
    expect(await queue.jobs()).toMatchObject([{ attempts: 1, last_error: 'failure 1', lease: null, dead_at: null }]);

    clock.advance(9);
    await worker.drain();
    expect(runs).toBe(1);
    clock.advance(2);
    await worker.drain();
    expect(runs).toBe(2);

    clock.advance(99);
    await worker.drain();
    expect(runs).toBe(2);
    clock.advance(2);
    await worker.drain();
    expect([runs, told]).toEqual([3, [['p', 'failure 3']]]);

    // The dead letter: kept to be looked at, never run again.
    clock.advance(1_000_000);
    await worker.drain();
    expect(runs).toBe(3);
    expect(await queue.jobs()).toMatchObject([{ last_error: 'failure 3', dead_at: expect.any(Date), lease: null }]);
  });

  test('for good is given up at once, and its key is free', async ({ queue }) => {
    const key = randomUUID();
    const told: string[] = [];
    const worker = queue.worker({
      retry: [10, 100],
      run: () => Promise.reject(new GiveUp('never')),
      givenUp: async (_, { message }) => void told.push(message),
    });
    await queue.add('first', { key });
    await worker.drain();
    await queue.add('second', { key });
    await worker.drain();
    expect(told).toEqual(['never', 'never']);
    expect(await queue.jobs()).toMatchObject([{ dead_at: expect.any(Date) }, { dead_at: expect.any(Date) }]);
  });

  test('with something that is no Error is a failure like any other', async ({ queue }) => {
    await queue.add();
    await queue.worker({ retry: [10], run: () => Promise.reject('a bare text') }).drain();
    expect(await queue.jobs()).toMatchObject([{ attempts: 1, last_error: 'a bare text' }]);
  });
});

describe('what runs again and again', () => {
  test('is in the queue once, however many start, and comes back after each run', async ({ queue }) => {
    const { deps, clock } = queue.world;
    const { runs, run } = recorder();
    const handlers = { [queue.name]: { retry: [], every: 60, run } };
    await Promise.all([scheduleRecurring(deps, handlers), scheduleRecurring(deps, handlers)]);
    await scheduleRecurring(deps, handlers);
    const worker = queue.worker(handlers[queue.name]!);
    await worker.drain();
    clock.advance(59);
    await worker.drain();
    expect(runs).toHaveLength(1);
    clock.advance(2);
    await worker.drain();
    expect(runs).toHaveLength(2);
    expect(await queue.jobs()).toHaveLength(1);
  });

  test('does not wait for a clock that was set back', async ({ queue }) => {
    const { deps, clock } = queue.world;
    const { runs, run } = recorder();
    const handlers = { [queue.name]: { retry: [], every: 60, run } };
    await scheduleRecurring(deps, handlers);
    const worker = queue.worker(handlers[queue.name]!);
    await worker.drain();
    clock.advance(-40 * 24 * 3600);
    await worker.drain();
    expect(runs).toHaveLength(2);
  });

  test('that was hastened by an act runs at once', async ({ queue }) => {
    const { deps } = queue.world;
    const { runs, run } = recorder();
    const handlers = { [queue.name]: { retry: [], every: 60, run } };
    await scheduleRecurring(deps, handlers);
    const worker = queue.worker(handlers[queue.name]!);
    await worker.drain();
    await transaction(deps, null, (tx) => hasten(tx, queue.name));
    await worker.drain();
    expect(runs).toHaveLength(2);
  });

  test('survives its failures', async ({ queue }) => {
    const { deps, clock } = queue.world;
    const handler = { retry: [], every: 60, run: failing };
    await scheduleRecurring(deps, { [queue.name]: handler });
    const worker = queue.worker(handler);
    for (let n = 0; n < 3; n++) {
      await worker.drain();
      clock.advance(61);
    }
    expect(await queue.jobs()).toMatchObject([{ attempts: 3, last_error: 'no luck', dead_at: null }]);
  });
});
