import { expect } from 'vitest';
import { login, refreshTokens } from '#core/contract/records/auth.ts';
import { getProfile, setUserStatus } from '#core/contract/records/users.ts';
import { messages } from '#core/messages.ts';
import { PASSWORD, test } from '#tests/world/world.ts';

test('a superuser blocks a user, which ends their sessions at once, and activates them again', async ({ world }) => {
  const [person, superuser] = [await world.user(), await world.superuser()];
  const other = await world.session(person);
  const set = (status_id: number) =>
    superuser.call(setUserStatus, { params: person, body: { user_id: person.id, status_id } });
  expect(await set(2)).toMatchObject({ id: person.id, status: { id: 2, name: 'Blocked' } });
  for (const session of [person, other]) {
    expect((await session.refused(getProfile, {})).status).toBe(401);
    expect((await session.refused(refreshTokens, { body: { refresh: session.refresh! } })).status).toBe(401);
  }
  const body = { username: person.email, password: PASSWORD };
  expect((await world.visitor().refused(login, { body })).status).toBe(403);
  expect(await set(1)).toMatchObject({ status: { id: 1, name: 'Active' } });
  await world.visitor().call(login, { body });
});

test('setting the current status again is accepted', async ({ world }) => {
  const [person, superuser] = [await world.user(), await world.superuser()];
  await superuser.call(setUserStatus, { params: person, body: { status_id: 1 } });
  await person.call(getProfile, {});
});

for (const payload of [
  {},
  { status_id: null },
  { status_id: '' },
  { status_id: 0 },
  { status_id: 4 },
  { status_id: 1.5 },
  { status_id: 'Blocked' },
  { status_id: true },
  { status_id: [2] },
]) {
  test(`${JSON.stringify(payload)} is rejected: No selected status`, async ({ world }) => {
    const [person, superuser] = [await world.user(), await world.superuser()];
    const url = `/api/users/${person.id}/status/`;
    const response = await superuser.request({ method: 'POST', url, payload });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      message: 'No selected status',
      errors: ['status_id:No selected status'],
      status_id: ['No selected status'],
    });
    await person.call(getProfile, {});
  });
}

test('a status id may be sent as text, as forms do', async ({ world }) => {
  const [person, superuser] = [await world.user(), await world.superuser()];
  const url = `/api/users/${person.id}/status/`;
  const response = await superuser.request({ method: 'POST', url, payload: { status_id: '2' } });
  expect([response.statusCode, response.json().status]).toEqual([200, { id: 2, name: 'Blocked' }]);
});

test('a user_id that differs from the path is rejected, and neither user changes', async ({ world }) => {
  const [person, other, superuser] = [await world.user(), await world.user(), await world.superuser()];
  const refusal = await superuser.refused(setUserStatus, { params: person, body: { user_id: other.id, status_id: 2 } });
  expect(refusal.status).toBe(400);
  expect(refusal.body.user_id).toEqual(['This is not the user in the URL.']);
  for (const one of [person, other]) await one.call(getProfile, {});
});

test('changing one’s own status is rejected', async ({ world }) => {
  const superuser = await world.superuser();
  const refusal = await superuser.refused(setUserStatus, { params: superuser, body: { status_id: 2 } });
  expect([refusal.status, refusal.body]).toEqual([403, { message: messages.statusChangeSelf }]);
  await superuser.call(getProfile, {});
});

test('an unknown user is rejected with 404', async ({ world }) => {
  const superuser = await world.superuser();
  const refusal = await superuser.refused(setUserStatus, { params: { id: 2_147_483_647 }, body: { status_id: 2 } });
  expect([refusal.status, refusal.body]).toEqual([404, { message: messages.notFound }]);
});

test('a regular user gets 403 for any id and body', async ({ world }) => {
  const [person, other] = [await world.user(), await world.user()];
  for (const id of [person.id, other.id, 2_147_483_647, 'x']) {
    const url = `/api/users/${id}/status/`;
    const response = await person.request({ method: 'POST', url, payload: { status_id: 2 } });
    expect([response.statusCode, response.json()]).toEqual([403, { message: messages.superuserOnly }]);
  }
  await other.call(getProfile, {});
});
