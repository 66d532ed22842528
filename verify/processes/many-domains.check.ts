import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { checkHistory } from '#server/db/history.ts';
import type { Db } from '#server/db/tables.ts';
import { endLeases, launchReady, makeStore, openStore, PASSWORD, post } from '#tests/processes/server-process.ts';
import { ADDRESS } from '#tests/world/orders.ts';

const AGENT = 'crash-agent@example.com';
const MANY = 2_400;

interface Orders {
  domains: object[];
}

/**
 * On PostgreSQL nothing is visible before the commit, so the transaction is held up where it writes its history, with all domains
 * written.
 */
async function whileHeldUp(db: Db, send: () => void, work: () => void): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`lock table history in share mode`.execute(tx);
    send();
    const heldUp = async () => {
      const { rows } = await sql`select 1 from pg_locks waits join pg_locks has using (pid)
        where waits.relation = 'history'::regclass and not waits.granted
          and has.relation = 'domains'::regclass and has.mode = 'RowExclusiveLock'`.execute(tx);
      return rows.length;
    };
    await expect.poll(heldUp).toBe(1);
    work();
  });
}

test('after kill -9 while thousands of domains are added, the order is unchanged', async () => {
  const settings: Record<string, string> = {
    ...(await makeStore()),
    SUPERUSER_EMAIL: AGENT,
    SUPERUSER_PASSWORD: PASSWORD,
  };
  const first = await launchReady(settings);
  const { access } = (await (await post(first, '/api-auth/', { username: AGENT, password: PASSWORD })).json()) as {
    access: string;
  };
  const headers = { authorization: `JWT ${access}`, 'content-type': 'application/json' };
  const send = (url: string, method: string, body?: object) =>
    fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const placed = await send(`${first.url}/orders/create/`, 'POST', ADDRESS);
  const { id } = ((await placed.json()) as { order: { id: number } }).order;
  const domainsAt = async (url: string): Promise<number> =>
    ((await (await send(`${url}/orders/${id}/`, 'GET')).json()) as Orders).domains.length;

  const domains = Array.from({ length: MANY }, (_, n) => ({ name: `quay-${n}.crash-${process.pid}.com` }));
  let answer: Promise<Response | undefined> | undefined;
  const add = () => {
    answer = send(`${first.url}/orders/${id}/domains/`, 'POST', { domains }).catch(() => undefined);
  };
  const kill = () => first.kill('SIGKILL');
  let seen = 0;
  if (settings.DATABASE_URL) {
    const { db, close } = await openStore(settings);
    await whileHeldUp(db, add, kill).finally(close);
  } else {
    add();
    while (seen === 0) seen = await domainsAt(first.url);
    kill();
  }
  expect(await answer).toBeUndefined();
  expect(seen, 'in the middle of it').toBeLessThan(MANY);

  await endLeases(settings);
  const second = await launchReady(settings);
  await expect.poll(() => domainsAt(second.url)).toBe(0);
  const again = await send(`${second.url}/orders/${id}/domains/`, 'POST', { domains: domains.slice(0, 100) });
  expect([again.status, ((await again.json()) as Orders).domains.length]).toEqual([200, 100]);
  second.kill('SIGTERM');
  expect((await second.exit).code).toBe(0);
  const { db, close } = await openStore(settings);
  const report = await checkHistory(db);
  await close();
  expect(report).toMatchObject({ ok: true });
});
