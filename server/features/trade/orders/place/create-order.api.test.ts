import { expect } from 'vitest';
import { getProfile } from '#core/contract/records/users.ts';
import { createOrder, getOrder } from '#core/contract/trade/orders.ts';
import { ERRORS } from '#core/errors.ts';
import { CONTENT_TYPES, ORDER_STATUS, ORDER_TYPE } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { transaction } from '#server/db/transaction.ts';
import { ADDRESS, historyOf, placeOrder } from '#tests/world/orders.ts';
import { test } from '#tests/world/world.ts';
import { makeOrder } from './make-order.ts';

test('a company, its owner and a draft registration are created together', async ({ world }) => {
  const owner = await world.user();
  const { order } = await owner.call(createOrder, { body: { ...ADDRESS, plan_id: 2 } });
  expect(order).toEqual({
    id: order.id,
    number: String(order.id).padStart(4, '0'),
    type: { id: 1, name: 'Registration' },
    status: { id: 10, name: 'Draft' },
    company: { id: order.company.id, ...ADDRESS },
    domains: [],
    domains_count: 0,
    added: [],
    added_count: 0,
    removed: [],
    removed_count: 0,
    changes: [],
    plan: { id: 2, name: 'Month' },
    period: 'month',
    amount: '100.00',
    is_covered: false,
    links: [],
    notes: [],
    files: [],
    payment: null,
    invoice: null,
    created_by: { id: owner.id, name: 'Ada Marlow', email: owner.email },
    created_date: expect.stringMatching(/Z$/),
    completed_by: null,
    completed_date: null,
    dmca_public_id: null,
    dmca_registration_id: null,
  });
  expect(await owner.call(getOrder, { params: order })).toEqual(order);
  const { companies } = await owner.call(getProfile, {});
  expect(companies).toEqual([
    { id: order.company.id, name: ADDRESS.name, status: { id: 4, name: 'New' }, roles: ['owner'] },
  ]);
});

test('the default plan is the yearly one', async ({ world }) => {
  expect(await placeOrder(await world.user())).toMatchObject({
    plan: { id: 1, name: 'Year' },
    period: 'year',
    amount: '960.00',
  });
});

test('the history has one entry per created object, all of one action', async ({ world }) => {
  const owner = await world.user();
  const order = await placeOrder(owner);
  const [placed, ...others] = await historyOf(world, CONTENT_TYPES.order, order.id);
  const [created] = await historyOf(world, CONTENT_TYPES.company, order.company.id);
  expect(others).toEqual([]);
  expect([placed?.action, created?.action]).toEqual(['placed', 'created']);
  expect([placed?.user_id, placed?.uuid]).toEqual([owner.id, created?.uuid]);
});

const faults: readonly [field: string, value: unknown, sentence: string][] = [
  ['name', '', 'Company (or individual) name is required!'],
  ['address', undefined, 'Street is required!'],
  ['city', ' ', 'City is required!'],
  ['state', null, 'State is required!'],
  ['zip', '', 'Zip is required!'],
  ['country', '', 'Country is required!'],
  ['country', 'Atlantis', messages.countryUnknown],
  ['plan_id', 3, messages.planUnknown],
  ['name', 'x'.repeat(301), messages.tooLong(300)],
  ['notice_email', 'nobody', messages.emailInvalid],
];

test.for(faults)('%s as %j is rejected: %s', async ([field, value, sentence], { world }) => {
  const owner = await world.user();
  const response = await owner.request({
    method: 'POST',
    url: '/api/orders/create/',
    payload: { ...ADDRESS, [field]: value },
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ message: sentence, errors: [`${field}:${sentence}`], [field]: [sentence] });
  expect((await owner.call(getProfile, {})).companies).toEqual([]);
});

test('names in any script and fields of 300 characters are stored unchanged', async ({ world }) => {
  const fields = {
    name: '株式会社ハーバー',
    address: 'й'.repeat(300),
    city: 'Łódź',
    state: '-',
    zip: 'SW1A 1AA',
    country: 'GB',
  };
  const order = await placeOrder(await world.user(), fields);
  expect(order.company).toMatchObject({ ...fields, country: 'United Kingdom' });
});

test('a company has one open order, even with concurrent requests', async ({ world }) => {
  const owner = await world.user();
  const { id, company } = await placeOrder(owner);
  const place = () =>
    transaction(world.deps, owner, (tx) =>
      makeOrder(tx, { company_id: company.id, type_id: ORDER_TYPE.renewal, created_by: owner.id }),
    );
  await expect(place()).rejects.toThrow(ERRORS.open_order_exists.message);
  await world.deps.db.updateTable('orders').set({ status_id: ORDER_STATUS.complete }).where('id', '=', id).execute();
  const outcomes = await Promise.allSettled([place(), place(), place(), place()]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'open_order_exists' });
  }
});
