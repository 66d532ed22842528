import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

type Params = Record<string, string>;
type Thing = Record<string, unknown> & { id: string };
interface Call {
  method: string;
  path: string;
  params: Params;
  key: string | undefined;
}
/** A fault injected into the next call of a path. `cut` closes the connection after the work is done. */
export type Fault = 'cut' | 'cut for good' | '500' | '429';

class Refused extends Error {
  constructor(
    readonly status: number,
    readonly error: Record<string, unknown>,
  ) {
    super(String(error.code ?? error.type));
  }
}

/** Stripe's published test cards and the API's answers to them. */
const DECLINES: Readonly<Record<string, { code: string; decline_code?: string }>> = {
  '4000000000000002': { code: 'card_declined', decline_code: 'generic_decline' },
  '4000000000009995': { code: 'card_declined', decline_code: 'insufficient_funds' },
  '4000000000009987': { code: 'card_declined', decline_code: 'lost_card' },
  '4000000000000127': { code: 'incorrect_cvc' },
  '4000000000000069': { code: 'expired_card' },
  '4000002500003155': { code: 'authentication_required', decline_code: 'authentication_required' },
  '4000000000000119': { code: 'processing_error' },
};
const PAYS_ONCE = '4000000000000341';
const TOKENS: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  tok_visa: '4242424242424242',
  pm_card_chargeDeclined: '4000000000000002',
};

const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
const nested = (params: Params, name: string): Params =>
  Object.fromEntries(
    Object.entries(params).flatMap(([key, value]) =>
      key.startsWith(`${name}[`) && key.endsWith(']') ? [[key.slice(name.length + 1, -1), value]] : [],
    ),
  );

/** Fake of the Stripe API: intents, methods, customers, errors and idempotency keys. */
export class StripeServer {
  readonly calls: Call[] = [];
  readonly intents = new Map<string, Thing>();
  readonly #methods = new Map<string, Thing & { number: string }>();
  readonly #customers = new Map<string, Thing>();
  readonly #kept = new Map<string, { hash: string; status: number; body: object }>();
  readonly #faults: { path: RegExp; fault: Fault; left: number }[] = [];

  fail(path: RegExp, fault: Fault, times = 1): void {
    this.#faults.push({ path, fault, left: times });
  }

  /** Clears all injected faults. */
  recover(): void {
    this.#faults.length = 0;
  }

  /** Successful charges, optionally by our charge id. */
  taken(charge_id?: string): Thing[] {
    return [...this.intents.values()].filter(
      ({ status, metadata }) => status === 'succeeded' && (!charge_id || (metadata as Params).charge_id === charge_id),
    );
  }

  callsTo(method: string, path: RegExp): Call[] {
    return this.calls.filter((call) => call.method === method && path.test(call.path));
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += chunk;
    const url = new URL(request.url ?? '/', 'http://stripe.example');
    const params = Object.fromEntries([...url.searchParams, ...new URLSearchParams(text)]);
    const key = request.headers['idempotency-key'] as string | undefined;
    const call = { method: request.method ?? '', path: url.pathname, params, key };
    this.calls.push(call);
    const fault = this.#faults.find(({ path, left }) => left > 0 && path.test(call.path));
    if (fault) fault.left--;
    const send = (status: number, body: object, headers: Record<string, string> = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req'), ...headers })
        .end(JSON.stringify(body));
    if (fault?.fault === '429') {
      return void send(429, { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many' } });
    }
    if (fault?.fault === '500') {
      return void send(500, { error: { type: 'api_error', message: 'An error' } }, { 'stripe-should-retry': 'false' });
    }
    const hash = createHash('sha256').update(`${call.path}\n${text}`).digest('hex');
    const kept = key === undefined ? undefined : this.#kept.get(key);
    if (kept && kept.hash !== hash) {
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with.';
      return void send(400, { error: { type: 'idempotency_error', message } });
    }
    const { status, body } = kept ?? this.#perform(call);
    if (key !== undefined && request.method === 'POST') this.#kept.set(key, { hash, status, body });
    if (fault) return void request.socket.destroy();
    send(status, body, kept ? { 'idempotent-replayed': 'true' } : {});
  }

  #perform(call: Call): { status: number; body: object } {
    try {
      return { status: 200, body: this.#route(call) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const doc_url = 'https://docs.stripe.example/error-codes';
      return { status: error.status, body: { error: { doc_url, ...error.error } } };
    }
  }

  #route({ method, path, params }: Call): object {
    const [, , group, id, act] = path.split('/');
    if (method === 'GET' && group === 'payment_intents') return this.#shown(this.#intent(id!));
    if (method === 'POST' && group === 'customers') return this.#makeCustomer(params);
    if (method === 'POST' && group === 'payment_methods') return this.#makeMethod(params);
    if (method === 'POST' && group === 'setup_intents') return this.#setUp(params);
    if (method === 'POST' && group === 'payment_intents' && !id) return this.#makeIntent(params);
    if (method === 'POST' && act === 'confirm') return this.#confirm(this.#intent(id!), params);
    if (method === 'POST' && act === 'cancel') return this.#cancel(this.#intent(id!));
    const message = `Unrecognized request URL (${method}: ${path}).`;
    throw new Refused(404, { type: 'invalid_request_error', message });
  }

  #missing(what: string, id: string, param: string): never {
    const message = `No such ${what}: '${id}'`;
    throw new Refused(404, { type: 'invalid_request_error', code: 'resource_missing', message, param });
  }

  #intent(id: string): Thing {
    return this.intents.get(id) ?? this.#missing('payment_intent', id, 'intent');
  }

  #makeCustomer(params: Params): object {
    const customer = { id: newId('cus'), object: 'customer', created: now(), metadata: nested(params, 'metadata') };
    this.#customers.set(customer.id, customer);
    return customer;
  }

  #method(id: string): Thing & { number: string } {
    if (!this.#methods.has(id) && TOKENS[id]) this.#keepMethod(id, TOKENS[id], {});
    return this.#methods.get(id) ?? this.#missing('PaymentMethod', id, 'payment_method');
  }

  #keepMethod(id: string, number: string, { exp_month = '12', exp_year = '2099' }: Params): Thing {
    const brand = number.startsWith('5') ? 'mastercard' : 'visa';
    const card = { brand, last4: number.slice(-4), exp_month: Number(exp_month), exp_year: Number(exp_year) };
    const method = { id, object: 'payment_method', type: 'card', card, customer: null, created: now() };
    this.#methods.set(id, { ...method, number });
    return method;
  }

  #makeMethod(params: Params): object {
    const card = nested(params, 'card');
    const number = card.token ? TOKENS[card.token] : card.number;
    if (!number) this.#missing('token', card.token ?? '', 'card[token]');
    return this.#keepMethod(newId('pm'), number, card);
  }

  #makeIntent(params: Params): object {
    if (!this.#customers.has(params.customer ?? '')) this.#missing('customer', params.customer ?? '', 'customer');
    const intent = {
      id: newId('pi'),
      object: 'payment_intent',
      amount: Number(params.amount),
      currency: params.currency,
      customer: params.customer,
      description: params.description,
      metadata: nested(params, 'metadata'),
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: null,
      latest_charge: null,
      created: now(),
      livemode: false,
    };
    this.intents.set(intent.id, intent);
    return intent;
  }

  #shown = (thing: Thing): object => {
    const known = this.#methods.get(String(thing.payment_method));
    const { number: _, ...method } = known ?? { number: '' };
    return known ? { ...thing, payment_method: method } : thing;
  };

  #confirm(intent: Thing, params: Params): object {
    if (intent.status === 'canceled' || intent.status === 'succeeded') {
      const message = `This PaymentIntent could not be confirmed because it has a status of ${intent.status}.`;
      const code = 'payment_intent_unexpected_state';
      throw new Refused(400, { type: 'invalid_request_error', code, message, payment_intent: intent });
    }
    const method = this.#method(params.payment_method ?? '');
    const isOffSession = params.off_session === 'true';
    const says =
      method.number === PAYS_ONCE && isOffSession
        ? { code: 'card_declined', decline_code: 'generic_decline' }
        : DECLINES[method.number];
    if (says) {
      const message = 'Your card was declined.';
      intent.last_payment_error = { type: 'card_error', message, ...says, payment_method: method };
      throw new Refused(402, { type: 'card_error', message, ...says, payment_intent: this.#shown(intent) });
    }
    if (params.setup_future_usage) method.customer = intent.customer;
    Object.assign(intent, { status: 'succeeded', payment_method: method.id, latest_charge: newId('ch') });
    return this.#shown(intent);
  }

  #cancel(intent: Thing): object {
    if (intent.status === 'succeeded') {
      const message = 'You cannot cancel this PaymentIntent because it has a status of succeeded.';
      throw new Refused(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message });
    }
    intent.status = 'canceled';
    return intent;
  }

  #setUp(params: Params): object {
    const method = this.#method(params.payment_method ?? '');
    const says = DECLINES[method.number];
    const base = { id: newId('seti'), object: 'setup_intent', customer: params.customer, created: now() };
    if (says?.code === 'authentication_required')
      return { ...base, status: 'requires_action', payment_method: method.id };
    if (says) throw new Refused(402, { type: 'card_error', message: 'Your card was declined.', ...says });
    method.customer = params.customer;
    return this.#shown({ ...base, status: 'succeeded', payment_method: method.id });
  }
}

const now = (): number => Math.floor(Date.now() / 1000);
