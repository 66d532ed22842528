import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/tables.ts';
import { transaction } from '#server/db/transaction.ts';
import { enqueue, type JobHandler, startWorker, type Worker } from '#server/jobs/queue.ts';
import { test as base, type World } from './world.ts';

/** A queue under a unique job name, so that each worker sees only its own jobs. */
export interface Queue {
  world: World;
  name: string;
  add(payload?: unknown, options?: { key?: string; at?: Date }): Promise<void>;
  /** Starts a worker, without polling by default. */
  worker(handler: Partial<JobHandler>, options?: { poll?: boolean; slots?: number }): Worker;
  jobs(): Promise<
    {
      id: number;
      attempts: number;
      run_at: Date;
      last_error: string | null;
      dead_at: Date | null;
      lease: string | null;
    }[]
  >;
}

export const test = base.extend<{ queue: Queue }>({
  queue: async ({ world }, use) => {
    const name = `job-${randomUUID()}`;
    const { db } = world.deps;
    const workers: Worker[] = [];
    await use({
      world,
      name,
      add: (payload = {}, options) => transaction(world.deps, null, (tx) => enqueue(tx, name, payload, options)),
      worker(handler, options = { poll: false }) {
        const made = startWorker(
          world.deps,
          { [name]: { retry: [], run: async () => undefined, ...handler } },
          options,
        );
        workers.push(made);
        return made;
      },
      jobs: () => db.selectFrom('jobs').selectAll().where('name', '=', name).orderBy('id').execute(),
    });
    for (const worker of workers) await worker.stop(0);
    await db.deleteFrom('jobs').where('name', '=', name).execute();
  },
});

/** A handler that records the payload of each run. */
export function recorder() {
  const runs: unknown[] = [];
  return { runs, run: async (payload: unknown) => void runs.push(payload) };
}

/** A promise resolved from outside. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

/** Leases the jobs to another process for the given number of seconds. */
export async function holdUntil(db: Db, name: string, seconds: number): Promise<void> {
  const leased_until = new Date(Date.now() + seconds * 1000);
  await db.updateTable('jobs').set({ lease: randomUUID(), leased_until }).where('name', '=', name).execute();
}
