import { expect } from 'vitest';
import { logout, refreshTokens } from '#core/contract/records/auth.ts';
import { getProfile } from '#core/contract/records/users.ts';
import { messages } from '#core/messages.ts';
import { test } from '#tests/world/world.ts';

const url = '/api/api-logout/';
const CLEARED = 'refresh=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict';

test('the access token alone logs out with 204 and clears the cookie', async ({ world }) => {
  const person = await world.user();
  const response = await person.request({ method: 'POST', url });
  expect([response.statusCode, response.body]).toEqual([204, '']);
  expect(response.headers['set-cookie']).toBe(CLEARED);
  expect((await person.refused(getProfile, {})).status).toBe(401);
  expect((await person.refused(refreshTokens, { body: { refresh: person.refresh! } })).status).toBe(401);
});

test('the refresh cookie alone logs out when the access token has expired', async ({ world }) => {
  const person = await world.user();
  world.clock.advance(3600);
  const response = await person.request({ method: 'POST', url, headers: { cookie: `refresh=${person.refresh}` } });
  expect(response.statusCode).toBe(204);
  expect(response.headers['set-cookie']).toBe(CLEARED);
  expect((await person.refused(refreshTokens, { body: { refresh: person.refresh! } })).status).toBe(401);
});

test('a refresh token in the body logs out', async ({ world }) => {
  const person = await world.user();
  await world.visitor().call(logout, { body: { refresh: person.refresh! } });
  expect((await person.refused(getProfile, {})).status).toBe(401);
});

test('a logout without a session, and a second logout, are rejected with 401', async ({ world }) => {
  const person = await world.user();
  await person.call(logout, { body: {} });
  for (const who of [person, world.visitor()]) {
    const refusal = await who.refused(logout, { body: {} });
    expect([refusal.status, refusal.body]).toEqual([401, { message: "User isn't logged in." }]);
  }
});

test('an expired refresh token is rejected with 401', async ({ world }) => {
  const { refresh } = await world.user();
  world.clock.advance(31 * 86_400);
  expect((await world.visitor().refused(logout, { body: { refresh: refresh! } })).status).toBe(401);
});

test('a cross-site request cannot log a user out with the cookie', async ({ world }) => {
  const person = await world.user();
  const headers = { cookie: `refresh=${person.refresh}`, origin: 'https://evil.example' };
  const response = await world.visitor().request({ method: 'POST', url, headers });
  expect([response.statusCode, response.json()]).toEqual([403, { message: messages.originRefused }]);
  await person.call(getProfile, {});
});
