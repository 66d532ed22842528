import { describe, expect } from 'vitest';
import { getBilling } from '#core/contract/registry/companies.ts';
import { getOrder } from '#core/contract/trade/orders.ts';
import { changePaymentMethod } from '#core/contract/trade/payments.ts';
import { messages } from '#core/messages.ts';
import type { Deps } from '#server/deps.ts';
import { eventAbout, withStripe } from '#tests/fakes/stripe.ts';
import { placeOrder, travel } from '#tests/world/orders.ts';
import { aCard, booksOf, byCard, pay } from '#tests/world/payments.ts';
import type { Subscribed } from '#tests/world/subscriptions.ts';
import { test, type World } from '#tests/world/world.ts';
import { advanceSubscription } from '../renewals/advance-subscription.ts';
import { reconcilePayments } from './reconcile-payments.ts';

const reconcile = (deps: Deps): Promise<void> => reconcilePayments(deps).run({}, new AbortController().signal);
const hosted = (order_id: number, payment_token: string) => ({
  order_id,
  period: 'year',
  payment_type: 1,
  payment_token,
});

async function setUp(world: World, change = {}) {
  const around = await withStripe(world, change);
  const owner = around.as(await world.user());
  const { id, company } = await placeOrder(owner);
  return { ...around, owner, id, company_id: company.id };
}

describe('a card payment through Stripe', () => {
  test('creates one payment intent under our id and saves the card for the customer', async ({ world }) => {
    const { stripe, owner, id, company_id } = await setUp(world);
    const answer = await pay(owner, byCard(id));
    expect([answer.statusCode, answer.json().order.status.id]).toEqual([200, 8]);
    const { payments } = await booksOf(world, id);
    const [intent] = stripe.taken();
    expect(intent).toMatchObject({ amount: 96_000, currency: 'usd', metadata: { charge_id: payments[0]!.id } });
    expect(stripe.callsTo('POST', /payment_intents$/).map(({ key }) => key)).toEqual([payments[0]!.id]);
    expect(payments[0]).toMatchObject({ status: 'paid', gateway_charge: intent!.id });
    const { payment_method } = await owner.call(getBilling, { params: { id: company_id } });
    expect(payment_method).toEqual({
      brand: 'visa',
      last4: '4242',
      expiry_month: 12,
      expiry_year: aCard().expiry_year,
    });
  });

  test.for([
    ['4000 0000 0000 0002', 'card_declined', messages.cardDeclined],
    ['4000 0000 0000 9987', 'card_declined', messages.cardDeclined],
    ['4000 0000 0000 9995', 'insufficient_funds', messages.cardNoFunds],
    ['4000 0025 0000 3155', 'authentication_required', messages.cardNeedsBank],
    ['4000 0000 0000 0119', 'processing_error', messages.cardProcessorFailed],
    ['4000 0000 0000 0127', 'card_invalid', messages.payError1],
    ['4000 0000 0000 0069', 'card_invalid', messages.payError1],
  ] as const)('%s is declined with the reason %s', async ([number, reason, message], { world }) => {
    const { stripe, owner, id } = await setUp(world);
    const answer = await pay(owner, byCard(id, { number }));
    expect([answer.statusCode, answer.json()]).toEqual([402, { message, reason }]);
    expect(stripe.taken()).toEqual([]);
    // A different card pays the order.
    expect((await pay(owner, byCard(id))).statusCode).toBe(200);
  });

  test('a number that fails the Luhn check never reaches Stripe', async ({ world }) => {
    const { stripe, owner, id } = await setUp(world);
    expect((await pay(owner, byCard(id, { number: '4242 4242 4242 4241' }))).statusCode).toBe(400);
    expect(stripe.calls).toEqual([]);
  });

  test('an order paid from two windows at once is charged once', async ({ world }) => {
    const { stripe, owner, id } = await setUp(world);
    const answers = await Promise.all([1, 2, 3].map(() => pay(owner, byCard(id))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(stripe.taken()).toHaveLength(1);
  });
});

describe('when the connection to Stripe fails', () => {
  test('a confirmation whose response is lost is repeated and charges once', async ({ world }) => {
    const { stripe, owner, id } = await setUp(world);
    stripe.fail(/confirm$/, 'cut');
    expect((await pay(owner, byCard(id))).statusCode).toBe(200);
    expect(stripe.taken()).toHaveLength(1);
    const keys = stripe.callsTo('POST', /confirm$/).map(({ key }) => key);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test('after the charge, the outcome is unknown, is looked up, and is booked once', async ({ world }) => {
    const { stripe, deps, owner, id } = await setUp(world);
    stripe.fail(/confirm$/, 'cut', 9);
    const answer = await pay(owner, byCard(id));
    expect([answer.statusCode, answer.json().message]).toEqual([409, messages.paymentUnknown]);
    expect((await pay(owner, byCard(id))).statusCode).toBe(409);
    await reconcile(deps);
    expect((await owner.call(getOrder, { params: { id } })).payment?.status).toBe('paid');
    expect(stripe.taken()).toHaveLength(1);
    expect((await booksOf(world, id)).invoices).toHaveLength(1);
  });

  test.for(['500', '429'] as const)(
    'after a %s at confirmation the payment is unknown, then declined, and never charged',
    async (fault, { world }) => {
      const { stripe, deps, owner, id } = await setUp(world);
      stripe.fail(/confirm$/, fault, 9);
      expect((await pay(owner, byCard(id))).statusCode).toBe(409);
      await reconcile(deps);
      expect((await owner.call(getOrder, { params: { id } })).payment?.status).toBe('unknown');
      // A confirmation lost on its way charges nothing: the intent is canceled before the payment is given up.
      const [intent] = stripe.intents.values();
      Object.assign(intent!, { created: Number(intent!.created) - 120 });
      world.clock.advance(130);
      await reconcile(deps);
      expect(intent!.status).toBe('canceled');
      expect((await (await world.session(owner)).call(getOrder, { params: { id } })).payment?.status).toBe('failed');
      expect(stripe.taken()).toEqual([]);
    },
  );

  test.for([/customers$/, /payment_intents$/, /payment_methods$/])(
    'before confirmation (%s), the error says that nothing was charged',
    async (path, { world }) => {
      const { stripe, owner, id } = await setUp(world);
      stripe.fail(path, '500', 9);
      const answer = await pay(owner, byCard(id));
      expect([answer.statusCode, answer.json().message]).toEqual([402, messages.cardProcessorFailed]);
      expect(stripe.callsTo('POST', /confirm$/)).toEqual([]);
    },
  );

  test('an intent that the bank is still processing stays unknown, however long it takes', async ({ world }) => {
    const { stripe, deps, owner, id } = await setUp(world);
    stripe.fail(/confirm$/, 'cut', 9);
    await pay(owner, byCard(id));
    const [intent] = stripe.taken();
    Object.assign(intent!, { status: 'processing' });
    world.clock.advance(600);
    await reconcile(deps);
    const person = await world.session(owner);
    expect((await person.call(getOrder, { params: { id } })).payment?.status).toBe('unknown');
    Object.assign(intent!, { status: 'succeeded' });
    await reconcile(deps);
    expect((await person.call(getOrder, { params: { id } })).payment?.status).toBe('paid');
  });
});

describe('a card tokenized by Stripe’s own form', () => {
  test.for(['pm_card_visa', 'tok_visa'])('pays by its token: %s', async (token, { world }) => {
    const { owner, id, company_id } = await setUp(world, { takesNumbers: false });
    expect((await pay(owner, hosted(id, token))).statusCode).toBe(200);
    const { payment_method } = await owner.call(getBilling, { params: { id: company_id } });
    expect(payment_method?.last4).toBe('4242');
  });

  test.for([
    ['pm_card_chargeDeclined', 'card_declined'],
    ['pm_unknown', 'card_invalid'],
    ['tok_unknown', 'card_invalid'],
    ['../customers', 'card_invalid'],
  ])('%s is declined with the reason %s', async ([token, reason], { world }) => {
    const { stripe, owner, id } = await setUp(world, { takesNumbers: false });
    const answer = await pay(owner, hosted(id, token!));
    expect([answer.statusCode, answer.json().reason]).toEqual([402, reason]);
    expect(stripe.taken()).toEqual([]);
  });

  test('a card number is rejected and forwarded nowhere when only tokens are allowed', async ({ world }) => {
    const { stripe, owner, id, company_id } = await setUp(world, { takesNumbers: false });
    const answer = await pay(owner, byCard(id));
    expect([answer.statusCode, answer.json().number]).toEqual([400, [messages.cardNumbersRefused]]);
    const refused = await owner.refused(changePaymentMethod, { params: { id: company_id }, body: aCard() });
    expect(refused.status).toBe(400);
    expect(stripe.calls).toEqual([]);
  });

  test('the sandbox accepts Stripe’s published test tokens', async ({ world }) => {
    const owner = await world.user();
    const { id } = await placeOrder(owner);
    expect((await pay(owner, hosted(id, 'pm_card_chargeDeclined'))).json().reason).toBe('card_declined');
    expect((await pay(owner, hosted(id, 'made up'))).json().reason).toBe('card_invalid');
    expect((await pay(owner, hosted(id, 'pm_card_visa'))).statusCode).toBe(200);
  });
});

describe('the stored card', () => {
  test('can be replaced by number or token and is then charged off-session', async ({ world }) => {
    travel(world, '2026-01-10T12:00:00Z');
    const { stripe, deps, owner, id, company_id } = await setUp(world);
    await pay(owner, byCard(id, { period: 'month', expiry_year: 2099 }));
    const params = { id: company_id };
    const body = { ...aCard('5555 5555 5555 4444'), expiry_year: 2099 };
    expect(await owner.call(changePaymentMethod, { params, body })).toMatchObject({
      brand: 'mastercard',
      last4: '4444',
    });
    travel(world, '2026-02-10T12:00:00Z');
    await advanceSubscription(deps, company_id);
    const [, second] = stripe.taken();
    expect(second).toMatchObject({ amount: 10_000, description: 'Subscription from 2026-02-10' });
    expect(stripe.callsTo('POST', /confirm$/).at(-1)?.params).toMatchObject({ off_session: 'true' });
    // One Stripe customer per company, whoever owns the card.
    expect(stripe.callsTo('POST', /customers$/)).toHaveLength(1);
    const person = await world.session(owner);
    const again = await deps.db
      .selectFrom('payment_methods')
      .selectAll()
      .where('company_id', '=', company_id)
      .execute();
    expect([again.length, person.id]).toEqual([1, owner.id]);
  });

  test.for([
    ['4000 0000 0000 0002', 'card_declined'],
    ['4000 0025 0000 3155', 'authentication_required'],
  ])('%s cannot be stored: %s', async ([number, reason], { world }) => {
    const { owner, company_id } = await setUp(world);
    const { status, body } = await owner.refused(changePaymentMethod, {
      params: { id: company_id },
      body: aCard(number),
    });
    expect([status, body.reason]).toEqual([402, reason]);
  });

  const subscribed = async (world: World, number: string) => {
    travel(world, '2026-01-10T12:00:00Z');
    const around = await setUp(world);
    await pay(around.owner, byCard(around.id, { period: 'month', number, expiry_year: 2099 }));
    travel(world, '2026-02-10T12:00:00Z');
    return around;
  };
  const chargesOf = ({ deps: { db } }: World, { company_id }: Pick<Subscribed, 'company_id'>) =>
    db.selectFrom('subscription_charges').selectAll().where('company_id', '=', company_id).execute();

  test('a single-use card is declined at the end of the period', async ({ world }) => {
    const around = await subscribed(world, '4000 0000 0000 0341');
    await advanceSubscription(around.deps, around.company_id);
    expect(await chargesOf(world, around)).toMatchObject([{ status: 'failed', declined_for: 'card_declined' }]);
  });

  test('a charge that never reached Stripe is sent again under its id and charges once', async ({ world }) => {
    const around = await subscribed(world, '4242 4242 4242 4242');
    around.stripe.fail(/payment_intents/, '500', 1);
    await advanceSubscription(around.deps, around.company_id);
    expect(await chargesOf(world, around)).toMatchObject([{ status: 'unknown' }]);
    world.clock.advance(130);
    await reconcile(around.deps);
    const [charge, ...others] = await chargesOf(world, around);
    expect([charge!.status, others]).toEqual(['paid', []]);
    expect(around.stripe.taken(charge!.id)).toHaveLength(1);
  });

  test('a charge whose intent was canceled gets a new intent and charges once', async ({ world }) => {
    const around = await subscribed(world, '4242 4242 4242 4242');
    around.stripe.fail(/confirm$/, '500', 1);
    await advanceSubscription(around.deps, around.company_id);
    const [charge] = await chargesOf(world, around);
    const intent = [...around.stripe.intents.values()].at(-1)!;
    Object.assign(intent, { created: Number(intent.created) - 120 });
    world.clock.advance(130);
    await reconcile(around.deps);
    expect([intent.status, (await chargesOf(world, around))[0]!.status]).toEqual(['canceled', 'paid']);
    expect(around.stripe.taken(charge!.id)).toHaveLength(1);
  });

  test('a card from another gateway, or one deleted at Stripe, is declined and not retried forever', async ({
    world,
  }) => {
    for (const token of ['card_of_the_sandbox', 'cus_gone/pm_gone']) {
      const around = await subscribed(world, '4242 4242 4242 4242');
      const { db } = around.deps;
      await db.updateTable('payment_methods').set({ token }).where('company_id', '=', around.company_id).execute();
      await advanceSubscription(around.deps, around.company_id);
      expect(await chargesOf(world, around)).toMatchObject([{ status: 'failed', declined_for: 'card_declined' }]);
    }
  });
});

describe('Stripe’s webhooks', () => {
  test('a signed event triggers reconciliation', async ({ world }) => {
    const { stripe, deps, owner, id } = await setUp(world);
    stripe.fail(/confirm$/, 'cut', 9);
    await pay(owner, byCard(id));
    const job = () =>
      deps.db.selectFrom('jobs').select('run_at').where('key', '=', 'every:reconcile-payments').executeTakeFirst();
    const later = new Date(Date.now() + 3_600_000);
    const values = { name: 'reconcile-payments', key: 'every:reconcile-payments', payload: '{}', run_at: later };
    await deps.db
      .insertInto('jobs')
      .values(values)
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ run_at: later }))
      .execute();
    const url = '/api/stripe/webhook/';
    const answer = await owner.request({ method: 'POST', url, ...eventAbout(stripe.taken()[0]!) });
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
    expect((await job())!.run_at.getTime()).toBeLessThan(later.getTime());
    await deps.db.deleteFrom('jobs').where('key', '=', 'every:reconcile-payments').execute();
  });

  test.for([
    ['an event signed with a different secret', { secret: 'whsec_another' }],
    ['a replayed old event', { at: Math.floor(Date.now() / 1000) - 3600 }],
  ] as const)('%s is rejected', async ([, change], { world }) => {
    const { owner } = await setUp(world);
    const answer = await owner.request({ method: 'POST', url: '/api/stripe/webhook/', ...eventAbout({}, change) });
    expect([answer.statusCode, answer.json().message]).toEqual([400, messages.signatureInvalid]);
  });

  test('an event without a valid signature is rejected', async ({ world }) => {
    const { owner } = await setUp(world);
    const { payload, headers } = eventAbout({});
    const url = '/api/stripe/webhook/';
    const touched = await owner.request({ method: 'POST', url, payload: `${payload} `, headers });
    const bare = await owner.request({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect([touched.statusCode, bare.statusCode]).toEqual([400, 400]);
  });

  test('the endpoint does not exist for other gateways', async ({ world }) => {
    const url = '/api/stripe/webhook/';
    expect((await world.visitor().request({ method: 'POST', url, ...eventAbout({}) })).statusCode).toBe(404);
  });
});
