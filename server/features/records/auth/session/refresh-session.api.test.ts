import { expect } from 'vitest';
import { refreshTokens } from '#core/contract/records/auth.ts';
import { getProfile } from '#core/contract/records/users.ts';
import { messages } from '#core/messages.ts';
import { test, type World } from '#tests/world/world.ts';

const url = '/api/api-token-refresh/';
const DAY = 86_400;

const withCookie = (world: World, refresh: string | undefined, headers: Record<string, string> = {}) =>
  world.visitor().request({ method: 'POST', url, headers: { cookie: `theme=dark; refresh=${refresh}`, ...headers } });

async function expectUnauthenticated(world: World, refresh: string) {
  const response = await world.visitor().request({ method: 'POST', url, payload: { refresh } });
  expect([response.statusCode, response.json()]).toEqual([401, { message: "User isn't logged in." }]);
}

test('a refresh token in the body is exchanged for new tokens, returned in the response and as a cookie', async ({
  world,
}) => {
  const person = await world.user();
  const response = await world.visitor().request({ method: 'POST', url, payload: { refresh: person.refresh } });
  expect(response.statusCode).toBe(200);
  const tokens = response.json();
  expect(tokens).toEqual({ access: expect.any(String), refresh: expect.any(String) });
  expect(tokens.refresh).not.toBe(person.refresh);
  expect(response.headers['set-cookie']).toBe(
    `refresh=${tokens.refresh}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Strict`,
  );
  Object.assign(person, tokens);
  expect((await person.call(getProfile, {})).result.id).toBe(person.id);
});

test('the cookie works without a body', async ({ world }) => {
  const person = await world.user();
  const response = await withCookie(world, person.refresh);
  expect(response.statusCode).toBe(200);
  expect(response.json().refresh).not.toBe(person.refresh);
});

test('a refused refresh removes the cookie', async ({ world }) => {
  const response = await withCookie(world, 'x'.repeat(43));
  expect(response.statusCode).toBe(401);
  expect(response.headers['set-cookie']).toBe('refresh=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict');
});

test('a token in the body takes precedence over the cookie', async ({ world }) => {
  const [ada, ben] = [await world.user(), await world.user()];
  const headers = { cookie: `refresh=${ben.refresh}` };
  const response = await world.visitor().request({ method: 'POST', url, payload: { refresh: ada.refresh }, headers });
  Object.assign(ada, response.json());
  expect((await ada.call(getProfile, {})).result.id).toBe(ada.id);
});

test('a cross-site request cannot use the cookie', async ({ world }) => {
  const { refresh } = await world.user();
  for (const origin of [
    'https://evil.example',
    'null',
    'http://localhost:3000.evil.example',
    'http://localhost:3001',
  ]) {
    const response = await withCookie(world, refresh, { origin, host: 'localhost:3000' });
    expect([response.statusCode, response.json()]).toEqual([403, { message: messages.originRefused }]);
    expect(response.headers['set-cookie']).toBeUndefined();
  }
  const ours = await withCookie(world, refresh, { origin: world.deps.config.PUBLIC_URL, host: 'localhost:3000' });
  expect(ours.statusCode).toBe(200);
});

test('a missing or malformed refresh token is rejected with 401', async ({ world }) => {
  expect((await world.visitor().request({ method: 'POST', url })).statusCode).toBe(401);
  expect((await world.visitor().request({ method: 'POST', url, payload: {} })).statusCode).toBe(401);
  for (const junk of ['', 'junk', 'x'.repeat(43)]) await expectUnauthenticated(world, junk);
});

test('with null as token the cookie is used', async ({ world }) => {
  const { refresh } = await world.user();
  const headers = { cookie: `refresh=${refresh}` };
  const post = (payload: object, more = {}) => world.visitor().request({ method: 'POST', url, payload, headers: more });
  expect((await post({ refresh: null })).statusCode).toBe(401);
  const response = await post({ refresh: null }, headers);
  expect(response.statusCode).toBe(200);
  expect(response.json().refresh).not.toBe(refresh);
});

test('a refresh token that is not a string is rejected with 401 despite the cookie; one that is too long with 400', async ({
  world,
}) => {
  const person = await world.user();
  const headers = { cookie: `refresh=${person.refresh}` };
  const post = (refresh: unknown) =>
    world.visitor().request({ method: 'POST', url, payload: { refresh } as object, headers });
  for (const refresh of [7, 0, true, false, ['x'], {}]) {
    const response = await post(refresh);
    expect([response.statusCode, response.json()]).toEqual([401, { message: messages.notLoggedIn }]);
  }
  expect((await post('x'.repeat(501))).statusCode).toBe(400);
});

test('a refresh token is valid for 30 days, renewed by each use', async ({ world }) => {
  const person = await world.user();
  const idle = await world.session(person);
  world.clock.advance(30 * DAY - 60);
  const next = await person.call(refreshTokens, { body: { refresh: person.refresh! } });
  world.clock.advance(120);
  await expectUnauthenticated(world, idle.refresh!);
  world.clock.advance(29 * DAY);
  await person.call(refreshTokens, { body: { refresh: next.refresh } });
});

test('a refresh works with an expired access token', async ({ world }) => {
  const person = await world.user();
  world.clock.advance(3600);
  Object.assign(person, await person.call(refreshTokens, { body: { refresh: person.refresh! } }));
  await person.call(getProfile, {});
});

test('a blocked user’s refresh token is rejected with 401', async ({ world }) => {
  const { id, refresh } = await world.user();
  await world.deps.db.updateTable('users').set({ status_id: 2 }).where('id', '=', id).execute();
  await expectUnauthenticated(world, refresh!);
});

test('only hashes of refresh tokens are stored', async ({ world }) => {
  const { refresh } = await world.user();
  const kept = await world.deps.db.selectFrom('refresh_tokens').select('hash').where('hash', '=', refresh!).execute();
  expect(kept).toEqual([]);
});
