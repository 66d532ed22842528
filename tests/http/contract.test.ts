import type { InjectOptions } from 'fastify';
import { describe, expect } from 'vitest';
import { ID_MAX } from '#core/constants.ts';
import { allEndpoints } from '#core/contract/all.ts';
import { successStatus } from '#core/contract/endpoint.ts';
import { test } from '../world/world.ts';
import { SPEC_CALLS } from './spec-calls.ts';

/** The headings of spec §7 that the product answers so far; each must be whole. */
const BUILT = [
  ...['Auth', 'Users', 'Orders', 'Domains', 'Notices', 'History, events, notes', 'Representatives'],
  ...['Companies', 'Ignored links', 'Filters', 'Files', 'Accounting'],
];

/** Calls that the spec does not name. */
const OURS: Readonly<Record<string, string>> = {
  'GET /health/': 'decisions §1: whether the database answers, for whoever watches the process',
  'GET /settings/': 'what the login screen shows before anybody is logged in',
  'GET /users/profile/digest/': 'the weekly letter can be turned off; spec §7 names no call for it',
  'PUT /users/profile/digest/': 'the weekly letter can be turned off; spec §7 names no call for it',
  'POST /api-logout/': 'decisions §11: a page cannot clear an HttpOnly cookie',
  'GET /companies/{id}/subscription/':
    'what the billing tab shows: the next charge, the open invoice, what was refused',
  'GET /companies/{id}/standing/': 'the safe-harbour status of a company on one screen: status, reasons, remedies',
  'POST /companies/{id}/send-again/': 'the one click that mends forwards that failed',
  'POST /companies/{id}/check-notice-address/': 'the one click that confirms a notice address',
  'GET /home/': 'decisions §9: the home of a customer from one call',
  'GET /home/desk/': 'decisions §9: the home of a superuser from one call',
  'GET /notices/counts/': 'the numbers on the tabs of the notices in one call',
  'PUT /invoices/{id}/': 'decisions §11 sends invoices for the subscription: somebody has to say that one was paid',
  'POST /notices/inbound/': 'decisions §7: a raw message handed over by HTTP',
  'POST /notices/{id}/read-again/': 'beyond §23: a message that could not be read is tried again when a superuser asks',
  'GET /notices/{id}/reading/': 'the reader explains its judgements; spec §7 names no call for it',
  'POST /notices/contacts/{id}/merge/': 'two senders that are one; spec §7 names no call for it',
  'POST /filters/try/': 'the dry run of a rule on past notices; spec §7 names no call for it',
  'GET /find/': 'one search over everything the caller may see, for Ctrl-K',
  'GET /companies/export/': 'the list as the filters show it, whole, as a sheet',
  'GET /users/export/': 'the list as the filters show it, whole, as a sheet',
  'GET /xero/': 'whether the accounts are linked, and for how long: what superusers are shown before it lapses',
  'GET /xero/contacts/': 'the search before a company is linked; spec §7 names no call for it',
  'GET /companies/{id}/xero/': 'what a company is linked to, and what became of its invoices there',
  'POST /companies/{id}/xero/push/': 'what Xero refused is sent again, once somebody has mended it',
  'POST /stripe/webhook/': 'the card gateway’s own word on a payment, let in by its signature alone',
  'PUT /companies/{id}/payment-method/': 'spec §8 says “payment method updated” and names no call for it',
};

/** What stands for an id or a token is called differently here and there. */
const bare = (call: string) => call.replace(/\{\w+\}/g, '{}');
const literal = ({ method, path }: { method: string; path: string }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;
const contract = allEndpoints.map(literal);
const paths = [...new Set(allEndpoints.map(({ path }) => path))];
/** An address of each path. Nothing has the last id, so nothing is deleted by looking. */
const concrete = (path: string) => `/api${path.replace(/:id\b/g, String(ID_MAX)).replace(/:(\w+)/g, 'some-$1')}`;

describe('the contract and the spec', () => {
  test.for(BUILT.flatMap((group) => SPEC_CALLS[group]!))('the contract has %s', (call) => {
    expect(contract.map(bare)).toContain(bare(call));
  });

  test.for(contract)('%s is a call of the spec or a named one of ours', (call) => {
    expect([...Object.values(SPEC_CALLS).flat(), ...Object.keys(OURS)].map(bare)).toContain(bare(call));
  });

  test('our own calls are there, each with its reason', () => {
    for (const [call, reason] of Object.entries(OURS)) {
      expect(contract).toContain(call);
      expect(reason).not.toBe('');
    }
  });

  test('no name and no call is there twice', () => {
    const names = allEndpoints.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(contract).size).toBe(contract.length);
  });
});

describe('each endpoint', () => {
  test.for(allEndpoints)('$name has a door, a rate class, and an answer', (endpoint) => {
    expect(['public', 'session', 'user', 'superuser']).toContain(endpoint.access);
    expect(['standard', 'public', 'login', 'mail', 'upload', 'lookup', 'payment', 'export', 'bulk']).toContain(
      endpoint.rate,
    );
    expect(endpoint.summary).not.toBe('');
    if (endpoint.response || endpoint.download) expect([200, 201, 202]).toContain(successStatus(endpoint));
    else expect(successStatus(endpoint)).toBe(204);
    const named = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
    // A parameter of the path that no schema reads would go unchecked.
    const shape = (endpoint.params as { shape?: object } | undefined)?.shape ?? {};
    expect(Object.keys(shape)).toEqual(named);
    expect(endpoint.body && endpoint.upload).toBeUndefined();
    if (endpoint.access === 'user' || endpoint.access === 'superuser') {
      expect(endpoint.errors).toContain('unauthenticated');
    }
  });

  test.for(allEndpoints)('$name answers with and without its trailing slash', async (endpoint, { world }) => {
    const person = endpoint.access === 'superuser' ? await world.superuser() : await world.user();
    const url = concrete(endpoint.path).replace(/\/$/, '');
    const ask = (at: string) => person.request({ method: endpoint.method, url: at } as InjectOptions);
    const [bare, slashed] = [await ask(url), await ask(`${url}/`)];
    // Reached, not merely unknown in both spellings.
    expect(bare.headers.allow).toBeUndefined();
    expect(world.log.slice(-2).map(({ route }) => String(route).replace(/\/$/, ''))).toEqual([
      `/api${endpoint.path.replace(/\/$/, '')}`,
      `/api${endpoint.path.replace(/\/$/, '')}`,
    ]);
    if (endpoint.name !== 'logout') expect([slashed.statusCode, slashed.body]).toEqual([bare.statusCode, bare.body]);
  });
});

describe('a known path with a wrong method', () => {
  test.for(paths)('%s', async (path, { world }) => {
    const user = await world.user();
    const kept = allEndpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => method as string);
    const allowed = kept.includes('GET') ? [...kept, 'HEAD'] : kept;
    const wrong = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'].filter(
      (method) => !allowed.includes(method),
    );
    const url = concrete(path);
    for (const method of wrong) {
      for (const who of [user, world.visitor()]) {
        for (const at of [url, url.endsWith('/') ? url.slice(0, -1) : `${url}/`]) {
          const response = await who.request({ method, url: at } as InjectOptions);
          expect(response.statusCode, `${method} ${at}`).toBe(405);
          expect(String(response.headers.allow).split(', ').sort()).toEqual([...allowed].sort());
          if (method !== 'HEAD') expect(response.json()).toEqual({ message: "User isn't logged in." });
        }
      }
    }
  });

  test.for(['/users/sign-up/', '/users/sign-up/confirm/', '/users/profile-image/', '/reset-password/'])(
    'GET %s is refused as a method, not taken for an id',
    async (path, { world }) => {
      const response = await world.visitor().request({ method: 'GET', url: `/api${path}` });
      expect(response.statusCode).toBe(405);
    },
  );

  test.for(['/openapi.json', '/docs'])('POST %s, which only describes', async (path, { world }) => {
    const response = await world.visitor().request({ method: 'POST', url: `/api${path}` });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('an unknown path of the API is 404 in the one error shape, whatever the method', async ({ world }) => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const response = await world.visitor().request({ method, url: '/api/no-such-call/' });
      expect(response.statusCode).toBe(404);
      expect(Object.keys(response.json())).toEqual(['message']);
    }
  });
});
