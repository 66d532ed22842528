import { randomBytes } from 'node:crypto';
import { decodeJwt, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect } from 'vitest';
import { allEndpoints } from '#core/contract/all.ts';
import { refreshTokens } from '#core/contract/records/auth.ts';
import { getProfile } from '#core/contract/records/users.ts';
import { test, type World } from '#tests/world/world.ts';
import { expectNone, figure, many, scaled } from './figure.ts';
import { Random } from './random.ts';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const sign = (claims: JWTPayload, secret: string, header: { alg?: string; typ?: string; kid?: string } = {}) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
    .sign(new TextEncoder().encode(secret));

interface Given {
  token: string;
  claims: JWTPayload;
  secret: string;
  other: JWTPayload;
  refresh: string;
}

/** Forged tokens, each invalid in one respect. */
const FORGERIES: Readonly<Record<string, (given: Given) => string | Promise<string>>> = {
  'alg none': ({ claims }) => new UnsecuredJWT(claims).encode(),
  'alg None, NONE, nOnE': ({ token }) => `${encode({ alg: 'nOnE', typ: 'at+jwt' })}.${token.split('.')[1]}.`,
  'alg none with the old signature': ({ token }) =>
    `${encode({ alg: 'none', typ: 'at+jwt' })}.${token.split('.').slice(1).join('.')}`,
  'another key': ({ claims }) => sign(claims, randomBytes(32).toString('hex')),
  'an empty key': ({ claims }) => sign(claims, '\0'.repeat(32)),
  HS384: ({ claims, secret }) => sign(claims, secret, { alg: 'HS384' }),
  HS512: ({ claims, secret }) => sign(claims, secret, { alg: 'HS512' }),
  'a key named by the token': ({ claims }) => sign(claims, 'x'.repeat(32), { kid: '../../dev/null' }),
  'another type': ({ claims, secret }) => sign(claims, secret, { typ: 'JWT' }),
  'another issuer': ({ claims, secret }) => sign({ ...claims, iss: 'somebody' }, secret),
  'another audience': ({ claims, secret }) => sign({ ...claims, aud: 'something' }, secret),
  expired: ({ claims, secret }) => sign({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 }, secret),
  'not yet valid': ({ claims, secret }) => sign({ ...claims, nbf: Math.floor(Date.now() / 1000) + 3600 }, secret),
  'no end': ({ claims: { exp: _, ...claims }, secret }) => sign(claims, secret),
  'no subject': ({ claims: { sub: _, ...claims }, secret }) => sign(claims, secret),
  'another user': ({ claims, other, secret }) => sign({ ...claims, sub: other.sub! }, secret),
  'another user’s session': ({ claims, other, secret }) => sign({ ...other, sub: claims.sub! }, secret),
  'a subject written otherwise': ({ claims, secret }) => sign({ ...claims, sub: `+${claims.sub}` }, secret),
  'no issuer': ({ claims: { iss: _, ...claims }, secret }) => sign(claims, secret),
  'no audience': ({ claims: { aud: _, ...claims }, secret }) => sign(claims, secret),
  'no time of issue': ({ claims: { iat: _, ...claims }, secret }) => sign(claims, secret),
  'issued in the future': ({ claims, secret }) => sign({ ...claims, iat: claims.iat! + 3600 }, secret),
  'no session': ({ claims: { sid: _, ...claims }, secret }) => sign(claims, secret),
  'a session that never was': ({ claims, secret }) =>
    sign({ ...claims, sid: '00000000-0000-4000-8000-000000000000' }, secret),
  'a session that is no id': ({ claims, secret }) => sign({ ...claims, sid: "' or 1=1 --" }, secret),
  'claims changed, signature kept': ({ token, other }) => token.replace(/\.[^.]+\./, `.${encode({ ...other })}.`),
  'signature cut off': ({ token }) => token.replace(/[^.]+$/, ''),
  'signature of one bit less': ({ token }) => token.replace(/.(?=.{6}$)/, (one) => (one === 'A' ? 'B' : 'A')),
  'a refresh token': ({ refresh }) => refresh,
  'two tokens': ({ token }) => `${token}.${token}`,
};

const guarded = allEndpoints.filter(({ access }) => access === 'user' || access === 'superuser');

/** Independent model of a refresh token family (decisions §10): which token is valid, and when the family ends. */
class Family {
  readonly #tokens = new Map<string, { parent: string | null; used: number | null }>();
  isOver = false;

  constructor(first: string) {
    this.#tokens.set(first, { parent: null, used: null });
  }

  all(): string[] {
    return [...this.#tokens.keys()];
  }

  /** Whether the token authenticates now. */
  show(token: string, now: number): boolean {
    if (this.isOver) return false;
    const one = this.#tokens.get(token)!;
    const usedSuccessor = [...this.#tokens.values()].some(({ parent, used }) => parent === token && used !== null);
    if (one.used !== null && (now > one.used + 10_000 || usedSuccessor)) {
      this.isOver = true;
      return false;
    }
    return true;
  }

  /** Whether a refresh succeeds now. */
  use(token: string, now: number): boolean {
    if (!this.show(token, now)) return false;
    this.#tokens.get(token)!.used ??= now;
    return true;
  }

  bear(child: string, parent: string): void {
    this.#tokens.set(child, { parent, used: null });
  }
}

/** Uses a family's tokens in random order and at random times, and compares the product with the model. */
async function liveThrough(world: World, random: Random, steps: number): Promise<number> {
  const person = await world.superuser();
  const family = new Family(person.refresh!);
  const access = [person.access!];
  let refused = 0;
  for (let step = 0; step < steps; step++) {
    world.clock.advance(random.pick([0, 0, 1, 4, 9, 11, 40]));
    const all = family.all();
    // Mostly the newest, like an honest client.
    const token = random.chance(0.7) ? all.at(-1)! : random.pick(all);
    const now = world.clock.now().getTime();
    if (random.chance(0.2)) {
      const may = family.show(token, now);
      const look = { method: 'GET', url: '/mailbox', headers: { cookie: `refresh=${token}` } } as const;
      expect((await world.visitor().request(look)).statusCode, `step ${step}, the mailbox`).toBe(may ? 200 : 404);
      if (!may) refused++;
      continue;
    }
    const may = family.use(token, now);
    const outcome = await world
      .visitor()
      .call(refreshTokens, { body: { refresh: token } })
      .catch((error: { status?: number }) => error.status);
    if (may) {
      expect(outcome, `step ${step}`).toMatchObject({ refresh: expect.any(String) });
      const { refresh, access: next } = outcome as { refresh: string; access: string };
      family.bear(refresh, token);
      access.push(next);
    } else {
      expect(outcome, `step ${step}`).toBe(401);
      refused++;
    }
    if (family.isOver) {
      const newest = Object.assign(world.visitor(), { access: access.at(-1) });
      expect((await newest.refused(getProfile, {})).status).toBe(401);
    }
  }
  return refused;
}

describe('tokens', () => {
  test('that are forged are rejected, and refresh token families end as specified', async ({ world }) => {
    const [agent, other] = [await world.superuser(), await world.user()];
    const claims = decodeJwt(agent.access!);
    const given = {
      ...{ token: agent.access!, claims, secret: world.deps.jwtSecrets[0]! },
      ...{ other: decodeJwt(other.access!), refresh: agent.refresh! },
    };
    const wrong: string[] = [];
    let tries = 0;
    const knock = async (endpoint: (typeof guarded)[number], authorization: string) => {
      const url = `/api${endpoint.path.replace(/:id\b/g, '1').replace(/:\w+/g, 'x')}`;
      tries++;
      return (await world.visitor().request({ method: endpoint.method, url, headers: { authorization } })).statusCode;
    };
    for (const [what, forge] of Object.entries(FORGERIES)) {
      const token = await forge(given);
      for (const endpoint of guarded) {
        const status = await knock(endpoint, `JWT ${token}`);
        if (status !== 401) wrong.push(`${what}: ${endpoint.name} → ${status}`);
      }
    }
    expectNone(wrong);
    // Positive control: the real token is accepted.
    expect(await knock(guarded.find(({ name }) => name === 'listUsers')!, `JWT ${given.token}`)).toBe(200);

    const [families, steps] = [scaled(150, 15), 20];
    let refused = 0;
    for (let n = 0; n < families; n++) {
      world.clock.reset();
      refused += await liveThrough(world, new Random(n + 1), steps);
    }
    figure(
      `${many(tries, 'forged calls')} (${Object.keys(FORGERIES).length} forgeries × ${guarded.length} endpoints): all 401; ` +
        `${many(families * steps, 'uses')} of refresh tokens in ${families} families, ${many(refused, 'refused')}: as specified`,
    );
  });
});
