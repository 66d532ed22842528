import { expect } from 'vitest';
import { deleteOrder, getOrder, updateOrder } from '#core/contract/trade/orders.ts';
import { messages } from '#core/messages.ts';
import { buildApp } from '#server/app/app.ts';
import type { CardGateway } from '#server/outside/card-gateway/card-gateway.ts';
import { placeOrder } from '#tests/world/orders.ts';
import { booksOf, byCard, DECLINED, pay } from '#tests/world/payments.ts';
import { Person } from '#tests/world/person.ts';
import { test, type World } from '#tests/world/world.ts';
import { reconcilePayments } from './reconcile-payments.ts';

/** The same user against an app whose gateway behaves differently. */
async function withGateway(world: World, person: Person, change: (real: CardGateway) => Partial<CardGateway>) {
  const { gateway } = world.deps;
  const deps = { ...world.deps, gateway: { ...gateway, ...change(gateway) } };
  const app = await buildApp(deps, new URL('./no-web-client/', import.meta.url));
  return Object.assign(new Person(app, person.id, person.email), { access: person.access });
}

/** The job that runs every 20 seconds. */
const reconcile = ({ deps }: World, change: Partial<CardGateway> = {}): Promise<void> =>
  reconcilePayments({ ...deps, gateway: { ...deps.gateway, ...change } }).run({}, new AbortController().signal);

const connectionLost = () => new Error('connection lost');
/** Charges the card and loses the response. */
const losesResponse = (real: CardGateway): Partial<CardGateway> => ({
  charge: async (charge, signal) => {
    await real.charge(charge, signal);
    throw connectionLost();
  },
});
/** The request never reaches the gateway. */
const neverReached = (): Partial<CardGateway> => ({ charge: () => Promise.reject(connectionLost()) });

test('after a lost response the payment is unknown and the order is locked', async ({ world }) => {
  const owner = await world.user();
  const { id } = await placeOrder(owner);
  const first = await pay(await withGateway(world, owner, losesResponse), byCard(id));
  expect([first.statusCode, first.json().message]).toEqual([409, messages.paymentUnknown]);
  expect((await owner.call(getOrder, { params: { id } })).payment?.status).toBe('unknown');
  const again = await pay(owner, byCard(id));
  expect([again.statusCode, again.json().message]).toEqual([409, messages.orderPaying]);
  expect((await pay(owner, { order_id: id, period: 'year', payment_type: 6 })).statusCode).toBe(409);
  expect((await owner.refused(deleteOrder, { params: { id } })).status).toBe(409);
  await owner.call(updateOrder, { params: { id }, body: { status: 9 } });
  const agent = await world.superuser();
  expect((await agent.refused(updateOrder, { params: { id }, body: { status: 8 } })).status).toBe(409);
  expect((await booksOf(world, id)).charged).toHaveLength(1);
});

test('a charge that succeeded is found and booked', async ({ world }) => {
  const owner = await world.user();
  const { id } = await placeOrder(owner);
  await pay(await withGateway(world, owner, losesResponse), byCard(id));
  await reconcile(world);
  expect(await owner.call(getOrder, { params: { id } })).toMatchObject({
    status: { id: 8 },
    payment: { status: 'paid' },
    invoice: { number: expect.any(String) },
  });
  const { charged, invoices } = await booksOf(world, id);
  expect([charged.length, invoices.length]).toEqual([1, 1]);
});

test('a charge that was declined is found, and the order can be paid again', async ({ world }) => {
  const owner = await world.user();
  const { id } = await placeOrder(owner);
  await pay(await withGateway(world, owner, losesResponse), byCard(id, { number: DECLINED }));
  await reconcile(world);
  expect((await owner.call(getOrder, { params: { id } })).payment?.status).toBe('failed');
  expect((await pay(owner, byCard(id))).statusCode).toBe(200);
});

test('a charge that never reached the gateway is awaited and then marked failed', async ({ world }) => {
  const owner = await world.user();
  const { id } = await placeOrder(owner);
  await pay(await withGateway(world, owner, neverReached), byCard(id));
  await reconcile(world);
  expect((await owner.call(getOrder, { params: { id } })).payment?.status).toBe('unknown');
  world.clock.advance(121);
  await reconcile(world);
  expect((await owner.call(getOrder, { params: { id } })).payment?.status).toBe('failed');
  expect((await pay(owner, byCard(id))).statusCode).toBe(200);
});

test('an unreachable gateway is asked again later', async ({ world }) => {
  const owner = await world.user();
  const { id } = await placeOrder(owner);
  await pay(await withGateway(world, owner, losesResponse), byCard(id));
  await reconcile(world, { find: () => Promise.reject(connectionLost()) });
  expect((await owner.call(getOrder, { params: { id } })).payment?.status).toBe('unknown');
  await reconcile(world);
  expect((await owner.call(getOrder, { params: { id } })).payment?.status).toBe('paid');
});

test('a repeat under the same key gets the outcome of the first request', async ({ world }) => {
  const owner = await world.user();
  const { id } = await placeOrder(owner);
  const lost = await pay(await withGateway(world, owner, losesResponse), byCard(id), 'k');
  const repeat = await pay(owner, byCard(id), 'k');
  expect([lost.statusCode, repeat.statusCode]).toEqual([409, 200]);
  expect(repeat.json()).toMatchObject({ order: { status: { id: 8 } }, payment: { status: 'paid' } });
  expect((await booksOf(world, id)).charged).toHaveLength(1);
});

test('a repeat of a request that never reached the gateway charges nothing', async ({ world }) => {
  const owner = await world.user();
  const { id } = await placeOrder(owner);
  await pay(await withGateway(world, owner, neverReached), byCard(id), 'k');
  expect((await pay(owner, byCard(id), 'k')).json().message).toBe(messages.paymentUnknown);
  expect((await booksOf(world, id)).charged).toEqual([]);
});

test('a concurrent reconciliation does not book the payment twice', async ({ world }) => {
  const owner = await world.user();
  const { id } = await placeOrder(owner);
  const reconciledMeanwhile = (real: CardGateway): Partial<CardGateway> => ({
    charge: async (charge, signal) => {
      const said = await real.charge(charge, signal);
      await reconcile(world);
      return said;
    },
  });
  const answer = await pay(await withGateway(world, owner, reconciledMeanwhile), byCard(id));
  expect([answer.statusCode, answer.json().payment.status]).toEqual([200, 'paid']);
  const { charged, invoices } = await booksOf(world, id);
  expect([charged.length, invoices.length]).toEqual([1, 1]);
});
