import { expect } from 'vitest';
import * as auth from '#core/contract/records/auth.ts';
import { getProfile, setUserStatus } from '#core/contract/records/users.ts';
import { resetTokenSentTo } from '#tests/world/letters.ts';
import type { Person } from '#tests/world/person.ts';
import { PASSWORD, test, type World } from '#tests/world/world.ts';

const NEW = 'a new and quiet password';

/** Logs in with the old password while all sessions are ended: the login fails, or its session ends too. */
async function expectNoSessionLeft(world: World, person: Person, ending: Promise<unknown>) {
  const body = { username: person.email, password: PASSWORD };
  const logins = [1, 2, 3].map(() => world.visitor().call(auth.login, { body }));
  const [outcomes] = await Promise.all([Promise.allSettled(logins), ending]);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect([401, 403]).toContain(outcome.reason.status);
    else expect((await Object.assign(world.visitor(), outcome.value).refused(getProfile, {})).status).toBe(401);
  }
}

test('a login concurrent with a password reset leaves no session open', async ({ world }) => {
  const people = await Promise.all([1, 2, 3, 4].map(() => world.user()));
  for (const { email } of people) await world.visitor().call(auth.forgotPassword, { body: { email } });
  await world.work();
  const tokens = await Promise.all(people.map(({ email }) => resetTokenSentTo(world, email)));
  const reset = (token: string) =>
    world.visitor().call(auth.resetPassword, { params: { token }, body: { password: NEW, confirm_password: NEW } });
  await Promise.all(people.map((person, i) => expectNoSessionLeft(world, person, reset(tokens[i]!))));
});

test('a login concurrent with blocking its user leaves no session open', async ({ world }) => {
  const people = await Promise.all([1, 2, 3, 4].map(() => world.user()));
  const superuser = await world.superuser();
  const block = (params: Person) => superuser.call(setUserStatus, { params, body: { status_id: 2 } });
  await Promise.all(people.map((person) => expectNoSessionLeft(world, person, block(person))));
});
