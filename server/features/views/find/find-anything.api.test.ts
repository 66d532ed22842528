import { expect } from 'vitest';
import { FIND_LIMIT } from '#core/constants.ts';
import { updateOrder } from '#core/contract/trade/orders.ts';
import { find } from '#core/contract/views/find.ts';
import { newCompany, putDomain } from '#tests/world/companies.ts';
import { putContact, putNotice } from '#tests/world/notices.ts';
import { placeOrder } from '#tests/world/orders.ts';
import type { Person } from '#tests/world/person.ts';
import { test, type World } from '#tests/world/world.ts';

const uniqueWord = () => `mark${Math.random().toString(36).slice(2, 12)}`;

/** One object of each kind that contains the search word. */
async function oneOfEach(world: World, owner: Person, word: string) {
  const { company, order } = await newCompany(owner, { name: `The ${word.toUpperCase()} Company` });
  const domain = await putDomain(world, company.id, { name: `shop-${word}.com` });
  const sender_id = await putContact(world);
  await world.deps.db
    .updateTable('contacts')
    .set({ name: `Rights of ${word}` })
    .where('id', '=', sender_id)
    .execute();
  const own_id = await putContact(world, company.id);
  await world.deps.db
    .updateTable('contacts')
    .set({ name: `Own ${word}` })
    .where('id', '=', own_id)
    .execute();
  const notice_id = await putNotice(world, { company_id: company.id, sender_id, subject: `About ${word}` });
  return { company, order, domain, sender_id, own_id, notice_id };
}

const search = async (person: Person, text: string, query: object = {}) => {
  const { results, count } = await person.call(find, { query: { search: text, ...query } });
  expect(count).toBe(results.length);
  return results;
};
const keys = async (person: Person, text: string, query: object = {}) =>
  (await search(person, text, query)).map(({ kind, id }) => `${kind} ${id}`);

test('a customer finds their own objects of every kind by part of the name', async ({ world }) => {
  const [owner, word] = [await world.user(), uniqueWord()];
  const { company, order, domain, sender_id, own_id, notice_id } = await oneOfEach(world, owner, word);
  expect(await search(owner, word.slice(0, 10).toUpperCase())).toEqual([
    {
      kind: 'company',
      id: company.id,
      name: company.name,
      text: 'Portland, ME',
      status: { id: 4, name: 'New' },
    },
    { kind: 'domain', id: domain.id, name: domain.name, text: company.name, status: { id: 13, name: 'Registered' } },
    {
      kind: 'order',
      id: order.id,
      name: `Order ${order.number}`,
      text: `Registration · ${company.name}`,
      status: { id: 10, name: 'Draft' },
    },
    {
      kind: 'notice',
      id: notice_id,
      name: `About ${word}`,
      text: `${String(notice_id).padStart(4, '0')} · ${company.name}`,
      status: { id: 15, name: 'New' },
    },
    { kind: 'sender', id: own_id, name: `Own ${word}`, text: expect.stringContaining('@example.net'), status: null },
    {
      kind: 'sender',
      id: sender_id,
      name: `Rights of ${word}`,
      text: expect.stringContaining('@example.net'),
      status: null,
    },
  ]);
});

test('a superuser finds objects of all customers, and users', async ({ world }) => {
  const [superuser, owner, word] = [await world.superuser(), await world.user(), uniqueWord()];
  const { company, order, domain, sender_id, own_id, notice_id } = await oneOfEach(world, owner, word);
  await world.deps.db.updateTable('users').set({ last_name: word }).where('id', '=', owner.id).execute();
  expect(await keys(superuser, word)).toEqual([
    `company ${company.id}`,
    `domain ${domain.id}`,
    `order ${order.id}`,
    `notice ${notice_id}`,
    `sender ${own_id}`,
    `sender ${sender_id}`,
    `user ${owner.id}`,
  ]);
  expect((await search(superuser, owner.email.toUpperCase()))[0]).toEqual({
    kind: 'user',
    id: owner.id,
    name: `Ada ${word}`,
    text: owner.email,
    status: { id: 1, name: 'Active' },
  });
});

test('a number finds the order and the notice with that number, listed first', async ({ world }) => {
  const [owner, word] = [await world.user(), uniqueWord()];
  const { order, notice_id } = await oneOfEach(world, owner, word);
  for (const typed of [order.number, `#${order.id}`, `ord_0${order.id}`, `order ${order.number}`]) {
    expect((await keys(owner, typed))[0], typed).toBe(`order ${order.id}`);
  }
  const number = String(notice_id).padStart(4, '0');
  expect(await keys(owner, `Notice ${number}`)).toEqual([`notice ${notice_id}`]);
  expect(await keys(owner, number)).toContain(`notice ${notice_id}`);
});

test('a search never returns another customer’s objects', async ({ world }) => {
  const [owner, stranger, nobody, word] = [await world.user(), await world.user(), await world.user(), uniqueWord()];
  const theirs = await oneOfEach(world, owner, word);
  const own = await oneOfEach(world, stranger, uniqueWord());
  // Objects visible to the agent only, and deleted ones, are not found either.
  await putNotice(world, { subject: `Unmatched ${word}` });
  const deleted = await putNotice(world, { company_id: own.company.id, subject: `Deleted ${word}` });
  await world.deps.db
    .updateTable('notices')
    .set({ deleted_date: world.clock.now() })
    .where('id', '=', deleted)
    .execute();
  const words = [
    ...[
      word,
      word.slice(0, 4),
      word[0]!,
      word.slice(0, 2),
      theirs.company.name,
      theirs.domain.name,
      theirs.order.number,
    ],
    ...[`#${theirs.order.id}`, `order ${theirs.order.id}`, `notice ${theirs.notice_id}`, String(theirs.notice_id)],
    ...[owner.email, 'example', 'com', 'a', '%', '_', '\\', "'", `${deleted}`, 'rights', 'about', 'Draft'],
  ];
  const visible = new Set([
    `company ${own.company.id}`,
    `domain ${own.domain.id}`,
    `order ${own.order.id}`,
    `notice ${own.notice_id}`,
    `sender ${own.sender_id}`,
    `sender ${own.own_id}`,
  ]);
  for (const typed of words) {
    for (const key of await keys(stranger, typed, { limit: 20 })) expect(visible, `${typed}: ${key}`).toContain(key);
    expect(await keys(nobody, typed, { limit: 20 }), typed).toEqual([]);
  }
});

test('a former member finds nothing of the company', async ({ world }) => {
  const [owner, member, word] = [await world.user(), await world.user(), uniqueWord()];
  const { company } = await oneOfEach(world, owner, word);
  await world.join(company.id, member, 'viewer');
  expect(await keys(member, word)).toHaveLength(6);
  await world.deps.db.deleteFrom('representatives').where('user_id', '=', member.id).execute();
  expect(await keys(member, word)).toEqual([]);
});

test('prefix matches come before other matches, with a limit per kind', async ({ world }) => {
  const [superuser, owner, word] = [await world.superuser(), await world.user(), uniqueWord()];
  const names = [`${word} b`, `${word} a`, `Old ${word}`, ...Array.from({ length: 6 }, (_, n) => `New ${word} ${n}`)];
  for (const name of names) await newCompany(owner, { name });
  for (const person of [superuser, owner]) {
    const found = (await search(person, word)).filter(({ kind }) => kind === 'company').map(({ name }) => name);
    expect(found).toEqual([`${word} a`, `${word} b`, `New ${word} 5`, `New ${word} 4`, `New ${word} 3`]);
    expect(found).toHaveLength(FIND_LIMIT);
  }
  expect((await search(owner, word, { limit: 1 })).map(({ name }) => name)[0]).toBe(`${word} a`);
});

test('an object older than the first rows searched is still found', async ({ world }) => {
  const [superuser, owner, word] = [await world.superuser(), await world.user(), uniqueWord()];
  const { company } = await newCompany(owner, {});
  const oldest = await putDomain(world, company.id, { name: `a-${word}.com` });
  const others = Array.from({ length: 1100 }, (_, n) => `n${n}-${uniqueWord()}.com`);
  const row = { company_id: company.id, email: null, status_id: 13, created_date: new Date(Date.now() + 60_000) };
  await world.deps.db
    .insertInto('domains')
    .values(others.map((name) => ({ ...row, name, unicode_name: name })))
    .execute();
  for (const person of [superuser, owner]) expect(await keys(person, word)).toEqual([`domain ${oldest.id}`]);
});

test('an empty search finds nothing, and one that is too long is rejected', async ({ world }) => {
  const owner = await world.user();
  expect(await search(owner, '   ')).toEqual([]);
  expect(await owner.call(find, {})).toEqual({ results: [], count: 0 });
  expect((await owner.refused(find, { query: { search: 'x'.repeat(201) } })).status).toBe(400);
  expect((await owner.refused(find, { query: { limit: 21 } })).status).toBe(400);
});

test('invoices are found by their number, by superusers and by members who may see them', async ({ world }) => {
  const [owner, viewer, superuser, stranger] = [
    ...[await world.user(), await world.user(), await world.superuser(), await world.user()],
  ] as const;
  const order = await placeOrder(owner!);
  await world.join(order.company.id, viewer!, 'viewer');
  const { order: waiting } = await owner!.call(updateOrder, { params: order, body: { plan_id: 1, status: 9 } });
  const { id, number } = waiting.invoice!;
  const count = Number(number.split('-')[2]);
  for (const text of [number, number.toLowerCase(), number.slice('INV-'.length), `invoice ${count}`]) {
    for (const person of [owner!, superuser!]) {
      const found = (await search(person, text)).filter(({ kind }) => kind === 'invoice');
      expect(found, text).toContainEqual({
        ...{ kind: 'invoice', id, name: number, status: null, company_id: order.company.id },
        text: `${order.company.name} · $960 · open`,
      });
    }
    for (const person of [viewer!, stranger!]) expect(await keys(person, text)).not.toContain(`invoice ${id}`);
  }
  expect((await search(owner!, number))[0]).toMatchObject({ kind: 'invoice', id });
});
