import { extractText } from 'unpdf';
import { describe, expect } from 'vitest';
import { changeCompany, createCompany, getCompany } from '#core/contract/registry/companies.ts';
import { placeAmendment } from '#core/contract/registry/company-orders.ts';
import { connectXero } from '#core/contract/trade/accounting.ts';
import { completeOrder, updateOrder } from '#core/contract/trade/orders.ts';
import { listInvoices, payOrder } from '#core/contract/trade/payments.ts';
import { CONTENT_TYPES } from '#core/lookups.ts';
import { connected } from '#tests/fakes/xero.ts';
import { companyFields, newCompany } from '#tests/world/companies.ts';
import { historyOf, placeOrder, registeredCompany } from '#tests/world/orders.ts';
import { byCard } from '#tests/world/payments.ts';
import { test } from '#tests/world/world.ts';

const VAT = 'IE1234567FA';
const TOO_LONG = 'Ensure this field has no more than 50 characters.';

describe('the VAT number of a company', () => {
  test('is optional, at most 50 characters, and rejected with a message on its field', async ({ world }) => {
    const owner = await world.user();
    const { company } = await newCompany(owner);
    expect(company.vat_number).toBe('');
    const fifty = 'X'.repeat(50);
    expect((await newCompany(owner, { vat_number: ` ${fifty} ` })).company.vat_number).toBe(fifty);
    const body = companyFields({ vat_number: `${fifty}X` });
    const made = await owner.refused(createCompany, { body });
    expect([made.status, made.body.vat_number]).toEqual([400, [TOO_LONG]]);
    const changed = await owner.refused(changeCompany, { params: company, body: { vat_number: `${fifty}X` } });
    expect([changed.status, changed.body.vat_number]).toEqual([400, [TOO_LONG]]);
  });

  test.for(['owner', 'superuser'] as const)(
    'can be changed at any time by the %s and is recorded in the history',
    async (who, { world }) => {
      const owner = await world.user();
      const { company_id, superuser } = await registeredCompany(world, owner);
      const person = who === 'owner' ? owner : superuser;
      const params = { id: company_id };
      const company = await person.call(changeCompany, { params, body: { vat_number: VAT } });
      expect(company.vat_number).toBe(VAT);
      expect((await person.call(getCompany, { params })).vat_number).toBe(VAT);
      const entry = (await historyOf(world, CONTENT_TYPES.company, company_id)).at(-1);
      expect(entry).toMatchObject({ action: 'changed', changes: [{ field: 'vat_number', from: '', to: VAT }] });
    },
  );

  test('is changed by an amendment and stored in the snapshot', async ({ world }) => {
    const owner = await world.user();
    const { company_id, superuser } = await registeredCompany(world, owner);
    const { order } = await owner.call(placeAmendment, { params: { id: company_id }, body: { vat_number: VAT } });
    expect(order.changes).toEqual([{ field: 'vat_number', from: '', to: VAT }]);
    await owner.call(updateOrder, { params: order, body: { status: 9 } });
    await superuser.call(completeOrder, { params: order, body: {} });
    const snapshots = (await historyOf(world, CONTENT_TYPES.company, company_id)).filter((e) => e.is_snapshot);
    expect(snapshots.at(-1)?.snapshot).toMatchObject({ vat_number: VAT });
  });

  test('has a column in the export, after the phone number', async ({ world }) => {
    const [owner, superuser] = [await world.user(), await world.superuser()];
    const { company } = await newCompany(owner, { phone: '12', vat_number: VAT });
    const { body } = await superuser.request({
      url: `/api/companies/export/?search=${encodeURIComponent(company.name)}`,
    });
    expect(body).toContain(',country,phone,vat_number,notice_email,');
    expect(body).toContain(`,United States,12,${VAT},`);
  });

  test('is printed on an invoice as it was when the invoice was issued', async ({ world }) => {
    const owner = await world.user();
    const { id, company } = await placeOrder(owner, { vat_number: VAT });
    await owner.call(payOrder, { body: byCard(id) });
    await owner.call(changeCompany, { params: company, body: { vat_number: 'IE7654321A' } });
    await world.work();
    const { results } = await owner.call(listInvoices, { params: company });
    const file = await owner.request({ url: `/api/files/${results[0]!.file!.file_id}/` });
    const { text } = await extractText(new Uint8Array(file.rawPayload), { mergePages: true });
    expect(text).toContain(`VAT number ${VAT}`);
  });

  test('becomes the Xero contact’s tax number with the next invoice; an empty one leaves the contact unchanged', async ({
    world,
  }) => {
    const { xero, agent, as, sync } = await connected(world);
    const owner = as(await world.user());
    for (const [vat_number, expected] of [
      [VAT, VAT],
      ['', 'typed by a bookkeeper'],
    ] as const) {
      const { id, company } = await placeOrder(owner, { vat_number });
      const contact = xero.addContact(company.name);
      contact.TaxNumber = 'typed by a bookkeeper';
      await agent.call(connectXero, { params: company, body: { contact_id: contact.ContactID } });
      await owner.call(payOrder, { body: { order_id: id, period: 'year', payment_type: 6 } });
      await sync();
      expect(contact).toMatchObject({ TaxNumber: expected, Name: company.name });
      expect(xero.invoices.filter(({ Contact }) => Contact.ContactID === contact.ContactID)).toHaveLength(1);
    }
  });
});
