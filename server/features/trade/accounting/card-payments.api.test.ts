import { expect } from 'vitest';
import { connectXero, getCompanyXero, getXero, pushToXero } from '#core/contract/trade/accounting.ts';
import { updateOrder } from '#core/contract/trade/orders.ts';
import { payOrder } from '#core/contract/trade/payments.ts';
import { connected } from '#tests/fakes/xero.ts';
import { placeOrder } from '#tests/world/orders.ts';
import { byCard } from '#tests/world/payments.ts';
import { keepOn, subscribe } from '#tests/world/subscriptions.ts';
import { test, type World } from '#tests/world/world.ts';

/** An order of a company that is linked to Xero. */
async function linkedOrder(world: World) {
  const setup = await connected(world);
  const owner = setup.as(await world.user());
  const { id, company } = await placeOrder(owner);
  const contact = setup.xero.addContact(`Harbor ${company.id}`);
  const params = { id: company.id };
  await setup.agent.call(connectXero, { params, body: { contact_id: contact.ContactID } });
  const states = async () => (await setup.agent.call(getCompanyXero, { params })).invoices.map(({ state }) => state);
  return { ...setup, owner, id, params, states };
}

test('an invoice paid by card is recorded as paid in Xero once', async ({ world }) => {
  const { xero, sync, owner, id, states } = await linkedOrder(world);
  const { invoice } = await owner.call(payOrder, { body: byCard(id) });
  for (const _ of [1, 2, 3]) await sync();
  expect(xero.invoices).toMatchObject([{ InvoiceNumber: invoice!.number, Status: 'PAID', AmountDue: 0 }]);
  expect(xero.payments).toMatchObject([
    {
      Invoice: { InvoiceID: xero.invoices[0]!.InvoiceID },
      Account: { Code: '090' },
      Amount: 960,
      Reference: `${invoice!.number} Visa •••• 4242`,
    },
  ]);
  expect(xero.callsTo('PUT', /Payments$/)).toHaveLength(1);
  expect(await states()).toEqual(['paid']);
});

test('an open invoice that is paid by card later is recorded as paid', async ({ world }) => {
  const { xero, sync, owner, id, states } = await linkedOrder(world);
  await owner.call(payOrder, { body: { order_id: id, period: 'year', payment_type: 6 } });
  await sync();
  expect([xero.invoices.length, xero.payments.length]).toEqual([1, 0]);
  await owner.call(payOrder, { body: byCard(id) });
  await sync();
  await sync();
  expect([xero.invoices.length, xero.payments.length]).toEqual([1, 1]);
  expect(await states()).toEqual(['paid']);
});

test.for(['Invoices', 'Payments'] as const)(
  'a lost response to PUT %s, as after a crash, leaves one invoice and one payment',
  async (path, { world }) => {
    const { xero, sync, owner, id, states } = await linkedOrder(world);
    await owner.call(payOrder, { body: byCard(id) });
    xero.fail(new RegExp(`PUT .*${path}$`), 'cut');
    await sync();
    // Xero forgets its idempotency keys after a while.
    xero.forgetKeys();
    world.clock.advance(200);
    await sync();
    await sync();
    expect([xero.invoices.length, xero.payments.length]).toEqual([1, 1]);
    expect(await states()).toEqual(['paid']);
  },
);

test('a rejected payment is shown with Xero’s message and can be pushed again', async ({ world }) => {
  const { xero, sync, owner, id, agent, params, states } = await linkedOrder(world);
  await owner.call(payOrder, { body: byCard(id) });
  xero.accounts = [];
  await sync();
  const { invoices } = await agent.call(getCompanyXero, { params });
  expect(invoices).toMatchObject([{ state: 'failed', error: 'Account could not be found' }]);
  expect((await agent.call(getXero, {})).invoices).toEqual({ waiting: 0, failed: 1 });
  xero.accounts = ['090'];
  await agent.call(pushToXero, { params });
  await sync();
  expect([xero.invoices.length, xero.payments.length]).toEqual([1, 1]);
  expect(await states()).toEqual(['paid']);
});

test('a manual payment that a superuser confirmed is left to the bookkeeper', async ({ world }) => {
  const { xero, sync, owner, id, agent } = await linkedOrder(world);
  await owner.call(payOrder, { body: { order_id: id, period: 'year', payment_type: 6 } });
  await agent.call(updateOrder, { params: { id }, body: { status: 8 } });
  await sync();
  await sync();
  expect([xero.invoices.length, xero.payments]).toEqual([1, []]);
});

test('a charged subscription period is recorded as paid', async ({ world }) => {
  const subscribed = await subscribe(world, '2027-01-15');
  const { xero, sync, agent } = await connected(world);
  const contact = xero.addContact('Harbor');
  const params = { id: subscribed.company_id };
  await agent.call(connectXero, { params, body: { contact_id: contact.ContactID } });
  await keepOn(world, subscribed, '2027-02-15');
  await sync();
  expect(xero.invoices).toMatchObject([{ Status: 'PAID', Total: 100 }]);
  expect(xero.payments).toMatchObject([{ Amount: 100 }]);
});
