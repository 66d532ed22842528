import { describe, expect } from 'vitest';
import { allEndpoints } from '#core/contract/all.ts';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { ERRORS } from '#core/errors.ts';
import { TOKEN_SCOPES, type TokenScope } from '#core/lookups.ts';
import { sharedCast, withNewThings } from '../access/access-cast.ts';
import { ACCESS } from '../access/access-table.ts';
import type { Person } from '../world/person.ts';
import { tokenOf } from '../world/tokens.ts';
import { test } from '../world/world.ts';

type Cast = Awaited<ReturnType<typeof sharedCast>>;

function request(system: Person, endpoint: Endpoint, { target, things }: Cast, override: { payload?: string } = {}) {
  const { params = {}, ...options } = ACCESS[endpoint.name]!.call(target, things);
  const values = params as Record<string, string | number>;
  const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(values[name]));
  return system.request({ method: endpoint.method, url: `/api${url}`, ...options, ...override });
}

const without = (scope: TokenScope | undefined): TokenScope[] => TOKEN_SCOPES.filter((one) => one !== scope);
const closed = allEndpoints.filter(({ access }) => access !== 'public' && access !== 'token');
const open = allEndpoints.filter(({ scope }) => scope !== undefined);

async function answersOf(
  endpoints: readonly Endpoint[],
  call: (endpoint: Endpoint) => Promise<{ statusCode: number; json(): unknown }>,
) {
  const answers: Record<string, unknown> = {};
  for (const endpoint of endpoints) {
    const response = await call(endpoint);
    answers[endpoint.name] = [response.statusCode, response.json()];
  }
  return answers;
}

const all = (endpoints: readonly Endpoint[], answer: unknown) =>
  Object.fromEntries(endpoints.map(({ name }) => [name, answer]));

describe('a company token', () => {
  test('without the scope that an endpoint names is refused, before the object and the body', async ({ world }) => {
    const cast = await sharedCast(world, 'owner');
    const { company_id } = cast.things;
    const systems = new Map<TokenScope | undefined, Person>();
    for (const scope of [undefined, ...TOKEN_SCOPES])
      systems.set(scope, await tokenOf(world, company_id, ...without(scope)));
    const refused = [403, { message: 'This token may not do that.' }];
    const call = (endpoint: Endpoint) => request(systems.get(endpoint.scope)!, endpoint, cast);
    expect(await answersOf(closed, call)).toEqual(all(closed, refused));
    const withBody = closed.filter(({ body }) => body !== undefined);
    const json = { 'content-type': 'application/json' };
    const broken = (endpoint: Endpoint) =>
      systems.get(endpoint.scope)!.request({
        ...{ method: endpoint.method, url: `/api${endpoint.path.replace(/:\w+/g, '999999999')}` },
        ...{ payload: '{', headers: json },
      });
    expect(await answersOf(withBody, broken)).toEqual(all(withBody, refused));
  });

  test('does not see the objects of another company', async ({ world }) => {
    const cast = await sharedCast(world, 'owner');
    const elsewhere = await tokenOf(world, await world.company([]));
    const answers = await answersOf(open, (endpoint) => request(elsewhere, endpoint, cast));
    const lists = open.filter(({ method, path }) => method === 'GET' && !path.includes(':'));
    const expected = {
      ...all(open, [404, { message: ERRORS.not_found.message }]),
      ...all(lists, [200, { results: [], count: 0 }]),
      // Notes on companies are for people, so this is the scope's refusal.
      createNote: [403, { message: ERRORS.token_refused.message }],
    };
    expect(answers).toEqual(expected);
  });

  test('does in its company what the role Notices may do there, with only the scope of the call', async ({ world }) => {
    const answers: Record<string, number> = {};
    const expected: Record<string, number> = {};
    for (const endpoint of open) {
      const cast =
        endpoint.method === 'GET' ? await sharedCast(world, 'notices') : await withNewThings(world, 'notices');
      const system = await tokenOf(world, cast.things.company_id, endpoint.scope!);
      answers[endpoint.name] = (await request(system, endpoint, cast)).statusCode;
      expected[endpoint.name] = ACCESS[endpoint.name]!.answers.notices;
    }
    // A note on the company, and a file of an order: tokens get neither.
    expect(answers).toEqual({ ...expected, createNote: 403, downloadFile: 404 });
  });
});
