import { Gauge, type Registry } from 'prom-client';
import { addDays, dateOf } from '#core/rules/text/calendar.ts';
import type { Clock } from '../base/clock.ts';
import type { Db } from '../db/tables.ts';
import { watchJobs, watchTables } from './watch.queries.ts';

/** Registrations that lapse within so many days: what a company's own screen calls "action needed". */
const SOON_DAYS = 30;
/** Whoever asks more often hears the same again: looking is cheap, but not for everybody at once. */
const FRESH_MS = 5_000;

interface Watched {
  db: Db;
  clock: Clock;
  /** The names of the jobs that this process does; none in one that only serves HTTP. */
  jobs: readonly string[];
  pool?: (() => { total: number; idle: number; waiting: number }) | undefined;
  smtpConnections?: (() => number) | undefined;
}

/** What is read when somebody asks, and how it is called. */
export function watch(registry: Registry, { db, clock, jobs, pool, smtpConnections }: Watched): () => Promise<void> {
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `safeharbor_${name}`, help, labelNames, registers: [registry] });

  const up = gauge('database_up', 'Whether the database answered just now');
  const connections = pool && gauge('database_connections', 'Connections to the database by what they do', ['state']);
  const smtp = smtpConnections && gauge('smtp_connections', 'Senders of mail that are talking to us');
  const tables = jobs.length > 0 ? tableGauges(gauge) : undefined;

  async function look(): Promise<void> {
    if (pool && connections) {
      const { total, idle, waiting } = pool();
      connections.set({ state: 'busy' }, total - idle);
      connections.set({ state: 'idle' }, idle);
      connections.set({ state: 'waited_for' }, waiting);
    }
    smtp?.set(smtpConnections!());
    try {
      const now = clock.now();
      const today = dateOf(now);
      const soon = { from: addDays(today, 1), until: addDays(today, SOON_DAYS) };
      if (tables) tables(await watchJobs(db, jobs, now), await watchTables(db, now, soon));
      else await watchJobs(db, [], now);
      up.set(1);
    } catch {
      // What was read last stays; that it is old stands beside it.
      up.set(0);
    }
  }

  let last = { at: Number.NEGATIVE_INFINITY, look: Promise.resolve() };
  return () => {
    if (performance.now() - last.at > FRESH_MS) last = { at: performance.now(), look: look() };
    return last.look;
  };
}

type MakeGauge = <Label extends string = never>(name: string, help: string, labelNames?: Label[]) => Gauge<Label>;

function tableGauges(gauge: MakeGauge) {
  const due = gauge('jobs_due', 'Jobs that are due or at hand, at most 10000', ['name']);
  const age = gauge('jobs_oldest_due_seconds', 'For how long the oldest of them has been due', ['name']);
  const dead = gauge('jobs_dead', 'Jobs that were given up, at most 10000', ['name']);
  const queued = gauge('mails_queued', 'Outgoing mails that wait, at most 10000');
  const unread = gauge('inbound_unread', 'Messages that were taken and not read yet, at most 10000');
  const oldest = gauge('inbound_oldest_unread_seconds', 'For how long the oldest of them has waited');
  const expiring = gauge('registrations_expiring', `Registrations that lapse within ${SOON_DAYS} days, at most 10000`);
  const pastDue = gauge('subscriptions_past_due', 'Subscriptions that are past due, at most 10000');
  return (jobs: Awaited<ReturnType<typeof watchJobs>>, found: Awaited<ReturnType<typeof watchTables>>): void => {
    for (const job of jobs) {
      due.set({ name: job.name }, job.due);
      age.set({ name: job.name }, job.age);
      dead.set({ name: job.name }, job.dead);
    }
    queued.set(found.mails_queued);
    unread.set(found.inbound_unread);
    oldest.set(found.inbound_oldest_age);
    expiring.set(found.registrations_expiring);
    pastDue.set(found.subscriptions_past_due);
  };
}
