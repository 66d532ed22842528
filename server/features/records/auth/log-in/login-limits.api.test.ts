import { expect, onTestFinished } from 'vitest';
import { login } from '#core/contract/records/auth.ts';
import { messages } from '#core/messages.ts';
import { buildApp } from '#server/app/app.ts';
import { logInAs } from '#tests/world/logging-in.ts';
import { Person } from '#tests/world/person.ts';
import { PASSWORD, someEmail, test, type World } from '#tests/world/world.ts';

const wrong = (world: World, username: string) =>
  world.visitor().refused(login, { body: { username, password: 'not this one' } });

const right = (world: World, username: string) => logInAs(world, username);

for (const [account, find] of [
  ['a known address', async (world: World) => (await world.user()).email],
  ['an unknown address', async () => someEmail()],
] as const) {
  test(`the eleventh wrong password for ${account} is rejected with 429`, async ({ world }) => {
    const email = await find(world);
    for (let tries = 1; tries <= 10; tries++) expect((await wrong(world, email)).status).toBe(401);
    const refusal = await wrong(world, email.toUpperCase());
    expect([refusal.status, refusal.body]).toEqual([429, { message: messages.tooManyTries }]);
    const wait = Number(refusal.headers['retry-after']);
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);
  });
}

test('the correct password is limited too, and works after the wait', async ({ world }) => {
  const { email } = await world.user();
  for (let tries = 1; tries <= 10; tries++) await wrong(world, email);
  const refusal = await world.visitor().refused(login, { body: { username: email, password: PASSWORD } });
  expect(refusal.status).toBe(429);
  world.clock.advance(Number(refusal.headers['retry-after']));
  await right(world, email);
});

test('a successful login resets the count of wrong attempts', async ({ world }) => {
  const { email } = await world.user();
  for (let tries = 1; tries <= 9; tries++) await wrong(world, email);
  await right(world, email);
  for (let tries = 1; tries <= 10; tries++) expect((await wrong(world, email)).status).toBe(401);
  expect((await wrong(world, email)).status).toBe(429);
});

test('concurrent wrong attempts cannot exceed the limit', async ({ world }) => {
  const { email } = await world.user();
  const answers = await Promise.all(Array.from({ length: 15 }, () => wrong(world, email)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
});

test('concurrent correct logins all succeed', async ({ world }) => {
  const { email } = await world.user();
  const all = await Promise.all(Array.from({ length: 15 }, () => right(world, email)));
  expect(new Set(all.map(({ refresh }) => refresh)).size).toBe(15);
});

test('one IP address may attempt 100 logins per hour across all accounts', async ({ world }) => {
  const client = Object.assign(world.visitor(), { address: '198.51.100.44' });
  // An invalid request counts too, because the limit is checked before validation.
  for (let tries = 1; tries <= 99; tries++) {
    expect((await client.request({ method: 'POST', url: '/api/api-auth/', payload: {} })).statusCode).toBe(400);
  }
  const { email } = await world.user();
  await client.call(login, { body: { username: email, password: PASSWORD } });
  const refusal = await client.refused(login, { body: { username: email, password: PASSWORD } });
  expect(refusal.status).toBe(429);
  const wait = Number(refusal.headers['retry-after']);
  expect(wait).toBeGreaterThan(3500);
  const other = Object.assign(world.visitor(), { address: '198.51.100.45' });
  await other.call(login, { body: { username: email, password: PASSWORD } });
  world.clock.advance(wait);
  await client.call(login, { body: { username: email, password: PASSWORD } });
});

test('an exempt IP address is still limited per account', async ({ world }) => {
  const email = someEmail();
  for (let tries = 1; tries <= 10; tries++) await wrong(world, email);
  expect((await wrong(world, email)).status).toBe(429);
});

test('an X-Forwarded-For header from an untrusted client is ignored', async ({ world }) => {
  const client = Object.assign(world.visitor(), { address: '198.51.100.46' });
  const knock = (n: number) =>
    client.request({
      method: 'POST',
      url: '/api/api-auth/',
      payload: {},
      headers: { 'x-forwarded-for': `203.0.113.${n}` },
    });
  for (let tries = 1; tries <= 100; tries++) expect((await knock(tries)).statusCode).toBe(400);
  expect((await knock(101)).statusCode).toBe(429);
});

test('all addresses of an IPv6 /64 count as one client', async ({ world }) => {
  const knock = (address: string) =>
    Object.assign(world.visitor(), { address }).request({ method: 'POST', url: '/api/api-auth/', payload: {} });
  for (let n = 1; n <= 100; n++)
    expect((await knock(`2001:db8:64:1::${n.toString(16)}:${n.toString(16)}`)).statusCode).toBe(400);
  expect((await knock('2001:db8:64:1:ffff::1')).statusCode).toBe(429);
  expect((await knock('2001:db8:64:2::1')).statusCode).toBe(400);
});

test('an IPv4 address and its IPv6-mapped form count as one client', async ({ world }) => {
  const knock = (address: string) =>
    Object.assign(world.visitor(), { address }).request({ method: 'POST', url: '/api/api-auth/', payload: {} });
  for (let n = 1; n <= 100; n++)
    expect((await knock(n % 2 ? '198.51.100.64' : '::ffff:198.51.100.64')).statusCode).toBe(400);
  expect((await knock('198.51.100.64')).statusCode).toBe(429);
  expect((await knock('::ffff:c633:6440')).statusCode).toBe(429);
});

test('an address forwarded by a trusted proxy is counted by /64 and without its port', async ({ world }) => {
  const config = { ...world.deps.config, TRUST_PROXY: ['192.0.2.1'] };
  const app = await buildApp({ ...world.deps, config }, new URL('./no-web-client/', import.meta.url));
  onTestFinished(() => app.close());
  const knock = (client: string) =>
    Object.assign(new Person(app), { address: '192.0.2.1' }).request({
      method: 'POST',
      url: '/api/api-auth/',
      payload: {},
      headers: { 'x-forwarded-for': `203.0.113.200, ${client}` },
    });
  for (let n = 1; n <= 100; n++) {
    expect((await knock(`2001:db8:64:3::${n.toString(16)}`)).statusCode).toBe(400);
    expect((await knock(`198.51.100.65:${50_000 + n}`)).statusCode).toBe(400);
  }
  expect((await knock('2001:db8:64:3:1::1')).statusCode).toBe(429);
  expect((await knock('198.51.100.65:60000')).statusCode).toBe(429);
  expect((await knock('2001:db8:64:4::1')).statusCode).toBe(400);
});
