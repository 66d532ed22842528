import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { addSeconds, type Clock } from '../base/clock.ts';
import { failpoint } from '../base/failpoints.ts';
import type { Db } from '../db/tables.ts';
import type { Tx } from '../db/transaction.ts';
import type { Metrics } from '../metrics/metrics.ts';
import {
  buryJob,
  claimJobs,
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
const LINGER_MS = 50;
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
  const held = new Set<{ job: Job; lease: string }>();
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function carryOut(job: Job, lease: string): Promise<void> {
    const handler = handlers[job.name]!;
    const holding = { job, lease };
    held.add(holding);
    const renewal = setInterval(() => renewLease(db, job.id, lease).catch(() => undefined), (LEASE_SECONDS * 1000) / 3);
    try {
      if (failpoint('finish-job-before-running-it')) await finishJob(db, { id: job.id, lease });
      await handler.run(job.payload, abort.signal, job.attempts);
      if (handler.every) {
        const run_at = addSeconds(clock.now(), handler.every);
        await returnJob(db, job.id, lease, { run_at, attempts: 0, last_error: null });
      } else {
        await finishJob(db, { id: job.id, lease });
      }
    } catch (cause) {
      await setBack(job, lease, handler, cause instanceof Error ? cause : new Error(String(cause)));
    } finally {
      clearInterval(renewal);
      held.delete(holding);
    }
  }

  /** Not its fault: it goes back as it was. */
  const giveBack = (job: Job, lease: string) =>
    returnJob(db, job.id, lease, { run_at: clock.now(), attempts: job.attempts - 1, last_error: null });

  async function setBack(job: Job, lease: string, handler: JobHandler, error: Error): Promise<void> {
    if (abort.signal.aborted) return giveBack(job, lease);
    const wait = handler.every ?? (failpoint('never-retry') ? undefined : handler.retry[job.attempts - 1]);
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

  async function claim(count: number): Promise<{ jobs: Job[]; lease: string }> {
    const lease = randomUUID();
    const now = clock.now();
    await heedClock(now);
    return { jobs: await claimJobs(db, { lease, names, now, count }), lease };
  }

  /** Whether there may be more than was claimed last. */
  let isMore = false;
  let isFilling = false;
  let isLingering = false;

  /** Claims for all free slots in one statement: jobs that begin together share more statements than jobs that begin one by one. */
  async function fill(): Promise<void> {
    isFilling = true;
    isMore = false;
    try {
      const free = slots - running.size;
      const { jobs, lease } = await claim(free);
      isMore ||= jobs.length === free;
      for (const job of jobs) {
        if (stopped) await giveBack(job, lease);
        else begin(carryOut(job, lease));
      }
    } catch (error) {
      // The database went away: the next look finds it again.
      log.warn({ err: error }, 'queue cannot be read');
    } finally {
      isFilling = false;
    }
  }

  function begin(work: Promise<void>): void {
    const run: Promise<void> = work
      .catch((error) => log.warn({ err: error }, 'queue cannot be written'))
      .finally(() => {
        running.delete(run);
        refill();
      });
    running.add(run);
  }

  /** At once when nothing or little is under way; else it waits a moment for more slots to come free. */
  function refill(): void {
    if (stopped || !isMore || isFilling || running.size >= slots) return;
    if (running.size <= slots / 2) begin(fill());
    else if (!isLingering) {
      isLingering = true;
      setTimeout(() => {
        isLingering = false;
        if (!stopped && !isFilling && running.size < slots) begin(fill());
      }, LINGER_MS);
    }
  }

  const wake = () => {
    if (!poll) return;
    isMore = true;
    refill();
  };

  /** One by one. */
  async function drain(): Promise<void> {
    for (;;) {
      const { jobs, lease } = await claim(1);
      if (!jobs[0]) return;
      await carryOut(jobs[0], lease);
    }
  }

  const self = { names, wake };
  if (poll) {
    awake.add(self);
    timer = setInterval(wake, POLL_MS);
    wake();
  }

  return {
    drain,
    async stop(graceMs) {
      stopped = true;
      awake.delete(self);
      clearInterval(timer);
      const done = Promise.all(running);
      if (await isDoneWithin(done, graceMs)) return;
      abort.abort();
      if (await isDoneWithin(done, HEED_MS)) return;
      // A handler that does not heed the signal ends with the process: nobody should wait for its lease to run out.
      for (const { job, lease } of held) await giveBack(job, lease);
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
