import { describe, expect } from 'vitest';
import { gate, holdUntil, recorder, test } from '#tests/world/queue.ts';
import { releaseLeases } from './jobs.queries.ts';

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));

describe('several workers', () => {
  test('run every job exactly once', async ({ queue }) => {
    const { runs, run } = recorder();
    for (let n = 0; n < 40; n++) await queue.add(n);
    await Promise.all([0, 1, 2, 3].map(() => queue.worker({ run }).drain()));
    expect([...(runs as number[])].sort((a, b) => a - b)).toEqual([...Array(40).keys()]);
    expect(await queue.jobs()).toEqual([]);
  });

  test('leave a leased job alone, and take it over when the lease has expired', async ({ queue }) => {
    const { runs, run } = recorder();
    const { db } = queue.world.deps;
    await queue.add('left behind');
    await holdUntil(db, queue.name, 30);
    const worker = queue.worker({ run });
    await worker.drain();
    expect(runs).toEqual([]);
    await holdUntil(db, queue.name, -1);
    await worker.drain();
    expect(runs).toEqual(['left behind']);
  });

  test('a worker whose lease expired cannot change the job of the next one', async ({ queue }) => {
    const [first, second] = [gate(), gate()];
    const lease = async () => (await queue.jobs())[0]?.lease;
    await queue.add();
    const late = () => first.opened.then(() => Promise.reject(new Error('too late')));
    const dead = queue.worker({ retry: [10], run: late }).drain();
    await expect.poll(lease).not.toBeNull();
    await holdUntil(queue.world.deps.db, queue.name, -1);
    const forgotten = await lease();
    const next = queue.worker({ run: () => second.opened }).drain();
    await expect.poll(lease).not.toBe(forgotten);
    const held = await queue.jobs();
    first.open();
    await dead;
    expect(await queue.jobs()).toEqual(held);
    second.open();
    await next;
    expect(await queue.jobs()).toEqual([]);
  });

  test('on an embedded database all leases are released at startup', async ({ queue }) => {
    const { runs, run } = recorder();
    await queue.add('left behind');
    await holdUntil(queue.world.deps.db, queue.name, 30);
    await releaseLeases(queue.world.deps.db);
    await queue.worker({ run }).drain();
    expect(runs).toEqual(['left behind']);
  });
});

describe('a polling worker', () => {
  test('is woken by the transaction that enqueues a job', async ({ queue }) => {
    const { runs, run } = recorder();
    queue.worker({ run }, { poll: true });
    await queue.add('now');
    await expect.poll(() => runs).toEqual(['now']);
  });

  test('finishes its running job when stopped, and claims no other', async ({ queue }) => {
    const { open, opened } = gate();
    const { runs, run } = recorder();
    await queue.add('at hand', { at: new Date(0) });
    await queue.add('next', { at: new Date(1) });
    const worker = queue.worker({ run: (payload) => opened.then(() => run(payload)) }, { poll: true, slots: 1 });
    await expect.poll(async () => (await queue.jobs())[0]?.lease).not.toBeNull();
    const stopped = worker.stop(10_000);
    open();
    await stopped;
    expect(runs).toEqual(['at hand']);
    expect(await queue.jobs()).toMatchObject([{ attempts: 0, lease: null, last_error: null }]);
  });

  test.for([
    ['that heeds the signal', (signal: AbortSignal) => aborted(signal)],
    ['that does not', () => new Promise<void>(() => {})],
  ] as const)('gives a job back as it was when it cannot wait for one %s', async ([, wait], { queue }) => {
    await queue.add();
    const worker = queue.worker({ retry: [10], run: (_, signal) => wait(signal) }, { poll: true });
    await expect.poll(async () => (await queue.jobs())[0]?.lease).not.toBeNull();
    await worker.stop(0);
    expect(await queue.jobs()).toMatchObject([{ attempts: 0, lease: null, last_error: null, dead_at: null }]);
    // The next worker doesn't have to wait for the lease to expire.
    const { runs, run } = recorder();
    await queue.worker({ run }).drain();
    expect(runs).toHaveLength(1);
  });
});
