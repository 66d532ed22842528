import { expect } from 'vitest';
import { getOrder } from '#core/contract/trade/orders.ts';
import { messages } from '#core/messages.ts';
import { placeOrder } from '#tests/world/orders.ts';
import { booksOf, byCard, DECLINED, pay } from '#tests/world/payments.ts';
import { test } from '#tests/world/world.ts';

test('a repeat returns the first answer, even when the order has moved on', async ({ world }) => {
  const owner = await world.user();
  const { id } = await placeOrder(owner);
  const first = await pay(owner, byCard(id), 'a');
  await world.work();
  const repeat = await pay(owner, byCard(id), 'a');
  expect([repeat.statusCode, repeat.body]).toEqual([200, first.body]);
  expect((await booksOf(world, id)).charged).toHaveLength(1);
});

test('a repeat of a declined payment returns the same error without another attempt', async ({ world }) => {
  const owner = await world.user();
  const { id } = await placeOrder(owner);
  const first = await pay(owner, byCard(id, { number: DECLINED }), 'b');
  const repeat = await pay(owner, byCard(id, { number: DECLINED }), 'b');
  expect([first.statusCode, repeat.statusCode, repeat.body]).toEqual([402, 402, first.body]);
  expect((await booksOf(world, id)).payments).toHaveLength(1);
});

test.for([
  ['a different card', { number: '5555 5555 5555 4444' }],
  ['a different code', { cvv: '321' }],
  ['a different period', { period: 'month' }],
  ['a different method', { payment_type: 2 }],
] as const)('the same key with %s is rejected with 409', async ([, change], { world }) => {
  const owner = await world.user();
  const { id } = await placeOrder(owner);
  await pay(owner, byCard(id), 'c');
  const other = await pay(owner, byCard(id, change), 'c');
  expect([other.statusCode, other.json().message]).toEqual([409, messages.keyReused]);
});

test('the same key for a different order is rejected with 409, and that order is unchanged', async ({ world }) => {
  const owner = await world.user();
  const [one, other] = [await placeOrder(owner), await placeOrder(owner)];
  await pay(owner, byCard(one.id), 'd');
  expect((await pay(owner, byCard(other.id), 'd')).statusCode).toBe(409);
  expect((await owner.call(getOrder, { params: other })).payment).toBeNull();
});

test('keys are separate for each user', async ({ world }) => {
  const [one, other] = [await world.user(), await world.user()];
  const [first, second] = [await placeOrder(one), await placeOrder(other)];
  expect((await pay(one, byCard(first.id), 'e')).statusCode).toBe(200);
  expect((await pay(other, byCard(second.id), 'e')).statusCode).toBe(200);
  expect((await pay(other, byCard(first.id), 'e')).statusCode).toBe(404);
});

test('a key of a rejected request stays usable for the corrected one', async ({ world }) => {
  const owner = await world.user();
  const { id } = await placeOrder(owner);
  expect((await pay(owner, byCard(id, { cvv: '1' }), 'f')).statusCode).toBe(400);
  expect((await pay(owner, byCard(id), 'f')).statusCode).toBe(200);
});

test('a key expires after 24 hours', async ({ world }) => {
  const owner = await world.user();
  const { id } = await placeOrder(owner);
  await pay(owner, byCard(id, { number: DECLINED }), 'g');
  world.clock.advance(24 * 3600 + 1);
  const later = await world.session(owner);
  expect((await pay(later, byCard(id), 'g')).statusCode).toBe(200);
});

test('a manual payment is repeated like a card payment', async ({ world }) => {
  const owner = await world.user();
  const { id } = await placeOrder(owner);
  const wire = { order_id: id, period: 'year', payment_type: 6 };
  const first = await pay(owner, wire, 'h');
  await pay(owner, { ...wire, payment_type: 2 });
  const repeat = await pay(owner, wire, 'h');
  expect(repeat.body).toBe(first.body);
  expect((await owner.call(getOrder, { params: { id } })).payment?.type?.name).toBe('PayPal');
});

test('the stored hash does not reveal the request', async ({ world }) => {
  const owner = await world.user();
  const { id } = await placeOrder(owner);
  await pay(owner, byCard(id), 'i');
  const rows = await world.deps.db.selectFrom('idempotency_keys').selectAll().where('user_id', '=', owner.id).execute();
  expect(rows).toMatchObject([{ key: 'i', status: 200, request_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
});

test.for(['', ' ', 'a b', 'ä', 'x'.repeat(201)])('the key %j is rejected', async (key, { world }) => {
  const owner = await world.user();
  const { id } = await placeOrder(owner);
  expect((await pay(owner, byCard(id), key)).statusCode).toBe(400);
  expect((await booksOf(world, id)).payments).toEqual([]);
});
