import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { addSeconds, type Clock } from '../clock.ts';
import type { Db } from '../db/tables.ts';
import type { Tx } from '../db/transaction.ts';
import type { Metrics } from '../metrics/metrics.ts';
import {
  buryJob,
  claimJob,
  finishJob,
  hastenJob,
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
  /** `attempts` counts this one: more than one also when a process died with it. */
  run(payload: Payload, signal: AbortSignal, attempts?: number): Promise<void>;
  /** Told once when the job is given up. */
  givenUp?(payload: Payload, error: Error): Promise<void>;
}

/** The workers of this process, which are woken; those of others look every second. */
const awake = new Set<{ names: readonly string[]; wake(): void }>();

/** For whoever put a job into the queue in a statement of its own, once that is committed. */
export function wakeWorkers(name: string): void {
  for (const { names, wake } of awake) if (names.includes(name)) wake();
}

/** Writes the intent in the act's own transaction; a worker carries it out, at least once, after the commit. */
export async function enqueue(
  tx: Tx,
  name: string,
  payload: unknown,
  { key = null, at = tx.now }: { key?: string | null; at?: Date } = {},
): Promise<void> {
  await insertJob(tx.db, { name, key, payload, run_at: at });
  tx.afterCommit.push(() => wakeWorkers(name));
}

const recurringKey = (name: string): string => `every:${name}`;
const recurring = (handlers: Readonly<Record<string, JobHandler>>): string[] =>
  Object.keys(handlers).filter((name) => handlers[name]?.every);

/** Something came up that a recurring job should not leave for its next turn. */
export async function hasten(tx: Tx, name: string): Promise<void> {
  await hastenJob(tx.db, recurringKey(name), tx.now);
  tx.afterCommit.push(() => wakeWorkers(name));
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
  metrics?: Metrics;
}

const POLL_MS = 1_000;
/** How long a handler has to heed the signal before its job is taken from it. */
const HEED_MS = 500;

const isDoneWithin = async (work: Promise<unknown>, ms: number): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  return Promise.race([work.then(() => true), late]).finally(() => clearTimeout(timer));
};

export function startWorker(
  { db, clock, log, metrics }: WorkerDeps,
  handlers: Readonly<Record<string, JobHandler>>,
  { slots = 4, poll = true }: { slots?: number; poll?: boolean } = {},
): Worker {
  const names = Object.keys(handlers);
  const running = new Set<Promise<void>>();
  const held = new Map<string, Job>();
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function carryOut(job: Job, lease: string): Promise<void> {
    const handler = handlers[job.name]!;
    held.set(lease, job);
    const renewal = setInterval(() => renewLease(db, job.id, lease).catch(() => undefined), (LEASE_SECONDS * 1000) / 3);
    try {
      await handler.run(job.payload, abort.signal, job.attempts);
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
      held.delete(lease);
    }
  }

  /** Not its fault: it goes back as it was. */
  const giveBack = (job: Job, lease: string) =>
    returnJob(db, job.id, lease, { run_at: clock.now(), attempts: job.attempts - 1, last_error: null });

  async function setBack(job: Job, lease: string, handler: JobHandler, error: Error): Promise<void> {
    if (abort.signal.aborted) return giveBack(job, lease);
    const wait = handler.every ?? handler.retry[job.attempts - 1];
    log.warn({ job: job.name, job_id: job.id, attempts: job.attempts, err: error }, 'job failed');
    metrics?.jobFailed(job.name);
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

  let seen = clock.now();
  /** When the clock is set back, what runs again and again would wait until it has caught up. */
  async function heedClock(now: Date): Promise<void> {
    const wentBack = now < addSeconds(seen, -1);
    seen = now;
    if (wentBack) for (const name of recurring(handlers)) await hastenJob(db, recurringKey(name), now);
  }

  /** Takes one job if there is one; whether there was. */
  async function step(): Promise<boolean> {
    const lease = randomUUID();
    const now = clock.now();
    await heedClock(now);
    const job = await claimJob(db, lease, names, now);
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

  const self = { names, wake };
  if (poll) {
    awake.add(self);
    timer = setInterval(wake, POLL_MS);
    wake();
  }

  return {
    drain: loop,
    async stop(graceMs) {
      stopped = true;
      awake.delete(self);
      clearInterval(timer);
      const done = Promise.all(running);
      if (await isDoneWithin(done, graceMs)) return;
      abort.abort();
      if (await isDoneWithin(done, HEED_MS)) return;
      // A handler that does not heed the signal ends with the process: nobody should wait for its lease to run out.
      for (const [lease, job] of held) await giveBack(job, lease);
    },
  };
}

/** Makes sure that what runs again and again is in the queue, once, whoever starts first; a start is a time to run it. */
export async function scheduleRecurring(
  { db, clock }: Pick<WorkerDeps, 'db' | 'clock'>,
  handlers: Readonly<Record<string, JobHandler>>,
): Promise<void> {
  for (const name of recurring(handlers)) {
    const key = recurringKey(name);
    await insertJob(db, { name, key, payload: {}, run_at: clock.now() });
    await hastenJob(db, key, clock.now());
  }
}
