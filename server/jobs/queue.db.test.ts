import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, onTestFinished } from 'vitest';
import { transaction } from '#server/db/transaction.ts';
import { freshDatabase } from '#tests/setup/worker-database.ts';
import { recorder, test } from '#tests/world/queue.ts';
import { claimJobs, insertJob } from './jobs.queries.ts';
import { enqueue, PermanentError, runSooner, scheduleRecurring, startWorker } from './queue.ts';

const failing = () => Promise.reject(new Error('no luck'));

describe('a job', () => {
  test('runs after the transaction that enqueued it, with its payload, and is deleted', async ({ queue }) => {
    const { runs, run } = recorder();
    await queue.add({ some: ['thing', 1, null] });
    await queue.worker({ run }).drain();
    expect(runs).toEqual([{ some: ['thing', 1, null] }]);
    expect(await queue.jobs()).toEqual([]);
  });

  test('of a transaction that was rolled back never runs', async ({ queue }) => {
    const { runs, run } = recorder();
    const act = transaction(queue.world.deps, null, async (tx) => {
      await enqueue(tx, queue.name, {});
      throw new Error('changed my mind');
    });
    await expect(act).rejects.toThrow('changed my mind');
    await queue.worker({ run }).drain();
    expect([runs, await queue.jobs()]).toEqual([[], []]);
  });

  test('enqueued twice under one key runs once; afterward the key can be used again', async ({ queue }) => {
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

  test('waits until it is due by the injected clock', async ({ queue }) => {
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

  test('is the only one claimed with a count of one, even with the table statistics of a single row', async ({
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

  test('is claimed in the order of due times', async ({ queue }) => {
    const { runs, run } = recorder();
    const now = queue.world.clock.now().getTime();
    for (const late of [1, 3, 2]) await queue.add(late, { at: new Date(now - late * 1000) });
    await queue.worker({ run }).drain();
    expect(runs).toEqual([3, 2, 1]);
  });

  test('without a handler in this worker is left to other workers', async ({ queue }) => {
    await queue.add();
    const other = startWorker(queue.world.deps, { [randomUUID()]: { retry: [], run: failing } }, { poll: false });
    await other.drain();
    expect(await queue.jobs()).toMatchObject([{ attempts: 0, lease: null }]);
  });
});

describe('a job that fails', () => {
  test('is retried after each backoff interval, then marked dead', async ({ queue }) => {
    const { clock } = queue.world;
    const told: unknown[] = [];
    let runs = 0;
    const worker = queue.worker({
      retry: [10, 100],
      run: async () => {
        runs++;
        throw new Error(`failure ${runs}`);
      },
      onDead: async (payload, { message }) => void told.push([payload, message]),
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

    // The dead letter is kept for inspection and never runs again.
    clock.advance(1_000_000);
    await worker.drain();
    expect(runs).toBe(3);
    expect(await queue.jobs()).toMatchObject([{ last_error: 'failure 3', dead_at: expect.any(Date), lease: null }]);
  });

  test('permanently is marked dead at once, and its key can be used again', async ({ queue }) => {
    const key = randomUUID();
    const told: string[] = [];
    const worker = queue.worker({
      retry: [10, 100],
      run: () => Promise.reject(new PermanentError('never')),
      onDead: async (_, { message }) => void told.push(message),
    });
    await queue.add('first', { key });
    await worker.drain();
    await queue.add('second', { key });
    await worker.drain();
    expect(told).toEqual(['never', 'never']);
    expect(await queue.jobs()).toMatchObject([{ dead_at: expect.any(Date) }, { dead_at: expect.any(Date) }]);
  });

  test('with a thrown value that is no Error is retried too', async ({ queue }) => {
    await queue.add();
    await queue.worker({ retry: [10], run: () => Promise.reject('a bare text') }).drain();
    expect(await queue.jobs()).toMatchObject([{ attempts: 1, last_error: 'a bare text' }]);
  });
});

describe('a recurring job', () => {
  test('is enqueued once however many processes start, and rescheduled after each run', async ({ queue }) => {
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

  test('runs at once after the clock was set back', async ({ queue }) => {
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

  test('runs at once when a transaction asks for it', async ({ queue }) => {
    const { deps } = queue.world;
    const { runs, run } = recorder();
    const handlers = { [queue.name]: { retry: [], every: 60, run } };
    await scheduleRecurring(deps, handlers);
    const worker = queue.worker(handlers[queue.name]!);
    await worker.drain();
    await transaction(deps, null, (tx) => runSooner(tx, queue.name));
    await worker.drain();
    expect(runs).toHaveLength(2);
  });

  test('is rescheduled after a failure', async ({ queue }) => {
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
