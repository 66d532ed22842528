import { expect } from 'vitest';
import { placeAmendment } from '#core/contract/registry/company-orders.ts';
import {
  completeOrder,
  getOrder,
  LISTED_DOMAINS,
  listOrders,
  type OrderListQuery,
  updateOrder,
} from '#core/contract/trade/orders.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { someDomain } from '#tests/world/companies.ts';
import { orderIn, placeOrder, registeredCompany, setStatus } from '#tests/world/orders.ts';
import { test } from '#tests/world/world.ts';

const idsOf = ({ results }: { results: { id: number }[] }) => results.map(({ id }) => id);

test('users see the orders of their own companies, newest first', async ({ world }) => {
  const [owner, stranger] = [await world.user(), await world.user()];
  const first = await placeOrder(owner);
  const second = await placeOrder(owner);
  const theirs = await placeOrder(stranger);
  const list = await owner.call(listOrders, {});
  expect(list).toEqual({ results: [second, first], count: 2 });
  expect(idsOf(await stranger.call(listOrders, {}))).toEqual([theirs.id]);
  expect(await (await world.user()).call(listOrders, {})).toEqual({ results: [], count: 0 });
  const all = await (await world.superuser()).call(listOrders, { query: { limit: 500 } });
  expect(idsOf(all)).toEqual(expect.arrayContaining([first.id, second.id, theirs.id]));
});

test('filters work under each of their names', async ({ world }) => {
  const owner = await world.user();
  const [draft, waiting] = [await placeOrder(owner), await placeOrder(owner)];
  const filled = await owner.call(updateOrder, {
    params: waiting,
    body: { added: [{ name: someDomain() }], status: 9 },
  });
  const domain = filled.order.domains[0]!.id;
  const asked: [keyof OrderListQuery, string | number, number[]][] = [
    ['company', draft.company.id, [draft.id]],
    ['company__id', waiting.company.id, [waiting.id]],
    ['status', 10, [draft.id]],
    ['status__id', 9, [waiting.id]],
    ['status__name', 'Waiting for payment', [waiting.id]],
    ['status__name', 'Complete', []],
    ['status', 22, []],
    ['type', 1, [waiting.id, draft.id]],
    ['type__id', 3, []],
    ['type__name', 'Registration', [waiting.id, draft.id]],
    ['domain', domain, [waiting.id]],
    ['domain__id', domain, [waiting.id]],
    ['domain', 2 ** 31 - 1, []],
  ];
  for (const [key, value, expected] of asked) {
    const list = await owner.call(listOrders, { query: { [key]: value } });
    expect([key, idsOf(list), list.count]).toEqual([key, expected, expected.length]);
  }
  const both = await owner.call(listOrders, { query: { status: 9, company: draft.company.id } });
  expect(both).toEqual({ results: [], count: 0 });
});

test('each order lists its own domains, whether they are most or few of its company’s', async ({ world }) => {
  const owner = await world.user();
  const names = Array.from({ length: 6 }, () => someDomain());
  const { company_id, domains } = await registeredCompany(world, owner, { names });
  const added = [{ name: someDomain() }];
  const body = { added, removed: [domains[2]!.id] };
  const { order } = await owner.call(placeAmendment, { params: { id: company_id }, body });
  const { results } = await owner.call(listOrders, {});
  const [gone] = domains.filter(({ id }) => id === body.removed[0]);
  const both = [...added, { name: gone!.name }].sort((a, b) => (a.name < b.name ? -1 : 1));
  expect(results).toMatchObject([
    { id: order.id, added, removed: [{ id: gone!.id }], domains: both },
    { domains: domains.map(({ id }) => ({ id })), added: domains.map(({ id }) => ({ id })), removed: [] },
  ]);
  for (const one of results) expect(await owner.call(getOrder, { params: one })).toEqual(one);
});

test('the list truncates the domains of a large order and gives their count; the order itself has all of them', async ({
  world,
}) => {
  const owner = await world.user();
  const [few, many] = [await placeOrder(owner), await placeOrder(owner)];
  const base = someDomain();
  // Added from Z to A, listed from A to Z.
  const added = (count: number, word = 'few') =>
    Array.from({ length: count }, (_, n) => ({ name: `${word}${String(count - n).padStart(2, '0')}.${base}` }));
  await owner.call(updateOrder, { params: few, body: { added: added(LISTED_DOMAINS) } });
  const { order } = await owner.call(updateOrder, { params: many, body: { added: added(LISTED_DOMAINS + 5, 'many') } });
  expect(LISTED_DOMAINS).toBe(25);
  expect(order.domains).toHaveLength(LISTED_DOMAINS + 5);
  const { results } = await owner.call(listOrders, {});
  const names = order.domains.map(({ name }) => name);
  expect(names).toEqual([...names].sort());
  const counts = { domains_count: LISTED_DOMAINS + 5, added_count: LISTED_DOMAINS + 5, removed_count: 0 };
  expect(order).toMatchObject(counts);
  const first = order.domains.slice(0, LISTED_DOMAINS);
  expect(results[0]).toEqual({ ...order, domains: first, added: first });
  expect(results[1]).toEqual(await owner.call(getOrder, { params: few }));
});

test('domains are listed by name, with the counts of those added and removed', async ({ world }) => {
  const owner = await world.user();
  const base = someDomain();
  const names = ['c', 'a', 'e'].map((word) => `${word}.${base}`);
  const { company_id, domains } = await registeredCompany(world, owner, { names });
  const removed = domains.filter(({ name }) => !name.startsWith('c.')).map(({ id }) => id);
  const added = ['d', 'b'].map((word) => ({ name: `${word}.${base}` }));
  const { order } = await owner.call(placeAmendment, { params: { id: company_id }, body: { added, removed } });
  const first = ({ name }: { name: string }) => name.charAt(0);
  expect([order.domains.map(first), order.added.map(first), order.removed.map(first)]).toEqual([
    ['a', 'b', 'd', 'e'],
    ['b', 'd'],
    ['a', 'e'],
  ]);
  expect(order).toMatchObject({ domains_count: 4, added_count: 2, removed_count: 2 });
  const { results } = await owner.call(listOrders, { query: { type: order.type.id } });
  expect(results).toEqual([order]);
});

test('a filter by another customer’s company or domain finds nothing', async ({ world }) => {
  const [owner, stranger] = [await world.user(), await world.user()];
  const order = await placeOrder(owner);
  const { order: filled } = await owner.call(updateOrder, { params: order, body: { added: [{ name: someDomain() }] } });
  await placeOrder(stranger);
  for (const query of [{ company: order.company.id }, { domain: filled.domains[0]!.id }, { search: order.number }]) {
    expect(await stranger.call(listOrders, { query })).toEqual({ results: [], count: 0 });
  }
});

test('search matches the number, the company and the domain, ignoring case', async ({ world }) => {
  const owner = await world.user();
  const order = await placeOrder(owner, { name: 'Blåhaj 100% Häfen_AB' });
  await placeOrder(owner);
  const name = someDomain();
  await owner.call(updateOrder, { params: order, body: { added: [{ name }, { name: `bücher-${name}` }] } });
  const searches = [order.number, String(order.id), `ord_0${order.number}`, `#${order.id}`, 'blÅHAJ', '100%', 'n_a'];
  for (const search of [...searches, name, name.slice(2, -2).toUpperCase(), `bücher-${name}`, 'xn--bcher']) {
    expect(idsOf(await owner.call(listOrders, { query: { search } })), search).toEqual([order.id]);
  }
  for (const search of ['100_', '%', 'nowhere', `${2 ** 31}`, '99999999999999']) {
    const found = idsOf(await owner.call(listOrders, { query: { search } }));
    expect(found, search).toEqual(search === '%' ? [order.id] : []);
  }
});

test('every ordering works in both directions, and pages never overlap', async ({ world }) => {
  const [owner, superuser] = [await world.user(), await world.superuser()];
  const orders = [
    await orderIn(world, owner, 'processing'),
    await placeOrder(owner),
    await orderIn(world, owner, 'waiting_for_payment'),
    await placeOrder(owner),
  ];
  const [a, b, c, d] = orders.map(({ id }) => id);
  const body = { dmca_public_id: 'P-1', dmca_registration_id: 'D-1' };
  await superuser.call(completeOrder, { params: orders[0]!, body });
  const by = async (ordering: OrderListQuery['ordering']) =>
    idsOf(await owner.call(listOrders, { query: { ordering } }));
  expect(await by('id')).toEqual([a, b, c, d]);
  expect(await by('-created_date')).toEqual([d, c, b, a]);
  expect(await by('status')).toEqual([a, c, b, d]);
  expect(await by('-status')).toEqual([d, b, c, a]);
  expect(await by('-completed_date')).toEqual([a, d, c, b]);
  const pages = await Promise.all(
    [0, 1, 2, 3, 4].map((offset) => owner.call(listOrders, { query: { ordering: 'status', limit: 1, offset } })),
  );
  expect(pages.flatMap(idsOf)).toEqual([a, c, b, d]);
  expect(pages.map(({ count }) => count)).toEqual([4, 4, 4, 4, 4]);
});

test.for([
  ['ordering', 'name'],
  ['status', 'x'],
  ['status__name', 'Lost'],
  ['type__name', 'registration'],
  ['company', '0'],
  ['domain', '2147483648'],
  ['limit', '501'],
  ['offset', '-1'],
  ['color', 'red'],
])('%s=%s is rejected', async ([key, value], { world }) => {
  const response = await (await world.user()).request({ url: `/api/orders/?${key}=${value}` });
  expect([response.statusCode, Object.keys(response.json())]).toEqual([400, expect.arrayContaining([key])]);
});

test('the number of SQL statements does not grow with the page size', async ({ world }) => {
  const owner = await world.user();
  const count = async (limit: number) => {
    let statements = 0;
    const executor = world.deps.db.getExecutor();
    const run = executor.executeQuery;
    executor.executeQuery = function (this: typeof executor, ...args: Parameters<typeof run>) {
      statements += 1;
      return run.apply(this, args);
    } as typeof run;
    await owner.call(listOrders, { query: { limit } });
    executor.executeQuery = run;
    return statements;
  };
  for (let i = 0; i < 6; i++) await placeOrder(owner, { name: `Company ${i}` });
  const few = await count(2);
  expect(few).toBeGreaterThan(1);
  expect(await count(6)).toBe(few);
});

test('an order stays listed whatever happens to its company', async ({ world }) => {
  const owner = await world.user();
  const order = await placeOrder(owner);
  await setStatus(world, order, 'complete');
  for (const status_id of Object.values(COMPANY_STATUS)) {
    await world.deps.db.updateTable('companies').set({ status_id }).where('id', '=', order.company.id).execute();
    expect(idsOf(await owner.call(listOrders, {}))).toEqual([order.id]);
  }
});
