import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { addSeconds, type Clock } from '../clock.ts';
import type { Db } from '../db/tables.ts';
import type { Tx } from '../db/transaction.ts';
import {
  buryJob,
  claimJob,
  finishJob,
  insertJob,
  type Job,
  LEASE_SECONDS,
  renewLease,
  returnJob,
} from './jobs.queries.ts';

/** Thrown by a handler when trying again is of no use. */
export class GiveUp extends Error {}

export interface JobHandler<Payload = unknown> {
  /** Seconds to wait after each failure; when they are used up the job is given up. */
  readonly retry: readonly number[];
  /** Run again and again, this many seconds apart. */
  readonly every?: number;
  run(payload: Payload, signal: AbortSignal): Promise<void>;
  /** Told once when the job is given up. */
  givenUp?(payload: Payload, error: Error): Promise<void>;
}

/** Wakes the workers of this process; those of others look every second. */
const wakers = new Set<() => void>();

/** Writes the intent in the act's own transaction; a worker carries it out, at least once, after the commit. */
export async function enqueue(
  tx: Tx,
  name: string,
  payload: unknown,
  { key = null, at = tx.now }: { key?: string | null; at?: Date } = {},
): Promise<void> {
  await insertJob(tx.db, { name, key, payload, run_at: at });
  tx.afterCommit.push(() => {
    for (const wake of wakers) wake();
  });
}

export interface Worker {
  /** Lets the jobs at hand finish; those that do not go back to the queue. */
  stop(graceMs: number): Promise<void>;
  /** Runs what is due until nothing is: for tests. */
  drain(): Promise<void>;
}

export interface WorkerDeps {
  db: Db;
  clock: Clock;
  log: Logger;
}

const POLL_MS = 1_000;

export function startWorker(
  { db, clock, log }: WorkerDeps,
  handlers: Readonly<Record<string, JobHandler>>,
  { slots = 4, poll = true }: { slots?: number; poll?: boolean } = {},
): Worker {
  const names = Object.keys(handlers);
  const running = new Set<Promise<void>>();
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function carryOut(job: Job, lease: string): Promise<void> {
    const handler = handlers[job.name]!;
    const renewal = setInterval(() => renewLease(db, job.id, lease).catch(() => undefined), (LEASE_SECONDS * 1000) / 3);
    try {
      await handler.run(job.payload, abort.signal);
      if (handler.every) {
        const run_at = addSeconds(clock.now(), handler.every);
        await returnJob(db, job.id, lease, { run_at, attempts: 0, last_error: null });
      } else {
        await finishJob(db, job.id, lease);
      }
    } catch (cause) {
      await setBack(job, lease, handler, cause instanceof Error ? cause : new Error(String(cause)));
    } finally {
      clearInterval(renewal);
    }
  }

  async function setBack(job: Job, lease: string, handler: JobHandler, error: Error): Promise<void> {
    if (abort.signal.aborted) {
      // Not its fault: it goes back as it was.
      await returnJob(db, job.id, lease, { run_at: clock.now(), attempts: job.attempts - 1, last_error: null });
      return;
    }
    const wait = handler.every ?? handler.retry[job.attempts - 1];
    log.warn({ job: job.name, job_id: job.id, attempts: job.attempts, err: error }, 'job failed');
    if (error instanceof GiveUp || wait === undefined) {
      await handler.givenUp?.(job.payload, error);
      await buryJob(db, job.id, lease, error.message, clock.now());
    } else {
      await returnJob(db, job.id, lease, {
        run_at: addSeconds(clock.now(), wait),
        attempts: job.attempts,
        last_error: error.message,
      });
    }
  }

  /** Takes one job if there is one; whether there was. */
  async function step(): Promise<boolean> {
    const lease = randomUUID();
    const job = await claimJob(db, lease, names, clock.now());
    if (job) await carryOut(job, lease);
    return job !== undefined;
  }

  async function loop(): Promise<void> {
    try {
      while (!stopped && (await step()));
    } catch (error) {
      // The database went away: the next look finds it again.
      log.warn({ err: error }, 'queue cannot be read');
    }
  }

  const wake = () => {
    if (stopped || !poll || running.size >= slots) return;
    const run: Promise<void> = loop().finally(() => running.delete(run));
    running.add(run);
  };

  if (poll) {
    wakers.add(wake);
    timer = setInterval(wake, POLL_MS);
    wake();
  }

  return {
    drain: loop,
    async stop(graceMs) {
      stopped = true;
      wakers.delete(wake);
      clearInterval(timer);
      const giveBack = setTimeout(() => abort.abort(), graceMs);
      await Promise.all(running);
      clearTimeout(giveBack);
    },
  };
}

/** Makes sure that what runs again and again is in the queue, once, whoever starts first. */
export async function scheduleRecurring(
  { db, clock }: Pick<WorkerDeps, 'db' | 'clock'>,
  handlers: Readonly<Record<string, JobHandler>>,
): Promise<void> {
  for (const [name, handler] of Object.entries(handlers)) {
    if (handler.every) await insertJob(db, { name, key: `every:${name}`, payload: {}, run_at: clock.now() });
  }
}
