import type { InjectOptions } from 'fastify';
import { describe, expect } from 'vitest';
import { ID_MAX } from '#core/constants.ts';
import { allEndpoints } from '#core/contract/all.ts';
import { successStatus } from '#core/contract/endpoint.ts';
import { test } from '../world/world.ts';
import { SPEC_CALLS } from './spec-calls.ts';

/** Headings of spec §7; every call below them must exist. */
const BUILT = [
  ...['Auth', 'Users', 'Orders', 'Domains', 'Notices', 'History, events, notes', 'Representatives'],
  ...['Companies', 'Ignored links', 'Filters', 'Files', 'Accounting'],
];

/** Endpoints beyond the spec, each with its reason. */
const OURS: Readonly<Record<string, string>> = {
  'GET /health/': 'decisions §1: health check of process and database',
  'GET /settings/': 'settings that the login screen needs before login',
  'GET /agent/': 'beyond §12: the agent’s contact details, for the filing desk and the block for customers’ sites',
  'GET /companies/{id}/intake/': 'beyond §12: the settings of a public page',
  'PUT /companies/{id}/intake/': 'beyond §12: the settings of a public page',
  'POST /p/{slug}/notices/': 'beyond §12: submits the notice form',
  'POST /p/{slug}/counter-notices/': 'beyond §15: submits the counter-notice form',
  'POST /n/confirm/': 'beyond §12: confirms a form with the emailed token',
  'POST /n/status/': 'beyond §12: the status page of a form',
  'POST /n/withdraw/': 'beyond §12: withdraws a notice',
  'POST /n/supplement/': 'beyond §12: adds information to a notice',
  'GET /intake/unconfirmed/': 'beyond §12: the queue of unconfirmed forms',
  'POST /intake/unconfirmed/{id}/': 'beyond §12: decides on an unconfirmed form',
  'POST /notices/{id}/actions/': 'beyond §14: records what was done about URLs',
  'GET /notices/{id}/actions/': 'beyond §14: what was done about URLs',
  'POST /companies/{id}/actions/': 'beyond §14: records what was done about URLs that a system names',
  'POST /notices/{id}/evidence/': 'beyond §14: makes an evidence pack',
  'GET /notices/{id}/evidence/': 'beyond §14: the evidence packs of a notice, for its screen',
  'GET /evidence/{id}/': 'beyond §14: whether an evidence pack is ready',
  'GET /notices/{id}/reply/': 'beyond §13: drafts a reply to the sender',
  'POST /notices/{id}/reply/': 'beyond §13: replies to the sender',
  'GET /counter-notices/': 'beyond §15: counter-notices',
  'POST /counter-notices/': 'beyond §15: records a counter-notice',
  'GET /counter-notices/clock/': 'beyond §15: the dates of a counter-notice',
  'GET /counter-notices/{id}/': 'beyond §15: one counter-notice',
  'PUT /counter-notices/{id}/': 'beyond §15: corrects or withdraws a counter-notice',
  'POST /counter-notices/{id}/forward/': 'beyond §15: forwards a counter-notice again',
  'POST /counter-notices/{id}/holds/': 'beyond §15: reports a proceeding',
  'PUT /holds/{id}/': 'beyond §15: assesses a proceeding',
  'GET /counter-notices/{id}/reply/': 'beyond §15: drafts a reply to the sender',
  'POST /counter-notices/{id}/reply/': 'beyond §15: replies to the sender',
  'GET /companies/{id}/webhooks/': 'beyond §17: a company’s webhooks',
  'POST /companies/{id}/webhooks/': 'beyond §17: adds a webhook',
  'GET /webhooks/{id}/': 'beyond §17: one webhook',
  'PATCH /webhooks/{id}/': 'beyond §17: changes a webhook',
  'DELETE /webhooks/{id}/': 'beyond §17: deletes a webhook',
  'POST /webhooks/{id}/test/': 'beyond §17: sends a test message',
  'POST /webhooks/{id}/rotate/': 'beyond §17: replaces the secret',
  'GET /webhooks/{id}/deliveries/': 'beyond §17: the delivery log',
  'POST /webhook-deliveries/{id}/replay/': 'beyond §17: sends a message again',
  'POST /webhooks/{id}/replay/': 'beyond §17: sends failed messages again',
  'POST /api-auth/factor/': 'beyond §18: completes a login with a second factor',
  'POST /api-auth/passkey/options/': 'beyond §18: the challenge of a login with a passkey',
  'POST /api-auth/passkey/': 'beyond §18: logs in with a passkey alone',
  'GET /users/{id}/factors/': 'beyond §18: one’s own second factors',
  'DELETE /users/{id}/factors/': 'beyond §18: a superuser resets another user’s factors',
  'POST /users/{id}/factors/totp/': 'beyond §18: begins to set up an authenticator app',
  'POST /users/{id}/factors/totp/confirm/': 'beyond §18: confirms the authenticator app',
  'DELETE /users/{id}/factors/totp/': 'beyond §18: removes the authenticator app',
  'POST /users/{id}/factors/passkeys/options/': 'beyond §18: the challenge to add a passkey',
  'POST /users/{id}/factors/passkeys/': 'beyond §18: adds a passkey',
  'DELETE /users/{id}/factors/passkeys/{key_id}/': 'beyond §18: removes a passkey',
  'POST /users/{id}/factors/recovery-codes/': 'beyond §18: ten new recovery codes',
  'POST /users/factors/keep/': 'beyond §18: stops a reset with the link from the email',
  'GET /notices/contacts/{id}/keys/': 'beyond §19: the PGP keys of a sender',
  'POST /notices/contacts/{id}/keys/': 'beyond §19: adds a key',
  'DELETE /notices/contacts/{id}/keys/{key_id}/': 'beyond §19: deletes a key',
  'GET /subscribers/': 'beyond §16: the list of subscribers',
  'POST /subscribers/': 'beyond §16: adds a subscriber',
  'GET /subscribers/{id}/': 'beyond §16: one subscriber',
  'PATCH /subscribers/{id}/': 'beyond §16: terminates a subscriber, or says that all is well',
  'DELETE /subscribers/{id}/': 'beyond §16: erases a handle',
  'POST /strikes/{id}/void/': 'beyond §16: voids a strike',
  'GET /companies/{id}/subscribers/export/': 'beyond §16: the list as CSV',
  'GET /companies/{id}/repeat-policy/': 'beyond §16: the repeat infringer policy',
  'PUT /companies/{id}/repeat-policy/': 'beyond §16: changes the repeat infringer policy',
  'GET /companies/{id}/tokens/': 'beyond §17: company tokens',
  'POST /companies/{id}/tokens/': 'beyond §17: creates a company token',
  'DELETE /tokens/{id}/': 'beyond §17: revokes a company token',
  'GET /token/': 'beyond §17: the company token that calls',
  'GET /companies/{id}/transparency/': 'beyond §21: a company’s transparency report',
  'GET /companies/{id}/transparency.csv': 'beyond §21: the report as CSV',
  'GET /companies/{id}/transparency.pdf': 'beyond §21: the report as PDF',
  'GET /notices/{id}/lumen.json': 'beyond §21: a notice for Lumen',
  'GET /companies/{id}/lumen.jsonl': 'beyond §21: the notices of a month for Lumen',
  'GET /companies/{id}/public-record/': 'beyond §20: the last check of the public record, and its differences',
  'POST /companies/{id}/public-record/': 'beyond §20: imports the public record',
  'POST /companies/{id}/public-record/accept/': 'beyond §20: accepts a difference',
  'GET /public-records/': 'beyond §20: the records to check',
  'POST /public-records/upload/': 'beyond §20: imports many records',
  'GET /companies/{id}/policy-url/': 'beyond §20: the policy page on the company’s own site',
  'PUT /companies/{id}/policy-url/': 'beyond §20: sets its address',
  'POST /companies/{id}/policy-url/check/': 'beyond §20: looks for the agent there',
  'POST /orders/{id}/questions/': 'beyond §23: asks the customer from the filing desk',
  'GET /users/profile/digest/': 'the weekly digest can be turned off; spec §7 names no call for it',
  'PUT /users/profile/digest/': 'the weekly digest can be turned off; spec §7 names no call for it',
  'POST /api-logout/': 'decisions §11: a page cannot clear an HttpOnly cookie',
  'GET /companies/{id}/subscription/': 'the billing tab: next charge, open invoice, failed charges',
  'POST /companies/{id}/subscription/cancel/': 'beyond §23: cancels the subscription at the end of its period',
  'POST /companies/{id}/subscription/resume/': 'beyond §23: takes back a cancellation',
  'GET /orders/payment/instructions/': 'beyond §23: the instructions on the payment screen',
  'GET /companies/{id}/standing/': 'the protection of a company on one screen: status, reasons, remedies',
  'POST /companies/{id}/send-again/': 'resends failed forwards with one click',
  'POST /companies/{id}/check-notice-address/': 'confirms a notice address with one click',
  'GET /home/': 'decisions §9: a customer’s home in one call',
  'GET /home/desk/': 'decisions §9: a superuser’s home in one call',
  'GET /notices/counts/': 'the counts on the tabs of the inbox in one call',
  'PUT /invoices/{id}/': 'decisions §11 sends invoices for the subscription: marks one as paid',
  'POST /notices/inbound/': 'decisions §7: receives a raw message over HTTP',
  'POST /notices/{id}/read-again/': 'beyond §23: rereads an unreadable message on request of a superuser',
  'POST /users/{id}/superuser/': 'beyond §23: superusers grant and remove superuser rights',
  'GET /queue/': 'everything that waits for a superuser, in one call',
  'GET /queue/counts/': 'the counts on the tabs of the queue in one call',
  'POST /assigned-hosts/create/': 'assigns a notice and every later one about its host',
  'GET /assigned-hosts/': 'the hosts whose notices always go to a company',
  'DELETE /assigned-hosts/{id}/': 'stops assigning a host',
  'GET /rule-runs/': 'the runs of a rule over existing notices',
  'POST /filters/{id}/runs/': 'counts the existing notices that a rule matches',
  'GET /rule-runs/{id}/': 'the progress of a run',
  'POST /rule-runs/{id}/start/': 'applies a rule to existing notices',
  'POST /rule-runs/{id}/undo/': 'undoes a run for 10 minutes',
  'GET /notices/{id}/reading/': 'explains how a message was read; spec §7 names no call for it',
  'POST /notices/contacts/{id}/merge/': 'merges duplicate senders; spec §7 names no call for it',
  'POST /filters/try/': 'dry run of a rule on past notices; spec §7 names no call for it',
  'GET /find/': 'search over everything the caller may see, for Ctrl-K',
  'GET /companies/export/': 'exports the filtered list as a spreadsheet',
  'GET /users/export/': 'exports the filtered list as a spreadsheet',
  'GET /xero/': 'the Xero connection and its expiry, shown to superusers',
  'GET /xero/contacts/': 'search for a Xero contact to link; spec §7 names no call for it',
  'GET /companies/{id}/xero/': 'the linked Xero contact of a company and its invoices there',
  'POST /companies/{id}/xero/push/': 'retries what Xero refused',
  'POST /stripe/webhook/': 'payment events from Stripe, authenticated by signature',
  'PUT /companies/{id}/payment-method/': 'spec §8 says “payment method updated” and names no call for it',
};

/** Parameter names differ between spec and contract. */
const bare = (call: string) => call.replace(/\{\w+\}/g, '{}');
const literal = ({ method, path }: { method: string; path: string }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;
const contract = allEndpoints.map(literal);
const paths = [...new Set(allEndpoints.map(({ path }) => path))];
/** A concrete URL for each path. The largest id does not exist, so a DELETE changes nothing. */
const concrete = (path: string) => `/api${path.replace(/:id\b/g, String(ID_MAX)).replace(/:(\w+)/g, 'some-$1')}`;

describe('the contract and the spec', () => {
  test.for(BUILT.flatMap((group) => SPEC_CALLS[group]!))('the contract has %s', (call) => {
    expect(contract.map(bare)).toContain(bare(call));
  });

  test.for(contract)('%s is in the spec or in the list of additions', (call) => {
    expect([...Object.values(SPEC_CALLS).flat(), ...Object.keys(OURS)].map(bare)).toContain(bare(call));
  });

  test('every listed addition exists and has a reason', () => {
    for (const [call, reason] of Object.entries(OURS)) {
      expect(contract).toContain(call);
      expect(reason).not.toBe('');
    }
  });

  test('names and calls are unique', () => {
    const names = allEndpoints.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(contract).size).toBe(contract.length);
  });
});

/** A second call is answered differently: the session has ended, or the challenge is a new one. */
const DIFFERS = ['logout', 'getPasskeyRequest'];

describe('each endpoint', () => {
  test.for(allEndpoints)('$name declares access, rate limit and response', (endpoint) => {
    expect(['public', 'session', 'user', 'superuser', 'token']).toContain(endpoint.access);
    expect(['standard', 'public', 'form', 'login', 'mail', 'upload', 'lookup', 'payment', 'export', 'bulk']).toContain(
      endpoint.rate,
    );
    expect(endpoint.summary).not.toBe('');
    if (endpoint.response || endpoint.download) expect([200, 201, 202]).toContain(successStatus(endpoint));
    else expect(successStatus(endpoint)).toBe(204);
    const named = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
    // A path parameter without a schema would go unvalidated.
    const shape = (endpoint.params as { shape?: object } | undefined)?.shape ?? {};
    expect(Object.keys(shape)).toEqual(named);
    expect(endpoint.upload ? (endpoint.upload.orBody ?? false) : false).toBe(!!(endpoint.body && endpoint.upload));
    if (endpoint.access === 'user' || endpoint.access === 'superuser') {
      expect(endpoint.errors).toContain('unauthenticated');
    }
  });

  test.for(allEndpoints)('$name answers with and without its trailing slash', async (endpoint, { world }) => {
    const person = endpoint.access === 'superuser' ? await world.superuser() : await world.user();
    const url = concrete(endpoint.path).replace(/\/$/, '');
    const ask = (at: string) => person.request({ method: endpoint.method, url: at } as InjectOptions);
    const [bare, slashed] = [await ask(url), await ask(`${url}/`)];
    // The endpoint exists; it is not 404 with both spellings.
    expect(bare.headers.allow).toBeUndefined();
    expect(world.log.slice(-2).map(({ route }) => String(route).replace(/\/$/, ''))).toEqual([
      `/api${endpoint.path.replace(/\/$/, '')}`,
      `/api${endpoint.path.replace(/\/$/, '')}`,
    ]);
    if (!DIFFERS.includes(endpoint.name))
      expect([slashed.statusCode, slashed.body]).toEqual([bare.statusCode, bare.body]);
  });
});

describe('a known path with an unsupported method', () => {
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

  test.for(['/openapi.json', '/docs'])('POST %s is 405', async (path, { world }) => {
    const response = await world.visitor().request({ method: 'POST', url: `/api${path}` });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('an unknown API path is 404 in the common error shape, for every method', async ({ world }) => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const response = await world.visitor().request({ method, url: '/api/no-such-call/' });
      expect(response.statusCode).toBe(404);
      expect(Object.keys(response.json())).toEqual(['message']);
    }
  });
});
