import { expect } from 'vitest';
import { login } from '#core/contract/records/auth.ts';
import { listLogins } from '#core/contract/records/users.ts';
import type { Person } from '#tests/world/person.ts';
import { PASSWORD, test, type World } from '#tests/world/world.ts';

/** Logs in from a given browser and IP address. */
const logIn = (world: World, { email }: Person, password = PASSWORD, address = '127.0.0.1') =>
  world.visitor().request({
    method: 'POST',
    url: '/api/api-auth/',
    payload: { username: email, password },
    remoteAddress: address,
    headers: { 'user-agent': 'Harbor/1.0' },
  });

test('successful and failed logins are listed, newest first', async ({ world }) => {
  const person = await world.user();
  world.clock.advance(60);
  await logIn(world, person, PASSWORD, '203.0.113.7');
  world.clock.advance(60);
  await logIn(world, person, 'not this one', '10.0.0.9');
  const { results, count } = await person.call(listLogins, { params: person });
  expect(count).toBe(3);
  const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  const browser = { user_agent: 'Harbor/1.0', city: null, date };
  expect(results).toEqual([
    { ...browser, ip: '10.0.0.9', country: null, success: false },
    { ...browser, ip: '203.0.113.7', country: 'Iceland', success: true },
    { ...browser, user_agent: 'tests', ip: '127.0.0.1', country: null, success: true },
  ]);
  expect(Date.parse(results[0]!.date) - Date.parse(results[1]!.date)).toBeGreaterThanOrEqual(60_000);
});

test('a login attempt while blocked counts as failed', async ({ world }) => {
  const person = await world.user({ status_id: 2 });
  await logIn(world, person);
  const superuser = await world.superuser();
  const { results } = await superuser.call(listLogins, { params: person, query: { success: false } });
  expect(results).toHaveLength(1);
});

test('logins can be filtered, searched, sorted and paged', async ({ world }) => {
  const person = await world.user();
  for (const [password, address] of [
    ['wrong one', '192.0.2.1'],
    [PASSWORD, '192.0.2.2'],
    ['wrong one', '198.51.100.9'],
  ] as const) {
    world.clock.advance(10);
    await logIn(world, person, password, address);
  }
  const ips = async (query: object) =>
    (await person.call(listLogins, { params: person, query })).results.map(({ ip }) => ip);
  expect(await ips({ success: 'false' })).toEqual(['198.51.100.9', '192.0.2.1']);
  expect(await ips({ success: 'True' })).toEqual(['192.0.2.2', '127.0.0.1']);
  expect(await ips({ search: '192.0.2.' })).toEqual(['192.0.2.2', '192.0.2.1']);
  expect(await ips({ search: '192_0' })).toEqual([]);
  expect(await ips({ ordering: 'date' })).toEqual(['127.0.0.1', '192.0.2.1', '192.0.2.2', '198.51.100.9']);
  expect(await ips({ limit: 2, offset: 1 })).toEqual(['192.0.2.2', '192.0.2.1']);
  expect((await person.call(listLogins, { params: person, query: { limit: 1 } })).count).toBe(4);
  expect(await person.call(listLogins, { params: person, query: { offset: 9 } })).toEqual({ results: [], count: 4 });
});

test('an invalid filter, ordering or page is rejected with 400', async ({ world }) => {
  const person = await world.user();
  for (const query of ['success=maybe', 'ordering=ip', 'limit=0', 'offset=-1', 'country=Iceland', 'limit=1&limit=2']) {
    const response = await person.request({ method: 'GET', url: `/api/users/${person.id}/login_data/?${query}` });
    expect([query, response.statusCode]).toEqual([query, 400]);
  }
});

test('a superuser sees any user’s logins; a stranger gets 404', async ({ world }) => {
  const [person, stranger] = [await world.user(), await world.user()];
  expect((await (await world.superuser()).call(listLogins, { params: person })).count).toBe(1);
  expect((await stranger.refused(listLogins, { params: person })).status).toBe(404);
});

test('a long user agent is truncated; a missing one is empty', async ({ world }) => {
  const person = await world.user();
  const headers = { 'user-agent': 'x'.repeat(2000) };
  await world.visitor().request({
    method: 'POST',
    url: '/api/api-auth/',
    payload: { username: person.email, password: PASSWORD },
    headers,
  });
  await world.visitor().call(login, { body: { username: person.email, password: PASSWORD } });
  const { results } = await person.call(listLogins, { params: person });
  expect(results.map(({ user_agent }) => user_agent.length)).toContain(500);
});
