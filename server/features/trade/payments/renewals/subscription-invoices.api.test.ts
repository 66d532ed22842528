import { describe, expect } from 'vitest';
import { placeRenewal } from '#core/contract/registry/company-orders.ts';
import {
  changePaymentMethod,
  getSubscription,
  listInvoices,
  payOrder,
  settleInvoice,
} from '#core/contract/trade/payments.ts';
import { COMPANY_STATUS, CONTENT_TYPES, ORDER_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { transaction } from '#server/db/transaction.ts';
import { historyOf, placeOrder } from '#tests/world/orders.ts';
import { aCard, byCard } from '#tests/world/payments.ts';
import {
  booksOf,
  dunningOf,
  keepOn,
  PAYS_ONCE,
  subscribe,
  subscribeWithoutCard,
  subscriptionOf,
} from '#tests/world/subscriptions.ts';
import { test } from '#tests/world/world.ts';
import { endSubscription } from '../../subscriptions/end-subscription.ts';

const A_CARD = { ...aCard(), expiry_year: 2099 };

describe('without a stored card', () => {
  test('an open invoice is sent once, two weeks before the period ends', async ({ world }) => {
    const subscribed = await subscribeWithoutCard(world, '2027-01-31');
    for (const day of ['2027-02-13', '2027-02-14', '2027-02-14', '2027-02-20', '2027-02-28', '2027-03-13'])
      await keepOn(world, subscribed, day);
    const { invoices, charges } = await booksOf(world, subscribed);
    expect(invoices).toMatchObject([
      { status: 'open', date: '2027-02-14', due_date: '2027-02-28', period_start: '2027-02-28', total_cents: 100_00 },
    ]);
    expect(charges).toEqual([]);
    expect(await subscriptionOf(world, subscribed)).toMatchObject({ status: 'active' });
    await world.work();
    const [mail] = await world.mails(subscribed.owner.email);
    expect(mail!.subject).toBe(`Invoice ${invoices[0]!.number}: $100, due 28 Feb 2027`);
    expect(mail!.text).toContain('It covers the next period of your subscription, starting on 28 Feb 2027.');
    expect(mail!.text).toContain(`/company/${subscribed.company_id}?tab=billing`);
  });

  test('the subscription is past due two weeks after the end, with a mail', async ({ world }) => {
    const subscribed = await subscribeWithoutCard(world, '2027-01-15');
    for (const day of ['2027-02-01', '2027-02-15', '2027-02-28']) await keepOn(world, subscribed, day);
    expect((await subscriptionOf(world, subscribed))?.status).toBe('active');
    for (const day of ['2027-03-01', '2027-03-02', '2027-06-01']) await keepOn(world, subscribed, day);
    expect((await subscriptionOf(world, subscribed))?.status).toBe('past_due');
    expect(await dunningOf(world, subscribed)).toEqual(['Past due: the monthly subscription of Harbor Hosting']);
    expect((await historyOf(world, CONTENT_TYPES.company, subscribed.company_id)).at(-1)).toMatchObject({
      action: 'subscription past due',
      changes: [{ field: 'subscription', from: 'active', to: 'past_due' }],
    });
  });

  test('an invoice missed because of downtime is issued when the subscription becomes past due', async ({ world }) => {
    const subscribed = await subscribeWithoutCard(world, '2027-01-15');
    await keepOn(world, subscribed, '2027-09-01');
    expect((await booksOf(world, subscribed)).invoices).toMatchObject([{ status: 'open', period_start: '2027-09-01' }]);
    expect((await subscriptionOf(world, subscribed))?.status).toBe('past_due');
  });

  test('a card stored before the end is charged at the end, and the invoice is paid', async ({ world }) => {
    const subscribed = await subscribeWithoutCard(world, '2027-01-15');
    await keepOn(world, subscribed, '2027-02-01');
    const params = { id: subscribed.company_id };
    await (await world.session(subscribed.owner)).call(changePaymentMethod, { params, body: A_CARD });
    await keepOn(world, subscribed, '2027-02-02');
    expect((await booksOf(world, subscribed)).charges).toEqual([]);
    await keepOn(world, subscribed, '2027-02-15');
    const { invoices, charges } = await booksOf(world, subscribed);
    expect(invoices).toMatchObject([{ status: 'paid', payment_id: charges[0]!.id }]);
    expect((await subscriptionOf(world, subscribed))?.current_period_end).toBe('2027-03-15');
  });

  test('a card stored after the end is charged at once', async ({ world }) => {
    const subscribed = await subscribeWithoutCard(world, '2027-01-15');
    for (const day of ['2027-02-01', '2027-02-15', '2027-02-20']) await keepOn(world, subscribed, day);
    const params = { id: subscribed.company_id };
    await (await world.session(subscribed.owner)).call(changePaymentMethod, { params, body: A_CARD });
    await keepOn(world, subscribed, '2027-02-20');
    expect((await booksOf(world, subscribed)).invoices).toMatchObject([{ status: 'paid' }]);
    expect((await subscriptionOf(world, subscribed))?.current_period_end).toBe('2027-03-15');
  });

  test('ending the subscription voids its open invoice', async ({ world }) => {
    const subscribed = await subscribeWithoutCard(world, '2027-01-15');
    await keepOn(world, subscribed, '2027-02-01');
    await transaction(world.deps, null, (tx) => endSubscription(tx, subscribed.company_id));
    expect((await booksOf(world, subscribed)).invoices).toMatchObject([{ status: 'void' }]);
    await keepOn(world, subscribed, '2027-06-01');
    expect((await booksOf(world, subscribed)).invoices).toHaveLength(1);
    expect(await dunningOf(world, subscribed)).toEqual([]);
  });
});

describe('settling a subscription invoice manually', () => {
  test.for([
    ['before the end', '2027-02-10', '2027-03-15'],
    ['after the end', '2027-02-20', '2027-03-15'],
    ['when it is past due', '2027-03-05', '2027-03-15'],
    ['after a whole period', '2027-03-20', '2027-04-20'],
  ])('extends the subscription %s', async ([, day, end], { world }) => {
    const subscribed = await subscribeWithoutCard(world, '2027-01-15');
    for (const early of ['2027-02-01', '2027-02-15', '2027-03-01'].filter((date) => date <= day!))
      await keepOn(world, subscribed, early);
    await keepOn(world, subscribed, day!);
    const [open] = (await booksOf(world, subscribed)).invoices;
    const agent = await world.superuser();
    const invoice = await agent.call(settleInvoice, { params: open!, body: { status: 'paid' } });
    expect(invoice).toMatchObject({ id: open!.id, status: 'paid', order: null });
    expect(await subscriptionOf(world, subscribed)).toMatchObject({ status: 'active', current_period_end: end });
    expect((await historyOf(world, CONTENT_TYPES.invoice, open!.id)).at(-1)).toMatchObject({
      action: 'paid',
      user_id: agent.id,
    });
    const again = await agent.refused(settleInvoice, { params: open!, body: { status: 'paid' } });
    expect([again.status, again.body.message]).toEqual([409, messages.invoiceSettled]);
    expect((await subscriptionOf(world, subscribed))?.current_period_end).toBe(end);
  });

  test('extends the subscription once when two superusers do it at the same time', async ({ world }) => {
    const subscribed = await subscribeWithoutCard(world, '2027-01-15');
    await keepOn(world, subscribed, '2027-02-01');
    const [open] = (await booksOf(world, subscribed)).invoices;
    const agents = [await world.superuser(), await world.superuser()];
    const settle = agents.map((agent) =>
      agent.request({ method: 'PUT', url: `/api/invoices/${open!.id}/`, payload: { status: 'paid' } }),
    );
    expect((await Promise.all(settle)).map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await subscriptionOf(world, subscribed))?.current_period_end).toBe('2027-03-15');
  });

  test('is rejected for an order’s invoice, which is settled by moving the order', async ({ world }) => {
    const owner = await world.user();
    const { id, company } = await placeOrder(owner);
    await owner.request({
      method: 'POST',
      url: '/api/orders/payment/',
      payload: { order_id: id, period: 'year', payment_type: 6 },
    });
    const { results } = await owner.call(listInvoices, { params: company });
    const refused = await (await world.superuser()).refused(settleInvoice, {
      params: results[0]!,
      body: { status: 'paid' },
    });
    expect([refused.status, refused.body.message]).toEqual([409, messages.invoiceOfOrder]);
  });

  test('is rejected while the outcome of a charge is unknown', async ({ world }) => {
    const subscribed = await subscribeWithoutCard(world, '2027-01-15');
    await keepOn(world, subscribed, '2027-02-01');
    const params = { id: subscribed.company_id };
    await (await world.session(subscribed.owner)).call(changePaymentMethod, { params, body: A_CARD });
    await keepOn(world, subscribed, '2027-02-15');
    const { charges, invoices } = await booksOf(world, subscribed);
    const { db } = world.deps;
    await db.updateTable('invoices').set({ status: 'open' }).where('id', '=', invoices[0]!.id).execute();
    await db.updateTable('subscription_charges').set({ status: 'unknown' }).where('id', '=', charges[0]!.id).execute();
    const refused = await (await world.superuser()).refused(settleInvoice, {
      params: invoices[0]!,
      body: { status: 'paid' },
    });
    expect([refused.status, refused.body.message]).toEqual([409, messages.subscriptionCharging]);
    await db.updateTable('subscription_charges').set({ status: 'paid' }).where('id', '=', charges[0]!.id).execute();
  });
});

test('paying an order reactivates a past-due subscription and voids its open invoice', async ({ world }) => {
  const subscribed = await subscribeWithoutCard(world, '2027-01-15');
  const { company_id } = subscribed;
  const { db } = world.deps;
  await db
    .updateTable('orders')
    .set({ status_id: ORDER_STATUS.complete })
    .where('company_id', '=', company_id)
    .execute();
  await db
    .updateTable('companies')
    .set({ status_id: COMPANY_STATUS.registered })
    .where('id', '=', company_id)
    .execute();
  for (const day of ['2027-02-01', '2027-02-15', '2027-03-01']) await keepOn(world, subscribed, day);
  const owner = await world.session(subscribed.owner);
  const { order } = await owner.call(placeRenewal, { params: { id: company_id }, body: {} });
  await owner.call(payOrder, { body: byCard(order.id, { period: 'month', expiry_year: 2099 }) });
  expect(await subscriptionOf(world, subscribed)).toMatchObject({ status: 'active', current_period_end: '2027-04-01' });
  expect((await booksOf(world, subscribed)).invoices).toMatchObject([{ status: 'void' }]);
  await keepOn(world, subscribed, '2027-04-01');
  expect((await booksOf(world, subscribed)).charges).toMatchObject([{ status: 'paid', period_start: '2027-04-01' }]);
});

describe('a replacement card', () => {
  test.for([
    ['between two attempts', '2027-02-16', '2027-03-15'],
    ['after all attempts failed', '2027-02-25', '2027-03-15'],
    ['after a whole period', '2027-04-10', '2027-05-10'],
  ])('stored %s is charged at once and reactivates the subscription', async ([, day, end], { world }) => {
    const subscribed = await subscribe(world, '2027-01-15', { number: PAYS_ONCE });
    for (const tried of ['2027-02-15', '2027-02-16', '2027-02-18', '2027-02-22'].filter((date) => date <= day!))
      await keepOn(world, subscribed, tried);
    await keepOn(world, subscribed, day!);
    const owner = await world.session(subscribed.owner);
    const params = { id: subscribed.company_id };
    await owner.call(changePaymentMethod, { params, body: A_CARD });
    await keepOn(world, subscribed, day!);
    expect(await subscriptionOf(world, subscribed)).toMatchObject({ status: 'active', current_period_end: end });
    expect((await booksOf(world, subscribed)).taken).toHaveLength(1);
    expect(await owner.call(getSubscription, { params })).toMatchObject({ next_charge_date: end, refusal: null });
  });

  test('gets all retries when it is declined as well', async ({ world }) => {
    const subscribed = await subscribe(world, '2027-01-15', { number: PAYS_ONCE });
    for (const tried of ['2027-02-15', '2027-02-16', '2027-02-18', '2027-02-22'])
      await keepOn(world, subscribed, tried);
    const owner = await world.session(subscribed.owner);
    await owner.call(changePaymentMethod, { params: { id: subscribed.company_id }, body: A_CARD });
    const refuse = { charge: async () => ({ outcome: 'declined', reason: 'card_declined' }) as const };
    for (const tried of ['2027-02-22', '2027-02-23', '2027-02-25', '2027-03-01', '2027-03-10'])
      await keepOn(world, subscribed, tried, refuse);
    expect((await booksOf(world, subscribed)).charges).toHaveLength(8);
    expect((await subscriptionOf(world, subscribed))?.status).toBe('past_due');
  });

  test('stored while the old card is being declined is charged next', async ({ world }) => {
    const subscribed = await subscribe(world, '2027-01-15', { number: PAYS_ONCE });
    const { gateway } = world.deps;
    await keepOn(world, subscribed, '2027-02-15', {
      charge: async (charge, signal) => {
        const owner = await world.session(subscribed.owner);
        await owner.call(changePaymentMethod, { params: { id: subscribed.company_id }, body: A_CARD });
        return gateway.charge(charge, signal);
      },
    });
    expect(await dunningOf(world, subscribed)).toEqual([]);
    await keepOn(world, subscribed, '2027-02-15');
    expect((await subscriptionOf(world, subscribed))?.current_period_end).toBe('2027-03-15');
  });
});

test('payers see the next charge and the last failure', async ({ world }) => {
  const subscribed = await subscribe(world, '2027-01-15', { number: PAYS_ONCE });
  const params = { id: subscribed.company_id };
  const see = async () => (await world.session(subscribed.owner)).call(getSubscription, { params });
  const known = {
    period: 'month',
    current_period_end: '2027-02-15',
    amount: '100.00',
    invoice: null,
    cancels_at_end: false,
  };
  expect(await see()).toEqual({ ...known, status: 'active', next_charge_date: '2027-02-15', refusal: null });
  await keepOn(world, subscribed, '2027-02-15');
  const refusal = { date: expect.stringContaining('2027-02-15'), message: messages.cardDeclined };
  expect(await see()).toEqual({ ...known, status: 'active', next_charge_date: '2027-02-16', refusal });
  for (const tried of ['2027-02-16', '2027-02-18', '2027-02-22']) await keepOn(world, subscribed, tried);
  expect(await see()).toMatchObject({ status: 'past_due', next_charge_date: null });
});
