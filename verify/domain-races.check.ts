import { expect, test } from 'vitest';
import { builtServer, launchReady, makeStore, openStore } from '#tests/processes/server-process.ts';
import { figure, many, scaled } from './figure.ts';
import { newAgent } from './people.ts';
import { caller, inParallel } from './product.ts';

const NAMES = scaled(300, 20);
const COMPANIES = 12;

test('a domain has one holder when many orders request it at once', async () => {
  const store = await makeStore();
  const entry = await builtServer();
  const webs = [await launchReady({ ...store, RUN: 'web' }, entry), await launchReady({ ...store, RUN: 'web' }, entry)];
  const prepared = await openStore(store);
  const agent = caller(await newAgent(prepared.db));
  await prepared.close();
  const orders: number[] = [];
  for (let n = 0; n < COMPANIES; n++) orders.push((await agent.place(webs[n % 2]!, { name: `Harbor ${n}` })).id);
  const names = Array.from({ length: NAMES }, (_, n) => `race-${n}.com`);
  const statuses: Record<number, number> = {};
  let winners = 0;
  await inParallel(names, 3, async (name, at) => {
    const answers = await Promise.all(
      orders.map((order_id, n) => {
        // Through different calls and in different spellings.
        const written = n % 3 === 0 ? `WWW.${name.toUpperCase()}.` : name;
        return (at + n) % 2 === 0
          ? agent.call<object>(webs[n % 2]!, 'POST', '/domains/create/', { order_id, name: written })
          : agent.call<object>(webs[n % 2]!, 'POST', `/orders/${order_id}/domains/`, { domains: [{ name: written }] });
      }),
    );
    for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
    winners += answers.filter(({ status }) => status < 300).length;
  });
  for (const { kill } of webs) kill('SIGTERM');
  for (const { exit } of webs) expect((await exit).code).toBe(0);

  const { db, close } = await openStore(store);
  const held = await db.selectFrom('domains').select('name').execute();
  await close();
  expect(held.map(({ name }) => name).sort()).toEqual([...names].sort());
  expect(winners).toBe(NAMES);
  expect(Object.keys(statuses).filter((status) => !['200', '201', '409', '503'].includes(status))).toEqual([]);
  figure(`${many(NAMES * COMPANIES, 'claims')} to ${NAMES} names by ${COMPANIES} companies: ${held.length} holders`);
});
