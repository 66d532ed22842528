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

/** Every place where a refresh token is a proof, and how it says no. */
const PLACES = {
  'the mailbox': { show: withCookie('GET', '/mailbox'), refused: 404, taken: 200 },
  'the logout, as a cookie': { show: withCookie('POST', '/api/api-logout/'), refused: 401, taken: 204 },
  'the logout, in the body': { show: post('/api/api-logout/'), refused: 401, taken: 204 },
  'the refresh, as a cookie': { show: withCookie('POST', '/api/api-token-refresh/'), refused: 401, taken: 200 },
  'the refresh, in the body': { show: post('/api/api-token-refresh/'), refused: 401, taken: 200 },
} as const;

const places = Object.entries(PLACES).map(([place, how]) => ({ place, ...how }));

async function expectEnded(world: World, ...family: { access?: string | undefined; refresh?: string | undefined }[]) {
  for (const { access, refresh } of family) {
    expect((await Object.assign(world.visitor(), { access }).refused(getProfile, {})).status).toBe(401);
    expect((await world.visitor().refused(refreshTokens, { body: { refresh: refresh! } })).status).toBe(401);
    for (const { place, show, refused } of places) {
      expect((await show(world.visitor(), refresh!)).statusCode, place).toBe(refused);
    }
  }
}

describe('a rotated refresh token ends its family', () => {
  test.for(places)('when its grandchild was issued: $place', async ({ show, refused }, { world }) => {
    const first = await world.superuser();
    const second = await rotate(world, first);
    const third = await rotate(world, second);
    expect((await show(world.visitor(), first.refresh!)).statusCode).toBe(refused);
    await expectEnded(world, first, second, third);
  });

  test.for(places)('when its 10 seconds are over: $place', async ({ show, refused }, { world }) => {
    const first = await world.superuser();
    const second = await rotate(world, first);
    world.clock.advance(11);
    expect((await show(world.visitor(), first.refresh!)).statusCode).toBe(refused);
    await expectEnded(world, second);
  });

  test.for(places)('also when it has expired and the family lives on: $place', async ({ show, refused }, { world }) => {
    const first = await world.superuser();
    world.clock.advance(20 * 86_400);
    const second = await rotate(world, first);
    world.clock.advance(20 * 86_400);
    expect((await show(world.visitor(), first.refresh!)).statusCode).toBe(refused);
    expect((await world.visitor().refused(refreshTokens, { body: { refresh: second.refresh } })).status).toBe(401);
  });

  test('when it is shown beside an access token that is right, and no logout is granted', async ({ world }) => {
    const first = await world.superuser();
    const second = await rotate(world, first);
    world.clock.advance(11);
    const member = Object.assign(world.visitor(), { access: second.access });
    expect((await member.refused(logout, { body: { refresh: first.refresh! } })).status).toBe(401);
    await expectEnded(world, second);
  });

  test('when it is shown beside the access token of another session, which logs out', async ({ world }) => {
    const first = await world.superuser();
    const second = await rotate(world, first);
    const other = await world.session(first);
    world.clock.advance(11);
    await other.call(logout, { body: { refresh: first.refresh! } });
    await expectEnded(world, second, other);
  });
});

describe('a direct predecessor is forgiven for 10 seconds', () => {
  test.for(places)('$place', async ({ show, taken }, { world }) => {
    const first = await world.superuser();
    await rotate(world, first);
    world.clock.advance(9);
    expect((await show(world.visitor(), first.refresh!)).statusCode).toBe(taken);
  });
});

test('the mailbox uses no token up', async ({ world }) => {
  const { refresh } = await world.superuser();
  for (let looks = 0; looks < 3; looks++) {
    expect((await PLACES['the mailbox'].show(world.visitor(), refresh!)).statusCode).toBe(200);
    world.clock.advance(60);
  }
  await rotate(world, { refresh });
});

test('a logout ends the session of the cookie, too, when the access token is of another one', async ({ world }) => {
  const [left, right] = [await world.user(), await world.user()];
  const response = await left.request({
    ...{ method: 'POST', url: '/api/api-logout/' },
    headers: { cookie: `refresh=${right.refresh}` },
  });
  expect(response.statusCode).toBe(204);
  await expectEnded(world, left, right);
});
