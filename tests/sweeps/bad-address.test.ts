import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { describe, expect } from 'vitest';
import { allEndpoints } from '#core/contract/all.ts';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { createIgnoredLink } from '#core/contract/intake/ignored-links.ts';
import { createWebhook } from '#core/contract/intake/webhooks.ts';
import { queryFields, sampleBody, typesOf } from '../samples/contract-samples.ts';
import { putContact, putNotice } from '../world/notices.ts';
import type { Person } from '../world/person.ts';
import { test, type World } from '../world/world.ts';
import { expectRefusal } from './error-shape.ts';
import { atOnce, firstOfGroups, newCaller, sharedCaller } from './sweep-callers.ts';

const addWebhook = async (world: World, who: Person) =>
  who.call(createWebhook, {
    params: { id: await world.company([[who, 'owner']]) },
    body: { url: 'https://93.184.215.14/', events: ['*'] },
  });

/** Required query parameters, so that only the parameter under test is refused. */
const NEEDED: Readonly<Record<string, (who: Person) => Record<string, string>>> = {
  listNotes: ({ id }) => ({ object_id: String(id), content_type: 'user' }),
};
const needed = ({ name }: Endpoint, who: Person) => NEEDED[name]?.(who) ?? {};

function ask(endpoint: Endpoint, who: Person, param: string | undefined, asked = '') {
  const needs = new URLSearchParams(needed(endpoint, who));
  const query = needs.size === 0 ? asked : `${asked || '?'}&${needs}`;
  const path = endpoint.path
    .replace(/:id\b/g, param ?? String(who.id))
    .replace(/:key_id\b/, param ?? '1')
    .replace(/:(\w+)/g, param ?? 'some-token');
  const body = endpoint.body ? { payload: sampleBody(endpoint) } : {};
  return who.request({ method: endpoint.method, url: `/api${path}${query}`, ...body } as InjectOptions);
}

describe('an invalid id or token in the path', () => {
  const IDS = ['0', '-1', '2147483648', '4294967297', '1e20', '1e1', '1.5', '0x1', '01', 'text', 'null', 'undefined'];
  const ODD = [
    '%00',
    '1%00',
    '%20',
    '1%20',
    '%EF%BC%91',
    '%E0%A4%A',
    '%ED%A0%80',
    '1%2F2',
    '..%2F1',
    "1'--",
    '9'.repeat(400),
  ];

  const withId = allEndpoints.filter(({ path }) => path.includes(':id'));
  const inDepth = firstOfGroups(withId);

  test.for(withId)('an invalid id is 404: $name', async (endpoint, { world }) => {
    const who = await sharedCaller(world, endpoint);
    const ids = inDepth.has(endpoint) ? [...IDS, ...ODD] : ['0', '-1', '2147483648', '1.5', 'text', '%00', '1%2F2'];
    await atOnce(ids, async (id) => {
      const response = await ask(endpoint, who, id);
      expectRefusal(response, id);
      expect(response.statusCode, id).toBe(404);
    });
  });

  test.for(allEndpoints.filter(({ path }) => path.includes(':token')))(
    'an invalid token is refused: $name',
    async (endpoint, { world }) => {
      const who = await sharedCaller(world, endpoint);
      await atOnce([...IDS, ...ODD, 'x'.repeat(5_000)], async (token) =>
        expectRefusal(await ask(endpoint, who, token), token),
      );
    },
  );
});

describe('query parameters', () => {
  const inDepth = firstOfGroups(allEndpoints);

  test.for(allEndpoints)('an unknown or repeated key is refused: $name', async (endpoint, { world }) => {
    const who = await sharedCaller(world, endpoint);
    const known = queryFields(endpoint)[0]?.[0] ?? 'anything';
    const odd = ['?nonsense', '?__proto__=1', '?constructor=1', '?%00=1', '?message=1', '?errors=1', '?=1'];
    const repeated = [`?${known}=1&${known}=2`, `?${known}=1&${known}=1`, `?${known}[]=1`];
    const queries = ['?nonsense=1', repeated[0]!, ...(inDepth.has(endpoint) ? [...odd, ...repeated.slice(1)] : [])];
    await atOnce(queries, async (query) => {
      const response = await ask(endpoint, who, undefined, query);
      expectRefusal(response, query);
      // Where nothing is written, a record that does not exist is 404 first.
      const isRead = endpoint.method === 'GET' && endpoint.path.includes(':');
      expect(isRead ? [400, 404] : [400], query).toContain(response.statusCode);
    });
  });

  /** Access to a company is checked before the query. */
  const ownCompany = async (world: World, who: Person, { path }: Endpoint) =>
    path.startsWith('/companies/:id') || path === '/representative/:id/'
      ? String(await world.company([[who, 'owner']]))
      : undefined;

  const lists = allEndpoints.filter((endpoint) => queryFields(endpoint).some(([name]) => name === 'limit'));

  test.for(lists)('invalid paging, ordering or search is refused: $name', async (endpoint, { world }) => {
    const who = await sharedCaller(world, endpoint);
    const own = await ownCompany(world, who, endpoint);
    const bad = {
      limit: ['0', '-1', '501', '1.5', 'text', '', '1e2', '99999999999', '+5', '%20', '%00'],
      offset: ['-1', '1.5', 'text', '', '2147483648', '99999999999', '%00'],
      ordering: [
        'nonsense',
        '',
        '-',
        '--id',
        '%2Did',
        'id,name',
        'id%20desc',
        '__proto__',
        'constructor',
        '%00',
      ].filter(
        (value) =>
          !endpoint.query!.safeParse({ ...needed(endpoint, who), ordering: decodeURIComponent(value) }).success,
      ),
      search: ['%00', 'a%00b', 'x'.repeat(201)],
    };
    expect(bad.ordering.length).toBeGreaterThan(5);
    const cases = Object.entries(bad).flatMap(([field, values]) => values.map((value) => [field, value] as const));
    await atOnce(cases, async ([field, value]) => {
      const what = `${field}=${value}`;
      const response = await ask(endpoint, who, own, `?${what}`);
      const fields = expectRefusal(response, what);
      expect(response.statusCode, what).toBe(400);
      if (!value.includes('%00')) expect(Object.keys(fields), what).toContain(field);
    });
  });

  test.for(lists)('an invalid filter value is refused: $name', async (endpoint, { world }) => {
    const who = await sharedCaller(world, endpoint);
    const own = await ownCompany(world, who, endpoint);
    for (const [field, schema] of queryFields(endpoint)) {
      const isText = typesOf(schema).includes('string') && !schema.enum && !schema.anyOf;
      if (isText || ['limit', 'offset', 'ordering', 'search'].includes(field)) continue;
      await atOnce(['nonsense', '', '%00', '2147483648', '-1'], async (value) => {
        const response = await ask(endpoint, who, own, `?${field}=${value}`);
        expectRefusal(response, `${field}=${value}`);
        expect(response.statusCode, `${field}=${value}`).toBe(400);
      });
    }
  });

  test.for(lists)('a filter by a missing id is not a server error: $name', async (endpoint, { world }) => {
    const superuser = await world.superuser();
    for (const [field, schema] of queryFields(endpoint)) {
      if (!typesOf(schema).includes('number') || ['limit', 'offset'].includes(field)) continue;
      await atOnce([99, 2 ** 15, 2 ** 31 - 1], async (value) => {
        const { statusCode } = await ask(endpoint, superuser, undefined, `?${field}=${value}`);
        expect(statusCode, `${field}=${value}`).toBeLessThan(500);
      });
    }
  });

  test.for(lists)('any search text is answered: $name', async (endpoint, { world }) => {
    const who = await newCaller(world, endpoint);
    // Only people who handle a company see subscribers.
    if (endpoint.path === '/subscribers/') await world.company([[who, 'owner']]);
    const isOfLink = endpoint.path.startsWith('/ignored-links/:id');
    const isOfNotice = endpoint.path.startsWith('/notices/:id');
    const isOfContact = endpoint.path.startsWith('/notices/contacts/:id');
    const isOfWebhook = endpoint.path.startsWith('/webhooks/:id');
    const own = isOfContact
      ? String(await putContact(world))
      : isOfNotice
        ? String(await putNotice(world, { company_id: await world.company([[who, 'owner']]) }))
        : isOfLink
          ? String((await who.call(createIgnoredLink, { body: { link: `https://${randomUUID()}.example.com/` } })).id)
          : isOfWebhook
            ? String((await addWebhook(world, who)).id)
            : await ownCompany(world, who, endpoint);
    const odd = [
      '%25',
      '_',
      '%5C',
      "'",
      '"',
      '%27;--',
      '%zz',
      '%ED%A0%80',
      '%F0%9F%8C%8A',
      '()*+[]',
      '%0A',
      'a%0D%0Ab',
    ];
    await atOnce(odd, async (search) => {
      const response = await ask(endpoint, who, own, `?search=${search}`);
      expect(response.statusCode, search).toBe(200);
      expect(Object.keys(response.json())).toEqual(['results', 'count']);
    });
  });
});
