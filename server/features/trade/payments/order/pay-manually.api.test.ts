import { describe, expect } from 'vitest';
import { getCompany } from '#core/contract/registry/companies.ts';
import { deleteOrder, getOrder, updateOrder } from '#core/contract/trade/orders.ts';
import { listInvoices, payOrder } from '#core/contract/trade/payments.ts';
import { COINS, ORDER_STATUS, PAYMENT_TYPES } from '#core/lookups.ts';
import { addDays, dateOf } from '#core/rules/text/calendar.ts';
import { placeOrder } from '#tests/world/orders.ts';
import { booksOf, byCard, pay } from '#tests/world/payments.ts';
import { test } from '#tests/world/world.ts';

const manually = (order_id: number, payment_type: number, more: object = {}) => ({
  order_id,
  period: 'year' as const,
  payment_type,
  ...more,
});
const WAITING = { id: ORDER_STATUS.waiting_for_payment, name: 'Waiting for payment' };

describe('a manual method', () => {
  const manual = PAYMENT_TYPES.filter(({ id }) => id !== 1);
  test.for(manual)(
    '$name submits the draft and sends an open invoice with its instructions',
    async (type, { world }) => {
      const owner = await world.user();
      const { id } = await placeOrder(owner);
      const answer = await owner.call(payOrder, { body: manually(id, type.id, { coin: 'BTC' }) });
      const today = dateOf(world.clock.now());
      expect(answer).toMatchObject({
        order: { status: WAITING, payment: { status: 'pending', type } },
        payment: { status: 'pending', type },
        invoice: { status: 'open', total: '960.00', date: today, due_date: addDays(today, 14) },
      });
      await world.work();
      const [mail] = await world.mails(owner.email);
      expect(mail?.subject).toContain(answer.invoice!.number);
      expect(mail?.text).toContain(answer.invoice!.number);
      expect(mail?.text).toMatch(
        { 2: /PayPal/, 3: /Paxum/, 5: /ACH/, 6: /wire transfer/, 7: /crypto \(BTC\)/ }[type.id]!,
      );
      expect(mail?.file_ids).toHaveLength(1);
    },
  );

  test.for(COINS)('names the coin %s on the invoice', async (coin, { world }) => {
    const owner = await world.user();
    const { id } = await placeOrder(owner);
    await owner.call(payOrder, { body: manually(id, 7, { coin }) });
    expect((await booksOf(world, id)).invoices[0]?.method).toBe(`Crypto (${coin})`);
  });

  test('is replaced by the next choice on the same invoice', async ({ world }) => {
    const owner = await world.user();
    const { id } = await placeOrder(owner);
    const first = await owner.call(payOrder, { body: manually(id, 6) });
    await world.work();
    const second = await owner.call(payOrder, { body: manually(id, 2) });
    await world.work();
    expect(second.invoice?.number).toBe(first.invoice?.number);
    expect(second.order).toMatchObject({ status: WAITING, payment: { type: { id: 2 } } });
    const [newest, oldest] = await world.mails(owner.email);
    expect(oldest?.text).toContain('wire transfer');
    expect(newest?.text).toContain('PayPal');
    expect((await booksOf(world, id)).payments).toHaveLength(1);
  });

  test('chosen twice sends the invoice once', async ({ world }) => {
    const owner = await world.user();
    const { id } = await placeOrder(owner);
    for (let i = 0; i < 2; i++) {
      await owner.call(payOrder, { body: manually(id, 6) });
      await world.work();
    }
    expect(await world.mails(owner.email)).toHaveLength(1);
  });

  test('at a different price voids the first invoice and issues a new one', async ({ world }) => {
    const owner = await world.user();
    const { id, company } = await placeOrder(owner);
    await owner.call(payOrder, { body: manually(id, 6) });
    const { order, invoice } = await owner.call(payOrder, { body: manually(id, 6, { period: 'month' }) });
    expect([order.amount, invoice?.total, order.invoice?.number]).toEqual(['100.00', '100.00', invoice?.number]);
    const { results } = await owner.call(listInvoices, { params: company });
    expect(results.map(({ status, total }) => [status, total])).toEqual([
      ['open', '100.00'],
      ['void', '960.00'],
    ]);
  });

  test('is superseded by a card payment, which pays the open invoice', async ({ world }) => {
    const owner = await world.user();
    const { id } = await placeOrder(owner);
    const { invoice } = await owner.call(payOrder, { body: manually(id, 6) });
    const paid = await owner.call(payOrder, { body: byCard(id) });
    expect(paid.invoice).toMatchObject({ number: invoice?.number, status: 'paid' });
    expect(paid.order).toMatchObject({ status: { id: ORDER_STATUS.processing }, payment: { type: { id: 1 } } });
    const { payments, invoices } = await booksOf(world, id);
    expect([payments.length, invoices.length]).toEqual([1, 1]);
  });
});

describe('a received manual payment', () => {
  test('is booked when a superuser moves the order: payment and invoice are paid and the subscription starts', async ({
    world,
  }) => {
    const [owner, agent] = [await world.user(), await world.superuser()];
    const { id, company } = await placeOrder(owner);
    const { invoice } = await owner.call(payOrder, { body: manually(id, 6, { period: 'month' }) });
    const { order } = await agent.call(updateOrder, { params: { id }, body: { status: 8 } });
    expect(order).toMatchObject({ status: { id: 8 }, payment: { status: 'paid', type: { id: 6 } } });
    const { results } = await owner.call(listInvoices, { params: company });
    expect(results).toMatchObject([{ number: invoice?.number, status: 'paid' }]);
    expect((await owner.call(getCompany, { params: company })).subscription).toMatchObject({
      period: 'month',
      status: 'active',
    });
    await world.work();
    expect((await world.mails(owner.email))[0]?.subject).toContain('paid');
  });

  test('Continue without payment sends one open invoice, which the payment settles', async ({ world }) => {
    const [owner, agent] = [await world.user(), await world.superuser()];
    const { id, company } = await placeOrder(owner);
    const body = { plan_id: 2, status: 9 } as const;
    for (let i = 0; i < 2; i++) await owner.call(updateOrder, { params: { id }, body });
    const order = await owner.call(getOrder, { params: { id } });
    expect(order).toMatchObject({ status: WAITING, period: 'month', payment: { status: 'pending', type: null } });
    const { results } = await owner.call(listInvoices, { params: company });
    expect(results).toMatchObject([{ number: order.invoice?.number, status: 'open', total: '100.00' }]);
    await agent.call(updateOrder, { params: { id }, body: { status: 8 } });
    expect((await owner.call(listInvoices, { params: company })).results).toMatchObject([{ status: 'paid' }]);
  });
});

test('deleting an order voids its open invoice', async ({ world }) => {
  const owner = await world.user();
  const { id } = await placeOrder(owner);
  const { invoice } = await owner.call(payOrder, { body: manually(id, 6) });
  await owner.call(deleteOrder, { params: { id } });
  await world.work();
  const kept = await world.deps.db
    .selectFrom('invoices')
    .select(['status', 'order_id', 'number'])
    .where('id', '=', invoice!.id)
    .execute();
  expect(kept).toEqual([{ status: 'void', order_id: null, number: invoice?.number }]);
});

test('the invoice is addressed and mailed to the billing contact', async ({ world }) => {
  const owner = await world.user();
  const { id, company } = await placeOrder(owner);
  const email = `accounts-${id}@example.com`;
  const billing = { name: 'Harbor Accounts', email, line1: '2 Dock Road', zip: 'SW1A 1AA', country: 'United Kingdom' };
  const url = `/api/companies/${company.id}/billing-info/`;
  expect((await owner.request({ method: 'PUT', url, payload: billing })).statusCode).toBe(200);
  await pay(owner, manually(id, 2));
  await world.work();
  expect(await world.mails(email)).toHaveLength(1);
  expect((await booksOf(world, id)).invoices[0]?.bill_to).toMatchObject(billing);
});
