import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { threadSeconds } from '#server/threads/thread-cpu.ts';
import { type FormPage, insertPages, pageForm } from '#tests/processes/form-pages.ts';
import { builtServer, JWT_SECRET, launchReady, makeStore, openStore } from '#tests/processes/server-process.ts';
import { expectNone, figure, many, scaled } from './figure.ts';
import { newAgent } from './people.ts';

const FORMS = scaled(500, 60);
const NETWORKS = scaled(250, 30);
/** Below the number from which a company's form demands a proof of work. */
const PER_COMPANY = 40;
const SECONDS = scaled(30, 10);
/** Forms that one network tries to send beyond its ten. */
const GREEDY = 30;
const WARM_UP = 15;
const MOST_SECONDS = 0.2;

const networkOf = (n: number): string => `2001:db8:${(n % NETWORKS).toString(16)}:100::${(n + 1).toString(16)}`;

test('while forms arrive from many networks, other requests are answered at once', async () => {
  const store = { ...(await makeStore()), JWT_SECRET };
  const { db, close } = await openStore(store);
  const pages = await insertPages(db, Math.ceil(FORMS / PER_COMPANY) + 1);
  const agent = await newAgent(db);
  await close();
  // Clients are told apart by what the proxy, which is this test, says about them.
  const { pid, port } = await launchReady({ ...store, TRUST_PROXY: '127.0.0.1' }, await builtServer());
  const address = `http://127.0.0.1:${port}/api`;

  async function send(n: number, page: FormPage, network: string): Promise<number> {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': network };
    const body = JSON.stringify(pageForm(n, page));
    const answer = await fetch(`${address}/p/${page.slug}/notices/`, { method: 'POST', headers, body });
    await answer.arrayBuffer();
    return answer.status;
  }

  // A warm server.
  for (let n = 0; n < WARM_UP; n++) await send(2 * FORMS + n, pages.at(-1)!, `2001:db8:fffe:${n + 1}00::1`);

  let isOver = false;
  /** Processor seconds of the server's main thread while each request of others waited: wall time counts other programs too. */
  const waited: number[] = [];
  const wrong: string[] = [];
  const others = (async () => {
    for (let n = 0; !isOver; n++) {
      const path = ['/users/profile/', '/notices/?limit=10', '/intake/unconfirmed/', '/health/'][n % 4]!;
      const before = threadSeconds(`${pid}`);
      const { status } = await fetch(address + path, { headers: { authorization: `JWT ${agent}` } });
      waited.push(threadSeconds(`${pid}`) - before);
      if (status !== 200) wrong.push(`${path} → ${status}`);
      await wait(20);
    }
  })();

  const statuses = new Map<number, number>();
  const flood = Array.from({ length: FORMS }, async (_, n) => {
    await wait((n * SECONDS * 1000) / FORMS);
    const status = await send(n, pages[n % (pages.length - 1)]!, networkOf(n));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });
  const greedy = Promise.all(
    Array.from({ length: GREEDY }, (_, n) => send(FORMS + n, pages.at(-1)!, `2001:db8:ffff:1${(n % 90) + 10}::1`)),
  );
  await Promise.all(flood);
  isOver = true;
  await others;

  expectNone(wrong);
  expect([...statuses]).toEqual([[202, FORMS]]);
  expect((await greedy).filter((status) => status === 202)).toHaveLength(10);
  const sorted = waited.sort((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)]!;
  expect(p99, 'processor seconds that others waited, p99').toBeLessThan(MOST_SECONDS);
  figure(
    `${many(FORMS, 'forms')} from ${many(NETWORKS, 'networks')} in ${SECONDS} s: of ${many(sorted.length, 'other requests')}, 99 % waited for ${(p99 * 1000).toFixed(0)} ms of processor time at most; one network got 10 of ${GREEDY}`,
  );
});
