import { readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { dateOf } from '#core/rules/text/calendar.ts';
import { buildApp } from '#server/app/app.ts';
import { open } from '#server/app/open.ts';
import { makeHandlers } from '#server/app/work.ts';
import { readConfig } from '#server/base/config.ts';
import { makeLog } from '#server/base/log.ts';
import { makeLimits } from '#server/db/limits.ts';
import type { Deps } from '#server/deps.ts';
import { ensureSuperuser } from '#server/features/records/users/status/make-superuser.ts';
import { releaseLeases } from '#server/jobs/jobs.queries.ts';
import { type JobHandler, scheduleRecurring, startWorker } from '#server/jobs/queue.ts';
import { mailboxTransport } from '#server/mail/transport.ts';
import type { CardGateway } from '#server/outside/card-gateway/card-gateway.ts';

/**
 * The product as a process whose clock is a file, so that all processes and the test share it. It drains the queue continuously,
 * writes to another file when idle, and exits during a charge when told to.
 */
const { CLOCK_FILE = '', IDLE_FILE = '', DIE_FILE = '', ...settings } = process.env;
const clock = { now: () => new Date(readFileSync(CLOCK_FILE, 'utf8')) };

function dieIfTold(point: string): void {
  try {
    if (readFileSync(DIE_FILE, 'utf8') !== point) return;
    unlinkSync(DIE_FILE);
  } catch {
    return;
  }
  process.kill(process.pid, 'SIGKILL');
}

const mortal = (gateway: CardGateway): CardGateway => ({
  ...gateway,
  async charge(charge, signal) {
    dieIfTold('before the charge');
    const said = await gateway.charge(charge, signal);
    dieIfTold('after the charge');
    return said;
  },
});

const config = readConfig(settings);
const log = makeLog(config.LOG_LEVEL);
const { deps: opened, kind } = await open(config, log);
const { db } = opened;
const deps: Deps = { ...opened, clock, limits: makeLimits(db, clock), gateway: mortal(opened.gateway) };
const superuser = { email: config.SUPERUSER_EMAIL!, password: config.SUPERUSER_PASSWORD!, except: [] };
await ensureSuperuser(deps, superuser);
if (kind === 'embedded') await releaseLeases(db);
// Thousands of PDFs would add nothing to this check.
const { 'send-invoice': _, ...made } = makeHandlers(deps, mailboxTransport);
/** Recurring jobs that remind, charge and expire. The others, which would mostly find nothing to do, come once a month. */
const AT_EACH_MOMENT = ['process-deadlines', 'charge-subscriptions', 'reconcile-payments'];
const MONTH_SECONDS = 30 * 86_400;
const paced = ([name, handler]: [string, JobHandler]): [string, JobHandler] =>
  handler.every && !AT_EACH_MOMENT.includes(name) ? [name, { ...handler, every: MONTH_SECONDS }] : [name, handler];
const handlers = Object.fromEntries(Object.entries(made).map(paced));
await scheduleRecurring(deps, handlers);
const worker = startWorker(deps, handlers, { poll: false });
const app = await buildApp(deps, new URL('./no-web-client/', import.meta.url));
await app.listen({ host: '127.0.0.1', port: config.PORT });
process.stdout.write('Safeharbor is at work\n');

async function workLeft(now: Date): Promise<{ jobs: number; next: string | null }> {
  const { rows } = await sql<{ jobs: number; next: string | null }>`
    select (select count(*)::int from jobs where dead_at is null and run_at <= ${now} and name <> 'send-invoice') as jobs,
      least((select min(clock_date) from companies), (select min(clock_date) from subscriptions),
        (select ${dateOf(now)}::date from subscription_charges where status in ('pending', 'unknown') limit 1)) as next`.execute(
    db,
  );
  return rows[0]!;
}

/** While the clock stands still, only actions create due work, and the clock is moved after each. */
async function clockMoved(from: string): Promise<void> {
  while (clock.now().toISOString() === from) await wait(5);
}

for (;;) {
  await Promise.all([worker.drain(), worker.drain()]);
  const now = clock.now();
  const { jobs, next } = await workLeft(now);
  if (jobs > 0) {
    await wait(5);
    continue;
  }
  const moment = now.toISOString();
  writeFileSync(`${IDLE_FILE}.${process.pid}`, JSON.stringify({ now: moment, next }));
  renameSync(`${IDLE_FILE}.${process.pid}`, IDLE_FILE);
  await clockMoved(moment);
}
