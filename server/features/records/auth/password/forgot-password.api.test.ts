import { expect } from 'vitest';
import * as contract from '#core/contract/records/auth.ts';
import { USER_STATUS } from '#core/lookups.ts';
import { resetTokenSentTo } from '#tests/world/letters.ts';
import { PASSWORD, someEmail, test } from '#tests/world/world.ts';

const url = '/api/reset-password/';

test('a forgotten-password request returns 204 for every address, but only a user gets a link', async ({ world }) => {
  const { email } = await world.user();
  const nobody = someEmail();
  for (const address of [email, nobody]) {
    const response = await world.visitor().request({ method: 'DELETE', url, payload: { email: address } });
    expect([response.statusCode, response.body]).toEqual([204, '']);
  }
  await world.work();
  expect(await world.mails(nobody)).toEqual([]);
  const [letter] = await world.mails(email);
  expect(letter).toMatchObject({ subject: 'Reset your password', status: 'sent' });
  expect(letter!.text).toMatch(new RegExp(`${world.deps.config.PUBLIC_URL}/reset-password-confirm/[\\w-]{43}\\s`));
});

test('the address is case-insensitive', async ({ world }) => {
  const { email } = await world.user();
  await world.visitor().call(contract.forgotPassword, { body: { email: ` ${email.toUpperCase()}` } });
  expect(await resetTokenSentTo(world, email)).toMatch(/^[\w-]{43}$/);
});

test('blocked, unconfirmed and deleted users get no link', async ({ world }) => {
  const blocked = await world.user({ status_id: USER_STATUS.blocked });
  const deleted = await world.user();
  await world.deps.db.updateTable('users').set({ deleted_date: new Date() }).where('id', '=', deleted.id).execute();
  for (const { email } of [blocked, deleted]) {
    await world.visitor().call(contract.forgotPassword, { body: { email } });
    await world.work();
    expect(await world.mails(email)).toEqual([]);
  }
  const email = someEmail();
  await world.visitor().call(contract.signUp, { body: { email, password: PASSWORD, confirm_password: PASSWORD } });
  await world.visitor().call(contract.forgotPassword, { body: { email } });
  await world.work();
  expect((await world.mails(email)).map(({ subject }) => subject)).not.toContain('Reset your password');
});

for (const [what, payload, sentence] of [
  ['no email', {}, 'Email is required!'],
  ['an empty email', { email: '' }, 'Email is required!'],
  ['an email that is none', { email: 'harbor' }, 'Should be a valid email'],
] as const) {
  test(`a forgotten-password request with ${what} is rejected: ${sentence}`, async ({ world }) => {
    const response = await world.visitor().request({ method: 'DELETE', url, payload });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ message: sentence, errors: [`email:${sentence}`], email: [sentence] });
  });
}

test('only the hash of a reset link is stored', async ({ world }) => {
  const { email, id } = await world.user();
  await world.visitor().call(contract.forgotPassword, { body: { email } });
  const token = await resetTokenSentTo(world, email);
  const kept = await world.deps.db.selectFrom('password_resets').selectAll().where('user_id', '=', id).execute();
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(token);
});
