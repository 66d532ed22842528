import { expect } from 'vitest';
import { getOrder, updateOrder } from '#core/contract/trade/orders.ts';
import { CONTENT_TYPES, ROLES } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { someDomain } from '#tests/world/companies.ts';
import { ADDRESS, historyOf, orderIn, placeOrder } from '#tests/world/orders.ts';
import { test } from '#tests/world/world.ts';

test('Next on the domains step adds the domains and submits the order', async ({ world }) => {
  const owner = await world.user();
  const { id } = await placeOrder(owner);
  const [one, two] = [someDomain(), someDomain()];
  const body = {
    added: [{ name: `https://WWW.${one.toUpperCase()}/x`, email: 'Legal@Example.com' }, { name: two }],
    status: 9,
  };
  const { order } = await owner.call(updateOrder, { params: { id }, body });
  expect(order.status).toEqual({ id: 9, name: 'Waiting for payment' });
  expect(order.domains.map(({ name, email, status }) => [name, email, status.name]).sort()).toEqual(
    [
      [one, 'legal@example.com', 'Draft'],
      [two, null, 'Draft'],
    ].sort(),
  );
  expect([order.added, order.removed]).toEqual([order.domains, []]);
  expect(order.invoice).toBeNull();
  expect(await owner.call(getOrder, { params: { id } })).toEqual(order);
});

test('Skip submits the order without domains', async ({ world }) => {
  const owner = await world.user();
  const { id } = await placeOrder(owner);
  const { order } = await owner.call(updateOrder, { params: { id }, body: { status: 9 } });
  expect([order.status.id, order.domains]).toEqual([9, []]);
});

test('editing a registration changes its company until it is filed', async ({ world }) => {
  const owner = await world.user();
  const { id, company } = await placeOrder(owner);
  const body = { name: 'Harbor Hosting II', country: 'de', line2: 'Floor 3', notice_email: '' };
  const { order } = await owner.call(updateOrder, { params: { id }, body });
  expect(order.company).toEqual({ ...ADDRESS, id: company.id, name: 'Harbor Hosting II', country: 'Germany' });
  expect(order.changes).toEqual([]);
  const entry = (await historyOf(world, CONTENT_TYPES.company, company.id)).at(-1);
  expect(entry).toMatchObject({ action: 'changed', user_id: owner.id });
  expect(entry?.changes).toEqual(
    expect.arrayContaining([
      { field: 'country', from: 'United States', to: 'Germany' },
      { field: 'line2', from: '', to: 'Floor 3' },
    ]),
  );
});

test('all parts of one PUT are one action with one history entry per object', async ({ world }) => {
  const owner = await world.user();
  const { id, company } = await placeOrder(owner);
  const name = someDomain();
  await owner.call(updateOrder, { params: { id }, body: { city: 'Bath', plan_id: 2, added: [{ name }], status: 9 } });
  const [, entry, ...more] = await historyOf(world, CONTENT_TYPES.order, id);
  expect(more).toEqual([]);
  expect(entry?.changes).toEqual([
    { field: 'plan', from: 'Year', to: 'Month' },
    { field: 'added', from: null, to: 1 },
    { field: 'status', from: 'Draft', to: 'Waiting for payment' },
  ]);
  expect((await historyOf(world, CONTENT_TYPES.company, company.id)).at(-1)?.uuid).toBe(entry?.uuid);
});

test('if one part is rejected, the whole PUT is rolled back', async ({ world }) => {
  const [owner, rival] = [await world.user(), await world.user()];
  const held = someDomain();
  await rival.call(updateOrder, { params: await placeOrder(rival), body: { added: [{ name: held }] } });
  const before = await placeOrder(owner);
  const body = { city: 'Bath', plan_id: 2, added: [{ name: someDomain() }, { name: held }], status: 9 };
  const { status, body: answer } = await owner.refused(updateOrder, { params: before, body });
  expect([status, answer.errors]).toEqual([409, [`added.1.name:${messages.domainBusyOrder(held)}`]]);
  expect(await owner.call(getOrder, { params: before })).toEqual(before);
});

test('a name can be removed and added again with a different address in one PUT', async ({ world }) => {
  const owner = await world.user();
  const { id } = await placeOrder(owner);
  const name = someDomain();
  const first = await owner.call(updateOrder, { params: { id }, body: { added: [{ name, email: 'a@example.com' }] } });
  const removed = first.order.domains.map((domain) => domain.id);
  const { order } = await owner.call(updateOrder, {
    params: { id },
    body: { removed, added: [{ name, email: 'b@example.com' }] },
  });
  expect(order.domains.map(({ name, email }) => [name, email])).toEqual([[name, 'b@example.com']]);
});

test('an empty PUT, or one equal to the current values, changes nothing and records nothing', async ({ world }) => {
  const owner = await world.user();
  const before = await placeOrder(owner);
  for (const body of [{}, { status: 10 }, { plan_id: 1 }, { city: ADDRESS.city }, { added: [], removed: [] }]) {
    expect((await owner.call(updateOrder, { params: before, body })).order).toEqual(before);
  }
  expect(await historyOf(world, CONTENT_TYPES.order, before.id)).toHaveLength(1);
  expect(await historyOf(world, CONTENT_TYPES.company, before.company.id)).toHaveLength(1);
});

test('read-only and unknown fields are ignored', async ({ world }) => {
  const owner = await world.user();
  const before = await placeOrder(owner);
  const payload = { status_id: 7, company_id: 1, is_covered: true, amount: '0.00', type: 2, completed_by: 1 };
  await owner.request({ method: 'PUT', url: `/api/orders/${before.id}/`, payload });
  expect(await owner.call(getOrder, { params: before })).toEqual(before);
});

const faults: readonly [payload: object, field: string, sentence: string][] = [
  [{ status: 11 }, 'status', messages.statusRequired],
  [{ status: 'x' }, 'status', messages.statusRequired],
  [{ plan_id: 4 }, 'plan_id', messages.planUnknown],
  [{ name: ' ' }, 'name', messages.companyNameRequired],
  [{ zip: '' }, 'zip', messages.zipRequired],
  [{ country: 'Atlantis' }, 'country', messages.countryUnknown],
  [{ added: [{ name: '' }] }, 'added.0.name', messages.domainRequired],
  [{ added: [{ name: 'good-name.com' }, { name: 'GOOD-name.com.' }] }, 'added.1.name', messages.domainDuplicate],
  [{ added: [{ name: 'a-name.com', email: 'nobody' }] }, 'added.0.email', messages.emailInvalid],
];

test.for(faults)('%j is rejected on its field', async ([payload, field, sentence], { world }) => {
  const owner = await world.user();
  const { id } = await placeOrder(owner);
  const response = await owner.request({ method: 'PUT', url: `/api/orders/${id}/`, payload });
  expect([response.statusCode, response.json().errors]).toEqual([400, [`${field}:${sentence}`]]);
});

test('a domain of another order cannot be removed', async ({ world }) => {
  const [owner, other] = [await world.user(), await world.user()];
  const theirs = await other.call(updateOrder, {
    params: await placeOrder(other),
    body: { added: [{ name: someDomain() }] },
  });
  const params = await placeOrder(owner);
  for (const id of [theirs.order.domains[0]!.id, 2 ** 31, 0, -1]) {
    expect((await owner.refused(updateOrder, { params, body: { removed: [id] } })).status).toBe(404);
  }
});

test.for(['draft', 'waiting_for_payment'] as const)(
  'Continue without payment on a %s order sets the plan and sends one open invoice',
  async (from, { world }) => {
    const owner = await world.user();
    const { id } = await orderIn(world, owner, from);
    const body = { plan_id: 2, status: 9 };
    const { order } = await owner.call(updateOrder, { params: { id }, body });
    expect(order).toMatchObject({ status: { id: 9 }, plan: { id: 2 }, amount: '100.00' });
    expect(order.invoice?.number).toMatch(/^INV-\d{4}-\d{4,}$/);
    const again = await owner.call(updateOrder, { params: { id }, body });
    expect(again.order.invoice).toEqual(order.invoice);
    const invoices = await world.deps.db.selectFrom('invoices').selectAll().where('order_id', '=', id).execute();
    expect(invoices.map(({ status, total_cents }) => [status, total_cents])).toEqual([['open', 100_00]]);
  },
);

test('a different plan voids the open invoice and issues a new one; without an invoice only the price changes', async ({
  world,
}) => {
  const owner = await world.user();
  const params = await placeOrder(owner);
  const put = async (body: object) => (await owner.call(updateOrder, { params, body })).order;
  expect(await put({ plan_id: 2 })).toMatchObject({ amount: '100.00', invoice: null });
  const first = await put({ plan_id: 1, status: 9 });
  const second = await put({ plan_id: 2 });
  expect(second.invoice).not.toEqual(first.invoice);
  const invoices = await world.deps.db
    .selectFrom('invoices')
    .select(['status', 'total_cents'])
    .where('order_id', '=', params.id)
    .orderBy('id')
    .execute();
  expect(invoices).toEqual([
    { status: 'void', total_cents: 960_00 },
    { status: 'open', total_cents: 100_00 },
  ]);
});

test('when the manual payment arrives, a superuser moves the order on, the invoice is paid and the subscription runs', async ({
  world,
}) => {
  const [owner, superuser] = [await world.user(), await world.superuser()];
  const { id, company } = await placeOrder(owner);
  await owner.call(updateOrder, { params: { id }, body: { plan_id: 1, status: 9 } });
  const { order } = await superuser.call(updateOrder, { params: { id }, body: { status: 8 } });
  expect(order.status).toEqual({ id: 8, name: 'Processing' });
  const invoice = await world.deps.db.selectFrom('invoices').select('status').where('order_id', '=', id).execute();
  expect(invoice).toEqual([{ status: 'paid' }]);
  const subscription = await world.deps.db
    .selectFrom('subscriptions')
    .select(['status', 'period'])
    .where('company_id', '=', company.id)
    .execute();
  expect(subscription).toEqual([{ status: 'active', period: 'year' }]);
  // Idempotent: a second request changes nothing.
  await superuser.call(updateOrder, { params: { id }, body: { status: 8 } });
  expect(
    (await historyOf(world, CONTENT_TYPES.order, id)).filter(({ action }) => action === 'status changed'),
  ).toHaveLength(2);
});

test.for(ROLES)('a %s may change exactly what the role allows', async (role, { world }) => {
  const owner = await world.user();
  const { id, company } = await placeOrder(owner);
  const member = await world.user();
  await world.join(company.id, member, role);
  const answer = async (payload: object) =>
    (await member.request({ method: 'PUT', url: `/api/orders/${id}/`, payload })).statusCode;
  const edits = role === 'owner' || role === 'administrator' ? 200 : 403;
  expect(await answer({ city: 'Bath' })).toBe(edits);
  expect(await answer({ status: 9 })).toBe(edits);
  expect(await answer({ added: [], status: 9 })).toBe(edits);
  // The billing role may also pay or continue without payment (decisions §6).
  expect(await answer({ plan_id: 1, status: 9 })).toBe(role === 'billing' ? 200 : edits);
  expect(await answer({ plan_id: 2 })).toBe(role === 'billing' ? 200 : edits);
  expect(await answer({ plan_id: 1, status: 9, city: 'Bath' })).toBe(edits);
});
