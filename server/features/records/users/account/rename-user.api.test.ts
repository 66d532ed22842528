import { expect } from 'vitest';
import { getUser, renameUser } from '#core/contract/records/users.ts';
import { messages } from '#core/messages.ts';
import { test } from '#tests/world/world.ts';

test('a user changes their own names', async ({ world }) => {
  const person = await world.user();
  const names = { first_name: ' Zoë ', last_name: 'Ångström' };
  const answer = await person.call(renameUser, { params: person, body: names });
  expect(answer).toMatchObject({ first_name: 'Zoë', last_name: 'Ångström', name: 'Zoë Ångström' });
  expect(await person.call(getUser, { params: person })).toEqual(answer);
});

test('a superuser changes any user’s names', async ({ world }) => {
  const [person, superuser] = [await world.user(), await world.superuser()];
  await superuser.call(renameUser, { params: person, body: { first_name: 'Eve', last_name: '' } });
  expect(await person.call(getUser, { params: person })).toMatchObject({ first_name: 'Eve', name: 'Eve' });
});

test('renaming a stranger is rejected with 404', async ({ world }) => {
  const [person, stranger] = [await world.user(), await world.user()];
  const refusal = await stranger.refused(renameUser, { params: person, body: { first_name: 'Other' } });
  expect([refusal.status, refusal.body]).toEqual([404, { message: messages.notFound }]);
  expect(await person.call(getUser, { params: person })).toMatchObject({ first_name: 'Ada' });
});

const invalidForms: readonly [what: string, payload: object, field: string, sentence: string][] = [
  ['no first name', { last_name: 'Marlow' }, 'first_name', 'First name is required!'],
  ['an empty first name', { first_name: '' }, 'first_name', 'First name is required!'],
  ['a blank first name', { first_name: ' \t ' }, 'first_name', 'First name is required!'],
  ['null as first name', { first_name: null }, 'first_name', 'First name is required!'],
  ['a long first name', { first_name: 'x'.repeat(151) }, 'first_name', messages.tooLong(150)],
  ['a long last name', { first_name: 'Ada', last_name: 'x'.repeat(151) }, 'last_name', messages.tooLong(150)],
];

for (const [what, payload, field, sentence] of invalidForms) {
  test(`${what} is rejected: ${sentence}`, async ({ world }) => {
    const person = await world.user();
    const response = await person.request({ method: 'PUT', url: `/api/users/${person.id}/`, payload });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ message: sentence, errors: [`${field}:${sentence}`], [field]: [sentence] });
    expect(await person.call(getUser, { params: person })).toMatchObject({ first_name: 'Ada', last_name: 'Marlow' });
  });
}

test('only names can be changed; other fields are ignored', async ({ world }) => {
  const person = await world.user();
  const payload = {
    first_name: 'Ada',
    last_name: 'Marlow',
    is_superuser: true,
    email: 'other@example.com',
    role: 'superuser',
    status: 2,
    status_id: 2,
    id: 1,
  };
  const before = await person.call(getUser, { params: person });
  await person.request({ method: 'PUT', url: `/api/users/${person.id}/`, payload });
  expect(await person.call(getUser, { params: person })).toEqual(before);
});
