import { expect } from 'vitest';
import {
  confirmSignUp,
  forgotPassword,
  login,
  refreshTokens,
  resetPassword,
  signUp,
} from '#core/contract/records/auth.ts';
import { getProfile } from '#core/contract/records/users.ts';
import { confirmationSentTo, resetTokenSentTo } from '#tests/world/letters.ts';
import { PASSWORD, someEmail, test } from '#tests/world/world.ts';
import { makeSuperuser } from './make-superuser.ts';

const CHOSEN = 'chosen on the command line';

test('making an account a superuser ends its sessions and reset links, and only the new password works', async ({
  world,
}) => {
  const person = await world.user();
  await world.visitor().call(forgotPassword, { body: { email: person.email } });
  const token = await resetTokenSentTo(world, person.email);
  expect(await makeSuperuser(world.deps, person.email, CHOSEN)).toBe(person.id);
  expect((await person.refused(getProfile, {})).status).toBe(401);
  expect((await person.refused(refreshTokens, { body: { refresh: person.refresh! } })).status).toBe(401);
  const body = { password: PASSWORD, confirm_password: PASSWORD };
  expect((await world.visitor().refused(resetPassword, { params: { token }, body })).status).toBe(400);
  const wrong = { username: person.email, password: PASSWORD };
  expect((await world.visitor().refused(login, { body: wrong })).status).toBe(401);
  await world.visitor().call(login, { body: { ...wrong, password: CHOSEN } });
});

test('making an address a superuser discards its sign-ups, with their codes and names', async ({ world }) => {
  const email = someEmail();
  const body = { email, password: PASSWORD, confirm_password: PASSWORD, first_name: 'Mallory' };
  const { id } = await world.visitor().call(signUp, { body });
  const { code } = await confirmationSentTo(world, email);
  await makeSuperuser(world.deps, email, CHOSEN);
  expect((await world.visitor().refused(confirmSignUp, { body: { email, code } })).status).toBe(400);
  expect((await world.visitor().refused(login, { body: { username: email, password: PASSWORD } })).status).toBe(401);
  const left = await world.deps.db.selectFrom('sign_ups').select('id').where('user_id', '=', id).execute();
  expect(left).toEqual([]);
  const superuser = world.visitor();
  Object.assign(superuser, await superuser.call(login, { body: { username: email, password: CHOSEN } }));
  expect((await superuser.call(getProfile, {})).result).toMatchObject({ id, first_name: '', is_superuser: true });
});
