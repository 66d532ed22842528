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

/** Anyone can sign up any address, with any password and name. */
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

const rejectedLogin = (world: World, username: string, password: string) =>
  world.visitor().refused(login, { body: { username, password } });

test('activating an unconfirmed address makes it Active without the name from its sign-up', async ({ world }) => {
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

test('a password from a sign-up does not log in to an activated address', async ({ world }) => {
  const email = someEmail();
  const { id } = await signedUp(world, email, 'the first stranger’s');
  await signedUp(world, email, 'the second stranger’s');
  await activate(world, id);
  for (const password of ['the first stranger’s', 'the second stranger’s', 'any other password']) {
    const refusal = await rejectedLogin(world, email, password);
    expect([refusal.status, refusal.body], password).toEqual([401, { message: messages.invalidLogin }]);
  }
});

test('the codes of an activated address are invalid, and it cannot be signed up again', async ({ world }) => {
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

test('the owner of an activated address sets the password through an emailed link; the letter contains no name', async ({
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

test('the link expires after a day; then the forgotten-password form works as usual', async ({ world }) => {
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

test('an unconfirmed address that was blocked is activated the same way', async ({ world }) => {
  const { id, email } = await signedUp(world);
  const superuser = await world.superuser();
  await superuser.call(setUserStatus, { params: { id }, body: { status_id: 2 } });
  await superuser.call(setUserStatus, { params: { id }, body: { status_id: 1 } });
  expect((await rejectedLogin(world, email, PASSWORD)).status).toBe(401);
  await resetTokenSentTo(world, email);
});

test('blocking a user invalidates their link to set a password', async ({ world }) => {
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

test('of a concurrent activation and confirmation exactly one wins, and the other leaves no password', async ({
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

test('the activation email counts toward the limit of five account emails per hour', async ({ world }) => {
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

test('accepting an invitation sets the accepted password and invalidates the codes of open sign-ups', async ({
  world,
}) => {
  const { email, code } = await signedUp(world);
  const owner = await world.user();
  const company_id = await world.company([[owner, 'owner']]);
  await owner.call(inviteRepresentative, { body: { company_id, email, role: 'viewer' } });
  const token = await inviteTokenSentTo(world, email);
  const body = { first_name: 'Iris', last_name: 'Quay', password: CHOSEN, confirm_password: CHOSEN };
  await world.visitor().call(confirmInvitation, { params: { token }, body });
  expect((await rejectedLogin(world, email, PASSWORD)).status).toBe(401);
  expect((await world.visitor().refused(confirmSignUp, { body: { email, code } })).status).toBe(400);
  await world.visitor().call(login, { body: { username: email, password: CHOSEN } });
});

test('an unconfirmed address gets no reset link', async ({ world }) => {
  const { email } = await signedUp(world);
  await world.visitor().call(forgotPassword, { body: { email } });
  await world.work();
  expect((await world.mails(email)).map(({ subject }) => subject)).toEqual([expect.stringContaining('confirmation')]);
});
