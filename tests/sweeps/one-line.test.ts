import type { InjectOptions } from 'fastify';
import { describe, expect } from 'vitest';
import { allEndpoints } from '#core/contract/all.ts';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { confirmInvitation, inviteRepresentative } from '#core/contract/registry/representatives.ts';
import { messages } from '#core/messages.ts';
import { bodyFields, HIDDEN_FIELDS, type Schema, sampleBody, typesOf } from '../samples/contract-samples.ts';
import { inviteTokenSentTo } from '../world/letters.ts';
import { placeOrder } from '../world/orders.ts';
import { byCard } from '../world/payments.ts';
import type { Person } from '../world/person.ts';
import { PASSWORD, someEmail, test } from '../world/world.ts';
import { expectRefusal } from './error-shape.ts';
import { aimed, atOnce, callerWithRecords } from './sweep-callers.ts';

/** Multiline text fields, by endpoint and path. All other text fields take one line. */
const SEVERAL_LINES = [
  'createNote.text',
  'createEvent.text',
  'createNotice.text',
  'createNotice.notes',
  'updateNotice.notes',
  'sendNotice.message',
  'sendReply.text',
  'completeOrder.notes',
  'removeCompany.reason',
  'askCustomer.text',
  'checkPublicRecord.text',
  'acceptDifference.note',
  'changePublicPage.intro',
  'changePublicPage.repeat_policy',
  'submitNotice.works.0.description',
  'submitNotice.where',
  'submitCounterNotice.explanation',
  ...HIDDEN_FIELDS,
  'supplementSubmission.text',
  'createUrlActions.note',
  'changeSubscriber.note',
  'voidStrike.reason',
  'createCounterNotice.text',
  'updateCounterNotice.reason',
  'updateHold.reason',
  'sendCounterNoticeReply.text',
  'createContact.address',
  'changeContact.address',
  'createContactKey.armored',
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

/** A valid body with the text at each of the given paths. */
function bodyWith(endpoint: Endpoint, places: readonly string[], text: string): Record<string, unknown> {
  const body = structuredClone(sampleBody(endpoint));
  for (const place of places) {
    const steps = place.split('.');
    let at = body;
    for (const step of steps.slice(0, -1)) at = at[step] as Record<string, unknown>;
    at[steps.at(-1)!] = text;
  }
  return body;
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
    const isSingle = (place: string) => !SEVERAL_LINES.includes(place) && !isSecret(place);
    const places = placesOf(endpoint).filter((place) => isSingle(`${endpoint.name}.${place}`));
    const sendBreak = async (broken: readonly string[], text: string) => {
      const what = `${endpoint.name}.${broken} = ${JSON.stringify(text)}`;
      const response = await send(endpoint, who, { payload: bodyWith(endpoint, broken, text) });
      const fields = expectRefusal(response, what);
      expect(response.statusCode, what).toBe(400);
      return { what, fields };
    };
    // NUL is refused before the fields are read (security rule 6).
    await atOnce(places, (place) => sendBreak([place], 'a\0b'));
    if (places.length === 0) return;
    // The refusal names every field with another break, so one request is enough for all of them.
    const named = BREAKS.filter((one) => !one.includes('\0'));
    await atOnce(named, async (text) => {
      const { what, fields } = await sendBreak(places, text);
      expect(Object.keys(fields), what).toEqual(expect.arrayContaining(places));
    });
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
