import { extractText } from 'unpdf';
import { describe, expect } from 'vitest';
import { getOrder, listOrders, updateOrder } from '#core/contract/trade/orders.ts';
import { listInvoices, listPaymentInstructions, payOrder } from '#core/contract/trade/payments.ts';
import { getSettings } from '#core/contract/views/system.ts';
import { PAYMENT_TYPE } from '#core/lookups.ts';
import { placeOrder } from '#tests/world/orders.ts';
import { byCard, DECLINED } from '#tests/world/payments.ts';
import type { Person } from '#tests/world/person.ts';
import { withSettings } from '#tests/world/settings.ts';
import { test, type World } from '#tests/world/world.ts';

const DETAILS_FOLLOW = 'We will e-mail you the payment details.';
const by = (order_id: number, payment_type: number, coin?: 'BTC') =>
  ({ order_id, period: 'year', payment_type, coin }) as const;

/** The text of the newest invoice of an order's company. */
async function pdfOf(person: Person, company: { id: number }): Promise<string> {
  const { results } = await person.call(listInvoices, { params: company });
  const file = await person.request({ url: `/api/files/${results[0]!.file!.file_id}/` });
  const { text } = await extractText(new Uint8Array(file.rawPayload), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

/** The newest mail to this person. */
const mailTo = async (world: World, { email }: Person) => (await world.mails(email))[0]!;

describe('payment instructions', () => {
  const METHODS = [
    ['paypal', 'PAYMENT_INSTRUCTIONS_PAYPAL'],
    ['paxum', 'PAYMENT_INSTRUCTIONS_PAXUM'],
    ['ach', 'PAYMENT_INSTRUCTIONS_ACH'],
    ['wire', 'PAYMENT_INSTRUCTIONS_WIRE'],
    ['crypto', 'PAYMENT_INSTRUCTIONS_CRYPTO'],
  ] as const;

  test.for(METHODS)(
    'for %s are the same on the order, the screen, the mail and the PDF',
    async ([name, setting], { world }) => {
      const { as, work } = await withSettings(world, { [setting]: `Send it to harbor-${name}.\\nThank you.` });
      const owner = as(await world.user());
      const payment_type = PAYMENT_TYPE[name];
      const text = `Send it to harbor-${name}.\nThank you.`;
      const { id, company } = await placeOrder(owner);
      const coin = name === 'crypto' ? 'BTC' : undefined;
      const { order, payment, invoice } = await owner.call(payOrder, { body: by(id, payment_type, coin) });
      expect(payment).toMatchObject({ status: 'pending', type: { id: payment_type }, instructions: text });
      expect(order.payment).toEqual(payment);
      const { results } = await owner.call(listOrders, {});
      expect(results[0]!.payment?.instructions).toBe(text);
      const shown = await owner.call(listPaymentInstructions, {});
      expect(shown.map(({ payment_type: type, instructions }) => [type.id, instructions])).toEqual(
        METHODS.map(([other]) => [PAYMENT_TYPE[other], other === name ? text : DETAILS_FOLLOW]),
      );
      await work();
      const mail = await mailTo(world, owner);
      expect(mail.text).toContain(text);
      expect(mail.text).toContain(`Please use ${invoice!.number} as the payment reference.`);
      const pdf = await pdfOf(owner, company);
      expect(pdf).toContain(`Send it to harbor-${name}. Thank you.`);
      if (coin)
        expect([mail.text, pdf]).toEqual([
          expect.stringMatching(/crypto \(BTC\)/),
          expect.stringMatching(/Crypto \(BTC\)/),
        ]);
    },
  );

  test('that are not set promise the payment details by email, and nothing else', async ({ world }) => {
    const owner = await world.user();
    for (const [name] of METHODS) {
      const { id, company } = await placeOrder(owner);
      const coin = name === 'crypto' ? 'BTC' : undefined;
      const { payment } = await owner.call(payOrder, { body: by(id, PAYMENT_TYPE[name], coin) });
      expect(payment.instructions).toBe(DETAILS_FOLLOW);
      await world.work();
      const mail = await mailTo(world, owner);
      expect(mail.text).toContain(DETAILS_FOLLOW);
      expect(mail.text).not.toMatch(/support@|on request|reference/);
      expect(await pdfOf(owner, company)).toContain(DETAILS_FOLLOW);
    }
  });

  test('are gone once the order is paid by card', async ({ world }) => {
    const owner = await world.user();
    const { id } = await placeOrder(owner);
    await owner.call(payOrder, { body: by(id, PAYMENT_TYPE.wire) });
    const { order } = await owner.call(payOrder, { body: byCard(id) });
    expect(order.payment).toMatchObject({ status: 'paid', type: { id: 1 }, instructions: null });
  });
});

describe('‘Continue without payment’', () => {
  test('leaves a pending payment without a method, also after declined cards', async ({ world }) => {
    const owner = await world.user();
    const { id, company } = await placeOrder(owner);
    const body = byCard(id, { number: DECLINED });
    for (const _ of [1, 2, 3]) expect((await owner.refused(payOrder, { body })).status).toBe(402);
    expect((await owner.call(getOrder, { params: { id } })).payment?.status).toBe('failed');
    const { order } = await owner.call(updateOrder, { params: { id }, body: { plan_id: 1, status: 9 } });
    expect(order).toMatchObject({ status: { id: 9 }, payment: { status: 'pending', type: null, instructions: null } });
    await world.work();
    const mail = await mailTo(world, owner);
    expect(mail.text).toContain('choose a method on the payment page');
    expect(mail.text).toContain(`/payment?order=${id}`);
    expect(mail.text).not.toContain(DETAILS_FOLLOW);
    expect(await pdfOf(owner, company)).toContain('choose a method on the payment page');
    // A card that fails later leaves the open invoice to be paid.
    await owner.refused(payOrder, { body });
    expect((await owner.call(getOrder, { params: { id } })).payment?.status).toBe('pending');
    const chosen = await owner.call(payOrder, { body: by(id, PAYMENT_TYPE.wire) });
    expect(chosen.order.payment).toMatchObject({ status: 'pending', type: { id: 6 } });
    const paid = await owner.call(payOrder, { body: byCard(id) });
    expect(paid.order.payment).toMatchObject({ status: 'paid', type: { id: 1 } });
  });

  test('is pending without any attempt before, and paid when a superuser confirms the payment', async ({ world }) => {
    const [owner, superuser] = [await world.user(), await world.superuser()];
    const { id } = await placeOrder(owner);
    const body = { plan_id: 2, status: 9 };
    for (const _ of [1, 2]) {
      const { order } = await owner.call(updateOrder, { params: { id }, body });
      expect(order.payment).toMatchObject({ status: 'pending', type: null });
    }
    const { order } = await superuser.call(updateOrder, { params: { id }, body: { status: 8 } });
    expect(order).toMatchObject({ status: { id: 8 }, payment: { status: 'paid', type: null, instructions: null } });
  });
});

describe('an invoice', () => {
  test('shows the service period and the card, in the list and the PDF', async ({ world }) => {
    const owner = await world.user();
    const { id, company } = await placeOrder(owner);
    const open = await owner.call(payOrder, { body: by(id, PAYMENT_TYPE.wire) });
    expect(open.invoice).toMatchObject({ method: 'Wire transfer', service_period: null });
    const { invoice } = await owner.call(payOrder, { body: byCard(id) });
    expect(invoice).toMatchObject({ status: 'paid', method: 'Visa •••• 4242' });
    const { start, end } = invoice!.service_period!;
    expect([Number(end.slice(0, 4)) - Number(start.slice(0, 4)), end.slice(4)]).toEqual([1, start.slice(4)]);
    await world.work();
    const pdf = await pdfOf(owner, company);
    expect(pdf).toContain('Paid by');
    expect(pdf).toContain('4242');
    expect(pdf).toContain('Service period');
  });
});

test('SUPPORT_EMAIL is in the public settings and on invoices', async ({ world }) => {
  expect((await world.visitor().call(getSettings, {})).support_email).toBe('support@example.com');
  const { as, visitor, work } = await withSettings(world, { SUPPORT_EMAIL: 'help@harbor.example' });
  expect(await visitor().call(getSettings, {})).toMatchObject({
    support_email: 'help@harbor.example',
    test_mode: true,
  });
  const owner = as(await world.user());
  const { id, company } = await placeOrder(owner);
  await owner.call(payOrder, { body: byCard(id) });
  await work();
  expect(await pdfOf(owner, company)).toContain('help@harbor.example');
});
