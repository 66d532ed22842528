import type { InjectOptions } from 'fastify';
import { describe, expect } from 'vitest';
import { allEndpoints } from '#core/contract/all.ts';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { confirmInvitation, inviteRepresentative } from '#core/contract/registry/representatives.ts';
import { messages } from '#core/messages.ts';
import { bodyFields, type Schema, sample, sampleBody, typesOf } from '../samples/contract-samples.ts';
import { inviteTokenSentTo } from '../world/letters.ts';
import { placeOrder } from '../world/orders.ts';
import { byCard } from '../world/payments.ts';
import type { Person } from '../world/person.ts';
import { PASSWORD, someEmail, test } from '../world/world.ts';
import { expectRefusal } from './error-shape.ts';
import { aimed, callerWithRecords } from './sweep-callers.ts';

/** Multiline text fields, by endpoint and path. All other text fields take one line. */
const SEVERAL_LINES = [
  'createNote.text',
  'createEvent.text',
  'createNotice.text',
  'createNotice.notes',
  'updateNotice.notes',
  'sendNotice.message',
  'completeOrder.notes',
  'removeCompany.reason',
  'createContact.address',
  'changeContact.address',
  // Rule actions may add a note, and conditions may match anywhere in a message.
  ...['createRule.', 'changeRule.', 'tryRule.rule.'].flatMap((at) => [`${at}rows.0.value`, `${at}actions.0.value`]),
];

/** Secrets are compared verbatim and never displayed. */
const isSecret = (place: string): boolean => /\.(\w*password|refresh|token)$/.test(place);

/** Validated by the operation instead of the contract; tested separately below. */
const READ_LATER = ['number', 'name', 'expiry_month', 'expiry_year', 'cvv'].flatMap((field) => [
  `payOrder.${field}`,
  `changePaymentMethod.${field}`,
]);

const BREAKS = ['a\nb', 'a\r\nb', 'a\tb', 'a\u0000b', 'a\u001bb', 'a\u007fb', 'a\u0085b', 'a\u2028b', 'a\u2029b'];

/** Paths of the text fields in a body, including nested ones. */
function* textPlaces(schema: Schema, place: string): Generator<string> {
  const parts = [schema, ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  if (typesOf(schema).includes('string')) yield place;
  for (const { properties = {}, items } of parts) {
    for (const [name, inner] of Object.entries(properties)) yield* textPlaces(inner, `${place}.${name}`);
    if (items) yield* textPlaces(items, `${place}.0`);
  }
}

const placesOf = (endpoint: Endpoint): string[] => [
  ...new Set(bodyFields(endpoint).flatMap(([field, schema]) => [...textPlaces(schema, field)])),
];

/** A valid body with the text at the given path. */
function bodyWith(endpoint: Endpoint, place: string, text: string): Record<string, unknown> {
  const [first, ...rest] = place.split('.');
  const body = sampleBody(endpoint);
  if (rest.length === 0) return { ...body, [first!]: text };
  const whole = structuredClone(sample(bodyFields(endpoint).find(([name]) => name === first)![1]));
  let at = whole as Record<string, unknown>;
  for (const step of rest.slice(0, -1)) at = at[step] as Record<string, unknown>;
  at[rest.at(-1)!] = text;
  return { ...body, [first!]: whole };
}

const send = (endpoint: Endpoint, who: Person, options: Pick<InjectOptions, 'payload'>) =>
  who.request({ method: endpoint.method, ...aimed(endpoint, who, options.payload) } as InjectOptions);

const withTexts = allEndpoints.filter((endpoint) => placesOf(endpoint).length > 0);

describe('a single-line text field refuses line breaks and control characters', () => {
  test('every listed multiline field exists in the contract', () => {
    const all = withTexts.flatMap((endpoint) => placesOf(endpoint).map((place) => `${endpoint.name}.${place}`));
    expect(SEVERAL_LINES.filter((place) => !all.includes(place))).toEqual([]);
  });

  test.for(allEndpoints)('$name has no field of unknown type', (endpoint) => {
    const unknown = bodyFields(endpoint).filter(([, schema]) => typesOf(schema).length === 0);
    expect(
      unknown.map(([field]) => `${endpoint.name}.${field}`).filter((place) => !READ_LATER.includes(place)),
    ).toEqual([]);
  });

  test.for(withTexts)('in the body of $name', async (endpoint, { world }) => {
    const who = await callerWithRecords(world, endpoint);
    for (const place of placesOf(endpoint)) {
      const full = `${endpoint.name}.${place}`;
      if (SEVERAL_LINES.includes(full) || isSecret(full)) continue;
      for (const text of BREAKS) {
        const what = `${full} = ${JSON.stringify(text)}`;
        const response = await send(endpoint, who, { payload: bodyWith(endpoint, place, text) });
        const fields = expectRefusal(response, what);
        expect(response.statusCode, what).toBe(400);
        // NUL is refused before the fields are read (security rule 6).
        if (!text.includes('\0')) expect(Object.keys(fields), what).toContain(place);
      }
    }
  });

  test('with a specific message', async ({ world }) => {
    const payload = { email: someEmail(), password: PASSWORD, confirm_password: PASSWORD, first_name: 'a\nb' };
    const response = await world.visitor().request({ method: 'POST', url: '/api/users/sign-up/', payload });
    expect(response.json()).toMatchObject({
      first_name: ['Ensure this field has no line breaks or control characters.'],
      message: messages.oneLine,
    });
  });

  test('leading and trailing ones are trimmed', async ({ world }) => {
    const who = await world.user();
    const payload = { first_name: ' Ada\r\n', last_name: '\tMarlow\n' };
    const response = await who.request({ method: 'PUT', url: `/api/users/${who.id}/`, payload });
    expect(response.json()).toMatchObject({ first_name: 'Ada', last_name: 'Marlow' });
  });

  test('in the name on a card', async ({ world }) => {
    const owner = await world.user();
    const { id, company } = await placeOrder(owner);
    for (const name of BREAKS) {
      for (const [method, url] of [
        ['POST', '/api/orders/payment/'],
        ['PUT', `/api/companies/${company.id}/payment-method/`],
      ] as const) {
        const response = await owner.request({ method, url, payload: { ...byCard(id), name } });
        expect(response.statusCode, JSON.stringify(name)).toBe(400);
        if (!name.includes('\0')) expect(Object.keys(response.json())).toContain('name');
      }
    }
  });

  test('in the names of a person accepting an invitation', async ({ world }) => {
    const owner = await world.user();
    const company_id = await world.company([[owner, 'owner']]);
    const email = someEmail();
    await owner.call(inviteRepresentative, { body: { company_id, email, role: 'viewer' } });
    const token = await inviteTokenSentTo(world, email);
    const names = { first_name: 'Ada', last_name: 'Marlow', password: PASSWORD, confirm_password: PASSWORD };
    for (const field of ['first_name', 'last_name']) {
      const body = { ...names, [field]: 'a\nb' };
      const { status, body: refusal } = await world.visitor().refused(confirmInvitation, { params: { token }, body });
      expect([status, refusal[field]]).toEqual([400, [messages.oneLine]]);
    }
  });
});

describe('a multiline text field', () => {
  test('keeps line breaks', async ({ world }) => {
    const owner = await world.user();
    const { id } = await placeOrder(owner);
    const payload = { object_id: id, content_type: 'order', text: 'One line.\nAnother\tone.' };
    const response = await owner.request({ method: 'POST', url: '/api/notes/create/', payload });
    expect(response.json()).toMatchObject({ text: payload.text });
  });
});
