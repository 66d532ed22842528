import { expect } from 'vitest';
import * as contract from '#core/contract/records/auth.ts';
import { getProfile } from '#core/contract/records/users.ts';
import { USER_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { confirmationSentTo } from '#tests/world/letters.ts';
import { PASSWORD, someEmail, test } from '#tests/world/world.ts';

const form = (email: string, password = PASSWORD) => ({ email, password, confirm_password: password });

test('a sign-up returns its id and address and emails the code with a link that contains it', async ({ world }) => {
  const email = someEmail();
  const answer = await world.visitor().call(contract.signUp, { body: form(email) });
  expect(answer).toEqual({ id: expect.any(Number), email });
  const { code, link } = await confirmationSentTo(world, email);
  expect(link.pathname).toBe('/register/confirm');
  expect(Object.fromEntries(link.searchParams)).toEqual({ email, code });
  expect(link.origin).toBe(new URL(world.deps.config.PUBLIC_URL).origin);
});

test('the email is marked as sent once the job is done', async ({ world }) => {
  const email = someEmail();
  await world.visitor().call(contract.signUp, { body: form(email) });
  expect(await world.mails(email)).toMatchObject([{ status: 'queued', to_email: email }]);
  await world.work();
  expect(await world.mails(email)).toMatchObject([{ status: 'sent' }]);
});

test('an address with a plus sign is encoded correctly in the link', async ({ world }) => {
  const email = someEmail().replace('@', '+harbor@');
  await world.visitor().call(contract.signUp, { body: form(email) });
  const { link } = await confirmationSentTo(world, email);
  expect(link.searchParams.get('email')).toBe(email);
});

test('the user gets the names from the sign-up', async ({ world }) => {
  const email = someEmail();
  const visitor = world.visitor();
  await visitor.call(contract.signUp, { body: { ...form(email), first_name: ' Grace ', last_name: 'Hopper' } });
  const { code } = await confirmationSentTo(world, email);
  Object.assign(visitor, await visitor.call(contract.confirmSignUp, { body: { email, code } }));
  const { result } = await visitor.call(getProfile, {});
  expect(result).toMatchObject({ first_name: 'Grace', last_name: 'Hopper', name: 'Grace Hopper', email });
});

test('addresses are case-insensitive', async ({ world }) => {
  const email = someEmail();
  const shouted = await world.visitor().call(contract.signUp, { body: form(` ${email.toUpperCase()} `) });
  const quiet = await world.visitor().call(contract.signUp, { body: form(email) });
  expect(shouted).toEqual(quiet);
  expect(quiet.email).toBe(email);
});

for (const [name, status_id] of [
  ['confirmed', USER_STATUS.active],
  ['blocked', USER_STATUS.blocked],
] as const) {
  test(`signing up an address with a ${name} account is rejected as taken`, async ({ world }) => {
    const { email } = await world.user({ status_id });
    const refusal = await world.visitor().refused(contract.signUp, { body: form(email.toUpperCase()) });
    expect(refusal.status).toBe(400);
    expect(refusal.body).toEqual({
      message: messages.emailExists,
      errors: [`email:${messages.emailExists}`],
      email: ['This email address might already have an account. Please try to reset your password.'],
    });
    await world.work();
    expect(await world.mails(email)).toEqual([]);
  });
}

test('signing up an unconfirmed address again sends a new code for the same account', async ({ world }) => {
  const email = someEmail();
  const visitor = world.visitor();
  const first = await visitor.call(contract.signUp, { body: form(email) });
  const again = await visitor.call(contract.signUp, { body: form(email) });
  expect(again.id).toBe(first.id);
  expect(await world.mails(email)).toHaveLength(2);
  const { code } = await confirmationSentTo(world, email);
  await visitor.call(contract.confirmSignUp, { body: { email, code } });
});

test('concurrent sign-ups of one address create one account', async ({ world }) => {
  const email = someEmail();
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => world.visitor().call(contract.signUp, { body: form(email) })),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
});

test('unknown fields are ignored: signing up as a superuser is impossible', async ({ world }) => {
  const email = someEmail();
  const payload = { ...form(email), is_superuser: true, status_id: 1, role: 'superuser' };
  const response = await world.visitor().request({ method: 'POST', url: '/api/users/sign-up/', payload });
  expect(response.statusCode).toBe(201);
  const row = await world.deps.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ is_superuser: false, status_id: USER_STATUS.unconfirmed, password_hash: null });
});
