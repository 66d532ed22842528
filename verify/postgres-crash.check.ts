import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkHistory } from '#server/db/history.ts';
import { builtServer, JWT_SECRET, launchReady, openStore } from '#tests/crash/server-process.ts';
import { startDurablePostgres } from '../bench/durable-postgres.ts';
import { freePort } from '../scripts/lib/free-port.mjs';
import { figure, many, scaled } from './figure.ts';
import { customer, newHeard, sender } from './load.ts';

const RESTARTS = scaled(8, 3);

const health = (url: string): Promise<number> => fetch(`${url}/health/`).then(({ status }) => status);

test('PostgreSQL cut off and started again under load: nothing acknowledged is lost, and the process recovers', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'safeharbor-verify-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const postgres = await startDurablePostgres(folder);
  const port = (await freePort()) as number;
  const settings = { DATABASE_URL: postgres.url, JWT_SECRET, INBOUND_SMTP_PORT: String(port), LOG_LEVEL: 'fatal' };
  const server = await launchReady(settings, await builtServer());
  const heard = newHeard();
  const people = [customer(server, heard), customer(server, heard), sender(port, heard), sender(port, heard)];
  const count = () => heard.emails.length + heard.messages.length;
  let slowest = 0;
  for (let restart = 0; restart < RESTARTS; restart++) {
    const goal = count() + 20;
    await expect.poll(count, { timeout: 120_000, interval: 5 }).toBeGreaterThanOrEqual(goal);
    await postgres.restart();
    const up = performance.now();
    await expect.poll(() => health(server.url), { timeout: 30_000, interval: 20 }).toBe(200);
    slowest = Math.max(slowest, performance.now() - up);
  }
  const goal = count() + 20;
  await expect.poll(count, { timeout: 120_000, interval: 5 }).toBeGreaterThanOrEqual(goal);
  heard.isOver = true;
  await Promise.all(people);
  server.kill('SIGTERM');
  expect(await server.exit).toMatchObject({ code: 0, err: '' });

  const { db, close } = await openStore(settings);
  const users = new Set((await db.selectFrom('users').select('email').execute()).map(({ email }) => email));
  const kept = await db.selectFrom('inbound_messages').select('message_id').execute();
  const messages = new Set(kept.map(({ message_id }) => message_id));
  const history = await checkHistory(db);
  await close();
  await postgres.stop();
  const lost = [
    ...heard.emails.filter((email) => !users.has(email)),
    ...heard.messages.filter((id) => !messages.has(id)),
  ];
  expect(lost).toEqual([]);
  // Who was turned away was told to come again.
  expect([...heard.refused.keys()].filter((what) => !/^(503|SMTP 4\d\d)$/.test(what))).toEqual([]);
  expect(history).toMatchObject({ ok: true });
  const refused = [...heard.refused.values()].reduce((sum, one) => sum + one, 0);
  figure(
    `${RESTARTS} × PostgreSQL cut off: ${many(count(), 'acknowledged')}, 0 lost, ${refused} told to come again, ` +
      `well again after at most ${Math.round(slowest)} ms`,
  );
});
