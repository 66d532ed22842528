import { expect, test } from 'vitest';
import { checkHistory } from '#server/db/history.ts';
import { endLeases, launchReady, makeStore, openStore, PASSWORD, post } from '#tests/processes/server-process.ts';
import { ADDRESS } from '#tests/world/orders.ts';

const AGENT = 'crash-agent@example.com';
const MANY = 4_000;

interface Orders {
  domains: object[];
}

/** On PostgreSQL nothing is visible before the commit, so the process is killed after this many polls. */
const POLLS = 20;

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
  const answer = send(`${first.url}/orders/${id}/domains/`, 'POST', { domains }).catch(() => undefined);
  let seen = 0;
  for (let poll = 0; seen === 0 && (poll < POLLS || !settings.DATABASE_URL); poll++) seen = await domainsAt(first.url);
  first.kill('SIGKILL');
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
