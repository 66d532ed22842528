import { expect } from 'vitest';
import * as auth from '#core/contract/records/auth.ts';
import * as users from '#core/contract/records/users.ts';
import { confirmationSentTo, resetTokenSentTo } from '#tests/world/letters.ts';
import { logInAs } from '#tests/world/logging-in.ts';
import { someEmail, test } from '#tests/world/world.ts';

test('no password, token, code or email address appears in the log', async ({ world }) => {
  const email = someEmail();
  const [first, second, third, wrong] = ['first secret', 'second secret', 'third secret', 'wrong secret'];
  const person = world.visitor();
  await person.call(auth.signUp, { body: { email, password: first, confirm_password: first } });
  const { code } = await confirmationSentTo(world, email);
  await person.refused(auth.confirmSignUp, { body: { email, code: `${code}0` } });
  const tokens = [await person.call(auth.confirmSignUp, { body: { email, code } })];
  await person.refused(auth.login, { body: { username: email, password: wrong } });
  tokens.push(await logInAs(world, email, first));
  tokens.push(await person.call(auth.refreshTokens, { body: { refresh: tokens[1]!.refresh } }));
  Object.assign(person, tokens[2]);
  const { id } = (await person.call(users.getProfile, {})).result;
  const change = { current_password: first, new_password: second, confirm_password: second };
  await person.refused(users.changePassword, { params: { id }, body: { ...change, current_password: wrong } });
  await person.call(users.changePassword, { params: { id }, body: change });
  await person.call(auth.forgotPassword, { body: { email } });
  const token = await resetTokenSentTo(world, email);
  await person.call(auth.resetPassword, { params: { token }, body: { password: third, confirm_password: third } });
  await person.refused(auth.resetPassword, { params: { token }, body: { password: third, confirm_password: third } });
  const headers = { cookie: `refresh=${tokens[0]!.refresh}` };
  await person.request({ method: 'GET', url: `/register/confirm?email=${email}&code=${code}`, headers });
  await person.request({ method: 'GET', url: `/api/nothing/${email}/${token}`, headers });
  await person.request({ method: 'POST', url: '/api/api-auth/', payload: `{"username": "${email}", "password": ` });

  expect(world.log.length).toBeGreaterThan(10);
  const log = JSON.stringify(world.log);
  const secrets = [email, encodeURIComponent(email), token, first, second, third, wrong];
  // Six digits may be part of a longer number, so only the code by itself is searched for.
  expect(log).not.toMatch(new RegExp(`\\b${code}\\b`));
  for (const secret of [...secrets, ...tokens.flatMap((pair) => [pair.access, pair.refresh])]) {
    expect(log).not.toContain(secret);
  }
});

test('each request logs one line with its id, route template and, if known, its user', async ({ world }) => {
  const person = await world.user();
  const response = await person.request({ method: 'GET', url: `/api/users/${person.id}/` });
  expect(world.log).toHaveLength(1);
  expect(world.log[0]).toMatchObject({
    request_id: response.headers['x-request-id'],
    user_id: person.id,
    method: 'GET',
    route: '/api/users/:id/',
    status: 200,
  });
});
