import { describe, expect, onTestFinished } from 'vitest';
import { getBilling } from '#core/contract/registry/companies.ts';
import { changePaymentMethod, payOrder } from '#core/contract/trade/payments.ts';
import { messages } from '#core/messages.ts';
import { buildApp } from '#server/app/app.ts';
import { placeOrder } from '#tests/world/orders.ts';
import { aCard, booksOf, byCard, DECLINED, pay } from '#tests/world/payments.ts';
import { Person } from '#tests/world/person.ts';
import { test, type World } from '#tests/world/world.ts';

let visitors = 0;
/** A customer at an IP address that is not exempt from the limits. */
async function customer(world: World): Promise<Person> {
  const person = await world.user();
  visitors += 1;
  person.address = `198.51.100.${visitors}`;
  return person;
}

const MANUAL = { period: 'year', payment_type: 6 } as const;

/** The statuses of several declined payments in a row, each a new attempt. */
async function refusals(payer: Person, order_id: number, count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < count; n++) statuses.push((await pay(payer, byCard(order_id, { number: DECLINED }))).statusCode);
  return statuses;
}

describe('after five declined cards in a row', () => {
  test('the next card must wait 15 minutes, and the gateway is not called', async ({ world }) => {
    const owner = await customer(world);
    const { id } = await placeOrder(owner);
    expect(await refusals(owner, id, 5)).toEqual([402, 402, 402, 402, 402]);
    const sixth = await owner.refused(payOrder, { body: byCard(id) });
    expect([sixth.status, sixth.body]).toEqual([429, { message: messages.tooManyTries }]);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(880);
    expect(Number(sixth.headers['retry-after'])).toBeLessThanOrEqual(900);
    expect((await booksOf(world, id)).payments).toHaveLength(5);
    world.clock.advance(Number(sixth.headers['retry-after']));
    const later = await world.session(owner);
    expect((await later.call(payOrder, { body: byCard(id) })).payment.status).toBe('paid');
  });

  test('other orders and companies of the same account must wait too', async ({ world }) => {
    const owner = await customer(world);
    const { id } = await placeOrder(owner);
    const other = await placeOrder(owner);
    await refusals(owner, id, 5);
    expect((await pay(owner, byCard(other.id))).statusCode).toBe(429);
    const params = { id: other.company.id };
    expect((await owner.refused(changePaymentMethod, { params, body: aCard() })).status).toBe(429);
  });

  test('a manual method still works', async ({ world }) => {
    const owner = await customer(world);
    const { id } = await placeOrder(owner);
    await refusals(owner, id, 5);
    const { payment } = await owner.call(payOrder, { body: { ...MANUAL, order_id: id } });
    expect(payment.status).toBe('pending');
  });

  test('a repeat under the same idempotency key still gets the first answer', async ({ world }) => {
    const owner = await customer(world);
    const { id } = await placeOrder(owner);
    const declined = byCard(id, { number: DECLINED });
    expect((await pay(owner, declined, 'first')).statusCode).toBe(402);
    await refusals(owner, id, 4);
    for (let n = 0; n < 12; n++) expect((await pay(owner, declined, 'first')).statusCode).toBe(402);
    expect((await pay(owner, declined, 'another')).statusCode).toBe(429);
  });

  test('a payment by another user is not delayed', async ({ world }) => {
    const [owner, billing] = [await customer(world), await customer(world)];
    const { id, company } = await placeOrder(owner);
    await world.join(company.id, billing, 'billing');
    await refusals(owner, id, 5);
    expect((await pay(billing, byCard(id))).statusCode).toBe(200);
  });
});

test('a successful payment resets the count', async ({ world }) => {
  const owner = await customer(world);
  const [one, two] = [await placeOrder(owner), await placeOrder(owner)];
  await refusals(owner, one.id, 4);
  expect((await pay(owner, byCard(one.id))).statusCode).toBe(200);
  world.clock.advance(61);
  expect(await refusals(owner, two.id, 5)).toEqual([402, 402, 402, 402, 402]);
  expect((await pay(owner, byCard(two.id))).statusCode).toBe(429);
});

test('storing a card counts like paying: declined cards add up, and a stored card does not reset the count', async ({
  world,
}) => {
  const owner = await customer(world);
  const { id, company } = await placeOrder(owner);
  const store = (number?: string) =>
    owner.request({ method: 'PUT', url: `/api/companies/${company.id}/payment-method/`, payload: aCard(number) });
  expect((await store(DECLINED)).statusCode).toBe(402);
  expect((await store(DECLINED)).statusCode).toBe(402);
  expect((await store()).statusCode).toBe(200);
  expect(await refusals(owner, id, 3)).toEqual([402, 402, 402]);
  const waits = await store();
  expect([waits.statusCode, waits.json()]).toEqual([429, { message: messages.tooManyTries }]);
  expect(Number(waits.headers['retry-after'])).toBeGreaterThan(0);
});

test('an account can try ten cards a minute, whatever the outcome', async ({ world }) => {
  const owner = await customer(world);
  const { company } = await placeOrder(owner);
  const store = () =>
    owner.request({ method: 'PUT', url: `/api/companies/${company.id}/payment-method/`, payload: aCard() });
  for (let n = 0; n < 10; n++) expect((await store()).statusCode).toBe(200);
  const eleventh = await store();
  expect(eleventh.statusCode).toBe(429);
  expect(Number(eleventh.headers['retry-after'])).toBeLessThanOrEqual(60);
  const { id } = await placeOrder(owner);
  expect((await pay(owner, byCard(id))).statusCode).toBe(429);
  // Manual payments and reading remain possible.
  expect((await pay(owner, { ...MANUAL, order_id: id })).statusCode).toBe(200);
  for (let n = 0; n < 30; n++) await owner.call(getBilling, { params: company });
  world.clock.advance(60);
  expect((await store()).statusCode).toBe(200);
});

test('concurrent attempts cannot exceed ten cards a minute', async ({ world }) => {
  const owner = await customer(world);
  const orders: number[] = [];
  for (let n = 0; n < 15; n++) orders.push((await placeOrder(owner)).id);
  const answers = await Promise.all(orders.map((id) => pay(owner, byCard(id, { number: DECLINED }))));
  expect(answers.filter(({ statusCode }) => statusCode === 402).length).toBeLessThanOrEqual(10);
  expect(answers.every(({ statusCode }) => statusCode === 402 || statusCode === 429)).toBe(true);
  expect((await pay(owner, byCard(orders[0]!))).statusCode).toBe(429);
});

describe('a card tester with many accounts', () => {
  const from = (person: Person, address: string) => Object.assign(person, { address });

  async function declineFrom(world: World, addressOf: (n: number) => string): Promise<void> {
    for (let n = 0; n < 20; n++) {
      const account = from(await customer(world), addressOf(n));
      const { id } = await placeOrder(account);
      expect(await refusals(account, id, 1)).toEqual([402]);
    }
  }

  test('is blocked by client network after 20 declined cards, and other networks are not', async ({ world }) => {
    await declineFrom(world, (n) => `2001:db8:18:1::${n.toString(16)}`);
    const fresh = from(await customer(world), '2001:db8:18:1:ffff::1');
    const { id } = await placeOrder(fresh);
    expect((await pay(fresh, byCard(id))).statusCode).toBe(429);
    expect((await pay(fresh, { ...MANUAL, order_id: id })).statusCode).toBe(200);
    const neighbor = from(await customer(world), '2001:db8:18:2::1');
    expect((await pay(neighbor, byCard((await placeOrder(neighbor)).id))).statusCode).toBe(200);
    world.clock.advance(15 * 60);
    const later = from(await world.session(fresh), fresh.address);
    expect((await pay(later, byCard(id))).statusCode).toBe(200);
  });

  test('does not block exempt addresses', async ({ world }) => {
    const config = { ...world.deps.config, RATE_LIMIT_EXEMPT: ['2001:db8:18:5::/64'] };
    const app = await buildApp({ ...world.deps, config }, new URL('./no-web-client/', import.meta.url));
    onTestFinished(() => app.close());
    for (let n = 0; n < 21; n++) {
      const { id: user_id, access } = await customer(world);
      const account = Object.assign(new Person(app, user_id), { access, address: '2001:db8:18:5::1' });
      expect(await refusals(account, (await placeOrder(account)).id, 1)).toEqual([402]);
    }
  });
});
