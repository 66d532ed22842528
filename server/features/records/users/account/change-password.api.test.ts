import { expect } from 'vitest';
import { login, refreshTokens } from '#core/contract/records/auth.ts';
import { changePassword, getProfile } from '#core/contract/records/users.ts';
import { messages } from '#core/messages.ts';
import { PASSWORD, test } from '#tests/world/world.ts';

const NEW = 'a new and quiet password';
const form = { current_password: PASSWORD, new_password: NEW, confirm_password: NEW };

test('a password change ends the other sessions and keeps this one', async ({ world }) => {
  const here = await world.user();
  const there = await world.session(here);
  const answer = await here.call(changePassword, { params: here, body: form });
  expect(answer).toMatchObject({ id: here.id, email: here.email });
  await here.call(getProfile, {});
  await here.call(refreshTokens, { body: { refresh: here.refresh! } });
  expect((await there.refused(getProfile, {})).status).toBe(401);
  expect((await there.refused(refreshTokens, { body: { refresh: there.refresh! } })).status).toBe(401);
});

test('after a password change the new password logs in and the old one does not', async ({ world }) => {
  const person = await world.user();
  await person.call(changePassword, { params: person, body: form });
  await world.visitor().call(login, { body: { username: person.email, password: NEW } });
  const old = { username: person.email, password: PASSWORD };
  expect((await world.visitor().refused(login, { body: old })).status).toBe(401);
});

const invalidForms: readonly [what: string, change: object, field: string, sentence: string][] = [
  ['no current password', { current_password: undefined }, 'current_password', 'Current password is required!'],
  ['an empty current password', { current_password: '' }, 'current_password', 'Current password is required!'],
  [
    'a wrong current password',
    { current_password: 'not this one' },
    'current_password',
    'Current password is not correct.',
  ],
  ['no new password', { new_password: undefined }, 'new_password', 'New password is required!'],
  ['an empty new password', { new_password: '' }, 'new_password', 'New password is required!'],
  [
    'a short new password',
    { new_password: 'short', confirm_password: 'short' },
    'new_password',
    'Ensure this field has at least 8 characters.',
  ],
  [
    'a common new password',
    { new_password: 'password1', confirm_password: 'password1' },
    'new_password',
    messages.passwordCommon,
  ],
  [
    'a long new password',
    { new_password: 'x'.repeat(129), confirm_password: 'x'.repeat(129) },
    'new_password',
    messages.passwordTooLong,
  ],
  [
    'an unchanged password',
    { new_password: PASSWORD, confirm_password: PASSWORD },
    'new_password',
    'New password cannot be the same as the current password.',
  ],
  ['no confirmation', { confirm_password: undefined }, 'confirm_password', 'Confirm password is required!'],
  [
    'a different confirmation',
    { confirm_password: `${NEW}!` },
    'confirm_password',
    'Confirm password does not match with password!',
  ],
  [
    'the current password as confirmation',
    { confirm_password: PASSWORD },
    'confirm_password',
    'Confirm password does not match with password!',
  ],
];

for (const [what, change, field, sentence] of invalidForms) {
  test(`a password change with ${what} is rejected: ${sentence}`, async ({ world }) => {
    const person = await world.user();
    const other = await world.session(person);
    const url = `/api/users/${person.id}/update-password/`;
    const response = await person.request({ method: 'PUT', url, payload: { ...form, ...change } });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ [field]: [sentence] });
    expect(response.json().errors).toContain(`${field}:${sentence}`);
    await other.call(getProfile, {});
  });
}

test('users change only their own password: 403 for a superuser and a colleague, 404 for a stranger', async ({
  world,
}) => {
  const [person, colleague, stranger] = [await world.user(), await world.user(), await world.user()];
  await world.company([
    [person, 'viewer'],
    [colleague, 'owner'],
  ]);
  for (const [who, status] of [
    [await world.superuser(), 403],
    [colleague, 403],
    [stranger, 404],
  ] as const) {
    expect((await who.refused(changePassword, { params: person, body: form })).status).toBe(status);
  }
  await world.visitor().call(login, { body: { username: person.email, password: PASSWORD } });
});

test('the eleventh wrong current password is rejected with 429', async ({ world }) => {
  const person = await world.user();
  const guess = { ...form, current_password: 'not this one' };
  for (let tries = 1; tries <= 10; tries++) {
    expect((await person.refused(changePassword, { params: person, body: guess })).status).toBe(400);
  }
  const refusal = await person.refused(changePassword, { params: person, body: form });
  expect(refusal.status).toBe(429);
  world.clock.advance(Number(refusal.headers['retry-after']));
  const again = await world.session(person);
  await again.call(changePassword, { params: person, body: form });
});
