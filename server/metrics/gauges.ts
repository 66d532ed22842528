import { Gauge, type Registry } from 'prom-client';
import { addDays, dateOf } from '#core/rules/text/calendar.ts';
import type { Clock } from '../base/clock.ts';
import type { Db } from '../db/tables.ts';
import { readJobGauges, readTableGauges } from './gauges.queries.ts';

/** Registrations that expire within this time, which a company's home shows as "action needed". */
const SOON_DAYS = 30;
/** Scrapes within this time share one result. */
const CACHE_MS = 5_000;

interface Watched {
  db: Db;
  clock: Clock;
  /** Job names of this process; empty with RUN=web. */
  jobs: readonly string[];
  pool?: (() => { total: number; idle: number; waiting: number }) | undefined;
  smtpConnections?: (() => number) | undefined;
}

/** Gauges that are read on each scrape. Returns the function that updates them. */
export function makeGauges(
  registry: Registry,
  { db, clock, jobs, pool, smtpConnections }: Watched,
): () => Promise<void> {
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `safeharbor_${name}`, help, labelNames, registers: [registry] });

  const up = gauge('database_up', 'Whether the database answered the last query (1 or 0)');
  const connections = pool && gauge('database_connections', 'Database connections by state', ['state']);
  const smtp = smtpConnections && gauge('smtp_connections', 'Open inbound SMTP connections');
  const tables = jobs.length > 0 ? tableGauges(gauge) : undefined;

  async function update(): Promise<void> {
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
      if (tables) tables(await readJobGauges(db, jobs, now), await readTableGauges(db, now, soon));
      else await readJobGauges(db, [], now);
      up.set(1);
    } catch {
      // The gauges keep their last values; `database_up` shows that they are old.
      up.set(0);
    }
  }

  let last = { at: Number.NEGATIVE_INFINITY, result: Promise.resolve() };
  return () => {
    if (performance.now() - last.at > CACHE_MS) last = { at: performance.now(), result: update() };
    return last.result;
  };
}

type MakeGauge = <Label extends string = never>(name: string, help: string, labelNames?: Label[]) => Gauge<Label>;

function tableGauges(gauge: MakeGauge) {
  const due = gauge('jobs_due', 'Jobs that are due or running, at most 10000', ['name']);
  const age = gauge('jobs_oldest_due_seconds', 'Seconds since the oldest due job was due', ['name']);
  const dead = gauge('jobs_dead', 'Dead jobs, at most 10000', ['name']);
  const queued = gauge('mails_queued', 'Outgoing mails in the queue, at most 10000');
  const unread = gauge('inbound_unread', 'Inbound messages not processed yet, at most 10000');
  const oldest = gauge('inbound_oldest_unread_seconds', 'Seconds since the oldest unprocessed message was received');
  const expiring = gauge('registrations_expiring', `Registrations that expire within ${SOON_DAYS} days, at most 10000`);
  const pastDue = gauge('subscriptions_past_due', 'Subscriptions past due, at most 10000');
  return (
    jobs: Awaited<ReturnType<typeof readJobGauges>>,
    found: Awaited<ReturnType<typeof readTableGauges>>,
  ): void => {
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
