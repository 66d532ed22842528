import { expect } from 'vitest';
import * as contract from '#core/contract/records/auth.ts';
import { getProfile } from '#core/contract/records/users.ts';
import { USER_STATUS } from '#core/lookups.ts';
import { confirmationSentTo } from '#tests/world/letters.ts';
import { PASSWORD, someEmail, test, type World } from '#tests/world/world.ts';

/** Signs up an address and returns the code from the email. */
async function signUp(world: World, email: string, password = PASSWORD): Promise<string> {
  await world.visitor().call(contract.signUp, { body: { email, password, confirm_password: password } });
  return (await confirmationSentTo(world, email)).code;
}

const confirm = (world: World, email: string, code: string) =>
  world.visitor().call(contract.confirmSignUp, { body: { email, code } });

async function expectRefused(world: World, email: string, code: string) {
  const refusal = await world.visitor().refused(contract.confirmSignUp, { body: { email, code } });
  expect([refusal.status, refusal.body]).toEqual([
    400,
    {
      message: 'Token expired or not valid',
      errors: ['code:Token expired or not valid'],
      code: ['Token expired or not valid'],
    },
  ]);
}

/** A code that differs from the given ones. */
const wrongCode = (...codes: string[]) => ['000000', '111111', '222222', '333333'].find((one) => !codes.includes(one))!;

test('the code confirms the address and logs in', async ({ world }) => {
  const email = someEmail();
  const code = await signUp(world, email);
  const response = await world.visitor().request({
    method: 'POST',
    url: '/api/users/sign-up/confirm/',
    payload: { email: email.toUpperCase(), code },
  });
  expect(response.statusCode).toBe(200);
  const { access, refresh } = response.json();
  expect(response.headers['set-cookie']).toContain(`refresh=${refresh};`);
  const person = Object.assign(world.visitor(), { access });
  expect((await person.call(getProfile, {})).result).toMatchObject({ email, status: { id: 1, name: 'Active' } });
});

test('a code works once', async ({ world }) => {
  const email = someEmail();
  const code = await signUp(world, email);
  await confirm(world, email, code);
  await expectRefused(world, email, code);
});

test('of two concurrent uses of a code exactly one works', async ({ world }) => {
  const email = someEmail();
  const code = await signUp(world, email);
  const outcomes = await Promise.allSettled([confirm(world, email, code), confirm(world, email, code)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a wrong code and an unknown address get the same response', async ({ world }) => {
  const email = someEmail();
  const code = await signUp(world, email);
  await expectRefused(world, email, wrongCode(code));
  await expectRefused(world, someEmail(), code);
  await expectRefused(world, (await world.user()).email, code);
});

test('a code expires after 24 hours', async ({ world }) => {
  const [early, late] = [someEmail(), someEmail()];
  const codes = [await signUp(world, early), await signUp(world, late)];
  world.clock.advance(24 * 3600 - 60);
  await confirm(world, early, codes[0]!);
  world.clock.advance(120);
  await expectRefused(world, late, codes[1]!);
});

test('the fifth wrong attempt invalidates the code', async ({ world }) => {
  const [forgiven, killed] = [someEmail(), someEmail()];
  const codes = [await signUp(world, forgiven), await signUp(world, killed)];
  for (let tries = 0; tries < 4; tries++) await expectRefused(world, forgiven, wrongCode(...codes));
  await confirm(world, forgiven, codes[0]!);
  for (let tries = 0; tries < 5; tries++) await expectRefused(world, killed, wrongCode(...codes));
  await expectRefused(world, killed, codes[1]!);
});

test('concurrent wrong attempts are all counted', async ({ world }) => {
  const email = someEmail();
  const code = await signUp(world, email);
  await Promise.all([1, 2, 3, 4, 5].map(() => expectRefused(world, email, wrongCode(code))));
  await expectRefused(world, email, code);
});

test('a new sign-up sends a working code after the previous one was invalidated', async ({ world }) => {
  const email = someEmail();
  const dead = await signUp(world, email);
  for (let tries = 0; tries < 5; tries++) await expectRefused(world, email, wrongCode(dead));
  await confirm(world, email, await signUp(world, email));
});

test('a code confirms the password of its own sign-up and discards the others', async ({ world }) => {
  const email = someEmail();
  const mine = await signUp(world, email, 'the owner of the address');
  const theirs = await signUp(world, email, 'somebody else altogether');
  await confirm(world, email, mine);
  await expectRefused(world, email, theirs);
  await world.visitor().call(contract.login, { body: { username: email, password: 'the owner of the address' } });
  const refusal = await world
    .visitor()
    .refused(contract.login, { body: { username: email, password: 'somebody else altogether' } });
  expect(refusal.status).toBe(401);
});

test('a discarded sign-up stays invalid when the address must be confirmed again', async ({ world }) => {
  const email = someEmail();
  const theirs = await signUp(world, email, 'somebody else altogether');
  const mine = await signUp(world, email);
  await confirm(world, email, mine);
  await world.deps.db
    .updateTable('users')
    .set({ status_id: USER_STATUS.unconfirmed })
    .where('email', '=', email)
    .execute();
  await expectRefused(world, email, theirs);
  await confirm(world, email, await signUp(world, email));
});
