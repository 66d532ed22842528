import { expect } from 'vitest';
import { login, signUp } from '#core/contract/records/auth.ts';
import { deleteUser, getProfile, listUsers } from '#core/contract/records/users.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import type { Person } from '#tests/world/person.ts';
import { PASSWORD, test } from '#tests/world/world.ts';

const deleteOwnAccount = (person: Person) => person.call(deleteUser, { params: person, body: { confirm: 'delete' } });

for (const confirm of ['delete', 'DELETE', 'Delete', ' delete ']) {
  test(`the word "${confirm}" deletes the account`, async ({ world }) => {
    const person = await world.user();
    await person.call(deleteUser, { params: person, body: { confirm } });
    expect((await person.refused(getProfile, {})).status).toBe(401);
    const body = { username: person.email, password: PASSWORD };
    const refusal = await world.visitor().refused(login, { body });
    expect([refusal.status, refusal.body]).toEqual([401, { message: messages.invalidLogin }]);
  });
}

for (const payload of [{}, { confirm: '' }, { confirm: 'delet' }, { confirm: 'deleted' }, { confirm: true }]) {
  test(`${JSON.stringify(payload)} does not delete the account: Not match text!`, async ({ world }) => {
    const person = await world.user();
    const response = await person.request({ method: 'DELETE', url: `/api/users/${person.id}/delete/`, payload });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      message: 'Not match text!',
      errors: ['confirm:Not match text!'],
      confirm: ['Not match text!'],
    });
    await person.call(getProfile, {});
  });
}

test('the address of a deleted account can be used for a new account', async ({ world }) => {
  const person = await world.user();
  await deleteOwnAccount(person);
  const body = { email: person.email, password: PASSWORD, confirm_password: PASSWORD };
  const { id } = await world.visitor().call(signUp, { body });
  expect(id).not.toBe(person.id);
});

test('a superuser can delete any user; a colleague gets 403, a stranger 404', async ({ world }) => {
  const [person, colleague, stranger] = [await world.user(), await world.user(), await world.user()];
  await world.company([
    [person, 'viewer'],
    [colleague, 'owner'],
  ]);
  const input = { params: person, body: { confirm: 'delete' } };
  expect((await colleague.refused(deleteUser, input)).status).toBe(403);
  expect((await stranger.refused(deleteUser, input)).status).toBe(404);
  await (await world.superuser()).call(deleteUser, input);
  expect((await person.refused(getProfile, {})).status).toBe(401);
});

test('the only owner of a company cannot be deleted and is told why', async ({ world }) => {
  const [owner, viewer] = [await world.user(), await world.user()];
  await world.company([
    [owner, 'owner'],
    [viewer, 'administrator'],
  ]);
  const refusal = await owner.refused(deleteUser, { params: owner, body: { confirm: 'delete' } });
  expect([refusal.status, refusal.body]).toEqual([409, { message: messages.onlyOwner }]);
  const superuser = await world.superuser();
  expect((await superuser.refused(deleteUser, { params: owner, body: { confirm: 'delete' } })).status).toBe(409);
  await owner.call(getProfile, {});
  await deleteOwnAccount(viewer);
});

test('the only owner of one of several companies cannot be deleted', async ({ world }) => {
  const [owner, other] = [await world.user(), await world.user()];
  await world.company([
    [owner, 'owner'],
    [other, 'owner'],
  ]);
  await world.company([[owner, 'owner']]);
  expect((await owner.refused(deleteUser, { params: owner, body: { confirm: 'delete' } })).status).toBe(409);
  await deleteOwnAccount(other);
});

test('the only owner of a removed company can be deleted', async ({ world }) => {
  const owner = await world.user();
  await world.company([[owner, 'owner']], COMPANY_STATUS.removed);
  await deleteOwnAccount(owner);
});

test('if two owners delete their accounts concurrently, each company keeps one owner', async ({ world }) => {
  const pairs = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const pair = [await world.user(), await world.user()];
      await world.company(pair.map((owner) => [owner, 'owner'] as const));
      return pair;
    }),
  );
  const leave = (pair: Person[]) => Promise.allSettled(pair.map(deleteOwnAccount));
  for (const outcomes of await Promise.all(pairs.map(leave))) {
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find((outcome) => outcome.status === 'rejected')?.reason).toMatchObject({ status: 409 });
  }
});

test('personal data is erased, and no list shows the user', async ({ world }) => {
  const person = await world.user();
  await world.company([
    [person, 'viewer'],
    [await world.user(), 'owner'],
  ]);
  await deleteOwnAccount(person);
  const { db } = world.deps;
  for (const table of ['logins', 'representatives', 'sign_ups'] as const) {
    expect(await db.selectFrom(table).select('id').where('user_id', '=', person.id).execute()).toEqual([]);
  }
  const row = await db.selectFrom('users').selectAll().where('id', '=', person.id).executeTakeFirst();
  expect(row).toMatchObject({ first_name: '', last_name: '', password_hash: null, image_file_id: null });
  const superuser = await world.superuser();
  expect((await superuser.call(listUsers, { query: { search: person.email } })).count).toBe(0);
});

test('deleting one’s own account clears the cookie; deleting another user keeps it', async ({ world }) => {
  const [person, other, superuser] = [await world.user(), await world.user(), await world.superuser()];
  const payload = { confirm: 'delete' };
  const gone = await person.request({ method: 'DELETE', url: `/api/users/${person.id}/delete/`, payload });
  expect([gone.statusCode, gone.headers['set-cookie']]).toEqual([
    204,
    'refresh=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict',
  ]);
  const removed = await superuser.request({ method: 'DELETE', url: `/api/users/${other.id}/delete/`, payload });
  expect([removed.statusCode, removed.headers['set-cookie']]).toEqual([204, undefined]);
});
