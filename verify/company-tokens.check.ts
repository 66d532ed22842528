import { expect } from 'vitest';
import { allEndpoints } from '#core/contract/all.ts';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { ERRORS } from '#core/errors.ts';
import { TOKEN_SCOPES, type TokenScope } from '#core/lookups.ts';
import { type Cast, sharedCast } from '#tests/access/access-cast.ts';
import { ACCESS } from '#tests/access/access-table.ts';
import type { Person } from '#tests/world/person.ts';
import { tokenOf } from '#tests/world/tokens.ts';
import { test } from '#tests/world/world.ts';
import { expectNone, figure, many, scaled } from './figure.ts';
import { Random } from './random.ts';

const SETS = scaled(20, 6);

const isClosedTo = ({ access, scope }: Endpoint, scopes: readonly TokenScope[]): boolean =>
  access !== 'public' && access !== 'token' && !(scope && scopes.includes(scope));

/** Calls with what the access table says, and with a record that does not exist. */
function* callsOf(endpoint: Endpoint, { target, things }: Cast) {
  const { params = {}, ...options } = ACCESS[endpoint.name]!.call(target, things);
  const path = (values: Record<string, unknown>) =>
    `/api${endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(values[name] ?? 'x'))}`;
  yield { method: endpoint.method, url: path(params), ...options };
  yield { method: endpoint.method, url: path({ ...params, id: 2_000_000_000 }), ...options };
}

test('a token is refused every call outside its scopes', async ({ world }) => {
  const cast = await sharedCast(world, 'owner');
  const random = new Random(17);
  const found: string[] = [];
  let calls = 0;
  for (let n = 0; n < SETS; n++) {
    const scopes = TOKEN_SCOPES.filter(() => random.chance(0.5));
    const chosen = scopes.length > 0 ? scopes : [random.pick(TOKEN_SCOPES)];
    const system: Person = await tokenOf(world, cast.things.company_id, ...chosen);
    for (const endpoint of allEndpoints.filter((one) => isClosedTo(one, chosen)))
      for (const call of callsOf(endpoint, cast)) {
        const { statusCode, body } = await system.request(call);
        calls++;
        const isRefused = statusCode === 403 && JSON.parse(body).message === ERRORS.token_refused.message;
        if (!isRefused) found.push(`${endpoint.name} with ${chosen.join(', ')} → ${statusCode}`);
      }
    // Positive control: its own calls are answered. The file of the access table is an order’s, which no token sees.
    const open = allEndpoints.find(
      ({ name, scope, method }) => method === 'GET' && scope && chosen.includes(scope) && name !== 'downloadFile',
    );
    if (open) {
      const [call] = callsOf(open, cast);
      expect((await system.request(call!)).statusCode, open.name).toBe(200);
    }
  }
  expectNone(found);
  figure(`${many(calls, 'calls')} with ${SETS} sets of scopes outside of them: all 403`);
});
