import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { addSeconds, type Clock } from '../base/clock.ts';
import { failpoint } from '../base/failpoints.ts';
import type { Db } from '../db/tables.ts';
import type { Tx } from '../db/transaction.ts';
import type { Metrics } from '../metrics/metrics.ts';
import {
  claimJobs,
  finishJob,
  insertJob,
  type Job,
  LEASE_SECONDS,
  markJobDead,
  renewLease,
  returnJob,
  runJobSooner,
} from './jobs.queries.ts';

/** Thrown by a handler when a retry would be pointless: the job is dead at once. */
export class PermanentError extends Error {}

/** Waits for something outside, such as the DNS, while another job has the slot. */
export type Aside = <T>(wait: () => Promise<T>) => Promise<T>;

export interface JobHandler<Payload = unknown> {
  /** Backoff in seconds after each failure; after the last one the job is dead. */
  readonly retry: readonly number[];
  /** Interval in seconds of a recurring job. */
  readonly every?: number;
  /** `attempts` includes this one, and attempts whose process died. */
  run(payload: Payload, signal: AbortSignal, attempts?: number, aside?: Aside): Promise<void>;
  /** Called once when the job is dead. */
  onDead?(payload: Payload, error: Error): Promise<void>;
}

/** Workers of this process, which are notified of new jobs; those of other processes poll every second. */
const localWorkers = new Set<{ names: readonly string[]; wake(): void }>();

/** Notifies the workers after a commit; for callers that insert jobs in a statement of their own. */
export function wakeWorkers(name: string): void {
  for (const { names, wake } of localWorkers) if (names.includes(name)) wake();
}

/** Transactional outbox: the job is inserted in the caller's transaction and runs at least once after the commit. */
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

/** Runs a recurring job now instead of at its next interval. */
export async function runSooner(tx: Tx, name: string): Promise<void> {
  await runJobSooner(tx.db, recurringKey(name), tx.now);
  tx.afterCommit.push(() => wakeWorkers(name));
}

export interface Worker {
  /** Lets running jobs finish within the grace period; unfinished ones return to the queue. */
  stop(graceMs: number): Promise<void>;
  /** Runs due jobs one by one until none is left; for tests. */
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
/** Jobs that wait aside at most; further ones wait in their slots. */
const ASIDE_MAX = 100;
/** Time for handlers to react to the abort signal before their jobs are released. */
const ABORT_MS = 500;

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
  const leased = new Set<{ job: Job; lease: string }>();
  const abort = new AbortController();
  let waitingAside = 0;
  const busy = (): number => running.size - waitingAside;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function runJob(job: Job, lease: string): Promise<void> {
    const handler = handlers[job.name]!;
    const holding = { job, lease };
    leased.add(holding);
    const renewal = setInterval(() => renewLease(db, job.id, lease).catch(() => undefined), (LEASE_SECONDS * 1000) / 3);
    try {
      if (failpoint('finish-job-before-running-it')) await finishJob(db, { id: job.id, lease });
      await handler.run(job.payload, abort.signal, job.attempts, aside);
      if (handler.every) {
        const run_at = addSeconds(clock.now(), handler.every);
        await returnJob(db, job.id, lease, { run_at, attempts: 0, last_error: null });
      } else {
        await finishJob(db, { id: job.id, lease });
      }
    } catch (cause) {
      await fail(job, lease, handler, cause instanceof Error ? cause : new Error(String(cause)));
    } finally {
      clearInterval(renewal);
      leased.delete(holding);
    }
  }

  async function aside<T>(wait: () => Promise<T>): Promise<T> {
    if (waitingAside >= ASIDE_MAX) return wait();
    waitingAside++;
    refill();
    try {
      return await wait();
    } finally {
      waitingAside--;
    }
  }

  /** Returns an interrupted job to the queue without counting the attempt. */
  const release = (job: Job, lease: string) =>
    returnJob(db, job.id, lease, { run_at: clock.now(), attempts: job.attempts - 1, last_error: null });

  async function fail(job: Job, lease: string, handler: JobHandler, error: Error): Promise<void> {
    if (abort.signal.aborted) return release(job, lease);
    const wait = handler.every ?? (failpoint('never-retry') ? undefined : handler.retry[job.attempts - 1]);
    log.warn({ job: job.name, job_id: job.id, attempts: job.attempts, err: error }, 'job failed');
    metrics?.jobFailed(job.name);
    if (error instanceof PermanentError || wait === undefined) {
      await handler.onDead?.(job.payload, error);
      await markJobDead(db, job.id, lease, error.message, clock.now());
    } else {
      await returnJob(db, job.id, lease, {
        run_at: addSeconds(clock.now(), wait),
        attempts: job.attempts,
        last_error: error.message,
      });
    }
  }

  let seen = clock.now();
  /** After the clock was set back, recurring jobs would wait until it has caught up. */
  async function detectClockChange(now: Date): Promise<void> {
    const wentBack = now < addSeconds(seen, -1);
    seen = now;
    if (wentBack) for (const name of recurring(handlers)) await runJobSooner(db, recurringKey(name), now);
  }

  async function claim(count: number): Promise<{ jobs: Job[]; lease: string }> {
    const lease = randomUUID();
    const now = clock.now();
    await detectClockChange(now);
    return { jobs: await claimJobs(db, { lease, names, now, count }), lease };
  }

  /** Whether more jobs may be due than were claimed last. */
  let isMore = false;
  let isFilling = false;
  let isLingering = false;

  /** Claims jobs for all free slots in one statement: jobs that start together share more statements. */
  async function fill(): Promise<void> {
    isFilling = true;
    isMore = false;
    try {
      const free = slots - busy();
      const { jobs, lease } = await claim(free);
      isMore ||= jobs.length === free;
      for (const job of jobs) {
        if (stopped) await release(job, lease);
        else begin(runJob(job, lease));
      }
    } catch (error) {
      // The database is unreachable; the next poll retries.
      log.warn({ err: error }, 'claiming jobs failed');
    } finally {
      isFilling = false;
    }
  }

  function begin(work: Promise<void>): void {
    const run: Promise<void> = work
      .catch((error) => log.warn({ err: error }, 'updating a job failed'))
      .finally(() => {
        running.delete(run);
        refill();
      });
    running.add(run);
  }

  /** Fills free slots at once if at most half are busy; otherwise waits briefly for more to become free. */
  function refill(): void {
    if (stopped || !isMore || isFilling || busy() >= slots) return;
    if (busy() <= slots / 2) begin(fill());
    else if (!isLingering) {
      isLingering = true;
      setTimeout(() => {
        isLingering = false;
        if (!stopped && !isFilling && busy() < slots) begin(fill());
      }, LINGER_MS);
    }
  }

  const wake = () => {
    if (!poll) return;
    isMore = true;
    refill();
  };

  async function drain(): Promise<void> {
    for (;;) {
      const { jobs, lease } = await claim(1);
      if (!jobs[0]) return;
      await runJob(jobs[0], lease);
    }
  }

  const self = { names, wake };
  if (poll) {
    localWorkers.add(self);
    timer = setInterval(wake, POLL_MS);
    wake();
  }

  return {
    drain,
    async stop(graceMs) {
      stopped = true;
      localWorkers.delete(self);
      clearInterval(timer);
      const done = Promise.all(running);
      if (await isDoneWithin(done, graceMs)) return;
      abort.abort();
      if (await isDoneWithin(done, ABORT_MS)) return;
      // Handlers that ignore the signal end with the process; releasing their jobs saves the wait for the lease to expire.
      for (const { job, lease } of leased) await release(job, lease);
    },
  };
}

/** Inserts each recurring job once, whichever process starts first, and runs it at startup. */
export async function scheduleRecurring(
  { db, clock }: Pick<WorkerDeps, 'db' | 'clock'>,
  handlers: Readonly<Record<string, JobHandler>>,
): Promise<void> {
  for (const name of recurring(handlers)) {
    const key = recurringKey(name);
    await insertJob(db, { name, key, payload: {}, run_at: clock.now() });
    await runJobSooner(db, key, clock.now());
  }
}
