import { describe, expect } from 'vitest';
import { getBilling, getCompany } from '#core/contract/registry/companies.ts';
import { getOrder } from '#core/contract/trade/orders.ts';
import { payOrder } from '#core/contract/trade/payments.ts';
import { ORDER_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { addMonths, dateOf } from '#core/rules/text/calendar.ts';
import { placeOrder } from '#tests/world/orders.ts';
import { aCard, booksOf, byCard, DECLINED, pay } from '#tests/world/payments.ts';
import { test } from '#tests/world/world.ts';

describe('a successful card payment', () => {
  test('moves the order to Processing with a paid invoice, a subscription and a stored card', async ({ world }) => {
    const owner = await world.user();
    const { id, company } = await placeOrder(owner);
    const today = dateOf(world.clock.now());
    const answer = await owner.call(payOrder, { body: byCard(id) });
    expect(answer).toMatchObject({
      order: { id, status: { id: ORDER_STATUS.processing, name: 'Processing' }, payment: { status: 'paid' } },
      payment: { status: 'paid', type: { id: 1, name: 'Credit card' }, date: expect.stringMatching(/Z$/) },
      invoice: {
        number: expect.stringMatching(/^INV-\d{4}-\d{4,}$/),
        date: today,
        due_date: today,
        status: 'paid',
        currency: 'USD',
        total: '960.00',
        lines: [{ quantity: 1, unit_price: '960.00', total: '960.00' }],
        order: { id },
        file: null,
      },
    });
    const order = await owner.call(getOrder, { params: { id } });
    expect(order).toMatchObject({ payment: answer.payment, invoice: { number: answer.invoice?.number } });
    expect((await owner.call(getCompany, { params: company })).subscription).toEqual({
      period: 'year',
      status: 'active',
      current_period_end: addMonths(today, 12),
      cancels_at_end: false,
    });
    expect((await owner.call(getBilling, { params: company })).payment_method).toEqual({
      brand: 'visa',
      last4: '4242',
      expiry_month: 12,
      expiry_year: aCard().expiry_year,
    });
  });

  test('charges the price of the chosen period, whatever the order’s plan was', async ({ world }) => {
    const owner = await world.user();
    const { id, company } = await placeOrder(owner);
    const { order, invoice } = await owner.call(payOrder, { body: byCard(id, { period: 'month' }) });
    expect(order).toMatchObject({ plan: { id: 2, name: 'Month' }, period: 'month', amount: '100.00' });
    expect(invoice?.total).toBe('100.00');
    const { charged } = await booksOf(world, id);
    expect(charged).toMatchObject([{ amount_cents: 100_00 }]);
    const { subscription } = await owner.call(getCompany, { params: company });
    expect(subscription?.current_period_end).toBe(addMonths(dateOf(world.clock.now()), 1));
  });

  test('charges once: a second payment is rejected', async ({ world }) => {
    const owner = await world.user();
    const { id } = await placeOrder(owner);
    await owner.call(payOrder, { body: byCard(id) });
    const again = await owner.refused(payOrder, { body: byCard(id) });
    expect([again.status, again.body.message]).toEqual([409, messages.orderPaidAlready]);
    const manual = await owner.refused(payOrder, { body: { order_id: id, period: 'year', payment_type: 6 } });
    expect(manual.status).toBe(409);
    const { charged, invoices } = await booksOf(world, id);
    expect([charged.length, invoices.length]).toEqual([1, 1]);
  });
});

describe('a declined card', () => {
  test.for([
    [DECLINED, 'card_declined'],
    ['4000 0000 0000 9995', 'insufficient_funds'],
    ['4000 0025 0000 3155', 'authentication_required'],
    ['4000 0000 0000 0119', 'processing_error'],
  ] as const)(
    '%s answers 402 with the reason %s and leaves the order unchanged',
    async ([number, reason], { world }) => {
      const owner = await world.user();
      const { id, status } = await placeOrder(owner);
      const refusal = await owner.refused(payOrder, { body: byCard(id, { number }) });
      expect(refusal.status).toBe(402);
      expect(refusal.body).toEqual({ message: expect.any(String), reason });
      expect(await owner.call(getOrder, { params: { id } })).toMatchObject({
        status,
        payment: { status: 'failed' },
        invoice: null,
      });
      expect((await owner.call(payOrder, { body: byCard(id) })).payment.status).toBe('paid');
    },
  );

  test('card 0341 is charged the first time and declined on every later charge of its token', async ({ world }) => {
    const owner = await world.user();
    const { id, company } = await placeOrder(owner);
    await owner.call(payOrder, { body: byCard(id, { number: '4000 0000 0000 0341' }) });
    const { token } = await world.deps.db
      .selectFrom('payment_methods')
      .select('token')
      .where('company_id', '=', company.id)
      .executeTakeFirstOrThrow();
    const charge = { company_id: 1, amount_cents: 1, currency: 'USD', source: { token }, description: '' } as const;
    const { signal } = new AbortController();
    for (let later = 0; later < 2; later++) {
      expect(await world.deps.gateway.charge({ id: crypto.randomUUID(), ...charge }, signal)).toEqual({
        outcome: 'declined',
        reason: 'card_declined',
      });
    }
  });
});

describe('an invalid card', () => {
  const { cardNumberInvalid, cardExpiryInvalid, cardCodeInvalid, cardNameRequired } = messages;
  test.for([
    ['no number', { number: undefined }, { number: [cardNumberInvalid] }],
    ['13 characters', { number: '4222222222222' }, { number: [cardNumberInvalid] }],
    ['letters', { number: '4242 4242 4242 424x' }, { number: [cardNumberInvalid] }],
    ['a number that fails Luhn', { number: '4242 4242 4242 4241' }, { number: [cardNumberInvalid] }],
    ['a blank name', { name: '  ' }, { name: [cardNameRequired] }],
    ['month 13', { expiry_month: 13 }, { expiry: [cardExpiryInvalid] }],
    ['month 0', { expiry_month: '00' }, { expiry: [cardExpiryInvalid] }],
    ['a month in a list', { expiry_month: [12] }, { expiry: [cardExpiryInvalid] }],
    ['a year of three digits', { expiry_year: 203 }, { expiry: [cardExpiryInvalid] }],
    ['no date', { expiry_month: undefined, expiry_year: undefined }, { expiry: [cardExpiryInvalid] }],
    ['a date in the past', { expiry_month: '01', expiry_year: '2020' }, { expiry: [cardExpiryInvalid] }],
    ['a code in a list', { cvv: ['123'] }, { cvv: [cardCodeInvalid] }],
    ['a two-digit code', { cvv: '12' }, { cvv: [cardCodeInvalid] }],
    ['a four-digit code', { cvv: '1234' }, { cvv: [cardCodeInvalid] }],
    ['an Amex card with a three-digit code', { number: '378282246310005', cvv: '123' }, { cvv: [cardCodeInvalid] }],
    ['several invalid fields', { number: '1', cvv: '' }, { number: [cardNumberInvalid], cvv: [cardCodeInvalid] }],
  ] as const)('is rejected with a message on its field: %s', async ([, change, fields], { world }) => {
    const owner = await world.user();
    const { id } = await placeOrder(owner);
    const { status, body } = await owner.refused(payOrder, { body: byCard(id, change) });
    const errors = Object.entries(fields).map(([field, [sentence]]) => `${field}:${sentence}`);
    expect([status, body]).toEqual([400, { message: Object.values(fields)[0]![0], errors, ...fields }]);
    expect((await booksOf(world, id)).payments).toEqual([]);
  });

  test('an Amex card with a four-digit code is accepted, and so is an expiry in the current month given as text', async ({
    world,
  }) => {
    const owner = await world.user();
    const { id } = await placeOrder(owner);
    const now = world.clock.now();
    const change = {
      number: '3782 822463 10005',
      cvv: '1234',
      expiry_month: String(now.getUTCMonth() + 1),
      expiry_year: String(now.getUTCFullYear()),
    };
    expect((await owner.call(payOrder, { body: byCard(id, change) })).payment.status).toBe('paid');
  });

  test.for([39, '39'] as const)('two digits of a year, %j, are one of this century', async (expiry_year, { world }) => {
    const owner = await world.user();
    const { id, company } = await placeOrder(owner);
    await owner.call(payOrder, { body: byCard(id, { expiry_year }) });
    expect((await owner.call(getBilling, { params: company })).payment_method).toMatchObject({ expiry_year: 2039 });
  });
});

describe('who may pay', () => {
  test('the billing role may pay, a viewer may not, and a stranger gets 404', async ({ world }) => {
    const [owner, billing, viewer, stranger] = [
      await world.user(),
      await world.user(),
      await world.user(),
      await world.user(),
    ];
    const { id, company } = await placeOrder(owner);
    await world.join(company.id, billing, 'billing');
    await world.join(company.id, viewer, 'viewer');
    expect((await pay(viewer, byCard(id))).statusCode).toBe(403);
    expect((await pay(stranger, byCard(id))).statusCode).toBe(404);
    expect((await pay(stranger, byCard(2 ** 40))).statusCode).toBe(404);
    expect((await pay(billing, byCard(id))).statusCode).toBe(200);
  });

  test.for([
    ['type 4', { payment_type: 4 }, 'payment_type', messages.paymentTypeUnknown],
    ['type 9', { payment_type: 9 }, 'payment_type', messages.paymentTypeUnknown],
    ['an unknown period', { period: 'week' }, 'period', messages.planUnknown],
    ['crypto without a coin', { payment_type: 7 }, 'coin', messages.coinRequired],
    ['crypto with an unknown coin', { payment_type: 7, coin: 'DOGE' }, 'coin', messages.coinRequired],
  ] as const)('%s is rejected with 400', async ([, change, field, sentence], { world }) => {
    const owner = await world.user();
    const { id } = await placeOrder(owner);
    const response = await pay(owner, { ...byCard(id), ...change });
    expect([response.statusCode, response.json()[field]]).toEqual([400, [sentence]]);
  });

  test('an order covered by the subscription cannot be paid', async ({ world }) => {
    const owner = await world.user();
    const company_id = await world.company([[owner, 'owner']]);
    await world.deps.db
      .insertInto('subscriptions')
      .values({ company_id, period: 'year', status: 'active', current_period_end: '2030-01-31', anchor_day: 31 })
      .execute();
    const { id } = await world.deps.db
      .insertInto('orders')
      .values({ company_id, type_id: 3, status_id: 10, plan_id: 1, created_by: owner.id, created_date: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const refusal = await owner.refused(payOrder, { body: byCard(id) });
    expect([refusal.status, refusal.body.message]).toEqual([409, messages.orderCovered]);
  });
});
