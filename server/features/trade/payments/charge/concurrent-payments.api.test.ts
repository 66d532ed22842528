import { describe, expect } from 'vitest';
import { getOrder } from '#core/contract/trade/orders.ts';
import { ORDER_STATUS } from '#core/lookups.ts';
import { placeOrder } from '#tests/world/orders.ts';
import { booksOf, byCard, pay } from '#tests/world/payments.ts';
import { test } from '#tests/world/world.ts';

const FIFTY = Array.from({ length: 50 }, (_, i) => i);

/** security rule 12: one order, one charge, even with concurrent requests. */
describe('50 concurrent payments of one order', () => {
  test.for([
    ['with the same key', () => 'one-key', { 200: 50 }],
    ['with different keys', (i: number) => `key-${i}`, { 200: 1, 409: 49 }],
    ['with no key', () => undefined, { 200: 1, 409: 49 }],
  ] as const)('%s make one charge and one invoice', async ([, keyOf, expected], { world }) => {
    const owner = await world.user();
    const { id } = await placeOrder(owner);
    const answers = await Promise.all(FIFTY.map((i) => pay(owner, byCard(id), keyOf(i))));
    const counts: Record<number, number> = {};
    for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
    expect(counts).toEqual(expected);
    const { payments, charged, invoices } = await booksOf(world, id);
    expect(payments.map(({ status }) => status)).toEqual(['paid']);
    expect([charged.length, invoices.length]).toEqual([1, 1]);
    expect(invoices[0]).toMatchObject({ status: 'paid', payment_id: payments[0]!.id });
    expect((await owner.call(getOrder, { params: { id } })).status.id).toBe(ORDER_STATUS.processing);
    const said = new Set(answers.filter(({ statusCode }) => statusCode === 200).map(({ body }) => body));
    expect(said.size).toBe(1);
  });

  test('with declined cards are all rejected and charge nothing', async ({ world }) => {
    const owner = await world.user();
    const { id } = await placeOrder(owner);
    const number = '4000 0000 0000 0002';
    const answers = await Promise.all(FIFTY.map(() => pay(owner, byCard(id, { number }))));
    expect(answers.filter(({ statusCode }) => ![402, 409, 429].includes(statusCode))).toEqual([]);
    const { charged, invoices } = await booksOf(world, id);
    expect([charged.length, invoices.length]).toEqual([0, 0]);
  });

  test('with manual methods leave one pending payment and one open invoice', async ({ world }) => {
    const owner = await world.user();
    const { id } = await placeOrder(owner);
    const types = [2, 3, 5, 6];
    const answers = await Promise.all(
      FIFTY.map((i) => pay(owner, { order_id: id, period: 'year', payment_type: types[i % 4] })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const { payments, invoices } = await booksOf(world, id);
    expect(payments.map(({ status }) => status)).toEqual(['pending']);
    expect(invoices.map(({ status }) => status)).toEqual(['open']);
  });
});

test('invoices of many orders paid concurrently are numbered without gaps', async ({ world }) => {
  const owner = await world.user();
  const orders = [];
  for (let i = 0; i < 10; i++) orders.push(await placeOrder(owner));
  // A declined payment in between uses no number.
  const answers = await Promise.all(
    orders.map(({ id }, i) => pay(owner, byCard(id, i % 3 === 2 ? { number: '4000 0000 0000 0002' } : {}))),
  );
  const paid = answers.filter(({ statusCode }) => statusCode === 200);
  expect(paid).toHaveLength(7);
  const rows = await world.deps.db.selectFrom('invoices').select('number').execute();
  const year = new Date().getUTCFullYear();
  const numbers = rows
    .filter(({ number }) => number.startsWith(`INV-${year}-`))
    .map(({ number }) => Number(number.split('-')[2]))
    .sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, i) => i + 1));
});
