import { describe, expect } from 'vitest';
import { getBilling } from '#core/contract/registry/companies.ts';
import { connectXero, getCompanyXero, getXero, listXeroContacts, pushToXero } from '#core/contract/trade/accounting.ts';
import { deleteOrder, getOrder, updateOrder } from '#core/contract/trade/orders.ts';
import { listInvoices, payOrder } from '#core/contract/trade/payments.ts';
import { CONTENT_TYPES } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { connected } from '#tests/fakes/xero.ts';
import { historyOf, placeOrder } from '#tests/world/orders.ts';
import { byCard, pay } from '#tests/world/payments.ts';
import { booksOf, keepOn, subscribeWithoutCard, subscriptionOf } from '#tests/world/subscriptions.ts';
import { test, type World } from '#tests/world/world.ts';

const byWire = (order_id: number, period: 'year' | 'month' = 'year') => ({ order_id, period, payment_type: 6 });

/** An order that waits for its payment by wire, of a company that is linked. */
async function invoiced(world: World, { link = true } = {}) {
  const around = await connected(world);
  const owner = around.as(await world.user());
  const { id, company } = await placeOrder(owner);
  const contact = around.xero.addContact(`Harbour ${company.id}`);
  const params = { id: company.id };
  const connect = () => around.agent.call(connectXero, { params, body: { contact_id: contact.ContactID } });
  if (link) await connect();
  const { invoice } = await owner.call(payOrder, { body: byWire(id) });
  const books = async () => (await around.agent.call(getCompanyXero, { params })).invoices;
  return { ...around, owner, id, params, contact, connect, number: invoice!.number, books };
}

describe('linking a company', () => {
  test('asks for the contact’s id', async ({ world }) => {
    const { agent } = await connected(world);
    const id = await world.company([]);
    for (const body of [{}, { contact_id: '' }, { xero_contact_id: '  ' }]) {
      const { status, body: answer } = await agent.refused(connectXero, { params: { id }, body });
      expect([status, answer.contact_id]).toEqual([400, ['Contact id is required!']]);
    }
  });

  test('finds contacts by their name, and not the archived ones', async ({ world }) => {
    const { xero, agent } = await connected(world);
    const quay = xero.addContact('Quay Hosting');
    xero.addContact('Quay Archive', 'ARCHIVED');
    xero.addContact('Pier Ltd');
    expect(await agent.call(listXeroContacts, { query: { search: 'quay' } })).toEqual({
      results: [{ contact_id: quay.ContactID, name: 'Quay Hosting', email: 'books@example.com' }],
      count: 1,
    });
  });

  test('takes no contact that Xero does not have', async ({ world }) => {
    const { xero, agent } = await connected(world);
    const id = await world.company([]);
    const archived = xero.addContact('Gone', 'ARCHIVED');
    for (const contact_id of ['nonsense/../x', archived.ContactID]) {
      const { status, body } = await agent.refused(connectXero, { params: { id }, body: { contact_id } });
      expect([status, body.contact_id]).toEqual([400, [messages.xeroContactUnknown]]);
    }
    expect((await agent.refused(connectXero, { params: { id: 2 ** 31 - 1 }, body: { contact_id: 'x' } })).status).toBe(
      404,
    );
  });

  test('is kept, told in the history, and shown with the billing', async ({ world }) => {
    const { agent, params, contact } = await invoiced(world);
    expect(await agent.call(getCompanyXero, { params })).toMatchObject({
      xero_contact_id: contact.ContactID,
      contact_name: contact.Name,
    });
    expect((await agent.call(getBilling, { params })).xero_contact_id).toBe(contact.ContactID);
    const told = await historyOf(world, CONTENT_TYPES.company, params.id);
    expect(told.map(({ action }) => action)).toContain('accounting contact linked');
  });

  test('sends what is open already, and nothing that was paid before', async ({ world }) => {
    const { xero, sync, connect, number, owner, agent } = await invoiced(world, { link: false });
    const paid = await placeOrder(owner);
    await pay(owner, byCard(paid.id));
    await sync();
    expect(xero.invoices).toEqual([]);
    await connect();
    await sync();
    expect(xero.invoices.map(({ InvoiceNumber }) => InvoiceNumber)).toEqual([number]);
    expect((await agent.call(getXero, {})).invoices).toEqual({ waiting: 0, failed: 0 });
  });
});

describe('an invoice', () => {
  test('is pushed once, as it is', async ({ world }) => {
    const { xero, sync, number, contact, books } = await invoiced(world);
    expect(await books()).toMatchObject([{ number, state: 'waiting' }]);
    await sync();
    await sync();
    expect(xero.invoices).toMatchObject([
      {
        InvoiceNumber: number,
        Type: 'ACCREC',
        Status: 'AUTHORISED',
        Contact: { ContactID: contact.ContactID },
        CurrencyCode: 'USD',
        Total: 960,
        LineItems: [{ Quantity: 1, UnitAmount: 960, AccountCode: '200' }],
      },
    ]);
    const [push, ...others] = xero.callsTo('PUT', /Invoices$/);
    expect([push!.key, others]).toEqual([expect.stringContaining(number), []]);
    expect(await books()).toMatchObject([{ number, state: 'pushed', error: null }]);
  });

  test('whose answer was lost is found by its number, and is there once', async ({ world }) => {
    const { xero, sync, books } = await invoiced(world);
    xero.fail(/PUT .*Invoices/, 'cut');
    await sync();
    expect(await books()).toMatchObject([{ state: 'waiting' }]);
    await sync();
    expect(xero.callsTo('PUT', /Invoices$/)).toHaveLength(1);
    world.clock.advance(120);
    await sync();
    expect([
      xero.invoices.length,
      (await world.deps.db.selectFrom('xero_invoices').select('state').execute())[0],
    ]).toEqual([1, { state: 'pushed' }]);
  });

  test('that a bookkeeper typed in before is taken as it is', async ({ world }) => {
    const { xero, sync, number, contact, books } = await invoiced(world);
    const typed = { InvoiceID: 'by-hand', InvoiceNumber: number, Type: 'ACCREC', Status: 'AUTHORISED' } as const;
    const sums = { Total: 960, AmountDue: 960, LineItems: [], updated: Date.now() };
    xero.invoices.push({ ...typed, ...sums, Contact: { ContactID: contact.ContactID } });
    await sync();
    expect(xero.invoices).toHaveLength(1);
    expect(await books()).toMatchObject([{ state: 'pushed', error: null }]);
    const { xero_id } = await world.deps.db.selectFrom('xero_invoices').select('xero_id').executeTakeFirstOrThrow();
    expect(xero_id).toBe('by-hand');
  });

  test('whose number is another contact’s there is refused with a sentence, and sent again when told to', async ({
    world,
  }) => {
    const { xero, sync, number, books, agent, params } = await invoiced(world);
    const typed = { InvoiceID: 'another', InvoiceNumber: number, Type: 'ACCREC', Status: 'AUTHORISED' } as const;
    xero.invoices.push({ ...typed, Total: 1, AmountDue: 1, LineItems: [], updated: 1, Contact: { ContactID: 'else' } });
    await sync();
    expect(await books()).toMatchObject([{ state: 'failed', error: messages.xeroNumberTaken }]);
    expect((await agent.call(getXero, {})).invoices).toEqual({ waiting: 0, failed: 1 });
    xero.invoices.length = 0;
    await sync();
    expect(xero.invoices).toEqual([]);
    await agent.call(pushToXero, { params });
    await sync();
    expect(await books()).toMatchObject([{ state: 'pushed', error: null }]);
  });

  test('that Xero finds wrong keeps Xero’s own sentence', async ({ world }) => {
    const { xero, sync, books } = await invoiced(world);
    xero.contacts.length = 0;
    await sync();
    expect(await books()).toMatchObject([{ state: 'failed', error: 'The Contact could not be found.' }]);
  });

  test('waits while Xero is busy, and goes then', async ({ world }) => {
    const { xero, sync, books } = await invoiced(world);
    xero.fail(/PUT .*Invoices/, '429');
    await sync();
    expect(await books()).toMatchObject([{ state: 'waiting' }]);
    world.clock.advance(125);
    await sync();
    expect(xero.invoices).toHaveLength(1);
  });

  test('that becomes void is void there too', async ({ world }) => {
    const { xero, sync, owner, id, number } = await invoiced(world);
    await sync();
    await owner.call(payOrder, { body: byWire(id, 'month') });
    await sync();
    expect(xero.invoices.map(({ InvoiceNumber, Status, Total }) => [InvoiceNumber === number, Status, Total])).toEqual([
      [true, 'VOIDED', 960],
      [false, 'AUTHORISED', 100],
    ]);
  });

  test('of a company that is not linked stays here', async ({ world }) => {
    const { xero, sync, books, number } = await invoiced(world, { link: false });
    await sync();
    expect(xero.invoices).toEqual([]);
    expect(await books()).toMatchObject([{ number, state: null }]);
  });

  test('outlives its order: deleting the one voids the other there', async ({ world }) => {
    const { xero, sync, owner, id } = await invoiced(world);
    await sync();
    await owner.call(deleteOrder, { params: { id } });
    await sync();
    expect(xero.invoices[0]!.Status).toBe('VOIDED');
  });
});

describe('a payment in the books', () => {
  test('moves the order to Processing, and the invoice is paid', async ({ world }) => {
    const { xero, sync, owner, id, number, params, books } = await invoiced(world);
    await sync();
    expect((await owner.call(getOrder, { params: { id } })).status.id).toBe(9);
    xero.pay(number);
    await sync();
    const order = await owner.call(getOrder, { params: { id } });
    expect([order.status.id, order.payment?.status]).toEqual([8, 'paid']);
    expect(await books()).toMatchObject([{ number, state: 'paid', status: 'paid' }]);
    const { results } = await owner.call(listInvoices, { params });
    expect(results).toMatchObject([{ number, status: 'paid' }]);
    const [moved] = (await historyOf(world, CONTENT_TYPES.order, id)).slice(-1);
    expect([moved!.action, moved!.user_id]).toEqual(['status changed', null]);
    // Once: what is read again changes nothing.
    await sync();
    expect((await world.mails(owner.email)).filter(({ subject }) => /paid/i.test(subject)).length).toBeLessThanOrEqual(
      1,
    );
  });

  test('of another amount moves nothing, and says so', async ({ world }) => {
    const { xero, sync, owner, id, number, books } = await invoiced(world);
    await sync();
    xero.pay(number, 96);
    await sync();
    expect((await owner.call(getOrder, { params: { id } })).status.id).toBe(9);
    expect(await books()).toMatchObject([{ state: 'failed', error: messages.xeroOtherAmount }]);
  });

  test('of one that is void here moves nothing, and says so', async ({ world }) => {
    const { xero, sync, owner, id, number, books } = await invoiced(world);
    await sync();
    xero.pay(number);
    await owner.call(payOrder, { body: byWire(id, 'month') });
    await sync();
    expect((await owner.call(getOrder, { params: { id } })).status.id).toBe(9);
    expect(await books()).toMatchObject([{}, { number, state: 'failed', error: messages.xeroPaidVoid }]);
  });

  test('that a superuser was quicker with is no second one', async ({ world }) => {
    const { xero, sync, agent, owner, id, number, books } = await invoiced(world);
    await sync();
    await agent.call(updateOrder, { params: { id }, body: { status: 8 } });
    xero.pay(number);
    await sync();
    expect((await owner.call(getOrder, { params: { id } })).status.id).toBe(8);
    expect(await books()).toMatchObject([{ number, state: 'paid' }]);
  });

  test('of a subscription’s invoice extends the subscription, once', async ({ world }) => {
    // In the past: the Xero of the tests lives by the real clock.
    const subscribed = await subscribeWithoutCard(world, '2025-01-15');
    await keepOn(world, subscribed, '2025-02-01');
    const { xero, agent, sync } = await connected(world);
    const params = { id: subscribed.company_id };
    const contact = xero.addContact(`Harbour ${params.id}`);
    await agent.call(connectXero, { params, body: { contact_id: contact.ContactID } });
    await sync();
    const [open] = (await booksOf(world, subscribed)).invoices;
    expect(xero.invoices.map(({ InvoiceNumber }) => InvoiceNumber)).toEqual([open!.number]);
    xero.pay(open!.number);
    for (const _ of ['read', 'read again']) {
      await sync();
      expect((await booksOf(world, subscribed)).invoices).toMatchObject([{ number: open!.number, status: 'paid' }]);
      expect(await subscriptionOf(world, subscribed)).toMatchObject({
        status: 'active',
        current_period_end: '2025-03-15',
      });
    }
    const paid = (await historyOf(world, CONTENT_TYPES.invoice, open!.id)).filter(({ action }) => action === 'paid');
    expect(paid.map(({ user_id }) => user_id)).toEqual([null]);
  });
});
