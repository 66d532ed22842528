import { expect } from 'vitest';
import { confirmSignUp, login, signUp } from '#core/contract/records/auth.ts';
import { getProfile, listUserCompanies } from '#core/contract/records/users.ts';
import { getCompany } from '#core/contract/registry/companies.ts';
import * as contract from '#core/contract/registry/representatives.ts';
import { COMPANY_STATUS, CONTENT_TYPES, type Role, USER_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { confirmationSentTo, inviteTokenSentTo } from '#tests/world/letters.ts';
import { historyOf } from '#tests/world/orders.ts';
import { PASSWORD, someEmail, test, type World } from '#tests/world/world.ts';

const CHOSEN = 'a quay of my own';
const fields = (change: object = {}) => ({
  first_name: 'Grace',
  last_name: 'Quill',
  password: CHOSEN,
  confirm_password: CHOSEN,
  ...change,
});

async function invited(world: World, email: string, role: Role = 'viewer') {
  const owner = await world.user();
  const company_id = await world.company([[owner, 'owner']]);
  const { id } = await owner.call(contract.inviteRepresentative, { body: { company_id, email, role } });
  return { owner, company_id, id, token: await inviteTokenSentTo(world, email) };
}

const check = (world: World, token: string) => world.visitor().call(contract.checkInviteToken, { body: { token } });
const confirm = (world: World, token: string, body: object = {}) =>
  world.visitor().call(contract.confirmInvitation, { params: { token }, body: body as never });
const refusedConfirm = (world: World, token: string, body: object = {}) =>
  world.visitor().refused(contract.confirmInvitation, { params: { token }, body: body as never });
const INVALID = [400, { message: messages.tokenExpired }];

test('a new user accepts by choosing a name and password', async ({ world }) => {
  const email = someEmail();
  const { company_id, id, token } = await invited(world, email, 'administrator');
  expect(await check(world, token)).toMatchObject({
    valid: true,
    email,
    company: { id: company_id },
    is_new_user: true,
  });
  const confirmed = await confirm(world, token, fields());
  expect(confirmed).toMatchObject({ email, access: expect.any(String), refresh: expect.any(String) });
  const arrived = Object.assign(world.visitor(), { access: confirmed.access });
  expect((await arrived.call(getProfile, {})).companies).toMatchObject([{ id: company_id }]);

  const tokens = await world.visitor().call(login, { body: { username: email, password: CHOSEN } });
  const person = Object.assign(world.visitor(), tokens);
  const { result, companies } = await person.call(getProfile, {});
  expect(result).toMatchObject({ name: 'Grace Quill', status: { id: USER_STATUS.active } });
  expect(companies).toMatchObject([{ id: company_id, roles: ['administrator'] }]);
  const listed = await person.call(listUserCompanies, { params: { id: result.id } });
  expect(listed.results).toMatchObject([{ id: company_id, roles: ['administrator'] }]);
  expect(await historyOf(world, CONTENT_TYPES.representative, id)).toMatchObject([
    { action: 'invited' },
    { action: 'confirmed', user_id: result.id, changes: [{ field: 'status', from: 'invited', to: 'active' }] },
  ]);
  expect((await historyOf(world, CONTENT_TYPES.user, result.id)).at(-1)).toMatchObject({ action: 'confirmed' });
});

test('missing fields of a new user are reported, and the link stays valid', async ({ world }) => {
  const { token } = await invited(world, someEmail());
  const bare = await refusedConfirm(world, token);
  expect(bare.status).toBe(400);
  expect(bare.body).toMatchObject({
    first_name: [messages.firstNameRequired],
    password: [messages.passwordRequired],
    confirm_password: [messages.confirmPasswordRequired],
  });
  const sentences: [object, string, string][] = [
    [{ password: 'short', confirm_password: 'short' }, 'password', messages.passwordTooShort],
    [{ password: 'password1', confirm_password: 'password1' }, 'password', messages.passwordCommon],
    [{ confirm_password: 'another one' }, 'confirm_password', messages.confirmPasswordMismatch],
    [{ first_name: ' ' }, 'first_name', messages.firstNameRequired],
  ];
  for (const [change, field, sentence] of sentences) {
    expect((await refusedConfirm(world, token, fields(change))).body[field]).toEqual([sentence]);
  }
  await confirm(world, token, fields());
});

test('an existing user accepts without a form and keeps their name and password whatever is sent', async ({
  world,
}) => {
  const known = await world.user();
  const { company_id, token } = await invited(world, known.email, 'notices');
  expect(await check(world, token)).toMatchObject({ valid: true, is_new_user: false });
  expect((await known.refused(getCompany, { params: { id: company_id } })).status).toBe(404);
  expect(await confirm(world, token, fields())).toEqual({ email: known.email });
  const { companies, result } = await known.call(getProfile, {});
  expect(companies).toMatchObject([{ id: company_id, roles: ['notices'] }]);
  expect(result.name).toBe('Ada Marlow');
  await world.visitor().call(login, { body: { username: known.email, password: PASSWORD } });
});

test('a blocked user can accept and stays blocked', async ({ world }) => {
  const blocked = await world.user({ status_id: USER_STATUS.blocked });
  const { token } = await invited(world, blocked.email);
  expect(await check(world, token)).toMatchObject({ valid: true, is_new_user: false });
  await confirm(world, token);
  const refusal = await world.visitor().refused(login, { body: { username: blocked.email, password: PASSWORD } });
  expect([refusal.status, refusal.body.message]).toEqual([403, messages.blocked]);
});

test('an unconfirmed address counts as new, and its open sign-ups are discarded', async ({ world }) => {
  const email = someEmail();
  await world.visitor().call(signUp, { body: { email, password: PASSWORD, confirm_password: PASSWORD } });
  const { code } = await confirmationSentTo(world, email);
  const { token } = await invited(world, email);
  expect(await check(world, token)).toMatchObject({ is_new_user: true });
  expect((await refusedConfirm(world, token)).status).toBe(400);
  await confirm(world, token, fields());
  expect((await world.visitor().refused(confirmSignUp, { body: { email, code } })).status).toBe(400);
  const refusal = await world.visitor().refused(login, { body: { username: email, password: PASSWORD } });
  expect(refusal.status).toBe(401);
  await world.visitor().call(login, { body: { username: email, password: CHOSEN } });
});

test('unknown, used and expired links get the same error, before the form is validated', async ({ world }) => {
  const [used, expired] = [await invited(world, someEmail()), await invited(world, someEmail())];
  await confirm(world, used.token, fields());
  world.clock.advance(7 * 86_400);
  for (const token of ['unknown', used.token, expired.token]) {
    const refusal = await refusedConfirm(world, token);
    expect([refusal.status, refusal.body]).toEqual(INVALID);
  }
  expect(await check(world, expired.token)).toMatchObject({ valid: false, company: { id: expired.company_id } });
  expect(await check(world, used.token)).toEqual({ valid: false, email: null, company: null, is_new_user: false });
});

test('the link is valid for seven days', async ({ world }) => {
  const { token } = await invited(world, someEmail());
  // A minute before the end, because the clock runs on while the password is hashed.
  world.clock.advance(7 * 86_400 - 60);
  expect((await check(world, token)).valid).toBe(true);
  await confirm(world, token, fields());
});

test('a withdrawn invitation, and one to a removed company, can no longer be accepted', async ({ world }) => {
  const back = await invited(world, someEmail());
  await back.owner.call(contract.removeRepresentative, { params: back });
  const removed = await invited(world, someEmail());
  const { db } = world.deps;
  const status_id = COMPANY_STATUS.removed;
  await db.updateTable('companies').set({ status_id }).where('id', '=', removed.company_id).execute();
  for (const { token } of [back, removed]) {
    const refusal = await refusedConfirm(world, token, fields());
    expect([refusal.status, refusal.body]).toEqual(INVALID);
    expect((await check(world, token)).valid).toBe(false);
  }
});

test('of concurrent confirmations exactly one wins, and its password is set', async ({ world }) => {
  for (let round = 0; round < 4; round++) {
    const email = someEmail();
    const { company_id, token } = await invited(world, email);
    const passwords = ['first quay of two', 'second quay of two', 'third quay of three'];
    const outcomes = await Promise.allSettled(
      passwords.map((password) => confirm(world, token, fields({ password, confirm_password: password }))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect([outcome.reason.status, outcome.reason.body]).toEqual(INVALID);
    }
    const winner = passwords[outcomes.findIndex(({ status }) => status === 'fulfilled')]!;
    const tokens = await world.visitor().call(login, { body: { username: email, password: winner } });
    const { companies } = await Object.assign(world.visitor(), tokens).call(getProfile, {});
    expect(companies).toMatchObject([{ id: company_id, roles: ['viewer'] }]);
  }
});

test('a new user who accepts two invitations concurrently has one account with both roles', async ({ world }) => {
  const email = someEmail();
  const [one, two] = [await invited(world, email), await invited(world, email, 'billing')];
  await Promise.all([one, two].map(({ token }) => confirm(world, token, fields())));
  const tokens = await world.visitor().call(login, { body: { username: email, password: CHOSEN } });
  const { companies } = await Object.assign(world.visitor(), tokens).call(getProfile, {});
  expect(companies.map(({ id, roles }) => [id, roles])).toEqual([
    [one.company_id, ['viewer']],
    [two.company_id, ['billing']],
  ]);
});
