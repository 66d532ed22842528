import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { decodeJwt, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { logout } from '#core/contract/records/auth.ts';
import { getProfile } from '#core/contract/records/users.ts';
import { isDomainBusy } from '#core/contract/registry/domains.ts';
import { buildApp } from '#server/app/app.ts';
import { transaction } from '#server/db/transaction.ts';
import { Person } from '#tests/world/person.ts';
import { test, type World } from '#tests/world/world.ts';

const bytes = (secret: string) => new TextEncoder().encode(secret);

const sign = (claims: JWTPayload, secret: string, header: { alg?: string; typ?: string } = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header }).sign(bytes(secret));

async function expectUnauthenticated(world: World, authorization: string | undefined) {
  const headers = authorization === undefined ? {} : { authorization };
  const response = await world.visitor().request({ method: 'GET', url: '/api/users/profile/', headers });
  expect(response.statusCode).toBe(401);
  expect(response.json()).toEqual({ message: "User isn't logged in." });
}

test('a token with the right claims and key is accepted; each token below differs in one thing', async ({ world }) => {
  const person = await world.user();
  person.access = await sign(decodeJwt(person.access!), world.deps.jwtSecrets[0]!);
  expect((await person.call(getProfile, {})).result.id).toBe(person.id);
});

/** Starts calls while the sessions table is locked, so that their lookups are batched. */
async function concurrently<T>(world: World, make: () => Promise<T>[]): Promise<T[]> {
  const { calls } = await transaction(world.deps, null, async (tx) => {
    await sql`lock table sessions`.execute(tx.db);
    const calls = make();
    for (let turn = 0; turn < 500; turn++) await setImmediate();
    return { calls };
  });
  return Promise.all(calls);
}

test('concurrent requests are each authenticated as their own user, and invalid ones do not affect the others', async ({
  world,
}) => {
  const people = await Promise.all(Array.from({ length: 12 }, () => world.user()));
  const gone = people.filter((_, n) => n % 4 === 3);
  for (const one of gone) await one.call(logout, { body: {} });
  const ask = async (person: Person) => {
    if (gone.includes(person)) return (await person.refused(getProfile, {})).status;
    return (await person.call(getProfile, {})).result.id;
  };
  const expected = people.map((person) => (gone.includes(person) ? 401 : person.id));
  expect(await concurrently(world, () => [...people, ...people].map(ask))).toEqual([...expected, ...expected]);
});

test('every request counts toward an account’s limit, including concurrent ones', async ({ world }) => {
  const [person, other] = [await world.user(), await world.user()];
  const look = async (who: Person) => {
    const { statusCode } = await who.request({
      ...{ method: 'POST', url: '/api/domains/is-busy/' },
      payload: { name: 'quay.example.com' },
    });
    return statusCode;
  };
  const codes = await concurrently(world, () => Array.from({ length: 70 }, () => look(person)));
  expect(codes.filter((code) => code === 200)).toHaveLength(60);
  expect(codes.filter((code) => code === 429)).toHaveLength(10);
  expect([await look(person), await look(other)]).toEqual([429, 200]);
  world.clock.advance(61);
  expect(await look(person)).toBe(200);
});

const forgeries: Record<string, (claims: JWTPayload, secret: string) => string | Promise<string>> = {
  'not signed at all': (claims) => new UnsecuredJWT(claims).encode(),
  'signed with another key': (claims) => sign(claims, randomBytes(32).toString('hex')),
  'signed with another algorithm': (claims, secret) => sign(claims, secret, { alg: 'HS512' }),
  'with another type': (claims, secret) => sign(claims, secret, { typ: 'JWT' }),
  'by another issuer': (claims, secret) => sign({ ...claims, iss: 'somebody' }, secret),
  'for another audience': (claims, secret) => sign({ ...claims, aud: 'something' }, secret),
  'without an expiry': ({ exp: _, ...claims }, secret) => sign(claims, secret),
  'without a session': ({ sid: _, ...claims }, secret) => sign(claims, secret),
  'with an invalid session id': (claims, secret) => sign({ ...claims, sid: "' or 1=1 --" }, secret),
  'with an unknown session id': (claims, secret) =>
    sign({ ...claims, sid: '00000000-0000-4000-8000-000000000000' }, secret),
  'without a subject': ({ sub: _, ...claims }, secret) => sign(claims, secret),
  'of another user': (claims, secret) => sign({ ...claims, sub: String(Number(claims.sub) + 1) }, secret),
  'with a user id in another notation': (claims, secret) => sign({ ...claims, sub: `0${claims.sub}` }, secret),
  'with a numeric user id': (claims, secret) => sign({ ...claims, sub: Number(claims.sub) as never }, secret),
  'without an issuer': ({ iss: _, ...claims }, secret) => sign(claims, secret),
  'without an audience': ({ aud: _, ...claims }, secret) => sign(claims, secret),
  'without a time of issue': ({ iat: _, ...claims }, secret) => sign(claims, secret),
  'issued in the future': (claims, secret) => sign({ ...claims, iat: claims.iat! + 120 }, secret),
  'with its signature cut off': async (claims, secret) => `${(await sign(claims, secret)).replace(/[^.]+$/, '')}`,
};

for (const [what, forge] of Object.entries(forgeries)) {
  test(`a token ${what} is rejected`, async ({ world }) => {
    const { access } = await world.user();
    const [secret] = world.deps.jwtSecrets;
    await expectUnauthenticated(world, `JWT ${await forge(decodeJwt(access!), secret!)}`);
  });
}

test('a token of another user is also rejected by endpoints with a limit per account', async ({ world }) => {
  const [person, other] = [await world.user(), await world.user()];
  const claims = { ...decodeJwt(person.access!), sub: String(other.id) };
  const forged = Object.assign(world.visitor(), { access: await sign(claims, world.deps.jwtSecrets[0]!) });
  const refusal = await forged.refused(isDomainBusy, { body: { name: 'quay.example.com' } });
  expect([refusal.status, refusal.body]).toEqual([401, { message: "User isn't logged in." }]);
});

test('an access token of another user does not end the session', async ({ world }) => {
  const [person, other] = [await world.user(), await world.user()];
  const claims = { ...decodeJwt(person.access!), sub: String(other.id) };
  const forged = Object.assign(world.visitor(), { access: await sign(claims, world.deps.jwtSecrets[0]!) });
  expect((await forged.refused(logout, { body: {} })).status).toBe(401);
  for (const one of [person, other]) await one.call(getProfile, {});
});

test('a missing or malformed token is rejected', async ({ world }) => {
  await expectUnauthenticated(world, undefined);
  for (const junk of ['', 'JWT', 'JWT ', 'JWT x', 'JWT a.b.c', 'JWT null']) await expectUnauthenticated(world, junk);
});

test('a token with another authorization scheme is rejected', async ({ world }) => {
  const { access } = await world.user();
  for (const scheme of ['Bearer', 'JWTS', 'Token']) await expectUnauthenticated(world, `${scheme} ${access}`);
  await expectUnauthenticated(world, access);
});

test('a refresh token is rejected as an access token', async ({ world }) => {
  const { refresh } = await world.user();
  await expectUnauthenticated(world, `JWT ${refresh}`);
  const response = await world
    .visitor()
    .request({ method: 'GET', url: '/api/users/profile/', headers: { cookie: `refresh=${refresh}` } });
  expect(response.statusCode).toBe(401);
});

test('an access token is rejected as a refresh token', async ({ world }) => {
  const { access } = await world.user();
  const payload = { refresh: access };
  const response = await world.visitor().request({ method: 'POST', url: '/api/api-token-refresh/', payload });
  expect([response.statusCode, response.json()]).toEqual([401, { message: "User isn't logged in." }]);
});

test('an access token works for 15 minutes', async ({ world }) => {
  const person = await world.user();
  world.clock.advance(15 * 60 - 5);
  await person.call(getProfile, {});
  world.clock.advance(10);
  await expectUnauthenticated(world, `JWT ${person.access}`);
});

test('during key rotation tokens of the old key are accepted and new tokens are signed with the new key', async ({
  world,
}) => {
  const person = await world.user();
  const jwtSecrets = [randomBytes(32).toString('hex'), ...world.deps.jwtSecrets];
  const app = await buildApp({ ...world.deps, jwtSecrets }, new URL('./no-web-client/', import.meta.url));
  const there = Object.assign(new Person(app), { access: person.access });
  await there.call(getProfile, {});
  const login = { username: person.email, password: person.password };
  there.access = (await there.request({ method: 'POST', url: '/api/api-auth/', payload: login })).json().access;
  await there.call(getProfile, {});
  await expectUnauthenticated(world, `JWT ${there.access}`);
  await app.close();
});
