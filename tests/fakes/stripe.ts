import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { buildApp } from '#server/app/app.ts';
import type { Deps } from '#server/deps.ts';
import { stripeGateway } from '#server/outside/card-gateway/stripe.ts';
import { Person } from '../world/person.ts';
import type { World } from '../world/world.ts';
import { listen } from './local-server.ts';
import { StripeServer } from './stripe-server.ts';

export const WEBHOOK_SECRET = 'whsec_of_these_tests';

export interface StripeWorld {
  stripe: StripeServer;
  deps: Deps;
  /** The same person as a client of the app that charges through Stripe. */
  as(person: Person): Person;
}

export async function withStripe(world: World, change: { takesNumbers?: boolean; log?: Deps['log'] } = {}) {
  const stripe = new StripeServer();
  const { base, close } = await listen((request, response) => stripe.answer(request, response));
  onTestFinished(close);
  const { takesNumbers = true, log = world.deps.log } = change;
  const settings = { secretKey: 'sk_test_1', webhookSecret: WEBHOOK_SECRET, apiBase: base, takesNumbers };
  const deps: Deps = { ...world.deps, log, gateway: stripeGateway(world.deps.db, log, settings) };
  const app = await buildApp(deps, new URL('./no-web-client/', import.meta.url));
  const as = (person: Person) =>
    Object.assign(new Person(app, person.id, person.email), { access: person.access, refresh: person.refresh });
  return { stripe, deps, as } satisfies StripeWorld;
}

/** A signed webhook event of Stripe. */
export function eventAbout(intent: object, { secret = WEBHOOK_SECRET, at = Math.floor(Date.now() / 1000) } = {}) {
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.succeeded',
    created: at,
    livemode: false,
    data: { object: intent },
  });
  const { webhooks } = new Stripe('sk_test_1');
  const signature = webhooks.generateTestHeaderString({ payload, secret, timestamp: at });
  return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
}
