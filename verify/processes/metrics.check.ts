import { expect, inject, test } from 'vitest';
import { launch, launchReady, makeStore, openStore, post, signUp } from '#tests/processes/server-process.ts';
import { freePort } from '../../scripts/lib/free-port.mjs';

const { kind } = inject('databaseTemplate');

const read = async (port: string, path = '/metrics') => (await fetch(`http://127.0.0.1:${port}${path}`)).text();

/** One series by its name and labels. */
function value(text: string, name: string, labels: Record<string, string> = {}): number | undefined {
  const wanted = Object.entries(labels).map(([label, of]) => `${label}="${of}"`);
  const line = text
    .split('\n')
    .find((one) => one.split(/[{ ]/)[0] === name && wanted.every((part) => one.includes(part)));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

test('metrics are served on their own port and contain no personal data', async () => {
  const store = await makeStore();
  const { db, close } = await openStore(store);
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
  const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const { id } = await db
    .insertInto('companies')
    .values({ name: 'Secret Quay', status_id: 13, created_date: ago(0), expires_date: soon })
    .returning('id')
    .executeTakeFirstOrThrow();
  const subscription = {
    company_id: id,
    period: 'year',
    status: 'past_due',
    current_period_end: soon,
    anchor_day: 1,
  } as const;
  await db.insertInto('subscriptions').values(subscription).execute();
  const job = { name: 'send-invoice', payload: '{}', key: null, run_at: ago(600) };
  await db
    .insertInto('jobs')
    .values({ ...job, dead_at: ago(60) })
    .execute();
  // Leased by another process, so that it stays due.
  await db
    .insertInto('jobs')
    .values({ ...job, leased_until: new Date(Date.now() + 3_600_000) })
    .execute();
  await close();

  const METRICS_PORT = String(await freePort());
  // On PostgreSQL the lease is respected; the embedded database has one process, which takes it over.
  const server = await launchReady({
    ...store,
    METRICS_PORT,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_RETRY_SECONDS: '3600',
  });
  const { email, answer } = signUp(server);
  expect((await answer).status).toBe(201);
  expect((await post(server, '/api-auth/', { username: email, password: 'wrong' })).status).toBe(401);
  await expect.poll(async () => value(await read(METRICS_PORT), 'safeharbor_mails_queued')).toBe(1);
  await expect
    .poll(async () => value(await read(METRICS_PORT), 'safeharbor_job_failures_total', { name: 'deliver-mail' }))
    .toBe(1);
  const text = await read(METRICS_PORT);
  const signUps = { method: 'POST', route: '/api/users/sign-up/' };
  expect(value(text, 'safeharbor_http_requests_total', { ...signUps, status: '201' })).toBe(1);
  expect(value(text, 'safeharbor_http_request_duration_seconds_count', signUps)).toBe(1);
  expect(value(text, 'safeharbor_http_requests_total', { route: '/api/api-auth/', status: '401' })).toBe(1);
  expect(value(text, 'safeharbor_registrations_expiring')).toBe(1);
  expect(value(text, 'safeharbor_subscriptions_past_due')).toBe(1);
  expect(value(text, 'safeharbor_inbound_unread')).toBe(0);
  expect(value(text, 'safeharbor_database_up')).toBe(1);
  expect(value(text, 'safeharbor_jobs_dead', { name: 'send-invoice' })).toBeGreaterThanOrEqual(1);
  if (kind === 'postgresql') {
    expect(value(text, 'safeharbor_jobs_due', { name: 'send-invoice' })).toBe(1);
    expect(value(text, 'safeharbor_jobs_oldest_due_seconds', { name: 'send-invoice' })).toBeGreaterThanOrEqual(600);
    expect(value(text, 'safeharbor_database_connections', { state: 'idle' })).toBeGreaterThan(0);
  }
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_cpu_seconds_total'])
    expect(value(text, name)).toBeDefined();
  expect(text).not.toMatch(/Secret|@|example\.com/);

  // The metrics port serves nothing else, and no other port serves metrics.
  expect((await fetch(`http://127.0.0.1:${METRICS_PORT}/api/health/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`, { method: 'POST' })).status).toBe(405);
  const own = await fetch(`http://127.0.0.1:${server.port}/metrics`);
  expect(await own.text()).not.toContain('safeharbor_http_requests_total');
  const taken = await (await launch({ ...(await makeStore()), METRICS_PORT })).exit;
  expect(taken).toMatchObject({
    code: 1,
    err: `METRICS_PORT: ${METRICS_PORT} is in use; choose another, or 0 for none\n`,
  });
  server.kill('SIGTERM');
  expect(await server.exit).toMatchObject({ code: 0, err: '' });
});
