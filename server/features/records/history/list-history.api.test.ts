import { expect } from 'vitest';
import { getNotice, updateNotice } from '#core/contract/intake/notices.ts';
import { type HistoryEntry, listHistory } from '#core/contract/records/history.ts';
import { createNote } from '#core/contract/records/notes.ts';
import { renameUser } from '#core/contract/records/users.ts';
import { changeBilling, changeCompany } from '#core/contract/registry/companies.ts';
import { deleteDomain } from '#core/contract/registry/domains.ts';
import { completeOrder, deleteOrder, updateOrder } from '#core/contract/trade/orders.ts';
import { changePaymentMethod } from '#core/contract/trade/payments.ts';
import { CONTENT_TYPES, ROLES } from '#core/lookups.ts';
import { someDomain } from '#tests/world/companies.ts';
import { putNotice } from '#tests/world/notices.ts';
import { placeOrder, setStatus } from '#tests/world/orders.ts';
import { aCard } from '#tests/world/payments.ts';
import type { Person } from '#tests/world/person.ts';
import { test } from '#tests/world/world.ts';

const describeEntry = ({ content_type: { model }, action }: HistoryEntry) => `${model} ${action}`;
const actionsSeenBy = async (person: Person, query: object = {}) =>
  (await person.call(listHistory, { query: { limit: 500, ...query } })).results.map(describeEntry);
const BILLING = { email: 'billing@example.com', line1: '1 Quay', zip: '04101', country: 'United States' };

test('the history of an order lists every change, newest first, with its author and object', async ({ world }) => {
  const [owner, superuser] = [await world.user(), await world.superuser()];
  const order = await placeOrder(owner);
  const name = someDomain();
  await owner.call(updateOrder, { params: order, body: { added: [{ name }], status: 9 } });
  await superuser.call(updateOrder, { params: order, body: { status: 8 } });
  const filing = { dmca_public_id: 'P-1', dmca_registration_id: 'DMCA-1' };
  await superuser.call(completeOrder, { params: order, body: filing });

  const { results, count } = await owner.call(listHistory, { query: { limit: 500 } });
  expect(count).toBe(results.length);
  expect(results.map(({ id }) => id)).toEqual(results.map(({ id }) => id).sort((a, b) => b - a));
  const completed = results.find((entry) => describeEntry(entry) === 'order completed')!;
  expect(completed).toEqual({
    id: expect.any(Number),
    uuid: expect.stringMatching(/^[\da-f-]{36}$/),
    is_snapshot: false,
    object_id: order.id,
    content_type: { id: CONTENT_TYPES.order, model: 'order' },
    object_name: order.number,
    company: { id: order.company.id, name: order.company.name },
    action: 'completed',
    user: { id: superuser.id, name: 'Ada Marlow', email: superuser.email },
    token: null,
    date: expect.stringMatching(/Z$/),
    changes: [{ field: 'status', from: 'Processing', to: 'Complete' }],
    snapshot: null,
    previous_hash: expect.stringMatching(/^[\da-f]{64}$/),
    hash: expect.stringMatching(/^[\da-f]{64}$/),
  });
  // All entries of one transaction share its uuid.
  const act = await owner.call(listHistory, { query: { uuid: completed.uuid } });
  const snapshot = act.results.find(({ is_snapshot }) => is_snapshot)!;
  expect(snapshot).toMatchObject({
    object_id: order.company.id,
    content_type: { model: 'company' },
    snapshot: { name: 'Harbor Hosting', status: { name: 'Registered' }, domains: [name] },
  });
  expect(act.results.find(({ content_type }) => content_type.model === 'domain')).toMatchObject({ object_name: name });
  // The hash chain: each entry contains the hash of the previous one.
  const byId = new Map(act.results.map((entry) => [entry.id, entry]));
  for (const { id, previous_hash } of act.results) {
    if (byId.has(id - 1)) expect(previous_hash).toBe(byId.get(id - 1)!.hash);
  }
});

test('the history is filtered by object, content type, snapshots, transaction, company, position and search, and sorted', async ({
  world,
}) => {
  const [owner, superuser] = [await world.user(), await world.superuser()];
  const [one, other] = [await placeOrder(owner), await placeOrder(owner)];
  await owner.call(changeCompany, { params: one.company, body: { phone: '+1 207 555 0100' } });
  await setStatus(world, one, 'processing');
  const filing = { dmca_public_id: 'P-1', dmca_registration_id: 'DMCA-1' };
  await superuser.call(completeOrder, { params: one, body: filing });
  for (const who of [owner, superuser]) {
    const ask = (query: object) => actionsSeenBy(who, query);
    const ofOrder = ['order completed', 'order placed'];
    expect(await ask({ object_id: one.id, content_type: 'order' })).toEqual(ofOrder);
    expect(await ask({ object_id: one.id, content_type: CONTENT_TYPES.order })).toEqual(ofOrder);
    expect(await ask({ object_id: one.id, content_type__model: 'order' })).toEqual(ofOrder);
    expect(await ask({ object_id: one.id, content_type__model: 'order', content_type: 'company' })).toEqual([]);
    expect(await ask({ object_id: one.id, content_type__model: 'order', search: 'PLAC' })).toEqual(['order placed']);
    const ofCompany = { object_id: one.company.id, content_type__model: 'company' };
    expect(await ask({ ...ofCompany, is_snapshot: 'True' })).toHaveLength(1);
    expect(await ask({ ...ofCompany, is_snapshot: false })).toEqual(['company changed', 'company created']);
    expect(await ask({ company__id: other.company.id })).toEqual([
      'order placed',
      'representative created',
      'company created',
    ]);
    expect(await ask({ company__id: other.company.id, content_type: 'order' })).toEqual(['order placed']);
    expect(await ask({ company__id: other.company.id, ordering: 'id', limit: 1 })).toEqual(['company created']);
    expect(await ask({ company__id: other.company.id, ordering: '-date', limit: 2, offset: 2 })).toEqual([
      'company created',
    ]);
    expect(await ask({ company__id: other.company.id, search: 'creat' })).toHaveLength(2);
    expect(await ask({ company__id: one.company.id, is_snapshot: true })).toHaveLength(1);
    const [newest] = (await who.call(listHistory, { query: { ...ofCompany, limit: 1 } })).results;
    expect(await ask({ ...ofCompany, id__lt: newest!.id })).toEqual(['company changed', 'company created']);
    expect(await ask({ company__id: one.company.id, id__lt: newest!.id })).not.toContain(describeEntry(newest!));
    expect(await ask({ ...ofCompany, id__gt: newest!.id - 1 })).toEqual([describeEntry(newest!)]);
    expect(await ask({ company__id: one.company.id, content_type: 'company', id__gt: newest!.id })).toEqual([]);
  }
  // Of any content type: no other object with this id is visible to the owner.
  expect(await actionsSeenBy(owner, { object_id: one.id })).toEqual(
    expect.arrayContaining(['order completed', 'order placed']),
  );
  for (const query of [
    'object_id=x',
    'content_type=99',
    'is_snapshot=maybe',
    'uuid=x',
    'id__lt=0',
    'ordering=action',
    'x=1',
  ]) {
    expect((await owner.request({ url: `/api/history/?${query}` })).statusCode, query).toBe(400);
  }
});

test('pages over several companies and one’s own account contain every entry once, in order, with an exact count', async ({
  world,
}) => {
  const [owner, stranger] = [await world.user(), await world.user()];
  await placeOrder(stranger);
  const orders = [await placeOrder(owner), await placeOrder(owner), await placeOrder(owner)];
  for (const phone of ['1', '2', '3']) {
    for (const { company } of orders) await owner.call(changeCompany, { params: company, body: { phone } });
    await owner.call(renameUser, { params: owner, body: { first_name: `Ada ${phone}`, last_name: '' } });
  }
  // Six entries per company (created, owner, order, three changes) and three of the user's own account.
  const all = (await owner.call(listHistory, { query: { limit: 500 } })).results.map(({ id }) => id);
  expect(all).toHaveLength(3 * 6 + 3);
  for (const [ordering, expected] of [
    ['-id', all],
    ['id', [...all].reverse()],
  ] as const) {
    const seen: number[] = [];
    for (let offset = 0; offset < all.length; offset += 4) {
      const page = await owner.call(listHistory, { query: { limit: 4, offset, ordering } });
      expect(page.count).toBe(all.length);
      seen.push(...page.results.map(({ id }) => id));
    }
    expect(seen).toEqual(expected);
  }
  const beyond = await owner.call(listHistory, { query: { offset: 100 } });
  expect(beyond).toEqual({ results: [], count: all.length });
  const kind = await owner.call(listHistory, { query: { content_type: 'company', limit: 2 } });
  expect([kind.results.length, kind.count]).toEqual([2, 12]);
  const found = await owner.call(listHistory, { query: { search: 'changed', limit: 2 } });
  expect(found.count).toBe(12);
});

test('pages are the same with more companies than are merged one by one', async ({ world }) => {
  const owner = await world.user();
  for (let n = 0; n < 22; n++) {
    const id = await world.company([[owner, n % 2 === 0 ? 'owner' : 'administrator']]);
    await owner.call(changeCompany, { params: { id }, body: { phone: String(n) } });
  }
  const phones = async (query: object) => {
    const { results, count } = await owner.call(listHistory, { query });
    return [...results.map(({ changes }) => changes[0]!.to), count];
  };
  expect(await phones({ limit: 3 })).toEqual(['21', '20', '19', 22]);
  expect(await phones({ limit: 3, offset: 20 })).toEqual(['1', '0', 22]);
  expect(await phones({ limit: 2, ordering: 'date', content_type: 'company' })).toEqual(['0', '1', 22]);
});

test('a superuser’s count of everything is exact', async ({ world }) => {
  const [owner, superuser] = [await world.user(), await world.superuser()];
  await placeOrder(owner);
  const { db } = world.deps;
  const { count } = await db
    .selectFrom('history')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect((await superuser.call(listHistory, { query: { limit: 1 } })).count).toBe(Number(count));
});

test('no query reveals another user’s history', async ({ world }) => {
  const [owner, stranger, colleague] = [await world.user(), await world.user(), await world.user()];
  const order = await placeOrder(owner);
  await owner.call(renameUser, { params: owner, body: { first_name: 'Grace', last_name: '' } });
  await world.join(order.company.id, colleague, 'viewer');
  const [{ uuid }] = (await owner.call(listHistory, { query: { object_id: order.id } })).results as [HistoryEntry];
  for (const query of [
    {},
    { object_id: order.id },
    { object_id: order.company.id, content_type: 'company' },
    { object_id: owner.id, content_type: 'user' },
    { uuid },
    { company__id: order.company.id },
  ]) {
    expect(await stranger.call(listHistory, { query }), JSON.stringify(query)).toEqual({ results: [], count: 0 });
  }
  // A member sees the company's history, but not another member's account.
  expect(await actionsSeenBy(colleague)).toEqual(['order placed', 'representative created', 'company created']);
  expect(await actionsSeenBy(colleague, { object_id: owner.id, content_type: 'user' })).toEqual([]);
  expect(await actionsSeenBy(owner, { object_id: owner.id, content_type: 'user' })).toEqual(['user changed']);
  // And nothing once they are no longer a member.
  await world.deps.db.deleteFrom('representatives').where('user_id', '=', colleague.id).execute();
  expect(await actionsSeenBy(colleague)).toEqual([]);
});

test.for(ROLES)(
  'a %s sees invoices and cards in the history only with the permission to pay',
  async (role, { world }) => {
    const [owner, member] = [await world.user(), await world.user()];
    const order = await placeOrder(owner);
    await world.join(order.company.id, member, role);
    await owner.call(changeBilling, { params: order.company, body: BILLING });
    await owner.call(changePaymentMethod, { params: order.company, body: aCard() });
    const { order: invoiced } = await owner.call(updateOrder, { params: order, body: { plan_id: 1, status: 9 } });
    const mayPay = role !== 'notices' && role !== 'viewer';
    const query = { company__id: order.company.id, limit: 500 };
    const seen = await member.call(listHistory, { query });
    const showsChanges = (action: string) => seen.results.find((entry) => entry.action === action)!.changes.length > 0;
    expect([showsChanges('billing changed'), showsChanges('payment method updated')]).toEqual([mayPay, mayPay]);
    const invoice = { object_id: invoiced.invoice!.id, content_type: 'invoice' } as const;
    expect(await actionsSeenBy(member, invoice)).toEqual(mayPay ? ['invoice issued'] : []);
    expect(await actionsSeenBy(member, { company__id: order.company.id, content_type: 'invoice' })).toHaveLength(
      mayPay ? 1 : 0,
    );
    expect(seen.results.some(({ content_type }) => content_type.model === 'invoice')).toBe(mayPay);
    // The count includes only visible entries, even if the page is full.
    expect((await member.call(listHistory, { query: { limit: 1 } })).count).toBe(seen.count);
  },
);

test('the previous company of a notice is visible to the agent, but not to the current company', async ({ world }) => {
  const [owner, superuser] = [await world.user(), await world.superuser()];
  const [before, after] = [await world.company([[superuser, 'owner']]), await world.company([[owner, 'owner']])];
  const old = await putNotice(world, { company_id: before });
  const { id } = await superuser.call(updateNotice, { params: { id: old }, body: { company_id: after } });
  const changed = async (person: Person, object_id: number) =>
    (await person.call(listHistory, { query: { object_id, content_type: 'notice' } })).results
      .flatMap(({ changes }) => changes)
      .find(({ field }) => field === 'company');
  expect(await changed(superuser, old)).toMatchObject({ from: expect.any(String), to: expect.any(String) });
  expect([await changed(owner, old), await changed(owner, id)]).toEqual([undefined, undefined]);
  // The assignment of an unassigned notice is visible to its new company.
  const free = await putNotice(world);
  await superuser.call(updateNotice, { params: { id: free }, body: { company_id: after } });
  expect(await changed(owner, free)).toMatchObject({ from: null, to: expect.any(String) });
  const { history } = await owner.call(getNotice, { params: { id: free } });
  expect(history.flatMap(({ changes }) => changes).find(({ field }) => field === 'company')?.from).toBeNull();
});

test('the history of a deleted object stays visible to its company', async ({ world }) => {
  const [owner, superuser] = [await world.user(), await world.superuser()];
  const order = await placeOrder(owner);
  const { order: filled } = await owner.call(updateOrder, { params: order, body: { added: [{ name: someDomain() }] } });
  const domain = filled.domains[0]!;
  await owner.call(deleteDomain, { params: domain });
  const ofDomain = { object_id: domain.id, content_type: 'domain' } as const;
  expect(await actionsSeenBy(owner, ofDomain)).toEqual(['domain deleted', 'domain added']);
  const { results } = await owner.call(listHistory, { query: ofDomain });
  expect(results[0]).toMatchObject({ object_name: '', company: { id: order.company.id } });
  // Deleting a registration deletes the company, so only the agent still sees its history.
  await owner.call(deleteOrder, { params: order });
  expect(await actionsSeenBy(owner)).toEqual([]);
  const left = await actionsSeenBy(superuser, { company__id: order.company.id });
  expect(left.slice(0, 2).sort()).toEqual(['company deleted', 'order deleted']);
});

test('a note on an event belongs to the event’s company', async ({ world }) => {
  const [owner, superuser] = [await world.user(), await world.superuser()];
  const { company } = await placeOrder(owner);
  const { id } = await world.deps.db
    .insertInto('events')
    .values({
      uuid: crypto.randomUUID(),
      event_type: 7,
      object_id: company.id,
      content_type: 10,
      company_id: company.id,
      user_id: null,
      date: world.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await superuser.call(createNote, { body: { object_id: id, text: 'Called the Office' } });
  const { results } = await owner.call(listHistory, { query: { object_id: id, content_type: 58 } });
  expect(results).toMatchObject([{ action: 'note added', object_name: 'Other', company: { id: company.id } }]);
});

test('thousands of domains added in one transaction belong to their company, and the counts agree', async ({
  world,
}) => {
  const owner = await world.user();
  const order = await placeOrder(owner);
  const names = Array.from({ length: 2_500 }, () => ({ name: someDomain() }));
  await owner.call(updateOrder, { params: order, body: { added: names } });
  const count = async (query: object) => (await owner.call(listHistory, { query: { limit: 1, ...query } })).count;
  expect(await count({ content_type: 'domain' })).toBe(2_500);
  const others = [];
  for (const content_type of ['company', 'order', 'representative']) others.push(await count({ content_type }));
  expect(await count({})).toBe(others.reduce((sum, one) => sum + one, 2_500));
});
