import { expect } from 'vitest';
import * as contract from '#core/contract/records/auth.ts';
import { getProfile } from '#core/contract/records/users.ts';
import { withApp } from '#tests/world/factors.ts';
import { resetTokenSentTo } from '#tests/world/letters.ts';
import { beginLogin } from '#tests/world/logging-in.ts';
import { PASSWORD, test, type World } from '#tests/world/world.ts';

const NEW = 'a new and quiet password';
const form = { password: NEW, confirm_password: NEW };

async function requestLink(world: World, email: string): Promise<string> {
  await world.visitor().call(contract.forgotPassword, { body: { email } });
  return resetTokenSentTo(world, email);
}

const check = (world: World, token: string) => world.visitor().call(contract.checkResetToken, { body: { token } });

const reset = (world: World, token: string) =>
  world.visitor().call(contract.resetPassword, { params: { token }, body: form });

async function expectRefused(world: World, token: string) {
  const refusal = await world.visitor().refused(contract.resetPassword, { params: { token }, body: form });
  expect([refusal.status, refusal.body]).toEqual([400, { message: 'Token expired or not valid' }]);
}

test('the link sets the new password and ends every session', async ({ world }) => {
  const person = await world.user();
  const other = await world.session(person);
  const token = await requestLink(world, person.email);
  expect(await check(world, token)).toEqual({ is_valid: true, email: person.email });
  expect(await reset(world, token)).toEqual({ email: person.email });
  for (const session of [person, other]) {
    expect((await session.refused(getProfile, {})).status).toBe(401);
    expect((await session.refused(contract.refreshTokens, { body: { refresh: session.refresh! } })).status).toBe(401);
  }
  await world.visitor().call(contract.login, { body: { username: person.email, password: NEW } });
  const old = { username: person.email, password: PASSWORD };
  expect((await world.visitor().refused(contract.login, { body: old })).status).toBe(401);
});

test('a reset leaves the second factor in place', async ({ world }) => {
  const person = await world.user();
  await withApp(world, person);
  await reset(world, await requestLink(world, person.email));
  expect((await beginLogin(world, person.email, NEW)).methods).toEqual(['totp', 'recovery']);
});

test('the link works once', async ({ world }) => {
  const { email } = await world.user();
  const token = await requestLink(world, email);
  await reset(world, token);
  await expectRefused(world, token);
  expect(await check(world, token)).toEqual({ is_valid: false, email });
});

test('of two concurrent uses of a link exactly one works', async ({ world }) => {
  const token = await requestLink(world, (await world.user()).email);
  const outcomes = await Promise.allSettled([reset(world, token), reset(world, token)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('the link expires after an hour; an expired link still shows its email address', async ({ world }) => {
  const { email } = await world.user();
  const token = await requestLink(world, email);
  world.clock.advance(3600 - 60);
  expect(await check(world, token)).toEqual({ is_valid: true, email });
  world.clock.advance(120);
  expect(await check(world, token)).toEqual({ is_valid: false, email });
  await expectRefused(world, token);
});

test('a new link invalidates the previous one', async ({ world }) => {
  const { email } = await world.user();
  const older = await requestLink(world, email);
  const newer = await requestLink(world, email);
  expect(await check(world, older)).toEqual({ is_valid: false, email });
  await expectRefused(world, older);
  await reset(world, newer);
});

test('an unknown token is rejected', async ({ world }) => {
  for (const token of ['unknown', 'x'.repeat(43), 'ä%20/..']) {
    expect(await check(world, token)).toEqual({ is_valid: false, email: null });
    await expectRefused(world, token);
  }
});

test('a password change, a block and the account’s deletion invalidate a link', async ({ world }) => {
  const [changed, blocked, deleted] = [await world.user(), await world.user(), await world.user()];
  const tokens = [];
  for (const { email } of [changed, blocked, deleted]) tokens.push(await requestLink(world, email));
  const superuser = await world.superuser();
  const send = (who: typeof changed, method: 'PUT' | 'POST' | 'DELETE', path: string, payload: object) =>
    who.request({ method, url: `/api/users/${path}`, payload });
  await send(changed, 'PUT', `${changed.id}/update-password/`, {
    current_password: PASSWORD,
    new_password: 'changed meanwhile',
    confirm_password: 'changed meanwhile',
  });
  await send(superuser, 'POST', `${blocked.id}/status/`, { status_id: 2 });
  await send(deleted, 'DELETE', `${deleted.id}/delete/`, { confirm: 'delete' });
  for (const token of tokens) await expectRefused(world, token);
  expect(await check(world, tokens[2]!)).toEqual({ is_valid: false, email: null });
});

test('a token check without a token is rejected', async ({ world }) => {
  for (const payload of [{}, { token: '' }, { token: 7 }]) {
    const response = await world
      .visitor()
      .request({ method: 'POST', url: '/api/reset-password/token-check/', payload });
    expect(response.statusCode).toBe(400);
    expect(response.json().token).toEqual(['Token expired or not valid']);
  }
});

const invalidForms: readonly [what: string, payload: object, field: string, sentence: string][] = [
  ['no password', { confirm_password: NEW }, 'password', 'Password is required!'],
  [
    'a short password',
    { password: 'short', confirm_password: 'short' },
    'password',
    'Ensure this field has at least 8 characters.',
  ],
  ['no confirmation', { password: NEW }, 'confirm_password', 'Confirm password is required!'],
  [
    'a different confirmation',
    { ...form, confirm_password: PASSWORD },
    'confirm_password',
    'Confirm password does not match with password!',
  ],
];

for (const [what, payload, field, sentence] of invalidForms) {
  test(`a reset with ${what} is rejected and the link stays valid: ${sentence}`, async ({ world }) => {
    const token = await requestLink(world, (await world.user()).email);
    const url = `/api/reset-password-confirm/${token}`;
    const response = await world.visitor().request({ method: 'POST', url, payload });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ message: sentence, errors: [`${field}:${sentence}`], [field]: [sentence] });
    await reset(world, token);
  });
}
