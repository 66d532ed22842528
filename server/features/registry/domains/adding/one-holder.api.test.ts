import { expect } from 'vitest';
import { CompanyFields } from '#core/contract/registry/company-fields.ts';
import { createDomain, isDomainBusy, listDomains } from '#core/contract/registry/domains.ts';
import type { DomainEntry } from '#core/contract/trade/orders.ts';
import { AppError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { transaction } from '#server/db/transaction.ts';
import { makeCompany } from '#server/features/registry/companies/change/make-company.ts';
import {
  addDomains,
  applyDomains,
  domainsOfOrders,
  dropDomains,
  releaseDomains,
} from '#server/features/registry/domains/adding/order-domains.ts';
import { makeOrder } from '#server/features/trade/orders/place/make-order.ts';
import { companyFields, newCompany, someDomain } from '#tests/world/companies.ts';
import type { Person } from '#tests/world/person.ts';
import { test, type World } from '#tests/world/world.ts';

const entries = (names: readonly string[]): DomainEntry[] => names.map((name) => ({ name, email: null }));

/** Adds domains to an order as the endpoints do. */
const add = (world: World, order: { id: number; company: { id: number } }, list: DomainEntry[]) =>
  transaction(world.deps, null, (tx) =>
    addDomains(tx, { order_id: order.id, company_id: order.company.id }, list, 'added'),
  );

const outcome = async (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

const holders = (world: World, names: readonly string[]) =>
  world.deps.db
    .selectFrom('domains')
    .select(['name', 'company_id'])
    .where('name', 'in', names)
    .orderBy('name')
    .execute();

/** Creates companies with draft orders in one transaction. */
const manyOrders = (world: World, owner: Person, count: number) =>
  transaction(world.deps, owner, async (tx) => {
    const made = [];
    for (let n = 0; n < count; n++) {
      const company_id = await makeCompany(tx, owner, CompanyFields.parse(companyFields()));
      const order_id = await makeOrder(tx, { company_id, type_id: 1, created_by: owner.id });
      made.push({ company_id, order_id });
    }
    return made;
  });

test('of fifty concurrent orders for one name exactly one gets it', async ({ world }) => {
  const owner = await world.user();
  const orders = await manyOrders(world, owner, 50);
  const name = someDomain();
  const answers = await Promise.all(
    orders.map(({ order_id }) =>
      owner.request({ method: 'POST', url: '/api/domains/create/', payload: { order_id, name } }),
    ),
  );
  const won = orders.filter((_, n) => answers[n]!.statusCode === 201);
  expect(won).toHaveLength(1);
  for (const answer of answers.filter(({ statusCode }) => statusCode !== 201)) {
    expect([answer.statusCode, answer.json().name]).toEqual([409, [messages.domainBusyOrder(name)]]);
  }
  expect(await holders(world, [name])).toEqual([{ name, company_id: won[0]!.company_id }]);
});

test('long overlapping lists do not deadlock: one is added completely, the others not at all', async ({ world }) => {
  const names = Array.from({ length: 200 }, () => someDomain());
  const made = await manyOrders(world, await world.user(), 6);
  const orders = made.map(({ company_id, order_id }) => ({ id: order_id, company: { id: company_id } }));
  const outcomes = await Promise.all(
    orders.map((order, n) => outcome(add(world, order, entries(n % 2 ? names : names.toReversed())))),
  );
  expect(outcomes.sort()).toEqual([...Array(5).fill('domain_busy'), 'taken']);
  expect(new Set((await holders(world, names)).map(({ company_id }) => company_id)).size).toBe(1);
});

test('each busy name is reported at its position in the list, and nothing is added', async ({ world }) => {
  const [owner, other] = [await world.user(), await world.user()];
  const { order } = await newCompany(owner);
  const [free, held] = [someDomain(), someDomain()];
  await add(world, (await newCompany(other)).order, entries([held]));
  const error = await add(world, order, entries([free, held])).catch((caught: AppError) => caught);
  expect(error).toMatchObject({
    code: 'domain_busy',
    detail: { fields: { 'added.1.name': [messages.domainBusyOrder(held)] } },
  });
  expect((await owner.call(isDomainBusy, { body: { name: free } })).busy).toBe(false);
});

test('all invalid entries of a list are reported together, by position', async ({ world }) => {
  const { order } = await newCompany(await world.user());
  const name = someDomain();
  const error = await add(world, order, entries([name, 'nonsense', `WWW.${name.toUpperCase()}.`])).catch(
    (caught: AppError) => caught,
  );
  expect(error).toMatchObject({
    code: 'bad_request',
    detail: { fields: { 'added.1.name': [messages.domainInvalid], 'added.2.name': [messages.domainDuplicate] } },
  });
});

test('thousands of domains can be added, are recorded in the history, and can be released again', async ({ world }) => {
  const owner = await world.user();
  const { company, order } = await newCompany(owner);
  const mark = someDomain();
  const ids = await add(world, order, entries(Array.from({ length: 2_500 }, (_, n) => `n${n}.${mark}`)));
  expect(ids).toHaveLength(2_500);
  expect((await owner.call(listDomains, { query: { company__id: company.id, offset: 2_490 } })).count).toBe(2_500);
  const told = await world.deps.db
    .selectFrom('history')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('content_type', '=', 12)
    .where('object_id', 'in', ids.slice(0, 1000))
    .executeTakeFirstOrThrow();
  expect(Number(told.count)).toBe(1000);
  await transaction(world.deps, null, (tx) => releaseDomains(tx, order.id));
  expect((await owner.call(listDomains, { query: { company__id: company.id } })).count).toBe(0);
});

test('an order’s drafts can be removed one by one; domains of other orders get 404', async ({ world }) => {
  const owner = await world.user();
  const { order } = await newCompany(owner);
  const { order: other } = await newCompany(await world.user());
  const [first, second] = await add(world, order, entries([someDomain(), someDomain()]));
  const [foreign] = await add(world, other, entries([someDomain()]));
  const drop = (ids: number[]) => outcome(transaction(world.deps, null, (tx) => dropDomains(tx, order.id, ids)));
  for (const ids of [[first!, foreign!], [0], [-1], [2 ** 40], [first!, 2 ** 31 - 1]])
    expect(await drop(ids)).toBe('not_found');
  expect(await drop([first!, first!])).toBe('taken');
  const listed = await domainsOfOrders(world.deps.db, [
    { id: order.id, type_id: 1, status_id: 10, company_id: order.company.id },
  ]);
  expect(listed.get(order.id)!.added.map(({ id }) => id)).toEqual([second]);
});

test('a completed order’s domains become Registered and stay listed in the order', async ({ world }) => {
  const owner = await world.user();
  const { company, order } = await newCompany(owner);
  await add(world, order, entries([someDomain(), someDomain()]));
  await transaction(world.deps, null, (tx) => applyDomains(tx, order.id));
  const { domains, added, removed } = (
    await domainsOfOrders(world.deps.db, [{ id: order.id, type_id: 1, status_id: 7, company_id: company.id }])
  ).get(order.id)!;
  expect([domains, removed]).toEqual([added, []]);
  expect(added.map(({ status }) => status.name)).toEqual(['Registered', 'Registered']);
  const busy = await owner.call(isDomainBusy, { body: { name: added[0]!.name } });
  expect(busy).toMatchObject({ busy: true, company: company.name, domain: { status: { id: 13 } } });
});

test('a removed name can be registered by another company', async ({ world }) => {
  const { company } = await newCompany(await world.user());
  const name = someDomain();
  const values = { name, unicode_name: name, email: null, company_id: company.id, created_date: world.clock.now() };
  await world.deps.db
    .insertInto('domains')
    .values({ ...values, status_id: 14 })
    .execute();
  const owner = await world.user();
  const { order } = await newCompany(owner);
  expect(await owner.call(createDomain, { body: { order_id: order.id, name } })).toMatchObject({ name });
});
