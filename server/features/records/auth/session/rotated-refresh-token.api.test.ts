import { describe, expect } from 'vitest';
import { logout, refreshTokens } from '#core/contract/records/auth.ts';
import { getProfile } from '#core/contract/records/users.ts';
import type { Person } from '#tests/world/person.ts';
import { test, type World } from '#tests/world/world.ts';

const rotate = async (world: World, { refresh }: { refresh?: string | undefined }) =>
  world.visitor().call(refreshTokens, { body: { refresh: refresh! } });

const post = (url: string) => (who: Person, refresh: string) =>
  who.request({ method: 'POST', url, payload: { refresh } });
const withCookie = (method: 'GET' | 'POST', url: string) => (who: Person, refresh: string) =>
  who.request({ method, url, headers: { cookie: `refresh=${refresh}` } });

/** Every endpoint that accepts a refresh token, with its responses to a rejected and an accepted one. */
const ENDPOINTS = {
  mailbox: { send: withCookie('GET', '/mailbox'), rejected: 404, accepted: 200 },
  'logout by cookie': { send: withCookie('POST', '/api/api-logout/'), rejected: 401, accepted: 204 },
  'logout by body': { send: post('/api/api-logout/'), rejected: 401, accepted: 204 },
  'refresh by cookie': { send: withCookie('POST', '/api/api-token-refresh/'), rejected: 401, accepted: 200 },
  'refresh by body': { send: post('/api/api-token-refresh/'), rejected: 401, accepted: 200 },
} as const;

const endpoints = Object.entries(ENDPOINTS).map(([endpoint, how]) => ({ endpoint, ...how }));

async function expectEnded(world: World, ...family: { access?: string | undefined; refresh?: string | undefined }[]) {
  for (const { access, refresh } of family) {
    expect((await Object.assign(world.visitor(), { access }).refused(getProfile, {})).status).toBe(401);
    expect((await world.visitor().refused(refreshTokens, { body: { refresh: refresh! } })).status).toBe(401);
    for (const { endpoint, send, rejected } of endpoints) {
      expect((await send(world.visitor(), refresh!)).statusCode, endpoint).toBe(rejected);
    }
  }
}

describe('a rotated refresh token ends its family', () => {
  test.for(endpoints)('once its successor was used: $endpoint', async ({ send, rejected }, { world }) => {
    const first = await world.superuser();
    const second = await rotate(world, first);
    const third = await rotate(world, second);
    expect((await send(world.visitor(), first.refresh!)).statusCode).toBe(rejected);
    await expectEnded(world, first, second, third);
  });

  test.for(endpoints)('after 10 seconds: $endpoint', async ({ send, rejected }, { world }) => {
    const first = await world.superuser();
    const second = await rotate(world, first);
    world.clock.advance(11);
    expect((await send(world.visitor(), first.refresh!)).statusCode).toBe(rejected);
    await expectEnded(world, second);
  });

  test.for(endpoints)(
    'even if it has expired and the family is still active: $endpoint',
    async ({ send, rejected }, { world }) => {
      const first = await world.superuser();
      world.clock.advance(20 * 86_400);
      const second = await rotate(world, first);
      world.clock.advance(20 * 86_400);
      expect((await send(world.visitor(), first.refresh!)).statusCode).toBe(rejected);
      expect((await world.visitor().refused(refreshTokens, { body: { refresh: second.refresh } })).status).toBe(401);
    },
  );

  test('when it is sent with a valid access token, and the logout is rejected', async ({ world }) => {
    const first = await world.superuser();
    const second = await rotate(world, first);
    world.clock.advance(11);
    const member = Object.assign(world.visitor(), { access: second.access });
    expect((await member.refused(logout, { body: { refresh: first.refresh! } })).status).toBe(401);
    await expectEnded(world, second);
  });

  test('when it is sent with the access token of another session, which is logged out', async ({ world }) => {
    const first = await world.superuser();
    const second = await rotate(world, first);
    const other = await world.session(first);
    world.clock.advance(11);
    await other.call(logout, { body: { refresh: first.refresh! } });
    await expectEnded(world, second, other);
  });
});

describe('a rotated refresh token is accepted for 10 seconds', () => {
  test.for(endpoints)('$endpoint', async ({ send, accepted }, { world }) => {
    const first = await world.superuser();
    await rotate(world, first);
    world.clock.advance(9);
    expect((await send(world.visitor(), first.refresh!)).statusCode).toBe(accepted);
  });
});

test('the mailbox does not rotate tokens', async ({ world }) => {
  const { refresh } = await world.superuser();
  for (let looks = 0; looks < 3; looks++) {
    expect((await ENDPOINTS.mailbox.send(world.visitor(), refresh!)).statusCode).toBe(200);
    world.clock.advance(60);
  }
  await rotate(world, { refresh });
});

test('a logout also ends the session of the cookie if the access token belongs to another session', async ({
  world,
}) => {
  const [left, right] = [await world.user(), await world.user()];
  const response = await left.request({
    ...{ method: 'POST', url: '/api/api-logout/' },
    headers: { cookie: `refresh=${right.refresh}` },
  });
  expect(response.statusCode).toBe(204);
  await expectEnded(world, left, right);
});
