import { describe, expect } from 'vitest';
import { changeCompany, getCompany } from '#core/contract/registry/companies.ts';
import { placeAmendment } from '#core/contract/registry/company-orders.ts';
import { getDomain } from '#core/contract/registry/domains.ts';
import { completeOrder, deleteOrder, getOrder, removeOrderDomains, updateOrder } from '#core/contract/trade/orders.ts';
import { changePaymentMethod, listInvoices } from '#core/contract/trade/payments.ts';
import { COMPANY_STATUS, CONTENT_TYPES } from '#core/lookups.ts';
import { expiryOf } from '#core/rules/registry/designation.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import { advanceSubscription } from '#server/features/trade/payments/renewals/advance-subscription.ts';
import { putDomain, someDomain } from '#tests/world/companies.ts';
import { ADDRESS, historyOf, registeredCompany, setStatus, setSubscription } from '#tests/world/orders.ts';
import { aCard, byCard, pay } from '#tests/world/payments.ts';
import { test } from '#tests/world/world.ts';

const NO_CHANGES =
  'Hm... It looks like you did not make any changes. Please update company information, add or remove domains and then continue.';
const OPEN_ORDER =
  'There is an open order associated with the company. When the order is complete, you can place a new order.';

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).sort();

test('an amendment lists its changes and applies none of them yet', async ({ world }) => {
  const owner = await world.user();
  const { company_id, domains } = await registeredCompany(world, owner, { names: [someDomain(), someDomain()] });
  const added = [someDomain(), someDomain()].sort();
  const { order } = await owner.call(placeAmendment, {
    params: { id: company_id },
    body: {
      ...ADDRESS,
      address: '2 New Quay',
      country: 'IE',
      added: added.map((name) => ({ name })),
      removed: [domains[0]!.id],
    },
  });
  expect(order).toMatchObject({
    type: { id: 3, name: 'Amendment' },
    status: { id: 10, name: 'Draft' },
    company: { id: company_id, address: '1 Quay Street', country: 'United States' },
    changes: [
      { field: 'address', from: '1 Quay Street', to: '2 New Quay' },
      { field: 'country', from: 'United States', to: 'Ireland' },
    ],
    is_covered: true,
    amount: '0.00',
    removed: [{ id: domains[0]!.id, status: { id: 13, name: 'Registered' } }],
  });
  expect(names(order.added)).toEqual(added);
  expect(order.added.every(({ status }) => status.name === 'Draft')).toBe(true);
  expect(names(order.domains)).toEqual(names([...order.added, ...order.removed]));
  const company = await owner.call(getCompany, { params: { id: company_id } });
  expect(company).toMatchObject({ address: '1 Quay Street', country: 'United States', counts: { domains: 4 } });
  expect(company.open_order).toMatchObject({ id: order.id, type: { id: 3 } });
});

test('completing an amendment applies everything in one transaction and moves the expiry date', async ({ world }) => {
  const owner = await world.user();
  const start = { names: [someDomain(), someDomain()].sort(), completed_date: '2025-05-06' };
  const { company_id, domains, superuser } = await registeredCompany(world, owner, start);
  const name = someDomain();
  const { order } = await owner.call(placeAmendment, {
    params: { id: company_id },
    body: { address: '2 New Quay', notice_email: 'Takedown@Example.com', added: [{ name }], removed: [domains[0]!.id] },
  });
  const { order: submitted } = await owner.call(updateOrder, { params: order, body: { status: 9 } });
  expect(submitted).toMatchObject({ status: { id: 8 }, is_covered: true, payment: null, invoice: null });
  const done = await superuser.call(completeOrder, { params: order, body: {} });
  const today = dateOf(world.clock.now());
  const changes = [
    { field: 'address', from: '1 Quay Street', to: '2 New Quay' },
    { field: 'notice_email', from: null, to: 'takedown@example.com' },
  ];
  expect(done).toMatchObject({ status: { id: 7 }, completed_date: today, changes, is_covered: true });
  expect(done.added).toMatchObject([{ name, status: { name: 'Registered' } }]);
  expect(done.removed).toMatchObject([{ id: domains[0]!.id, status: { name: 'Removed' } }]);
  expect(await owner.call(getCompany, { params: { id: company_id } })).toMatchObject({
    address: '2 New Quay',
    notice_email: 'takedown@example.com',
    expires_date: expiryOf(today),
    // The directory ids and the first registration date stay.
    designation: { dmca_public_id: 'P-1042', dmca_registration_id: 'DMCA-1042', registered_date: '2025-05-06' },
    open_order: null,
  });
  const [before, after] = (await historyOf(world, CONTENT_TYPES.company, company_id)).filter((e) => e.is_snapshot);
  expect(before?.snapshot).toMatchObject({ address: '1 Quay Street', domains: start.names });
  expect(after).toMatchObject({ action: 'amended', user_id: superuser.id });
  expect(after?.snapshot).toMatchObject({ address: '2 New Quay', domains: [domains[1]!.name, name].sort() });
  expect(after?.changes).toEqual(expect.arrayContaining(changes));
});

test('its changes stay listed when the company changes again', async ({ world }) => {
  const owner = await world.user();
  const { company_id, superuser } = await registeredCompany(world, owner);
  const { order } = await owner.call(placeAmendment, { params: { id: company_id }, body: { city: 'Bangor' } });
  await owner.call(updateOrder, { params: order, body: { status: 9 } });
  await superuser.call(completeOrder, { params: order, body: {} });
  await superuser.call(changeCompany, { params: { id: company_id }, body: { city: 'Augusta' } });
  const { changes } = await owner.call(getOrder, { params: order });
  expect(changes).toEqual([{ field: 'city', from: 'Portland', to: 'Bangor' }]);
});

describe('an amendment without changes', () => {
  test('is rejected when placed, whether empty or equal to the current values', async ({ world }) => {
    const owner = await world.user();
    const { company_id } = await registeredCompany(world, owner);
    for (const body of [{}, ADDRESS, { added: [], removed: [] }]) {
      const { status, body: answer } = await owner.refused(placeAmendment, { params: { id: company_id }, body });
      expect([status, answer.message]).toEqual([400, NO_CHANGES]);
    }
    expect((await owner.call(getCompany, { params: { id: company_id } })).open_order).toBeNull();
  });

  test('is rejected when edited, submitted or paid', async ({ world }) => {
    const owner = await world.user();
    const { company_id } = await registeredCompany(world, owner);
    const body = { added: [{ name: someDomain() }] };
    const { order } = await owner.call(placeAmendment, { params: { id: company_id }, body });
    const removed = order.added.map(({ id }) => id);
    expect((await owner.refused(updateOrder, { params: order, body: { removed } })).body.message).toBe(NO_CHANGES);
    await owner.call(removeOrderDomains, { params: order, body: { domains: removed } });
    const submitted = await owner.refused(updateOrder, { params: order, body: { status: 9 } });
    expect([submitted.status, submitted.body.message]).toEqual([400, NO_CHANGES]);
    await setSubscription(world, company_id, 'past_due');
    const paid = await pay(owner, byCard(order.id));
    expect([paid.statusCode, paid.json().message]).toEqual([400, NO_CHANGES]);
  });
});

describe('an open amendment', () => {
  test('can be edited: fields change back and forth, and adding a name again cancels its removal', async ({
    world,
  }) => {
    const owner = await world.user();
    const { company_id, domains } = await registeredCompany(world, owner, { names: [someDomain(), someDomain()] });
    const [first, second] = domains.map(({ id }) => id) as [number, number];
    const { order } = await owner.call(placeAmendment, {
      params: { id: company_id },
      body: { city: 'Bangor', removed: [first] },
    });
    const put = async (body: object) => (await owner.call(updateOrder, { params: order, body })).order;
    expect((await put({ zip: '04401', removed: [second] })).changes).toEqual([
      { field: 'city', from: 'Portland', to: 'Bangor' },
      { field: 'zip', from: '04101', to: '04401' },
    ]);
    const after = await put({ city: 'Portland', added: [{ name: domains[0]!.name.toUpperCase() }] });
    expect(after.changes).toEqual([{ field: 'zip', from: '04101', to: '04401' }]);
    expect(after.removed.map(({ id }) => id)).toEqual([second]);
    expect(after.added).toEqual([]);
    expect((await owner.call(getDomain, { params: { id: first } })).status.name).toBe('Registered');
  });

  test('loses a draft domain by its id, and another company’s domain is not found', async ({ world }) => {
    const owner = await world.user();
    const { company_id, domains } = await registeredCompany(world, owner);
    const other = await putDomain(world, await world.company([[await world.user(), 'owner']]));
    const { order } = await owner.call(placeAmendment, {
      params: { id: company_id },
      body: { added: [{ name: someDomain() }], removed: [domains[0]!.id] },
    });
    expect((await owner.refused(updateOrder, { params: order, body: { removed: [other.id] } })).status).toBe(404);
    const removed = order.added.map(({ id }) => id);
    const after = await owner.call(updateOrder, { params: order, body: { removed } });
    expect([after.order.added, after.order.removed.length]).toEqual([[], 1]);
  });

  test('leaves the company unchanged and releases its names when deleted', async ({ world }) => {
    const owner = await world.user();
    const { company_id, domains } = await registeredCompany(world, owner);
    const name = someDomain();
    const body = { city: 'Bangor', added: [{ name }], removed: [domains[0]!.id] };
    const { order } = await owner.call(placeAmendment, { params: { id: company_id }, body });
    await owner.call(deleteOrder, { params: order });
    const company = await owner.call(getCompany, { params: { id: company_id } });
    expect(company).toMatchObject({ city: 'Portland', status: { name: 'Registered' }, open_order: null });
    expect((await owner.call(getDomain, { params: domains[0]! })).status.name).toBe('Registered');
    const again = await owner.call(placeAmendment, { params: { id: company_id }, body: { added: [{ name }] } });
    expect(names(again.order.added)).toEqual([name]);
  });

  test('a name in use is rejected at its index, and no order is created', async ({ world }) => {
    const owner = await world.user();
    const { company_id, domains } = await registeredCompany(world, owner);
    const own = domains[0]!.name;
    const { status, body } = await owner.refused(placeAmendment, {
      params: { id: company_id },
      body: { added: [{ name: someDomain() }, { name: own }] },
    });
    expect(status).toBe(409);
    expect(body['added.1.name']).toEqual([
      `${own} is associated with Harbor Hosting. If you think this is a mistake, please contact us right away.`,
    ]);
    expect((await owner.call(getCompany, { params: { id: company_id } })).open_order).toBeNull();
  });
});

describe('without an active subscription', () => {
  test('an amendment waits for payment, and paying it restarts the subscription', async ({ world }) => {
    const owner = await world.user();
    const { company_id } = await registeredCompany(world, owner);
    await setSubscription(world, company_id, 'past_due');
    const { order } = await owner.call(placeAmendment, { params: { id: company_id }, body: { city: 'Bangor' } });
    expect(order).toMatchObject({ is_covered: false, amount: '960.00' });
    const submitted = await owner.call(updateOrder, { params: order, body: { status: 9 } });
    expect(submitted.order).toMatchObject({ status: { id: 9 }, is_covered: false });
    const paid = await pay(owner, byCard(order.id, { period: 'month' }));
    expect(paid.json().order).toMatchObject({ status: { id: 8 }, is_covered: false, amount: '100.00' });
    const { subscription } = await owner.call(getCompany, { params: { id: company_id } });
    expect(subscription).toMatchObject({ status: 'active', period: 'month' });
  });

  test('a waiting amendment is covered and moves on when the subscription becomes active again', async ({ world }) => {
    const owner = await world.user();
    const { company_id } = await registeredCompany(world, owner);
    await setSubscription(world, company_id, 'past_due');
    const { order } = await owner.call(placeAmendment, { params: { id: company_id }, body: { city: 'Bangor' } });
    await pay(owner, { order_id: order.id, period: 'year', payment_type: 6 });
    const { invoice } = await owner.call(getOrder, { params: order });
    expect(invoice).not.toBeNull();
    await owner.call(changePaymentMethod, { params: { id: company_id }, body: aCard() });
    await advanceSubscription(world.deps, company_id);
    await world.work();
    expect((await owner.call(getCompany, { params: { id: company_id } })).subscription?.status).toBe('active');
    const after = await owner.call(getOrder, { params: order });
    expect(after).toMatchObject({ status: { id: 8 }, is_covered: true, amount: '0.00', payment: null });
    const { results } = await owner.call(listInvoices, { params: { id: company_id }, query: {} });
    expect(results.find(({ id }) => id === invoice?.id)?.status).toBe('void');
  });

  test('paying a covered amendment is rejected with 409 for every method', async ({ world }) => {
    const owner = await world.user();
    const { company_id } = await registeredCompany(world, owner);
    const { order } = await owner.call(placeAmendment, { params: { id: company_id }, body: { city: 'Bangor' } });
    for (const body of [byCard(order.id), { order_id: order.id, period: 'year', payment_type: 6 }]) {
      expect((await pay(owner, body)).statusCode).toBe(409);
    }
    const without = await owner.call(updateOrder, { params: order, body: { plan_id: 1, status: 9 } });
    expect(without.order).toMatchObject({ status: { id: 8 }, invoice: null });
  });
});

describe('who may place an amendment, and when', () => {
  test('a second open order is rejected with the spec’s message, even with concurrent requests', async ({ world }) => {
    const owner = await world.user();
    const { company_id } = await registeredCompany(world, owner);
    const ask = (city: string) =>
      owner.request({ method: 'POST', url: `/api/companies/${company_id}/amendment/`, payload: { city } });
    const answers = await Promise.all(['Bangor', 'Augusta', 'Bath', 'Saco'].map(ask));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
    for (const answer of answers.filter(({ statusCode }) => statusCode === 409)) {
      expect(answer.json().message).toBe(OPEN_ORDER);
    }
  });

  test.for([
    ['New, with its registration open', COMPANY_STATUS.new, OPEN_ORDER],
    [
      'Suspended',
      COMPANY_STATUS.suspended,
      'This company is suspended, so you can’t place orders for it. Please contact us.',
    ],
    [
      'Removed',
      COMPANY_STATUS.removed,
      'The company was removed from the directory. We keep it for our records, and it can no longer be changed.',
    ],
  ] as const)('a company that is %s cannot be amended', async ([, status_id, message], { world }) => {
    const owner = await world.user();
    const id = await world.company([[owner, 'owner']], status_id);
    if (status_id === COMPANY_STATUS.new) {
      const order = { company_id: id, type_id: 1, status_id: 10, plan_id: 1, created_date: world.clock.now() };
      await world.deps.db.insertInto('orders').values(order).execute();
    }
    const refused = await owner.refused(placeAmendment, { params: { id }, body: { city: 'Bangor' } });
    expect([refused.status, refused.body.message]).toEqual([409, message]);
  });

  test('an expired company can place one and is registered again at completion', async ({ world }) => {
    const owner = await world.user();
    const { company_id, superuser } = await registeredCompany(world, owner, { completed_date: '2022-01-02' });
    await world.deps.db.updateTable('companies').set({ status_id: 5 }).where('id', '=', company_id).execute();
    const { order } = await owner.call(placeAmendment, { params: { id: company_id }, body: { city: 'Bangor' } });
    await setStatus(world, order, 'processing');
    await superuser.call(completeOrder, { params: order, body: {} });
    const company = await owner.call(getCompany, { params: { id: company_id } });
    expect(company).toMatchObject({
      status: { name: 'Registered' },
      expires_date: expiryOf(dateOf(world.clock.now())),
    });
  });
});
