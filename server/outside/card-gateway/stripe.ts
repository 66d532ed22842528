import type { Logger } from 'pino';
import Stripe from 'stripe';
import type { Db } from '../../db/tables.ts';
import { Card } from './card.ts';
import type { CardGateway, Charge, ChargeOutcome, HostedCard } from './card-gateway.ts';
import { findCustomer, findIntent, storeCustomer, storeIntent } from './stripe.queries.ts';
import { asDeclined, Declined, declined } from './stripe-errors.ts';
import { intentOutcome, readToken, storedCard } from './stripe-outcomes.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string | undefined;
  apiBase: string | undefined;
  takesNumbers: boolean;
}

/** A call and its retry end before an intent counts as abandoned, which is before its charge counts as lost. */
const CALL_MS = 10_000;
/** An intent that is still unconfirmed after this time never will be: the process that created it has stopped. */
const ABANDONED_SECONDS = 60;
const SIGNATURE_SECONDS = 300;
const EXPAND = { expand: ['payment_method'] };
const HOSTED = /^(?:pm|tok)_\w{1,250}$/;

function makeClient({ secretKey, apiBase }: StripeSettings): Stripe {
  const base = apiBase === undefined ? null : new URL(apiBase);
  const host = base && {
    host: base.hostname,
    port: base.port || (base.protocol === 'http:' ? 80 : 443),
    protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const),
  };
  return new Stripe(secretKey, { ...host, timeout: CALL_MS, maxNetworkRetries: 1, telemetry: false });
}

/**
 * Stripe. A charge is a payment intent that is created with our charge's id as idempotency key, recorded, and then confirmed. Its
 * outcome can be read from the intent at any later time.
 */
export function stripeGateway(db: Db, log: Logger, settings: StripeSettings): CardGateway {
  const stripe = makeClient(settings);

  async function customerFor(company_id: number): Promise<string> {
    const known = await findCustomer(db, company_id);
    if (known) return known;
    const { id } = await stripe.customers.create({ metadata: { company_id: String(company_id) } });
    await storeCustomer(db, company_id, id);
    return (await findCustomer(db, company_id)) ?? id;
  }

  /** The card as a Stripe payment method. The only place where a card number leaves this process. */
  async function methodFor(source: Card | HostedCard): Promise<string> {
    const create = (params: Stripe.PaymentMethodCreateParams) => stripe.paymentMethods.create(params);
    if (source instanceof Card) {
      const { number, name, expiry_month, expiry_year, cvv } = source.reveal();
      const card = { number, exp_month: expiry_month, exp_year: expiry_year, cvc: cvv };
      return (await create({ type: 'card', card, billing_details: { name } }).catch(refusedByBank)).id;
    }
    const { payment_token } = source;
    if (!HOSTED.test(payment_token)) throw new Declined('card_invalid');
    if (payment_token.startsWith('pm_')) return payment_token;
    return (await create({ type: 'card', card: { token: payment_token } }).catch(asDeclined('card_invalid'))).id;
  }

  async function makeIntent(charge: Charge, customer: string, key: string): Promise<Stripe.PaymentIntent> {
    const { id, amount_cents, currency, description } = charge;
    const intent = await stripe.paymentIntents.create(
      {
        amount: amount_cents,
        currency: currency.toLowerCase(),
        customer,
        description,
        allowed_payment_method_types: ['card'],
        metadata: { charge_id: id },
      },
      { idempotencyKey: key },
    );
    // Recorded before it is confirmed, so that a crash can't lose a charge.
    await storeIntent(db, id, intent.id);
    return intent;
  }

  /** The charge's intent. A canceled one is replaced, under an idempotency key derived from it. */
  async function intentFor(charge: Charge, known: string | undefined, customer: string): Promise<Stripe.PaymentIntent> {
    if (!known) return makeIntent(charge, customer, charge.id);
    const intent = await stripe.paymentIntents.retrieve(known, EXPAND);
    return intent.status === 'canceled' ? makeIntent(charge, customer, `${charge.id}-${known}`) : intent;
  }

  async function confirm(
    intent: string,
    params: Stripe.PaymentIntentConfirmParams,
    unusable: 'card_invalid' | 'card_declined',
  ): Promise<ChargeOutcome> {
    const confirmed = await stripe.paymentIntents
      .confirm(intent, { ...params, ...EXPAND }, { idempotencyKey: `${intent}-confirm` })
      .catch(asDeclined(unusable));
    const outcome = intentOutcome(confirmed);
    if (!outcome) throw new Error(`the intent is ${confirmed.status} after its confirmation`);
    return outcome;
  }

  /** Off-session: errors are retried later, and only the bank's decline is final. */
  async function chargeStored(charge: Charge, token: string, signal: AbortSignal): Promise<ChargeOutcome> {
    const stored = readToken(token);
    if (!stored) throw new Declined('card_declined');
    const known = await findIntent(db, charge.id);
    const intent = await intentFor(charge, known, stored.customer).catch(asDeclined('card_declined'));
    const before = intentOutcome(intent);
    if (before) return before;
    signal.throwIfAborted();
    return confirm(intent.id, { payment_method: stored.method, off_session: true }, 'card_declined');
  }

  /** On-session: an error before the confirmation is reported as declined at once, because nothing was charged. */
  async function chargeEntered(charge: Charge, source: Card | HostedCard, signal: AbortSignal): Promise<ChargeOutcome> {
    const prepare = async () => {
      const intent = await makeIntent(charge, await customerFor(charge.company_id), charge.id);
      return { intent, payment_method: await methodFor(source) };
    };
    const { intent, payment_method } = await prepare().catch((error: unknown) => {
      if (error instanceof Declined) throw error;
      log.warn({ err: error, payment_id: charge.id }, 'preparing a charge at the card gateway failed');
      throw new Declined('processing_error');
    });
    signal.throwIfAborted();
    const params = { payment_method, setup_future_usage: 'off_session', error_on_requires_action: true } as const;
    return confirm(intent.id, params, 'card_invalid');
  }

  async function storeCard(company_id: number, source: Card | HostedCard) {
    const customer = await customerFor(company_id);
    const payment_method = await methodFor(source);
    const setup = await stripe.setupIntents
      .create({
        customer,
        payment_method,
        confirm: true,
        usage: 'off_session',
        allowed_payment_method_types: ['card'],
        ...EXPAND,
      })
      .catch(asDeclined('card_invalid'));
    const { status, payment_method: method } = setup;
    if (status !== 'succeeded' || !method || typeof method === 'string') throw new Declined('authentication_required');
    return { outcome: 'stored', card: storedCard(customer, method) } as const;
  }

  return {
    takesNumbers: settings.takesNumbers,
    charge: (charge, signal) =>
      ('token' in charge.source
        ? chargeStored(charge, charge.source.token, signal)
        : chargeEntered(charge, charge.source, signal)
      ).catch(declined),
    async find(id) {
      const known = await findIntent(db, id);
      if (!known) return null;
      const intent = await stripe.paymentIntents.retrieve(known, EXPAND);
      const outcome = intentOutcome(intent);
      const isAbandoned = intent.created + ABANDONED_SECONDS < Date.now() / 1000;
      // Canceled for good, so that a confirmation still in flight can't charge it.
      if (!outcome && isAbandoned && intent.status !== 'canceled') await stripe.paymentIntents.cancel(known);
      return outcome;
    },
    storeCard: (company_id, source) => storeCard(company_id, source).catch(declined),
    readEvent(raw, signature, now) {
      if (!settings.webhookSecret) throw new Error('no webhook secret is set');
      const at = now.getTime();
      const event = stripe.webhooks.constructEvent(
        raw,
        signature,
        settings.webhookSecret,
        SIGNATURE_SECONDS,
        undefined,
        at,
      );
      const subject = event.data.object as { object?: string; metadata?: Record<string, string> };
      return subject.object === 'payment_intent' ? (subject.metadata?.charge_id ?? null) : null;
    },
  };
}

/** Only card errors are declines; other errors mean that our settings are wrong. */
function refusedByBank(error: unknown): never {
  if (error instanceof Stripe.errors.StripeCardError) return asDeclined('card_invalid')(error);
  throw error;
}
