import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkHistory } from '#server/db/history.ts';
import { builtServer, launchReady, makeStore, openStore } from '#tests/processes/server-process.ts';
import { figure, many, scaled } from './figure.ts';
import { newAgent } from './people.ts';
import { caller, inParallel } from './product.ts';

const ORDERS = scaled(100, 10);
const AT_ONCE = 20;
/** Payment attempts are limited to 120 per account and minute. */
const PER_AGENT = 5;

test('an order is charged once under concurrent requests to several processes', async () => {
  const store = await makeStore();
  const entry = await builtServer();
  const webs = [await launchReady({ ...store, RUN: 'web' }, entry), await launchReady({ ...store, RUN: 'web' }, entry)];
  const prepared = await openStore(store);
  const agents: ReturnType<typeof caller>[] = [];
  for (let n = 0; n < ORDERS; n += PER_AGENT) agents.push(caller(await newAgent(prepared.db)));
  await prepared.close();
  const orders = Array.from({ length: ORDERS }, () => 0);
  const counts: Record<number, number> = {};
  await inParallel(orders, 4, async (_, at) => {
    const agent = agents[Math.floor(at / PER_AGENT)]!;
    const { id } = await agent.place(webs[at % 2]!);
    orders[at] = id;
    const key = randomUUID();
    // One third with a shared idempotency key, one third with unique keys, one third with none.
    const keyOf = (n: number) => [key, randomUUID(), null][(at + n) % 3]!;
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => agent.pay(webs[n % 2]!, id, keyOf(n))));
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  });
  for (const { kill } of webs) kill('SIGTERM');
  for (const { exit } of webs) expect((await exit).code).toBe(0);

  const { db, close } = await openStore(store);
  const charges = await db.selectFrom('sandbox_charges').select(['id', 'declined_for']).execute();
  const paid = await db.selectFrom('payments').select(['id', 'order_id']).where('status', '=', 'paid').execute();
  const invoices = await db.selectFrom('invoices').select(['number', 'order_id']).execute();
  const history = await checkHistory(db);
  await close();
  const sorted = (list: readonly (string | number | null)[]) => [...list].sort();
  expect(sorted(charges.map(({ id }) => id))).toEqual(sorted(paid.map(({ id }) => id)));
  expect(sorted(paid.map(({ order_id }) => order_id))).toEqual(sorted(orders));
  expect(sorted(invoices.map(({ order_id }) => order_id))).toEqual(sorted(orders));
  // Invoice numbers have no gaps: requests that lost the race used none.
  const numbers = invoices.map(({ number }) => Number(number.split('-')[2])).sort((a, b) => a - b);
  expect(numbers).toEqual(orders.map((_, at) => at + 1));
  // A request that waited too long for a connection is 503.
  expect(Object.keys(counts).filter((status) => !['200', '409', '503'].includes(status))).toEqual([]);
  expect(history).toMatchObject({ ok: true });
  figure(`${many(ORDERS * AT_ONCE, 'payments')} of ${ORDERS} orders, ${AT_ONCE} at once: ${charges.length} charges`);
});
