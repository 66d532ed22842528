import { expect } from 'vitest';
import {
  changeDomain,
  createDomain,
  deleteDomain,
  getDomain,
  isDomainBusy,
  listDomains,
} from '#core/contract/registry/domains.ts';
import { DOMAIN_STATUS, ORDER_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { newCompany, putDomain, someDomain } from '#tests/world/companies.ts';
import { test, type World } from '#tests/world/world.ts';

const setOrderStatus = (world: World, id: number, status_id: number) =>
  world.deps.db.updateTable('orders').set({ status_id }).where('id', '=', id).execute();

test('a domain entered as a URL is added to the open order by its bare name', async ({ world }) => {
  const owner = await world.user();
  const { company, order } = await newCompany(owner);
  const name = someDomain();
  const typed = ` HTTPS://www.${name.toUpperCase()}:443/path?x#y `;
  const domain = await owner.call(createDomain, { body: { order_id: order.id, name: typed, email: 'N@example.com' } });
  expect(domain).toEqual({
    id: domain.id,
    name,
    unicode_name: name,
    email: 'n@example.com',
    status: { id: 10, name: 'Draft' },
    company: { id: company.id, name: company.name },
    created_date: domain.created_date,
  });
  expect(await owner.call(getDomain, { params: domain })).toEqual(domain);
});

test('an internationalized name is stored in ASCII, shown in Unicode and found by either form', async ({ world }) => {
  const owner = await world.user();
  const { order } = await newCompany(owner);
  const rare = `bücher${process.pid}${Math.random().toString(36).slice(2, 7)}`;
  const domain = await owner.call(createDomain, { body: { order_id: order.id, name: `${rare.toUpperCase()}.DE` } });
  expect(domain).toMatchObject({ name: expect.stringMatching(/^xn--.*\.de$/), unicode_name: `${rare}.de` });
  for (const search of [rare, rare.toUpperCase(), domain.name.slice(0, -3)]) {
    const { results } = await owner.call(listDomains, { query: { search } });
    expect(results.map(({ id }) => id)).toEqual([domain.id]);
  }
  const busy = await owner.call(isDomainBusy, { body: { name: `${rare}.de` } });
  expect(busy).toEqual({
    busy: true,
    company: null,
    domain: { name: domain.name, status: { id: 22, name: 'Attached to another order' } },
  });
});

test.for([
  ['', messages.domainRequired],
  ['localhost', messages.domainInvalid],
  ['exa mple.com', messages.domainInvalid],
  ['-a.com', messages.domainInvalid],
  ['a_b.com', messages.domainInvalid],
  ['ada@example.com', messages.domainInvalid],
  ['127.0.0.1', messages.domainInvalid],
  ['co.uk', messages.domainInvalid],
  [`${'a'.repeat(64)}.com`, messages.domainInvalid],
  ['harbor.invalid', messages.domainNoSuffix],
] as const)('“%s” is rejected as a domain', async ([name, sentence], { world }) => {
  const owner = await world.user();
  const { order } = await newCompany(owner);
  const refusal = await owner.refused(createDomain, { body: { order_id: order.id, name } });
  expect([refusal.status, refusal.body.name]).toEqual([400, [sentence]]);
  expect((await owner.refused(isDomainBusy, { body: { name } })).body.name).toEqual([sentence]);
});

test('a subdomain of a site builder is accepted as a domain', async ({ world }) => {
  const owner = await world.user();
  const { order } = await newCompany(owner);
  const name = someDomain('blogspot.com');
  expect(await owner.call(createDomain, { body: { order_id: order.id, name } })).toMatchObject({ name });
});

test('the busy check names the holder only if the domain is registered, to its owner and strangers alike', async ({
  world,
}) => {
  const [owner, stranger] = [await world.user(), await world.user()];
  const { company, order } = await newCompany(owner);
  const [draft, free] = [someDomain(), someDomain()];
  await owner.call(createDomain, { body: { order_id: order.id, name: draft } });
  const registered = await putDomain(world, company.id);
  const removed = await putDomain(world, company.id, { status_id: DOMAIN_STATUS.removed });
  for (const person of [owner, stranger]) {
    const ask = (name: string) => person.call(isDomainBusy, { body: { name } });
    expect(await ask(`www.${draft}`)).toEqual({
      busy: true,
      company: null,
      domain: { name: draft, status: { id: 22, name: 'Attached to another order' } },
    });
    expect(await ask(registered.name.toUpperCase())).toEqual({
      busy: true,
      company: company.name,
      domain: { name: registered.name, status: { id: 13, name: 'Registered' } },
    });
    for (const name of [free, removed.name])
      expect(await ask(name)).toEqual({ busy: false, company: null, domain: null });
  }
});

test('a busy name is rejected with the message of the spec', async ({ world }) => {
  const [owner, other] = [await world.user(), await world.user()];
  const { order } = await newCompany(owner);
  const { order: second, company } = await newCompany(other);
  const draft = someDomain();
  await other.call(createDomain, { body: { order_id: second.id, name: draft } });
  const registered = await putDomain(world, company.id);
  const sentence = async (name: string, order_id = order.id) => {
    const refusal = await (order_id === order.id ? owner : other).refused(createDomain, { body: { order_id, name } });
    expect(refusal.status).toBe(409);
    expect(refusal.body.message).toBe((refusal.body.name as string[])[0]);
    return refusal.body.message;
  };
  expect(await sentence(draft)).toBe(
    `${draft} is associated with another order. If you think this is a mistake, please contact us right away.`,
  );
  expect(await sentence(registered.name)).toBe(
    `${registered.name} is associated with ${company.name}. If you think this is a mistake, please contact us right away.`,
  );
  expect(await sentence(draft.toUpperCase(), second.id)).toBe(messages.domainDuplicate);
});

test('domains of an order that can no longer be edited cannot be added or removed', async ({ world }) => {
  const owner = await world.user();
  const { order } = await newCompany(owner);
  const domain = await owner.call(createDomain, { body: { order_id: order.id, name: someDomain() } });
  await setOrderStatus(world, order.id, ORDER_STATUS.waiting_for_payment);
  await owner.call(createDomain, { body: { order_id: order.id, name: someDomain() } });
  await setOrderStatus(world, order.id, ORDER_STATUS.processing);
  const late = await owner.refused(createDomain, { body: { order_id: order.id, name: someDomain() } });
  expect([late.status, late.body.message]).toEqual([409, messages.orderMoveRefused]);
  expect((await owner.refused(deleteDomain, { params: domain })).status).toBe(409);
});

test('deleting a draft removes it from its order and releases its name', async ({ world }) => {
  const owner = await world.user();
  const { order } = await newCompany(owner);
  const domain = await owner.call(createDomain, { body: { order_id: order.id, name: someDomain() } });
  await owner.call(deleteDomain, { params: domain });
  expect((await owner.refused(getDomain, { params: domain })).status).toBe(404);
  expect((await owner.refused(deleteDomain, { params: domain })).status).toBe(404);
  await owner.call(createDomain, { body: { order_id: order.id, name: domain.name } });
});

test('a registered domain can only be removed by an amendment; a removed one cannot be deleted', async ({ world }) => {
  const owner = await world.user();
  const company = await world.company([[owner, 'owner']]);
  const registered = await putDomain(world, company);
  const removed = await putDomain(world, company, { status_id: DOMAIN_STATUS.removed });
  const refusal = await owner.refused(deleteDomain, { params: registered });
  expect([refusal.status, refusal.body.message]).toEqual([409, messages.domainRegistered]);
  expect((await owner.refused(deleteDomain, { params: removed })).body.message).toBe(messages.domainRemoved);
});

test('the notice address of a domain can be set, changed and cleared, and each change is recorded', async ({
  world,
}) => {
  const owner = await world.user();
  const domain = await putDomain(world, await world.company([[owner, 'owner']]));
  for (const [typed, email] of [
    ['First@Example.com', 'first@example.com'],
    ['second@example.com', 'second@example.com'],
    [null, null],
    ['', null],
  ] as const) {
    expect(await owner.call(changeDomain, { params: domain, body: { email: typed } })).toMatchObject({ email });
    expect(await owner.call(getDomain, { params: domain })).toMatchObject({ email });
  }
  const refusal = await owner.refused(changeDomain, { params: domain, body: { email: 'nobody' } });
  expect([refusal.status, refusal.body.email]).toEqual([400, [messages.emailInvalid]]);
  const entries = await world.deps.db
    .selectFrom('history')
    .select('changes')
    .where('content_type', '=', 12)
    .where('object_id', '=', domain.id)
    .orderBy('id')
    .execute();
  expect(entries.flatMap(({ changes }) => changes)).toEqual([
    { field: 'email', from: null, to: 'first@example.com' },
    { field: 'email', from: 'first@example.com', to: 'second@example.com' },
    { field: 'email', from: 'second@example.com', to: null },
  ]);
});

test.for(['billing', 'notices', 'viewer'] as const)(
  'a %s can see a domain but not change it',
  async (role, { world }) => {
    const [person, owner] = [await world.user(), await world.user()];
    const { company, order } = await newCompany(owner);
    await world.deps.db
      .insertInto('representatives')
      .values({
        company_id: company.id,
        user_id: person.id,
        email: person.email,
        role,
        status: 'active',
        invited_date: world.clock.now(),
      })
      .execute();
    const domain = await owner.call(createDomain, { body: { order_id: order.id, name: someDomain() } });
    expect(await person.call(getDomain, { params: domain })).toEqual(domain);
    for (const refused of [
      await person.refused(changeDomain, { params: domain, body: { email: null } }),
      await person.refused(deleteDomain, { params: domain }),
      await person.refused(createDomain, { body: { order_id: order.id, name: someDomain() } }),
    ]) {
      expect([refused.status, refused.body.message]).toEqual([403, messages.forbidden]);
    }
  },
);

test('adding a domain to another company’s order or to an invalid order id is rejected with 404', async ({ world }) => {
  const [owner, stranger] = [await world.user(), await world.user()];
  const { order } = await newCompany(owner);
  for (const order_id of [order.id, 0, -1, 2 ** 31, 2 ** 52]) {
    const refusal = await stranger.refused(createDomain, { body: { order_id, name: someDomain() } });
    expect([refusal.status, refusal.body]).toEqual([404, { message: messages.notFound }]);
  }
});
