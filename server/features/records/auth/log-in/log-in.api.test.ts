import { decodeJwt } from 'jose';
import { expect } from 'vitest';
import * as contract from '#core/contract/records/auth.ts';
import { getProfile } from '#core/contract/records/users.ts';
import { USER_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { buildApp } from '#server/app/app.ts';
import { logInAs } from '#tests/world/logging-in.ts';
import { PASSWORD, someEmail, test } from '#tests/world/world.ts';

const url = '/api/api-auth/';

test('a login returns both tokens and sets the refresh token as an HttpOnly cookie', async ({ world }) => {
  const { email } = await world.user();
  const response = await world
    .visitor()
    .request({ method: 'POST', url, payload: { username: email, password: PASSWORD } });
  expect(response.statusCode).toBe(200);
  const tokens = response.json();
  expect(tokens).toEqual({ access: expect.any(String), refresh: expect.any(String) });
  expect(response.headers['set-cookie']).toBe(
    `refresh=${tokens.refresh}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Strict`,
  );
  const person = Object.assign(world.visitor(), tokens);
  expect((await person.call(getProfile, {})).result.email).toBe(email);
});

test('the cookie is Secure on https', async ({ world }) => {
  const { email } = await world.user();
  const config = { ...world.deps.config, PUBLIC_URL: 'https://harbor.example' };
  const app = await buildApp({ ...world.deps, config }, new URL('./no-web-client/', import.meta.url));
  const response = await app.inject({ method: 'POST', url, payload: { username: email, password: PASSWORD } });
  expect(response.headers['set-cookie']).toMatch(/; HttpOnly; SameSite=Strict; Secure$/);
  await app.close();
});

test('the access token expires in 15 minutes and contains nothing about the user except the id', async ({ world }) => {
  const { email, id } = await world.user();
  const { access } = await logInAs(world, email);
  const { exp, iat, ...claims } = decodeJwt(access);
  expect(exp! - iat!).toBe(15 * 60);
  expect(claims).toEqual({ sub: String(id), sid: expect.any(String), iss: 'safeharbor', aud: 'safeharbor-api' });
});

test('a wrong password and an unknown address get the same response', async ({ world }) => {
  const { email } = await world.user();
  for (const username of [email, someEmail()]) {
    const response = await world
      .visitor()
      .request({ method: 'POST', url, payload: { username, password: 'not this' } });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ message: 'Invalid Email or Password.' });
    expect(response.headers['set-cookie']).toBeUndefined();
  }
});

test('the address is case-insensitive, the password is case-sensitive', async ({ world }) => {
  const { email } = await world.user();
  await world.visitor().call(contract.login, { body: { username: email.toUpperCase(), password: PASSWORD } });
  const refusal = await world
    .visitor()
    .refused(contract.login, { body: { username: email, password: PASSWORD.toUpperCase() } });
  expect(refusal.status).toBe(401);
});

test('a password is compared in full, including leading and trailing spaces', async ({ world }) => {
  const email = someEmail();
  const password = ` ${'x'.repeat(126)}y`;
  await world.visitor().call(contract.signUp, { body: { email, password, confirm_password: password } });
  for (const wrong of [` ${'x'.repeat(126)}`, ` ${'x'.repeat(126)}z`, password.trim()]) {
    expect((await world.visitor().refused(contract.login, { body: { username: email, password: wrong } })).status).toBe(
      401,
    );
  }
  expect((await world.visitor().refused(contract.login, { body: { username: email, password } })).status).toBe(403);
});

test('a blocked user is told so, but only with the correct password', async ({ world }) => {
  const { email } = await world.user({ status_id: USER_STATUS.blocked });
  const right = await world.visitor().refused(contract.login, { body: { username: email, password: PASSWORD } });
  expect([right.status, right.body]).toEqual([403, { message: messages.blocked }]);
  const wrong = await world.visitor().refused(contract.login, { body: { username: email, password: 'not this' } });
  expect([wrong.status, wrong.body]).toEqual([401, { message: messages.invalidLogin }]);
});

test('an unconfirmed user is told so, but only with the correct password, even after the code expired', async ({
  world,
}) => {
  const email = someEmail();
  await world.visitor().call(contract.signUp, { body: { email, password: PASSWORD, confirm_password: PASSWORD } });
  const logIn = (password: string) => world.visitor().refused(contract.login, { body: { username: email, password } });
  const right = await logIn(PASSWORD);
  expect([right.status, right.body]).toEqual([403, { message: messages.unconfirmed }]);
  const wrong = await logIn('not this');
  expect([wrong.status, wrong.body]).toEqual([401, { message: messages.invalidLogin }]);
  world.clock.advance(25 * 3600);
  expect((await logIn(PASSWORD)).status).toBe(403);
  expect((await logIn('not this')).status).toBe(401);
});

const invalidForms: readonly [what: string, payload: object, field: string, sentence: string][] = [
  ['no email', { password: PASSWORD }, 'username', 'Email is required!'],
  ['an empty email', { username: '', password: PASSWORD }, 'username', 'Email is required!'],
  ['an invalid email', { username: 'harbor', password: PASSWORD }, 'username', 'Should be a valid email'],
  ['no password', { username: 'a@example.com' }, 'password', 'Password is required!'],
  ['an empty password', { username: 'a@example.com', password: '' }, 'password', 'Password is required!'],
];

for (const [what, payload, field, sentence] of invalidForms) {
  test(`a login with ${what} is rejected: ${sentence}`, async ({ world }) => {
    const response = await world.visitor().request({ method: 'POST', url, payload });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ message: sentence, errors: [`${field}:${sentence}`], [field]: [sentence] });
  });
}
