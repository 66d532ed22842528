import { expect } from 'vitest';
import * as auth from '#core/contract/records/auth.ts';
import * as users from '#core/contract/records/users.ts';
import { resetTokenSentTo } from '#tests/world/letters.ts';
import type { Person } from '#tests/world/person.ts';
import { PASSWORD, test, type World } from '#tests/world/world.ts';

const NEW = 'a new and quiet password';

/** security rule 5: the next request with either of the old tokens fails. */
async function expectLoggedOut(person: Person) {
  const refusal = await person.refused(users.getProfile, {});
  expect([refusal.status, refusal.body]).toEqual([401, { message: "User isn't logged in." }]);
  expect((await person.refused(auth.refreshTokens, { body: { refresh: person.refresh! } })).status).toBe(401);
}

const waysToEndSession: Record<string, (world: World, person: Person) => Promise<unknown>> = {
  'a logout': (_, person) => person.call(auth.logout, { body: {} }),
  'blocking its user': async (world, person) =>
    (await world.superuser()).call(users.setUserStatus, { params: { id: person.id }, body: { status_id: 2 } }),
  'setting its user to Unconfirmed': async (world, person) =>
    (await world.superuser()).call(users.setUserStatus, { params: { id: person.id }, body: { status_id: 3 } }),
  'a password change in another session': async (world, person) =>
    (await world.session(person)).call(users.changePassword, {
      params: { id: person.id },
      body: { current_password: PASSWORD, new_password: NEW, confirm_password: NEW },
    }),
  'a password reset': async (world, { email }) => {
    await world.visitor().call(auth.forgotPassword, { body: { email } });
    const token = await resetTokenSentTo(world, email);
    return world
      .visitor()
      .call(auth.resetPassword, { params: { token }, body: { password: NEW, confirm_password: NEW } });
  },
  'the deletion of its user in another session': async (world, person) =>
    (await world.session(person)).call(users.deleteUser, { params: { id: person.id }, body: { confirm: 'delete' } }),
  'the deletion of its user by a superuser': async (world, person) =>
    (await world.superuser()).call(users.deleteUser, { params: { id: person.id }, body: { confirm: 'delete' } }),
};

for (const [what, act] of Object.entries(waysToEndSession)) {
  test(`a session ends immediately after ${what}`, async ({ world }) => {
    const person = await world.user();
    await person.call(users.getProfile, {});
    await act(world, person);
    await expectLoggedOut(person);
  });
}

test('a logout ends its own session and no other', async ({ world }) => {
  const here = await world.user();
  const there = await world.session(here);
  await here.call(auth.logout, { body: {} });
  await expectLoggedOut(here);
  await there.call(users.getProfile, {});
  await there.call(auth.refreshTokens, { body: { refresh: there.refresh! } });
});

test('an ended session stays ended when its user is activated again', async ({ world }) => {
  const [person, superuser] = [await world.user(), await world.superuser()];
  for (const status_id of [2, 1]) {
    await superuser.call(users.setUserStatus, { params: { id: person.id }, body: { status_id } });
  }
  await expectLoggedOut(person);
  await world.visitor().call(auth.login, { body: { username: person.email, password: PASSWORD } });
});

test('a superuser loses the role immediately', async ({ world }) => {
  const superuser = await world.superuser();
  await superuser.call(users.listUsers, {});
  await world.deps.db.updateTable('users').set({ is_superuser: false }).where('id', '=', superuser.id).execute();
  expect((await superuser.refused(users.listUsers, {})).status).toBe(403);
});
