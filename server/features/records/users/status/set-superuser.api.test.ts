import { expect } from 'vitest';
import { login, refreshTokens } from '#core/contract/records/auth.ts';
import { listHistory } from '#core/contract/records/history.ts';
import { getProfile, getUser, listUsers, setSuperuser, setUserStatus } from '#core/contract/records/users.ts';
import { ERRORS } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { withApp } from '#tests/world/factors.ts';
import { setSuperusersAside } from '#tests/world/superusers.ts';
import { test as base, PASSWORD, type World } from '#tests/world/world.ts';
import { setSuperuser as removeRights } from './set-superuser.ts';

const test = base.extend<{ world: World }>({
  world: async ({ world }, use) => {
    const giveBack = await setSuperusersAside(world);
    await use(world);
    await giveBack();
  },
});

const right = { current_password: PASSWORD };

test('a superuser makes a user a superuser and a regular user again; both are recorded and emailed to every superuser', async ({
  world,
}) => {
  const [person, superuser, other] = [await world.user(), await world.superuser(), await world.superuser()];
  // The password is enough for a superuser with a second factor.
  await withApp(world, superuser);
  for (const is_superuser of [true, false]) {
    const answer = await superuser.call(setSuperuser, { params: person, body: { is_superuser, ...right } });
    expect(answer).toMatchObject({ id: person.id, is_superuser, role: is_superuser ? 'superuser' : 'user' });
    expect(answer).toEqual(await superuser.call(getUser, { params: person }));
    const { results } = await superuser.call(listHistory, { query: { content_type: 'user', object_id: person.id } });
    expect(results[0]).toMatchObject({
      action: is_superuser ? 'made superuser' : 'superuser rights removed',
      user: { id: superuser.id },
      changes: [{ field: 'is_superuser', from: !is_superuser, to: is_superuser }],
    });
    await world.work();
    const subject = is_superuser ? 'A superuser was added' : 'A superuser was removed';
    for (const { email } of [superuser, other, person]) {
      const mails = (await world.mails(email)).filter((mail) => mail.subject === subject);
      expect(mails, email).toHaveLength(1);
      expect(mails[0]!.text).toContain(person.email);
    }
  }
});

test('the change ends the user’s sessions, and the new rights apply from the next login', async ({ world }) => {
  const [person, superuser] = [await world.user(), await world.superuser()];
  await superuser.call(setSuperuser, { params: person, body: { is_superuser: true, ...right } });
  expect((await person.refused(getProfile, {})).status).toBe(401);
  expect((await person.refused(refreshTokens, { body: { refresh: person.refresh! } })).status).toBe(401);
  const again = world.visitor();
  Object.assign(again, await again.call(login, { body: { username: person.email, password: PASSWORD } }));
  expect((await again.call(listUsers, {})).count).toBeGreaterThan(0);
  await superuser.call(setSuperuser, { params: person, body: { is_superuser: false, ...right } });
  expect((await again.refused(listUsers, {})).status).toBe(401);
});

test('a wrong password is rejected with 400 on current_password, and nothing changes', async ({ world }) => {
  const [person, superuser] = [await world.user(), await world.superuser()];
  const body = { is_superuser: true, current_password: 'not the password' };
  const refusal = await superuser.refused(setSuperuser, { params: person, body });
  expect([refusal.status, refusal.body]).toEqual([
    400,
    {
      current_password: [messages.currentPasswordWrong],
      message: messages.currentPasswordWrong,
      errors: [`current_password:${messages.currentPasswordWrong}`],
    },
  ]);
  expect((await superuser.call(getUser, { params: person })).is_superuser).toBe(false);
  await person.call(getProfile, {});
});

test('ten wrong passwords block further attempts', async ({ world }) => {
  const [person, superuser] = [await world.user(), await world.superuser()];
  const body = { is_superuser: true, current_password: 'not the password' };
  for (let n = 0; n < 10; n++) {
    expect((await superuser.refused(setSuperuser, { params: person, body })).status).toBe(400);
  }
  const refusal = await superuser.refused(setSuperuser, { params: person, body: { is_superuser: true, ...right } });
  expect(refusal.status).toBe(429);
});

test('both fields are required', async ({ world }) => {
  const [person, superuser] = [await world.user(), await world.superuser()];
  const url = `/api/users/${person.id}/superuser/`;
  const response = await superuser.request({ method: 'POST', url, payload: { is_superuser: 'yes' } });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    is_superuser: ['Should be true or false'],
    current_password: [messages.currentPasswordRequired],
  });
});

test('superusers cannot change their own rights: 409', async ({ world }) => {
  const superuser = await world.superuser();
  for (const is_superuser of [false, true]) {
    const refusal = await superuser.refused(setSuperuser, { params: superuser, body: { is_superuser, ...right } });
    expect([refusal.status, refusal.body]).toEqual([409, { message: messages.superuserChangeSelf }]);
  }
  await superuser.call(listUsers, {});
});

test('setting the rights that a user has changes nothing and ends no session', async ({ world }) => {
  const [person, superuser] = [await world.user(), await world.superuser()];
  const body = { is_superuser: false, ...right };
  expect(await superuser.call(setSuperuser, { params: person, body })).toMatchObject({ is_superuser: false });
  await person.call(getProfile, {});
  await world.work();
  expect(await world.mails(person.email)).toEqual([]);
});

test('regular users get 403 for any id, and an unknown user is 404', async ({ world }) => {
  const [person, superuser] = [await world.user(), await world.superuser()];
  const body = { is_superuser: true, ...right };
  for (const id of [person.id, 2_147_483_647]) {
    expect((await person.refused(setSuperuser, { params: { id }, body })).status).toBe(403);
  }
  expect((await superuser.refused(setSuperuser, { params: { id: 2_147_483_647 }, body })).status).toBe(404);
});

test('of two superusers who remove each other at once, one keeps the rights', async ({ world }) => {
  for (let round = 0; round < 3; round++) {
    const [one, other] = [await world.superuser(), await world.superuser()];
    const remove = (who: typeof one, whom: typeof one) =>
      who.call(setSuperuser, { params: whom, body: { is_superuser: false, ...right } });
    const outcomes = await Promise.allSettled([remove(one, other), remove(other, one)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  }
});

test('the last active superuser cannot be removed: 409', async ({ world }) => {
  const [last, stale] = [await world.superuser(), await world.superuser()];
  const { db } = world.deps;
  const others = db.updateTable('users').where('is_superuser', '=', true).where('id', '<>', last.id).returning('id');
  const ids = (await others.set({ is_superuser: false }).execute()).map(({ id }) => id);
  try {
    // As a request that was authenticated just before its caller lost the rights.
    const actor = { id: stale.id, is_superuser: true, session_id: '', has_factor: false, memberships: [] };
    const removed = removeRights(world.deps, actor, last.id, { is_superuser: false, ...right });
    await expect(removed).rejects.toMatchObject({ code: 'last_superuser', message: messages.lastSuperuser });
    expect(ERRORS.last_superuser.status).toBe(409);
  } finally {
    await db.updateTable('users').set({ is_superuser: true }).where('id', 'in', ids).execute();
  }
  await last.call(listUsers, {});
});

test('a blocked superuser can be removed, and gets no email', async ({ world }) => {
  const [blocked, superuser] = [await world.superuser(), await world.superuser()];
  await superuser.call(setUserStatus, { params: blocked, body: { status_id: 2 } });
  await superuser.call(setSuperuser, { params: blocked, body: { is_superuser: false, ...right } });
  expect((await superuser.call(getUser, { params: blocked })).is_superuser).toBe(false);
});
