import { expect } from 'vitest';
import { getUser, listLogins, listUserCompanies, renameUser } from '#core/contract/records/users.ts';
import { messages } from '#core/messages.ts';
import { test } from '#tests/world/world.ts';

test('a user is visible to themselves, colleagues and superusers; a stranger gets 404', async ({ world }) => {
  const [person, colleague, stranger] = [await world.user(), await world.user(), await world.user()];
  await world.company([
    [person, 'owner'],
    [colleague, 'viewer'],
  ]);
  await world.company([[stranger, 'owner']]);
  for (const who of [person, colleague, await world.superuser()]) {
    expect(await who.call(getUser, { params: person })).toEqual({
      id: person.id,
      email: person.email,
      username: person.email,
      first_name: 'Ada',
      last_name: 'Marlow',
      name: 'Ada Marlow',
      role: 'user',
      status: { id: 1, name: 'Active' },
      is_superuser: false,
      info: { image: null },
      date_joined: expect.any(String),
      last_login: expect.any(String),
    });
  }
  const refusal = await stranger.refused(getUser, { params: person });
  expect([refusal.status, refusal.body]).toEqual([404, { message: messages.notFound }]);
});

test('an invisible, an unused and an invalid id get byte-for-byte the same response', async ({ world }) => {
  const [person, stranger] = [await world.user(), await world.user()];
  const ids = [stranger.id, 2_147_483_647, 2_147_483_648, '0', '-1', 'x', '1.5', '99999999999999999999', '%00', '01'];
  const answers = new Set<string>();
  for (const id of ids) {
    const { statusCode, body } = await person.request({ method: 'GET', url: `/api/users/${id}/` });
    answers.add(`${statusCode} ${body}`);
  }
  expect([...answers]).toEqual([`404 ${JSON.stringify({ message: messages.notFound })}`]);
});

test('a colleague sees a user, but cannot change them or see their logins', async ({ world }) => {
  const [person, colleague] = [await world.user(), await world.user()];
  await world.company([
    [person, 'viewer'],
    [colleague, 'owner'],
  ]);
  const refusals = [
    await colleague.refused(renameUser, { params: person, body: { first_name: 'Other' } }),
    await colleague.refused(listLogins, { params: person }),
    await colleague.refused(listUserCompanies, { params: person }),
  ];
  for (const { status, body } of refusals) expect([status, body]).toEqual([403, { message: messages.forbidden }]);
});

test('a user who left a company immediately becomes invisible to its members', async ({ world }) => {
  const [person, colleague] = [await world.user(), await world.user()];
  await world.company([
    [person, 'owner'],
    [colleague, 'viewer'],
  ]);
  await colleague.call(getUser, { params: person });
  await world.deps.db.deleteFrom('representatives').where('user_id', '=', colleague.id).execute();
  expect((await colleague.refused(getUser, { params: person })).status).toBe(404);
});

test('a deleted user is visible to no one', async ({ world }) => {
  const [person, superuser] = [await world.user(), await world.superuser()];
  const url = `/api/users/${person.id}/delete/`;
  await person.request({ method: 'DELETE', url, payload: { confirm: 'delete' } });
  expect((await superuser.refused(getUser, { params: person })).status).toBe(404);
});
