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

/** An order of a linked company that waits for payment by wire. */
async function invoiced(world: World, { link = true } = {}) {
  const setup = await connected(world);
  const owner = setup.as(await world.user());
  const { id, company } = await placeOrder(owner);
  const contact = setup.xero.addContact(`Harbor ${company.id}`);
  const params = { id: company.id };
  const connect = () => setup.agent.call(connectXero, { params, body: { contact_id: contact.ContactID } });
  if (link) await connect();
  const { invoice } = await owner.call(payOrder, { body: byWire(id) });
  const xeroInvoices = async () => (await setup.agent.call(getCompanyXero, { params })).invoices;
  return { ...setup, owner, id, params, contact, connect, number: invoice!.number, xeroInvoices };
}

describe('linking a company', () => {
  test('requires the id of the contact', async ({ world }) => {
    const { agent } = await connected(world);
    const id = await world.company([]);
    for (const body of [{}, { contact_id: '' }, { xero_contact_id: '  ' }]) {
      const { status, body: answer } = await agent.refused(connectXero, { params: { id }, body });
      expect([status, answer.contact_id]).toEqual([400, ['Contact id is required!']]);
    }
  });

  test('searches contacts by name and leaves out archived ones', async ({ world }) => {
    const { xero, agent } = await connected(world);
    const quay = xero.addContact('Quay Hosting');
    xero.addContact('Quay Archive', 'ARCHIVED');
    xero.addContact('Pier Ltd');
    expect(await agent.call(listXeroContacts, { query: { search: 'quay' } })).toEqual({
      results: [{ contact_id: quay.ContactID, name: 'Quay Hosting', email: 'books@example.com' }],
      count: 1,
    });
  });

  test('rejects a contact that Xero does not have', async ({ world }) => {
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

  test('is stored, recorded in the history, and shown with the billing details', async ({ world }) => {
    const { agent, params, contact } = await invoiced(world);
    expect(await agent.call(getCompanyXero, { params })).toMatchObject({
      xero_contact_id: contact.ContactID,
      contact_name: contact.Name,
    });
    expect((await agent.call(getBilling, { params })).xero_contact_id).toBe(contact.ContactID);
    const history = await historyOf(world, CONTENT_TYPES.company, params.id);
    expect(history.map(({ action }) => action)).toContain('accounting contact linked');
  });

  test('pushes open invoices but not those paid before', async ({ world }) => {
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
  test('is pushed once, with its data unchanged', async ({ world }) => {
    const { xero, sync, number, contact, xeroInvoices } = await invoiced(world);
    expect(await xeroInvoices()).toMatchObject([{ number, state: 'waiting' }]);
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
    expect(await xeroInvoices()).toMatchObject([{ number, state: 'pushed', error: null }]);
  });

  test('is found by its number when the response was lost, and exists once in Xero', async ({ world }) => {
    const { xero, sync, xeroInvoices } = await invoiced(world);
    xero.fail(/PUT .*Invoices/, 'cut');
    await sync();
    expect(await xeroInvoices()).toMatchObject([{ state: 'waiting' }]);
    await sync();
    expect(xero.callsTo('PUT', /Invoices$/)).toHaveLength(1);
    world.clock.advance(120);
    await sync();
    expect([
      xero.invoices.length,
      (await world.deps.db.selectFrom('xero_invoices').select('state').execute())[0],
    ]).toEqual([1, { state: 'pushed' }]);
  });

  test('is adopted when a bookkeeper has already entered it', async ({ world }) => {
    const { xero, sync, number, contact, xeroInvoices } = await invoiced(world);
    const typed = { InvoiceID: 'by-hand', InvoiceNumber: number, Type: 'ACCREC', Status: 'AUTHORISED' } as const;
    const sums = { Total: 960, AmountDue: 960, LineItems: [], updated: Date.now() };
    xero.invoices.push({ ...typed, ...sums, Contact: { ContactID: contact.ContactID } });
    await sync();
    expect(xero.invoices).toHaveLength(1);
    expect(await xeroInvoices()).toMatchObject([{ state: 'pushed', error: null }]);
    const { xero_id } = await world.deps.db.selectFrom('xero_invoices').select('xero_id').executeTakeFirstOrThrow();
    expect(xero_id).toBe('by-hand');
  });

  test('is rejected with an explanation when another contact has its number, and can be pushed again', async ({
    world,
  }) => {
    const { xero, sync, number, xeroInvoices, agent, params } = await invoiced(world);
    const typed = { InvoiceID: 'another', InvoiceNumber: number, Type: 'ACCREC', Status: 'AUTHORISED' } as const;
    xero.invoices.push({ ...typed, Total: 1, AmountDue: 1, LineItems: [], updated: 1, Contact: { ContactID: 'else' } });
    await sync();
    expect(await xeroInvoices()).toMatchObject([{ state: 'failed', error: messages.xeroNumberTaken }]);
    expect((await agent.call(getXero, {})).invoices).toEqual({ waiting: 0, failed: 1 });
    xero.invoices.length = 0;
    await sync();
    expect(xero.invoices).toEqual([]);
    await agent.call(pushToXero, { params });
    await sync();
    expect(await xeroInvoices()).toMatchObject([{ state: 'pushed', error: null }]);
  });

  test('keeps Xero’s own error message when Xero rejects it', async ({ world }) => {
    const { xero, sync, xeroInvoices } = await invoiced(world);
    xero.contacts.length = 0;
    await sync();
    expect(await xeroInvoices()).toMatchObject([{ state: 'failed', error: 'The Contact could not be found.' }]);
  });

  test('waits while Xero is busy and is pushed afterwards', async ({ world }) => {
    const { xero, sync, xeroInvoices } = await invoiced(world);
    xero.fail(/PUT .*Invoices/, '429');
    await sync();
    expect(await xeroInvoices()).toMatchObject([{ state: 'waiting' }]);
    world.clock.advance(125);
    await sync();
    expect(xero.invoices).toHaveLength(1);
  });

  test('is voided in Xero when it is voided here', async ({ world }) => {
    const { xero, sync, owner, id, number } = await invoiced(world);
    await sync();
    await owner.call(payOrder, { body: byWire(id, 'month') });
    await sync();
    expect(xero.invoices.map(({ InvoiceNumber, Status, Total }) => [InvoiceNumber === number, Status, Total])).toEqual([
      [true, 'VOIDED', 960],
      [false, 'AUTHORISED', 100],
    ]);
  });

  test('is not pushed for a company that is not linked', async ({ world }) => {
    const { xero, sync, xeroInvoices, number } = await invoiced(world, { link: false });
    await sync();
    expect(xero.invoices).toEqual([]);
    expect(await xeroInvoices()).toMatchObject([{ number, state: null }]);
  });

  test('is voided in Xero when its order is deleted', async ({ world }) => {
    const { xero, sync, owner, id } = await invoiced(world);
    await sync();
    await owner.call(deleteOrder, { params: { id } });
    await sync();
    expect(xero.invoices[0]!.Status).toBe('VOIDED');
  });
});

describe('a payment recorded in Xero', () => {
  test('moves the order to Processing and marks the invoice paid', async ({ world }) => {
    const { xero, sync, owner, id, number, params, xeroInvoices } = await invoiced(world);
    await sync();
    expect((await owner.call(getOrder, { params: { id } })).status.id).toBe(9);
    xero.pay(number);
    await sync();
    const order = await owner.call(getOrder, { params: { id } });
    expect([order.status.id, order.payment?.status]).toEqual([8, 'paid']);
    expect(await xeroInvoices()).toMatchObject([{ number, state: 'paid', status: 'paid' }]);
    const { results } = await owner.call(listInvoices, { params });
    expect(results).toMatchObject([{ number, status: 'paid' }]);
    const [moved] = (await historyOf(world, CONTENT_TYPES.order, id)).slice(-1);
    expect([moved!.action, moved!.user_id]).toEqual(['status changed', null]);
    // Idempotent: reading the same payment again changes nothing.
    await sync();
    expect((await world.mails(owner.email)).filter(({ subject }) => /paid/i.test(subject)).length).toBeLessThanOrEqual(
      1,
    );
  });

  test('is reported and changes nothing when the amount differs', async ({ world }) => {
    const { xero, sync, owner, id, number, xeroInvoices } = await invoiced(world);
    await sync();
    xero.pay(number, 96);
    await sync();
    expect((await owner.call(getOrder, { params: { id } })).status.id).toBe(9);
    expect(await xeroInvoices()).toMatchObject([{ state: 'failed', error: messages.xeroOtherAmount }]);
  });

  test('is reported and changes nothing when the invoice is void here', async ({ world }) => {
    const { xero, sync, owner, id, number, xeroInvoices } = await invoiced(world);
    await sync();
    xero.pay(number);
    await owner.call(payOrder, { body: byWire(id, 'month') });
    await sync();
    expect((await owner.call(getOrder, { params: { id } })).status.id).toBe(9);
    expect(await xeroInvoices()).toMatchObject([{}, { number, state: 'failed', error: messages.xeroPaidVoid }]);
  });

  test('is not booked again when a superuser has already settled it', async ({ world }) => {
    const { xero, sync, agent, owner, id, number, xeroInvoices } = await invoiced(world);
    await sync();
    await agent.call(updateOrder, { params: { id }, body: { status: 8 } });
    xero.pay(number);
    await sync();
    expect((await owner.call(getOrder, { params: { id } })).status.id).toBe(8);
    expect(await xeroInvoices()).toMatchObject([{ number, state: 'paid' }]);
  });

  test('extends the subscription once for a subscription invoice', async ({ world }) => {
    // In the past, because the fake Xero uses the real clock.
    const subscribed = await subscribeWithoutCard(world, '2025-01-15');
    await keepOn(world, subscribed, '2025-02-01');
    const { xero, agent, sync } = await connected(world);
    const params = { id: subscribed.company_id };
    const contact = xero.addContact(`Harbor ${params.id}`);
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
