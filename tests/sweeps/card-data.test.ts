import { inspect } from 'node:util';
import { describe, expect } from 'vitest';
import { buildApp } from '#server/app/app.ts';
import { makeLog } from '#server/base/log.ts';
import { reconcilePayments } from '#server/features/trade/payments/charge/reconcile-payments.ts';
import { Card } from '#server/outside/card-gateway/card.ts';
import type { CardGateway } from '#server/outside/card-gateway/card-gateway.ts';
import { withStripe } from '../fakes/stripe.ts';
import { placeOrder } from '../world/orders.ts';
import { byCard, pay } from '../world/payments.ts';
import { Person } from '../world/person.ts';
import { test } from '../world/world.ts';
import { nextTransaction, writtenSince } from '../world/written-since.ts';

/** Card numbers and codes that cannot occur elsewhere in the database by chance. */
const MARKED = {
  paid: '4929 1234 5678 9015',
  declined: '4000 0000 0000 0002',
  invalid: '4929 1234 5678 9018',
  stored: '5454 5454 5454 5454',
};
/** Begins with a zero, as no id and no number of milliseconds does. */
const CODE = '0917';
const AMEX = '3714 496353 98431';

const forms = (number: string) => [number, number.replaceAll(' ', ''), number.replaceAll(' ', '-')];

/** security rule 13. */
describe('card numbers and security codes', () => {
  test('are stored and logged nowhere, for any outcome of a sandbox payment', async ({ world }) => {
    const before = await nextTransaction(world);
    const owner = await world.user();
    const log: string[] = [];
    const deps = { ...world.deps, log: makeLog('trace', { write: (line: string) => void log.push(line) }) };
    const person = async (change: Partial<CardGateway> = {}) => {
      const gateway = { ...deps.gateway, ...change };
      const app = await buildApp({ ...deps, gateway }, new URL('./no-web-client/', import.meta.url));
      return Object.assign(new Person(app, owner.id), { access: owner.access });
    };
    const order = async () => (await placeOrder(owner)).id;
    const answers: string[] = [];
    const statuses: number[] = [];
    const hear = ({ statusCode, body }: { statusCode: number; body: string }) => {
      statuses.push(statusCode);
      answers.push(body);
    };
    const send = async (who: Person, id: number, change: object, key?: string) =>
      hear(await pay(who, byCard(id, change), key));

    const amex = { number: AMEX, cvv: CODE };
    await send(await person(), await order(), { number: MARKED.paid }, 'paid');
    await send(await person(), await order(), amex, 'amex');
    await send(await person(), await order(), { number: MARKED.declined, name: MARKED.declined }, 'declined');
    await send(await person(), await order(), { number: MARKED.invalid, cvv: CODE });
    await send(await person(), await order(), { number: { digits: AMEX }, cvv: [CODE], expiry_month: AMEX });
    await send(await person(), await order(), { ...amex, period: AMEX, payment_type: AMEX, coin: AMEX });
    const breaks = await person({
      charge: (charge) => Promise.reject(new Error(`broke at ${AMEX} ${inspect(charge)}`)),
    });
    await send(breaks, await order(), amex, 'unknown');
    const url = `/api/companies/${(await placeOrder(owner)).company.id}/payment-method/`;
    for (const number of [MARKED.stored, MARKED.declined, MARKED.invalid]) {
      const payload = { ...byCard(0, { number }) };
      hear(await (await person()).request({ method: 'PUT', url, payload }));
    }
    await world.work();
    expect(statuses).toEqual([200, 200, 402, 400, 400, 400, 409, 200, 402, 400]);

    const places = { database: await writtenSince(world, before), log: log.join('\n'), answers: answers.join('\n') };
    for (const [place, text] of Object.entries(places)) {
      for (const secret of [...Object.values(MARKED), AMEX].flatMap(forms)) expect(text, place).not.toContain(secret);
      // Four digits collide with ids easily, so the rows are searched without theirs.
      expect(text.replace(/^\(\d+,/gm, ''), place).not.toMatch(new RegExp(`\\b${CODE}\\b`));
    }
    // Positive control: the search finds a known value.
    expect(places.database).toContain(owner.email);
    expect(log.length).toBeGreaterThan(statuses.length);
  });

  test('are stored and logged nowhere, for any outcome of a Stripe payment', async ({ world }) => {
    const log: string[] = [];
    const trace = makeLog('trace', { write: (line: string) => void log.push(line) });
    const { stripe, deps, as } = await withStripe(world, { log: trace });
    const owner = as(await world.user());
    const answers: string[] = [];
    const statuses: number[] = [];
    const send = async (change: object) => {
      const { statusCode, body } = await pay(owner, byCard((await placeOrder(owner)).id, change));
      statuses.push(statusCode);
      answers.push(body);
    };
    const before = await nextTransaction(world);
    const amex = { number: AMEX, cvv: CODE };
    await send({ number: MARKED.paid });
    await send({ number: MARKED.declined, name: MARKED.declined });
    await send({ number: MARKED.invalid });
    stripe.fail(/payment_methods$/, '500');
    await send(amex);
    stripe.fail(/confirm$/, 'cut', 9);
    await send(amex);
    await send(amex);
    stripe.fail(/confirm$/, '500', 9);
    await send(amex);
    await reconcilePayments(deps).run({}, new AbortController().signal);
    const url = `/api/companies/${(await placeOrder(owner)).company.id}/payment-method/`;
    for (const number of [MARKED.stored, MARKED.declined]) {
      const { statusCode, body } = await owner.request({ method: 'PUT', url, payload: byCard(0, { number }) });
      statuses.push(statusCode);
      answers.push(body);
    }
    expect(statuses).toEqual([200, 402, 400, 402, 409, 409, 409, 200, 402]);
    // Positive control: Stripe received the number.
    expect(JSON.stringify(stripe.calls)).toContain(MARKED.paid.replaceAll(' ', ''));

    const places = { database: await writtenSince(world, before), log: log.join('\n'), answers: answers.join('\n') };
    for (const [place, text] of Object.entries(places)) {
      for (const secret of [...Object.values(MARKED), AMEX].flatMap(forms)) expect(text, place).not.toContain(secret);
      expect(text.replace(/^\(\d+,/gm, ''), place).not.toMatch(new RegExp(`\\b${CODE}\\b`));
      expect(text, place).not.toContain('sk_test_1');
    }
    expect(log.length).toBeGreaterThan(statuses.length);
  });

  test('are redacted as [card] by every form of serialization', () => {
    const card = new Card({ number: '4242424242424242', name: 'A', expiry_month: 1, expiry_year: 2030, cvv: '123' });
    expect([
      String(card),
      `${card}`,
      JSON.stringify({ card }),
      inspect({ card }),
      inspect(card, { depth: 9, showHidden: true }),
    ]).toEqual(['[card]', '[card]', '{"card":"[card]"}', '{ card: [card] }', '[card]']);
    expect({ ...card }).toEqual({});
  });
});

describe('the log', () => {
  const written = (write: (log: ReturnType<typeof makeLog>) => void): string => {
    const lines: string[] = [];
    write(makeLog('info', { write: (line: string) => void lines.push(line) }));
    for (const line of lines) JSON.parse(line);
    return lines.join('');
  };

  test.for([
    ['in the message', (log) => log.info('card 4242424242424242 came')],
    ['with spaces', (log) => log.info('card 4242 4242 4242 4242 came')],
    ['with dashes', (log) => log.info({ note: '4242-4242-4242-4242' }, 'x')],
    ['as a number', (log) => log.info({ number: 4242424242424242 }, 'x')],
    ['deep inside', (log) => log.info({ a: [{ b: '4242424242424242' }] }, 'x')],
    ['in an error', (log) => log.error({ err: new Error('4242424242424242 failed') }, 'x')],
    ['as a key', (log) => log.info({ 4242424242424242: 1 }, 'x')],
    ['of a child', (log) => log.child({ card: '4242424242424242' }).info('x')],
    ['of fifteen digits', (log) => log.info('371449635398431')],
    ['of nineteen digits', (log) => log.info({ n: '6304000000000000000' }, 'x')],
  ] as readonly [string, (log: ReturnType<typeof makeLog>) => void][])('scrubs a card %s', ([, write]) => {
    const line = written(write);
    expect(line).toContain('[card]');
    expect(line.replaceAll(/[ -]/g, '')).not.toMatch(/\d{15,19}/);
  });

  test('does not redact other digits', () => {
    const id = '12345678-1234-4123-8123-123456789012';
    const line = written((log) => log.info({ request_id: id, ms: 1234567.25, at: 1700000000001, order: '0042' }, 'x'));
    for (const text of [id, '1234567.25', '1700000000001', '"0042"']) expect(line).toContain(text);
  });
});
