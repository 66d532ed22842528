import { expect } from 'vitest';
import { confirmSignUp, signUp } from '#core/contract/records/auth.ts';
import { confirmationSentTo } from '#tests/world/letters.ts';
import { PASSWORD, someEmail, test } from '#tests/world/world.ts';

/** spec §5, Authentication: each error message of the sign-up form, on its field. */
const invalidForms: readonly [what: string, change: object, field: string, sentence: string][] = [
  ['no email', { email: undefined }, 'email', 'Email is required!'],
  ['an empty email', { email: '  ' }, 'email', 'Email is required!'],
  ['an invalid email', { email: 'harbor' }, 'email', 'Should be a valid email'],
  ['an email that is not a string', { email: 7 }, 'email', 'Email is required!'],
  ['an email with a line break', { email: 'a@example.com\r\nBcc: b@example.com' }, 'email', 'Should be a valid email'],
  ['no password', { password: undefined }, 'password', 'Password is required!'],
  ['an empty password', { password: '' }, 'password', 'Password is required!'],
  ['a short password', { password: '1234567' }, 'password', 'Ensure this field has at least 8 characters.'],
  ['a long password', { password: 'x'.repeat(129) }, 'password', 'Ensure this field has no more than 128 characters.'],
  [
    'a common password',
    { password: 'Password1' },
    'password',
    'This password is too common. Please choose another one.',
  ],
  ['no confirmation', { confirm_password: undefined }, 'confirm_password', 'Confirm password is required!'],
  ['an empty confirmation', { confirm_password: '' }, 'confirm_password', 'Confirm password is required!'],
  [
    'a short confirmation',
    { confirm_password: 'short' },
    'confirm_password',
    'Ensure this field has at least 8 characters.',
  ],
  [
    'a different confirmation',
    { confirm_password: `${PASSWORD}!` },
    'confirm_password',
    'Confirm password does not match with password!',
  ],
  [
    'a name too long',
    { first_name: 'x'.repeat(151) },
    'first_name',
    'Ensure this field has no more than 150 characters.',
  ],
];

for (const [what, change, field, sentence] of invalidForms) {
  test(`a sign-up with ${what} is rejected: ${sentence}`, async ({ world }) => {
    const email = someEmail();
    const payload = { email, password: PASSWORD, confirm_password: PASSWORD, ...change };
    const response = await world.visitor().request({ method: 'POST', url: '/api/users/sign-up/', payload });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ [field]: [sentence] });
    expect(response.json().errors).toContain(`${field}:${sentence}`);
    await world.work();
    expect(await world.mails(email)).toEqual([]);
  });
}

test('an empty sign-up reports every missing field', async ({ world }) => {
  const response = await world.visitor().request({ method: 'POST', url: '/api/users/sign-up/', payload: {} });
  expect(response.json()).toEqual({
    message: 'Email is required!',
    errors: [
      'email:Email is required!',
      'password:Password is required!',
      'confirm_password:Confirm password is required!',
    ],
    email: ['Email is required!'],
    password: ['Password is required!'],
    confirm_password: ['Confirm password is required!'],
  });
});

test('text that cannot be stored is rejected with 400, not 500', async ({ world }) => {
  for (const first_name of ['a\0b', '\ud800']) {
    const payload = { email: someEmail(), password: PASSWORD, confirm_password: PASSWORD, first_name };
    const response = await world.visitor().request({ method: 'POST', url: '/api/users/sign-up/', payload });
    expect(response.statusCode).toBe(400);
  }
});

test('the shortest and the longest password are accepted in full', async ({ world }) => {
  for (const password of ['8 chars!', 'ü'.repeat(128)]) {
    const body = { email: someEmail(), password, confirm_password: password };
    expect(await world.visitor().call(signUp, { body })).toMatchObject({ email: body.email });
  }
});

const invalidConfirmations: readonly [what: string, change: object, field: string, sentence: string][] = [
  ['no code', { code: undefined }, 'code', 'Code is required!'],
  ['an empty code', { code: ' ' }, 'code', 'Code is required!'],
  ['null as code', { code: null }, 'code', 'Code is required!'],
  ['a list as code', { code: ['123456'] }, 'code', 'Code is required!'],
  ['no email', { email: undefined }, 'email', 'Email is required!'],
  ['an invalid email', { email: 'harbor' }, 'email', 'Should be a valid email'],
];

for (const [what, change, field, sentence] of invalidConfirmations) {
  test(`a confirmation with ${what} is rejected: ${sentence}`, async ({ world }) => {
    const payload = { email: someEmail(), code: '123456', ...change };
    const response = await world.visitor().request({ method: 'POST', url: '/api/users/sign-up/confirm/', payload });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ message: sentence, errors: [`${field}:${sentence}`], [field]: [sentence] });
  });
}

test('spaces around a code are ignored', async ({ world }) => {
  const email = someEmail();
  await world.visitor().call(signUp, { body: { email, password: PASSWORD, confirm_password: PASSWORD } });
  const { code } = await confirmationSentTo(world, email);
  await world.visitor().call(confirmSignUp, { body: { email, code: ` ${code} ` } });
});
