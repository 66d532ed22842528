import { expect } from 'vitest';
import * as auth from '#core/contract/records/auth.ts';
import * as users from '#core/contract/records/users.ts';
import { CONTENT_TYPES } from '#core/lookups.ts';
import { recordHistory } from '#server/db/history.ts';
import { transaction } from '#server/db/transaction.ts';
import { confirmationSentTo, resetTokenSentTo } from '#tests/world/letters.ts';
import { PASSWORD, someEmail, test, type World } from '#tests/world/world.ts';
import { renameUser } from './account/rename-user.ts';

const NEW = 'a new and quiet password';

const entriesOf = (world: World, object_id: number) =>
  world.deps.db
    .selectFrom('history')
    .select(['action', 'user_id', 'changes', 'uuid', 'is_snapshot'])
    .where('content_type', '=', CONTENT_TYPES.user)
    .where('object_id', '=', object_id)
    .orderBy('id')
    .execute();

test('every change of an account is in the history, with its author', async ({ world }) => {
  const [superuser, person] = [await world.superuser(), world.visitor()];
  const email = someEmail();
  const form = { email, password: PASSWORD, confirm_password: PASSWORD, first_name: 'Ada' };
  const { id } = await person.call(auth.signUp, { body: form });
  await person.call(auth.signUp, { body: form });
  const { code } = await confirmationSentTo(world, email);
  Object.assign(person, await person.call(auth.confirmSignUp, { body: { email, code } }));
  const params = { id };
  await person.call(users.renameUser, { params, body: { first_name: 'Ada', last_name: 'Quay' } });
  const change = { current_password: PASSWORD, new_password: NEW, confirm_password: NEW };
  await person.call(users.changePassword, { params, body: change });
  await person.call(auth.forgotPassword, { body: { email } });
  const token = await resetTokenSentTo(world, email);
  const reset = { password: PASSWORD, confirm_password: PASSWORD };
  await person.call(auth.resetPassword, { params: { token }, body: reset });
  for (const status_id of [2, 1]) await superuser.call(users.setUserStatus, { params, body: { status_id } });
  await superuser.call(users.deleteUser, { params, body: { confirm: 'delete' } });

  const status = (from: string, to: string) => [{ field: 'status', from, to }];
  const entries = await entriesOf(world, id);
  expect(entries.map(({ action, user_id, changes }) => [action, user_id, changes])).toEqual([
    ['signed up', null, []],
    ['confirmed', id, []],
    ['changed', id, [{ field: 'last_name', from: '', to: 'Quay' }]],
    ['password changed', id, []],
    ['password reset', id, []],
    ['status changed', superuser.id, status('Active', 'Blocked')],
    ['status changed', superuser.id, status('Blocked', 'Active')],
    ['deleted', superuser.id, []],
  ]);
  expect(new Set(entries.map(({ uuid }) => uuid)).size).toBe(entries.length);
  expect(entries.every(({ is_snapshot }) => !is_snapshot)).toBe(true);
  for (const secret of [PASSWORD, NEW, `"${code}"`, token, email])
    expect(JSON.stringify(entries)).not.toContain(secret);
});

test('a request that changes nothing writes no history', async ({ world }) => {
  const [person, superuser] = [await world.user(), await world.superuser()];
  await person.call(users.renameUser, { params: person, body: { first_name: 'Ada', last_name: 'Marlow' } });
  await superuser.call(users.setUserStatus, { params: person, body: { status_id: 1 } });
  expect(await entriesOf(world, person.id)).toEqual([]);
});

test('a rejected request writes no history', async ({ world }) => {
  const [person, stranger] = [await world.user(), await world.user()];
  await world.company([[person, 'owner']]);
  await stranger.refused(users.renameUser, { params: person, body: { first_name: 'Other' } });
  await person.refused(users.deleteUser, { params: person, body: { confirm: 'delete' } });
  const wrong = { current_password: 'not this one', new_password: NEW, confirm_password: NEW };
  await person.refused(users.changePassword, { params: person, body: wrong });
  expect(await entriesOf(world, person.id)).toEqual([]);
});

test('a change is rolled back if its history cannot be written', async ({ world }) => {
  const person = await world.user();
  const act = transaction(world.deps, person, async (tx) => {
    await tx.db.updateTable('users').set({ first_name: 'Other' }).where('id', '=', person.id).execute();
    // Exceeds the integer range, so the database rejects the entry.
    recordHistory(tx, { model: 'user', object_id: 2 ** 40, action: 'changed' });
  });
  await expect(act).rejects.toThrow();
  expect(await person.call(users.getUser, { params: person })).toMatchObject({ first_name: 'Ada' });
});

test('entries written concurrently are ordered without gaps', async ({ world }) => {
  const people = await Promise.all([1, 2, 3, 4, 5].map(() => world.user()));
  const { db } = world.deps;
  const head = () => db.selectFrom('history_head').select('id').executeTakeFirstOrThrow();
  const before = (await head()).id;
  const rename = (id: number, first_name: string) =>
    renameUser(world.deps, { id, is_superuser: false, session_id: '', has_factor: false, memberships: [] }, id, {
      first_name,
      last_name: '',
    });
  await Promise.all(people.flatMap(({ id }) => ['B', 'C', 'D'].map((name) => rename(id, name))));
  expect((await head()).id).toBe(before + 15);
  const rows = await db
    .selectFrom('history')
    .select(['id', 'hash', 'previous_hash'])
    .where('id', '>', before)
    .orderBy('id')
    .execute();
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 15 }, (_, i) => before + 1 + i));
  expect(rows.slice(1).map(({ previous_hash }) => previous_hash)).toEqual(rows.slice(0, -1).map(({ hash }) => hash));
});
