import { inflateSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { changePaymentMethod, listInvoices, payOrder } from '#core/contract/trade/payments.ts';
import { messages } from '#core/messages.ts';
import { placeOrder, travel } from '#tests/world/orders.ts';
import { aCard, byCard, DECLINED } from '#tests/world/payments.ts';
import type { Person } from '#tests/world/person.ts';
import { test, type World } from '#tests/world/world.ts';

/** A new order of this user, paid by card, with its background jobs run. */
async function paidOrder(world: World, owner: Person, fields: object = {}) {
  const { id, company } = await placeOrder(owner, fields);
  const { invoice } = await owner.call(payOrder, { body: byCard(id) });
  await world.work();
  return { id, company, invoice: invoice! };
}

/** The drawing operations of a PDF, one per line. */
const drawingsOf = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/\/FlateDecode\n?>>\nstream\n(.*?)\nendstream/gs)].flatMap(([, packed]) =>
    inflateSync(Buffer.from(packed!, 'latin1')).toString('latin1').split('\n'),
  );

describe('an invoice', () => {
  test('has a PDF that is mailed and can be downloaded', async ({ world }) => {
    const owner = await world.user();
    const { company, invoice } = await paidOrder(world, owner);
    const { results } = await owner.call(listInvoices, { params: company });
    const name = `${invoice.number}.pdf`;
    expect(results).toEqual([{ ...invoice, file: { file_id: expect.any(Number), name } }]);
    const file = await owner.request({ url: `/api/files/${results[0]!.file!.file_id}/` });
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(`attachment; filename="${name}"`),
    });
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    // The arms of the logo.
    expect(drawingsOf(file.rawPayload)).toEqual(expect.arrayContaining(['22.2 9.8 m', '18.9 13.1 m']));
    const mails = await world.mails(owner.email);
    expect(mails.map(({ subject, file_ids }) => [subject, file_ids])).toEqual([
      [expect.stringContaining(invoice.number), [results[0]!.file!.file_id]],
    ]);
  });

  test.for([
    ['Cyrillic', 'Гавань Хостинг'],
    ['Greek', 'Λιμάνι Φιλοξενία'],
    ['Arabic', 'استضافة الميناء 12'],
    ['Hebrew', 'אירוח נמל'],
    ['Japanese', '株式会社ハーバー'],
    ['Chinese', '海港网络科技有限公司'],
    ['Korean', '주식회사 하버'],
    ['Thai, which no font covers', 'ท่าเรือ'],
    ['emoji', 'Harbor ⚓🚢'],
    ['300 letters', 'W'.repeat(300)],
  ] as const)('is rendered for a name in %s', async ([, name], { world }) => {
    const owner = await world.user();
    const { company } = await paidOrder(world, owner, { name, zip: 'K1A 0B1', country: 'Canada' });
    const { results } = await owner.call(listInvoices, { params: company });
    expect(results[0]?.file).not.toBeNull();
  });

  test('is sent once when its job runs twice', async ({ world }) => {
    const owner = await world.user();
    const { invoice } = await paidOrder(world, owner);
    const payload = JSON.stringify({ invoice_id: invoice.id });
    await world.deps.db
      .insertInto('jobs')
      .values({
        name: 'send-invoice',
        key: null,
        payload,
        run_at: new Date(0),
        leased_until: null,
        lease: null,
        last_error: null,
        dead_at: null,
      })
      .execute();
    await world.work();
    expect(await world.mails(owner.email)).toHaveLength(1);
  });

  test('is numbered from 0001 each year (UTC)', async ({ world }) => {
    const owner = await world.user();
    const [last, first] = [await placeOrder(owner), await placeOrder(owner)];
    const numberAt = async (moment: string, id: number) => {
      travel(world, moment);
      const later = await world.session(owner);
      return (await later.call(payOrder, { body: byCard(id, { expiry_year: 2099 }) })).invoice;
    };
    expect(await numberAt('2091-12-31T23:59:00Z', last.id)).toMatchObject({
      number: 'INV-2091-0001',
      date: '2091-12-31',
    });
    expect(await numberAt('2092-01-01T00:00:01Z', first.id)).toMatchObject({
      number: 'INV-2092-0001',
      date: '2092-01-01',
    });
  });
});

describe('the list of invoices', () => {
  test('is visible only to roles that may pay', async ({ world }) => {
    const [owner, billing, viewer, stranger] = [
      await world.user(),
      await world.user(),
      await world.user(),
      await world.user(),
    ];
    const { company } = await paidOrder(world, owner);
    await world.join(company.id, billing, 'billing');
    await world.join(company.id, viewer, 'viewer');
    const { results, count } = await billing.call(listInvoices, { params: company });
    expect(count).toBe(1);
    expect((await viewer.refused(listInvoices, { params: company })).status).toBe(403);
    expect((await stranger.refused(listInvoices, { params: company })).status).toBe(404);
    const url = `/api/files/${results[0]!.file!.file_id}/`;
    const answers = [await billing.request({ url }), await viewer.request({ url }), await stranger.request({ url })];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 403, 404]);
  });

  test('supports filters, search, ordering and pages', async ({ world }) => {
    const owner = await world.user();
    const { id, company } = await placeOrder(owner);
    const wire = { order_id: id, payment_type: 6 };
    await owner.call(payOrder, { body: { ...wire, period: 'year' } });
    const { invoice } = await owner.call(payOrder, { body: { ...wire, period: 'month' } });
    const list = async (query: object) => (await owner.call(listInvoices, { params: company, query })).results;
    expect((await list({ status: 'void' })).map(({ total }) => total)).toEqual(['960.00']);
    expect((await list({ ordering: 'total' })).map(({ total }) => total)).toEqual(['100.00', '960.00']);
    expect((await list({ search: invoice!.number.toLowerCase() })).map(({ id: one }) => one)).toEqual([invoice!.id]);
    expect(await list({ limit: 1, offset: 1 })).toMatchObject([{ status: 'void' }]);
    expect((await owner.request({ url: `/api/companies/${company.id}/invoices/?status=lost` })).statusCode).toBe(400);
  });
});

describe('the stored card', () => {
  test('can be replaced and is shown without its number', async ({ world }) => {
    const owner = await world.user();
    const { company } = await paidOrder(world, owner);
    const method = await owner.call(changePaymentMethod, { params: company, body: aCard('5555 5555 5555 4444') });
    expect(method).toEqual({ brand: 'mastercard', last4: '4444', expiry_month: 12, expiry_year: aCard().expiry_year });
    const billing = await owner.request({ url: `/api/companies/${company.id}/billing-info/` });
    expect(billing.json().payment_method).toEqual(method);
  });

  test('stays when the new card is declined or invalid', async ({ world }) => {
    const owner = await world.user();
    const { company } = await paidOrder(world, owner);
    const refused = await owner.refused(changePaymentMethod, { params: company, body: aCard(DECLINED) });
    expect([refused.status, refused.body.reason]).toEqual([402, 'card_declined']);
    const past = { ...aCard(), expiry_year: 2020 };
    const invalid = await owner.refused(changePaymentMethod, { params: company, body: past });
    expect([invalid.status, invalid.body.expiry]).toEqual([400, [messages.cardExpiryInvalid]]);
    const billing = await owner.request({ url: `/api/companies/${company.id}/billing-info/` });
    expect(billing.json().payment_method).toMatchObject({ last4: '4242' });
  });
});
