import type { InjectOptions } from 'fastify';
import { describe, expect } from 'vitest';
import { JSON_BODY_BYTES } from '#core/constants.ts';
import { allEndpoints } from '#core/contract/all.ts';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { messages } from '#core/messages.ts';
import { sharedCast } from '../access/access-cast.ts';
import { ACCESS } from '../access/access-table.ts';
import { bodyFields, HIDDEN_FIELDS, sampleBody, typesOf } from '../samples/contract-samples.ts';
import { placeOrder } from '../world/orders.ts';
import type { Person } from '../world/person.ts';
import { test } from '../world/world.ts';
import { expectRefusal } from './error-shape.ts';
import { aimed, atOnce, callerWithRecords, firstOfGroups, newCaller, sharedCaller } from './sweep-callers.ts';

/** Generated from the contract: a new endpoint is included without a change here. */
function send(endpoint: Endpoint, who: Person, body: unknown, headers?: Record<string, string>) {
  const { url, payload } = aimed(endpoint, who, body);
  const raw = typeof payload === 'string' || Buffer.isBuffer(payload);
  return who.request({
    method: endpoint.method,
    url,
    payload: (raw ? payload : JSON.stringify(payload)) as InjectOptions['payload'],
    headers: { 'content-type': 'application/json', ...headers },
  } as InjectOptions);
}

/** A call that takes a file instead is limited to fewer calls than a sweep makes; its fields are tested with the public records. */
const withBody = allEndpoints.filter(({ body, upload }) => body && !upload);
const withFields = withBody.filter((endpoint) => bodyFields(endpoint).length > 0);

/** Values by JSON type, including ones that break loose coercion or comparison. */
const VALUES: Record<string, unknown[]> = {
  null: [null],
  boolean: [true, false],
  number: [0, -1, 1.5, 1e308, 123456],
  string: ['text'],
  array: [[], [1], ['text'], [[['deep']]]],
  object: [{}, { length: 5 }, { toString: 'text' }, { $gt: '' }],
};

/** An invalid refresh token of any type is 401, tested with the sessions. */
const withTypes = withFields.filter(({ name }) => name !== 'refreshTokens');

/** Card fields are validated by the operation, so that no error message repeats card data; tested with the payments. */
const CARD_FIELDS = ['number', 'name', 'expiry_month', 'expiry_year', 'cvv'];

/** Fields checked by the contract, each with the JSON types that it accepts. */
function sweptFields(endpoint: (typeof allEndpoints)[number]): [field: string, taken: string[]][] {
  const isCard = (field: string) => endpoint.group === 'payments' && CARD_FIELDS.includes(field);
  const swept = bodyFields(endpoint).filter(([field]) => !isCard(field));
  return swept.map(([field, schema]) => [field, typesOf(schema)]);
}

describe('a field of the wrong type', () => {
  test.for(withTypes)('$name', async (endpoint, { world }) => {
    const who = await callerWithRecords(world, endpoint);
    const swept = sweptFields(endpoint);
    for (const [field, taken] of swept)
      expect(taken, `${field}: its types are not known, so nothing would be swept`).not.toEqual([]);
    for (const [type, values] of Object.entries(VALUES)) {
      // The refusal names every wrong field, so one request is enough for all of them.
      const wrong = swept.filter(([, taken]) => !taken.includes(type)).map(([field]) => field);
      if (wrong.length === 0) continue;
      await atOnce(values, async (value) => {
        const what = `${wrong} = ${JSON.stringify(value)}`;
        const body = { ...sampleBody(endpoint), ...Object.fromEntries(wrong.map((field) => [field, value])) };
        const fields = expectRefusal(await send(endpoint, who, body), what);
        expect(Object.keys(fields), what).toEqual(expect.arrayContaining(wrong));
      });
    }
  });
});

describe('a validation error without its own message has a readable default', () => {
  test.for<[InjectOptions['method'], string, object, Record<string, string>]>([
    ['POST', '/orders/payment/', {}, { order_id: 'This field is required!' }],
    ['POST', '/orders/payment/', { order_id: 'x' }, { order_id: 'Should be a number' }],
    ['POST', '/orders/payment/', { order_id: 1.5 }, { order_id: 'Should be a whole number' }],
    ['POST', '/representative/invite/', {}, { company_id: 'This field is required!', email: messages.emailRequired }],
    ['POST', '/orders/:own/domains/', {}, { domains: 'This field is required!' }],
    ['POST', '/orders/:own/domains/', { domains: 'quay.example.com' }, { domains: 'Should be a list' }],
    ['POST', '/filters/create/', { is_active: 'yes' }, { is_active: 'Should be true or false' }],
    ['PATCH', '/companies/own/', { phone: null }, { phone: 'Should be text' }],
    ['PATCH', '/companies/own/', { name: null }, { name: messages.companyNameRequired }],
    ['GET', '/notices/?verdict=none-such', {}, { verdict: 'Should be one of complete, ' }],
  ])('%s %s %j', async ([method, path, payload, sentences], { world }) => {
    const who = await (path.startsWith('/filters/') ? world.superuser() : world.user());
    const company = path.includes('/companies/own/') ? await world.company([[who, 'owner']]) : 0;
    const order = path.includes(':own') ? (await placeOrder(who)).id : 0;
    const url = `/api${path.replace(':own', String(order)).replace('/own/', `/${company}/`)}`;
    const call: InjectOptions = { method, url, ...(method === 'GET' ? {} : { payload }) };
    const response = await who.request(call);
    const fields = expectRefusal(response, path);
    expect(response.statusCode).toBe(400);
    for (const [field, sentence] of Object.entries(sentences))
      expect(fields[field]).toEqual([expect.stringContaining(sentence)]);
    expect(response.json().message).toBe((Object.values(fields)[0] as string[])[0]);
  });
});

/** An otherwise valid call of the access table, by an authorized caller. */
describe('a number outside the range of its column is not a server error', () => {
  const numbers = (endpoint: Endpoint) =>
    bodyFields(endpoint).filter(([, schema]) => typesOf(schema).includes('number'));

  test.for(withFields.filter((endpoint) => numbers(endpoint).length > 0))('$name', async (endpoint, { world }) => {
    const superuser = await world.superuser();
    const { who, target, things } = await sharedCast(world, 'owner');
    const { params = {}, payload } = ACCESS[endpoint.name]!.call(target, things);
    const url = `/api${endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))}`;
    for (const [field] of numbers(endpoint)) {
      for (const value of [-1, 0, 2 ** 15, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1]) {
        for (const caller of [superuser, who]) {
          const body = { ...(payload as object), [field]: value };
          const { statusCode } = await caller.request({ method: endpoint.method, url, payload: body });
          expect(statusCode, `${field} = ${value}`).toBeLessThan(500);
        }
      }
    }
  });
});

/** Calls that mean something without any field; tested with what they do. */
const TAKES_NOTHING = ['getPasskeyRequest'];

describe('required fields', () => {
  test.for(withFields)('a missing field is refused: $name', async (endpoint, { world }) => {
    const who = await callerWithRecords(world, endpoint);
    await atOnce(bodyFields(endpoint), async ([field]) => {
      const { [field]: _, ...rest } = sampleBody(endpoint);
      const optional = endpoint.body!.safeParse({ ...sampleBody(endpoint), [field]: undefined });
      const missing = !optional.success && optional.error.issues.some(({ path }) => path[0] === field);
      if (!missing) return;
      const fields = expectRefusal(await send(endpoint, who, rest), `without ${field}`);
      expect(Object.keys(fields)).toContain(field);
    });
  });

  test.for(withFields.filter(({ name }) => !TAKES_NOTHING.includes(name)))(
    'an empty body is refused: $name',
    async (endpoint, { world }) => {
      const who = world.visitor();
      // Not the object's owner: every field of an update is optional.
      const insider = await sharedCaller(world, endpoint);
      for (const person of endpoint.access === 'session' ? [who] : [insider]) {
        for (const nothing of ['', '{}', 'null']) expectRefusal(await send(endpoint, person, nothing), nothing);
      }
    },
  );
});

/** What is refused while the body is read, before an endpoint sees it, is the same code for all. */
const inDepth = firstOfGroups(withBody);
const withFieldsInDepth = firstOfGroups(withFields);

describe('text that cannot be stored', () => {
  const broken = ['\0', 'before\0after', '\ud800', 'a\udfff', '\udc00\ud800'];

  test.for(withFields)('NUL or a lone surrogate in any field or key is refused: $name', async (endpoint, { world }) => {
    const who = await callerWithRecords(world, endpoint);
    const fields = bodyFields(endpoint).map(([field]) => field);
    // Each text in one field, and one text in each field: what is looked for does not depend on where it is.
    const others = withFieldsInDepth.has(endpoint) ? broken.slice(1) : [];
    const cases = [
      ...fields.map((field) => [field, broken[0]!] as const),
      ...others.map((text) => [fields[0]!, text] as const),
    ];
    const keys = [broken[0]!, ...others];
    const bodies = [...cases.map(([field, text]) => ({ [field]: text })), ...keys.map((text) => ({ [text]: 1 }))];
    await atOnce(bodies, async (body) => {
      const what = JSON.stringify(body);
      const response = await send(endpoint, who, { ...sampleBody(endpoint), ...body });
      expectRefusal(response, what);
      expect(response.statusCode, what).toBe(400);
    });
  });

  test.for(withFields)('very long text is refused: $name', async (endpoint, { world }) => {
    const who = await callerWithRecords(world, endpoint);
    for (const [field, schema] of bodyFields(endpoint)) {
      if (!typesOf(schema).includes('string') || HIDDEN_FIELDS.includes(`${endpoint.name}.${field}`)) continue;
      const response = await send(endpoint, who, { ...sampleBody(endpoint), [field]: 'x'.repeat(500_000) });
      const fields = expectRefusal(response, field);
      expect(Object.keys(fields)).toContain(field);
      // The text is not echoed.
      expect(response.body.length).toBeLessThan(5_000);
    }
  });
});

describe('a malformed body', () => {
  // A recursive parser would run out of stack at half of it.
  const deep = (open: string, close: string) => open.repeat(20_000) + close.repeat(20_000);
  const BODIES: Record<string, string> = {
    'an open brace': '{',
    'half an object': '{"email": "a@example.com",',
    'a bare word': 'nope',
    'single quotes': "{'email': 'a'}",
    'two objects': '{}{}',
    'a trailing comma': '{"a": 1,}',
    'not a number': '{"a": NaN}',
    'a list': '[]',
    'a list of objects': '[{}]',
    'a text': '"text"',
    'a number': '5',
    'a truth': 'true',
    'an endless list': deep('[', ']'),
    'an endless object': deep('{"a":', '}').replace('}', '1}'),
  };

  test.for(withBody)('$name', async (endpoint, { world }) => {
    const who = await callerWithRecords(world, endpoint);
    const few = ['half an object', 'a list', 'a text', 'an endless object'];
    const names = inDepth.has(endpoint) ? Object.keys(BODIES) : few;
    await atOnce(names, async (what) => {
      const body = BODIES[what]!;
      const response = await send(endpoint, who, body);
      expectRefusal(response, what);
      expect(response.statusCode, what).toBe(400);
    });
    const bytes = await send(endpoint, who, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x80]));
    expectRefusal(bytes, 'bytes that are not UTF-8');
  });

  test.for([...withFieldsInDepth])('deep nesting in a field is refused: $name', async (endpoint, { world }) => {
    const who = await callerWithRecords(world, endpoint);
    // The parser refuses it before field validation, so the first and last field are enough.
    for (const field of new Set([bodyFields(endpoint)[0]![0], bodyFields(endpoint).at(-1)![0]])) {
      const { [field]: _, ...rest } = sampleBody(endpoint);
      const text = `${JSON.stringify({ ...rest, x: 1 }).slice(0, -1)},${JSON.stringify(field)}:${deep('[', ']')}}`;
      expectRefusal(await send(endpoint, who, text), field);
    }
  });

  test.for(withBody)('a body over the size limit is 413: $name', async (endpoint, { world }) => {
    const who = await callerWithRecords(world, endpoint);
    const filler = 'x'.repeat(endpoint.bodyBytes ?? JSON_BODY_BYTES);
    const response = await send(endpoint, who, { ...sampleBody(endpoint), filler });
    expectRefusal(response, 'too large');
    expect(response.statusCode).toBe(413);
  });

  test.for([...inDepth])('another content type is 415: $name', async (endpoint, { world }) => {
    const who = await callerWithRecords(world, endpoint);
    const types = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/xml',
      'application/jsonp',
      'nonsense',
    ];
    const all = [...types, ';;', 'multipart/form-data; boundary=x'];
    await atOnce(all, async (type) => {
      const response = await send(endpoint, who, JSON.stringify(sampleBody(endpoint)), { 'content-type': type });
      expectRefusal(response, type);
      expect(response.statusCode, type).toBe(415);
    });
  });
});

describe('prototype pollution', () => {
  const poison = '"__proto__": {"is_superuser": true}, "constructor": {"prototype": {"is_superuser": true}}';

  test.for(withFields)('__proto__ and constructor keys have no effect: $name', async (endpoint, { world }) => {
    const who = await newCaller(world, endpoint);
    const { status_id: _, ...rest } = sampleBody(endpoint);
    const body = JSON.stringify(rest).replace(
      /^\{/,
      rest && Object.keys(rest).length > 0 ? `{${poison},` : `{${poison}`,
    );
    const response = await send(endpoint, who, body);
    expect(response.statusCode).toBeLessThan(500);
    expect(({} as { is_superuser?: boolean }).is_superuser).toBeUndefined();
    if (who.id > 0) {
      const [row] = await world.deps.db.selectFrom('users').select('is_superuser').where('id', '=', who.id).execute();
      expect(row?.is_superuser ?? false).toBe(endpoint.access === 'superuser');
    }
  });

  test.for([...withFieldsInDepth])(
    'names of inherited properties are not a server error: $name',
    async (endpoint, { world }) => {
      const who = await newCaller(world, endpoint);
      const keys = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'message', 'errors'];
      await atOnce(keys, async (key) => {
        const response = await send(endpoint, who, `{${JSON.stringify(key)}: 5}`);
        expect(response.statusCode, key).toBeLessThan(500);
        if (response.statusCode >= 400) expectRefusal(response, key);
      });
    },
  );
});
