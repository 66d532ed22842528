import { expect } from 'vitest';
import {
  checkResetToken,
  confirmSignUp,
  forgotPassword,
  login,
  resetPassword,
  signUp,
} from '#core/contract/records/auth.ts';
import { getProfile, getUser, listUsers, setUserStatus } from '#core/contract/records/users.ts';
import { confirmInvitation, inviteRepresentative } from '#core/contract/registry/representatives.ts';
import { messages } from '#core/messages.ts';
import { confirmationSentTo, inviteTokenSentTo, resetTokenSentTo } from '#tests/world/letters.ts';
import { PASSWORD, someEmail, test, type World } from '#tests/world/world.ts';

const CHOSEN = 'chosen by the owner of the address';

/** Anybody can sign an address up, with a password and a name of their own. */
async function signedUp(world: World, email = someEmail(), password = PASSWORD) {
  const names = { first_name: 'Mallory', last_name: 'Stranger' };
  const { id } = await world
    .visitor()
    .call(signUp, { body: { email, password, confirm_password: password, ...names } });
  const { code } = await confirmationSentTo(world, email);
  return { id, email, code };
}

async function activate(world: World, id: number) {
  return (await world.superuser()).call(setUserStatus, { params: { id }, body: { status_id: 1 } });
}

const loggingIn = (world: World, username: string, password: string) =>
  world.visitor().refused(login, { body: { username, password } });

test('activating an unconfirmed address shows it as Active, without a name that somebody typed', async ({ world }) => {
  const { id, email } = await signedUp(world);
  const superuser = await world.superuser();
  const answer = await superuser.call(setUserStatus, { params: { id }, body: { status_id: 1 } });
  expect(answer).toMatchObject({
    email,
    first_name: '',
    last_name: '',
    name: email,
    status: { id: 1, name: 'Active' },
  });
  expect(answer).toEqual(await superuser.call(getUser, { params: { id } }));
  const { results } = await superuser.call(listUsers, { query: { search: email } as never });
  expect(results).toMatchObject([{ id, status: { id: 1, name: 'Active' } }]);
});

test('no password that was typed in a sign-up logs in to an activated address: it is as wrong as any other', async ({
  world,
}) => {
  const email = someEmail();
  const { id } = await signedUp(world, email, 'the first stranger’s');
  await signedUp(world, email, 'the second stranger’s');
  await activate(world, id);
  for (const password of ['the first stranger’s', 'the second stranger’s', 'any other password']) {
    const refusal = await loggingIn(world, email, password);
    expect([refusal.status, refusal.body], password).toEqual([401, { message: messages.invalidLogin }]);
  }
});

test('the codes of an activated address have died, and nobody signs it up again', async ({ world }) => {
  const email = someEmail();
  const first = await signedUp(world, email);
  const second = await signedUp(world, email);
  await activate(world, first.id);
  for (const { code } of [first, second]) {
    const refusal = await world.visitor().refused(confirmSignUp, { body: { email, code } });
    expect([refusal.status, refusal.body.code]).toEqual([400, [messages.tokenExpired]]);
  }
  const body = { email, password: PASSWORD, confirm_password: PASSWORD };
  expect((await world.visitor().refused(signUp, { body })).body.email).toEqual([messages.emailExists]);
  const left = await world.deps.db.selectFrom('sign_ups').select('id').where('user_id', '=', first.id).execute();
  expect(left).toEqual([]);
});

test('the owner of an activated address sets the password by a link in a letter that names nobody', async ({
  world,
}) => {
  const { id, email } = await signedUp(world);
  await activate(world, id);
  const token = await resetTokenSentTo(world, email);
  const [letter] = await world.mails(email);
  expect(letter).toMatchObject({ subject: 'Set your password' });
  for (const text of [letter!.text, letter!.html]) expect(text).not.toContain('Mallory');
  expect(letter!.text).toContain('24 hours');
  world.clock.advance(23 * 3600);
  expect(await world.visitor().call(checkResetToken, { body: { token } })).toEqual({ is_valid: true, email });
  const body = { password: CHOSEN, confirm_password: CHOSEN };
  await world.visitor().call(resetPassword, { params: { token }, body });
  const owner = world.visitor();
  Object.assign(owner, await owner.call(login, { body: { username: email, password: CHOSEN } }));
  expect((await owner.call(getProfile, {})).result).toMatchObject({ id, email });
  expect((await world.visitor().refused(resetPassword, { params: { token }, body })).status).toBe(400);
});

test('the link lives a day; after that a forgotten password is asked for as ever', async ({ world }) => {
  const { id, email } = await signedUp(world);
  await activate(world, id);
  const token = await resetTokenSentTo(world, email);
  world.clock.advance(24 * 3600 + 1);
  expect(await world.visitor().call(checkResetToken, { body: { token } })).toEqual({ is_valid: false, email });
  await world.visitor().call(forgotPassword, { body: { email } });
  const next = await resetTokenSentTo(world, email);
  const body = { password: CHOSEN, confirm_password: CHOSEN };
  await world.visitor().call(resetPassword, { params: { token: next }, body });
  await world.visitor().call(login, { body: { username: email, password: CHOSEN } });
});

test('an address that was blocked before it was confirmed is activated no other way', async ({ world }) => {
  const { id, email } = await signedUp(world);
  const superuser = await world.superuser();
  await superuser.call(setUserStatus, { params: { id }, body: { status_id: 2 } });
  await superuser.call(setUserStatus, { params: { id }, body: { status_id: 1 } });
  expect((await loggingIn(world, email, PASSWORD)).status).toBe(401);
  await resetTokenSentTo(world, email);
});

test('a link to set a password dies when the user is blocked', async ({ world }) => {
  const { id, email } = await signedUp(world);
  await activate(world, id);
  const token = await resetTokenSentTo(world, email);
  await (await world.superuser()).call(setUserStatus, { params: { id }, body: { status_id: 2 } });
  expect(await world.visitor().call(checkResetToken, { body: { token } })).toEqual({ is_valid: false, email });
});

test('activating a user who has a password sends no mail and keeps the password', async ({ world }) => {
  const [person, superuser] = [await world.user(), await world.superuser()];
  for (const status_id of [2, 1]) await superuser.call(setUserStatus, { params: person, body: { status_id } });
  await world.work();
  expect(await world.mails(person.email)).toEqual([]);
  await world.visitor().call(login, { body: { username: person.email, password: PASSWORD } });
});

test('of an activation and a confirmation at the same moment one decides, and no typed password is left by the other', async ({
  world,
}) => {
  const superuser = await world.superuser();
  for (let round = 0; round < 4; round++) {
    const { id, email, code } = await signedUp(world);
    const [confirmed] = await Promise.allSettled([
      world.visitor().call(confirmSignUp, { body: { email, code } }),
      superuser.call(setUserStatus, { params: { id }, body: { status_id: 1 } }),
    ]);
    const right = { username: email, password: PASSWORD };
    if (confirmed.status === 'fulfilled') await world.visitor().call(login, { body: right });
    else expect((await world.visitor().refused(login, { body: right })).status).toBe(401);
  }
});

test('the mail of an activation counts among the five account mails of an hour', async ({ world }) => {
  const email = someEmail();
  const { id } = await signedUp(world, email);
  for (let more = 0; more < 4; more++) await signedUp(world, email);
  const superuser = await world.superuser();
  const params = { id };
  const refusal = await superuser.refused(setUserStatus, { params, body: { status_id: 1 } });
  expect([refusal.status, refusal.body]).toEqual([429, { message: messages.tooManyTries }]);
  expect((await superuser.call(getUser, { params })).status.id).toBe(3);
  world.clock.advance(3601);
  await Object.assign(superuser, await world.session(superuser)).call(setUserStatus, {
    params,
    body: { status_id: 1 },
  });
  await resetTokenSentTo(world, email);
});

test('an invitation to an address with an open sign-up takes the password of who accepts it, and the codes die', async ({
  world,
}) => {
  const { email, code } = await signedUp(world);
  const owner = await world.user();
  const company_id = await world.company([[owner, 'owner']]);
  await owner.call(inviteRepresentative, { body: { company_id, email, role: 'viewer' } });
  const token = await inviteTokenSentTo(world, email);
  const body = { first_name: 'Iris', last_name: 'Quay', password: CHOSEN, confirm_password: CHOSEN };
  await world.visitor().call(confirmInvitation, { params: { token }, body });
  expect((await loggingIn(world, email, PASSWORD)).status).toBe(401);
  expect((await world.visitor().refused(confirmSignUp, { body: { email, code } })).status).toBe(400);
  await world.visitor().call(login, { body: { username: email, password: CHOSEN } });
});

test('a password is not reset by mail while the address is unconfirmed', async ({ world }) => {
  const { email } = await signedUp(world);
  await world.visitor().call(forgotPassword, { body: { email } });
  await world.work();
  expect((await world.mails(email)).map(({ subject }) => subject)).toEqual([expect.stringContaining('confirmation')]);
});
