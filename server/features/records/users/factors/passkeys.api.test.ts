import { expect } from 'vitest';
import { confirmSignUp, login, signUp } from '#core/contract/records/auth.ts';
import { answerFactor, getPasskeyRequest, passkeyLogin } from '#core/contract/records/factor-login.ts';
import * as factors from '#core/contract/records/factors.ts';
import { getProfile, listLogins, setUserStatus } from '#core/contract/records/users.ts';
import { makeAuthenticator } from '#tests/world/authenticator.ts';
import { me, putPasskey } from '#tests/world/factors.ts';
import { confirmationSentTo } from '#tests/world/letters.ts';
import { beginLogin } from '#tests/world/logging-in.ts';
import type { Person } from '#tests/world/person.ts';
import { withSettings } from '#tests/world/settings.ts';
import { PASSWORD, test, type World } from '#tests/world/world.ts';

const REFUSED = 'This passkey was not accepted.';

async function addPasskey(person: Person, name = 'Laptop') {
  const device = makeAuthenticator();
  const options = await person.call(factors.getPasskeyCreation, me(person));
  const added = await person.call(factors.addPasskey, {
    ...me(person),
    body: { name, response: device.create(options) },
  });
  return { device, added };
}

const request = (world: World, body: { mfa_token?: string } = {}) => world.visitor().call(getPasskeyRequest, { body });

/** Statuses of a login with a passkey alone, for answers to fresh challenges. */
async function logInAlone(world: World, answer: (options: { challenge: string }) => object): Promise<number> {
  const assertion = answer(await request(world)) as Record<string, unknown>;
  const response = await world
    .visitor()
    .request({ method: 'POST', url: '/api/api-auth/passkey/', payload: { assertion } });
  if (response.statusCode === 401) expect(response.json()).toEqual({ message: REFUSED });
  return response.statusCode;
}

test('a passkey is added with a name, and as the first factor gives recovery codes', async ({ world }) => {
  const person = await world.user();
  const other = await world.session(Object.assign(world.visitor(), { id: person.id }));
  const options = await person.call(factors.getPasskeyCreation, me(person));
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Safeharbor' },
    user: { name: person.email, displayName: 'Ada Marlow' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [],
  });
  const { added, device } = await addPasskey(person);
  const { recovery_codes, ...passkey } = added;
  expect(passkey).toEqual({
    id: expect.any(Number),
    name: 'Laptop',
    created_date: expect.any(String),
    last_used_date: null,
  });
  expect(recovery_codes).toHaveLength(10);
  expect(await person.call(factors.getFactors, me(person))).toEqual({
    totp: false,
    passkeys: [passkey],
    recovery_codes_left: 10,
  });
  expect((await other.refused(getProfile, {})).status).toBe(401);
  await world.work();
  expect((await world.mails(person.email))[0]!.subject).toBe('A passkey was added to your account');

  const again = await person.call(factors.getPasskeyCreation, me(person));
  expect(again.excludeCredentials).toEqual([{ id: device.id, type: 'public-key', transports: ['internal'] }]);
  const twice = { name: 'Twice', response: device.create(again) };
  const refusal = await person.refused(factors.addPasskey, { ...me(person), body: twice });
  expect([refusal.status, refusal.body.message]).toEqual([409, 'This passkey has already been added.']);
  expect((await addPasskey(person, 'Phone')).added.recovery_codes).toBeNull();

  const removal = {
    params: { ...me(person).params, key_id: String(passkey.id) },
    body: { current_password: PASSWORD },
  };
  await person.call(factors.removePasskey, removal);
  expect((await person.refused(factors.removePasskey, removal)).status).toBe(404);
  expect((await person.call(factors.getFactors, me(person))).passkeys.map(({ name }) => name)).toEqual(['Phone']);
  expect(await logInAlone(world, (asked) => device.get(asked))).toBe(401);
});

test('a passkey that does not answer our challenge, our site or its user is not added', async ({ world }) => {
  const person = await world.user();
  const stranger = await world.user();
  const options = () => person.call(factors.getPasskeyCreation, me(person));
  const foreign = await stranger.call(factors.getPasskeyCreation, me(stranger));
  const used = await options();
  const expired = await options();
  const { device } = await addPasskey(stranger);
  const responses = [
    {},
    { id: 1, response: { clientDataJSON: 5 } },
    device.create({ challenge: 'bm90IG91cnM' }),
    device.create(foreign),
    device.create(await options(), { origin: 'http://evil.example' }),
    device.create(await options(), { rpId: 'evil.example' }),
    device.create(await options(), { verifies: false }),
    makeAuthenticator().create(used, { verifies: false }),
    makeAuthenticator().create(used),
  ];
  const refusalOf = async (response: object) => {
    const { status, body } = await person.refused(factors.addPasskey, {
      ...me(person),
      body: { name: 'Laptop', response: response as Record<string, unknown> },
    });
    return [status, body.response];
  };
  for (const response of responses) expect(await refusalOf(response)).toEqual([400, [REFUSED]]);
  world.clock.advance(301);
  expect(await refusalOf(makeAuthenticator().create(expired))).toEqual([400, [REFUSED]]);
  for (const name of ['', ' ', 'x'.repeat(101)]) {
    const refusal = await person.refused(factors.addPasskey, { ...me(person), body: { name, response: {} } });
    expect([refusal.status, Object.keys(refusal.body)]).toEqual([400, expect.arrayContaining(['name'])]);
  }
  expect((await person.call(factors.getFactors, me(person))).passkeys).toEqual([]);
});

test('an eleventh passkey is rejected', async ({ world }) => {
  const person = await world.user();
  const { added } = await addPasskey(person);
  const row = await world.deps.db
    .selectFrom('passkeys')
    .selectAll()
    .where('id', '=', added.id)
    .executeTakeFirstOrThrow();
  const { id: _, ...copy } = row;
  const copies = Array.from({ length: 9 }, (_, n) => ({ ...copy, credential_id: `${row.credential_id}-${n}` }));
  const options = await person.call(factors.getPasskeyCreation, me(person));
  await world.deps.db.insertInto('passkeys').values(copies).execute();
  const eleventh = { name: 'Eleventh', response: makeAuthenticator().create(options) };
  const refusals = [
    await person.refused(factors.addPasskey, { ...me(person), body: eleventh }),
    await person.refused(factors.getPasskeyCreation, me(person)),
  ];
  for (const { status, body } of refusals)
    expect([status, body.message]).toEqual([409, 'You can have up to 10 passkeys. Remove one first.']);
});

test('a passkey is a second step, with a challenge for this login only', async ({ world }) => {
  const person = await world.user();
  const { device } = await addPasskey(person);
  const { mfa_token, methods } = await beginLogin(world, person.email);
  expect(methods).toEqual(['passkey', 'recovery']);
  const options = await request(world, { mfa_token });
  expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  expect(options.allowCredentials).toEqual([{ id: device.id, type: 'public-key', transports: ['internal'] }]);

  const other = await beginLogin(world, person.email);
  const answer = (assertion: object) =>
    world.visitor().refused(answerFactor, { body: { mfa_token, assertion: assertion as Record<string, unknown> } });
  const wrong = [
    device.get(await request(world)),
    device.get(await request(world, { mfa_token: other.mfa_token })),
    makeAuthenticator().get(await request(world, { mfa_token })),
  ];
  for (const assertion of wrong) {
    const { status, body } = await answer(assertion);
    expect([status, body.code]).toEqual([400, ['This code is not right.']]);
  }
  const assertion = device.get(options);
  const tokens = await world.visitor().call(answerFactor, { body: { mfa_token, assertion } });
  await Object.assign(world.visitor(), tokens).call(getProfile, {});
  const over = await world.visitor().refused(getPasskeyRequest, { body: { mfa_token } });
  expect([over.status, over.body]).toEqual([401, { message: 'Please log in again.' }]);
});

test('a passkey logs in alone, once per challenge', async ({ world }) => {
  const person = await world.user();
  const { device } = await addPasskey(person);
  const options = await request(world);
  expect(options.allowCredentials).toEqual([]);
  const assertion = device.get(options);
  const url = '/api/api-auth/passkey/';
  const first = await world.visitor().request({ method: 'POST', url, payload: { assertion } });
  expect(first.statusCode).toBe(200);
  expect(first.headers['set-cookie']).toContain(`refresh=${first.json().refresh}; Path=/`);
  const session = Object.assign(world.visitor(), first.json());
  expect((await session.call(getProfile, {})).result.last_login).not.toBeNull();
  expect((await person.call(factors.getFactors, me(person))).passkeys[0]!.last_used_date).not.toBeNull();
  expect((await world.visitor().refused(passkeyLogin, { body: { assertion } })).status).toBe(401);
  expect((await person.call(listLogins, me(person))).results.slice(0, 2).map(({ success }) => success)).toEqual([
    false,
    true,
  ]);

  expect(await logInAlone(world, () => ({}))).toBe(401);
  expect(await logInAlone(world, (asked) => makeAuthenticator().get(asked))).toBe(401);
  expect(await logInAlone(world, (asked) => device.get(asked, { verifies: false }))).toBe(401);
  expect(await logInAlone(world, (asked) => device.get(asked, { origin: 'http://localhost:9' }))).toBe(401);
  const { mfa_token } = await beginLogin(world, person.email);
  const bound = await request(world, { mfa_token });
  expect(await logInAlone(world, () => device.get(bound))).toBe(401);
  await (await world.superuser()).call(setUserStatus, { ...me(person), body: { status_id: 2 } });
  expect(await logInAlone(world, (asked) => device.get(asked))).toBe(401);
});

test('a login with a passkey alone stops a pending reset of the factors', async ({ world }) => {
  const [person, superuser] = [await world.user(), await world.superuser()];
  const { device } = await addPasskey(person);
  const reset = async () => (await superuser.call(factors.resetFactors, me(person))).effective_date;
  const first = await reset();
  world.clock.advance(60);
  expect(await reset()).toBe(first);
  expect(await logInAlone(world, (asked) => device.get(asked))).toBe(200);
  expect((await reset()) > first).toBe(true);
});

test('a counter that goes back is refused and mailed', async ({ world }) => {
  const person = await world.user();
  const { device } = await addPasskey(person, 'Old key');
  expect(await logInAlone(world, (asked) => device.get(asked, { counter: 9 }))).toBe(200);
  for (const counter of [9, 5, 0]) expect(await logInAlone(world, (asked) => device.get(asked, { counter }))).toBe(401);
  await world.work();
  const mails = (await world.mails(person.email)).filter(
    ({ subject }) => subject === 'We blocked a login with one of your passkeys',
  );
  expect(mails).toHaveLength(3);
  expect(mails[0]!.text).toContain('Passkey: Old key');
  expect(await logInAlone(world, (asked) => device.get(asked, { counter: 10 }))).toBe(200);
});

test('at an address of numbers passkeys are refused with 409, and not offered', async ({ world }) => {
  for (const PUBLIC_URL of ['http://127.0.0.1:3000', 'http://[::1]:3000']) {
    const { as, visitor } = await withSettings(world, { PUBLIC_URL });
    const person = as(await world.user());
    const refusals = [
      await person.refused(factors.getPasskeyCreation, me(person)),
      await visitor().refused(getPasskeyRequest, { body: {} }),
    ];
    for (const { status, body } of refusals)
      expect([status, body]).toEqual([409, { message: 'Passkeys need a domain name.' }]);
    await putPasskey(world, person.id);
    const credentials = { username: person.email, password: PASSWORD };
    expect(await visitor().call(login, { body: credentials })).toMatchObject({ methods: [] });
    expect((await visitor().request({ method: 'GET', url: '/api/settings/' })).json().passkeys).toBe(false);
  }
});

test('confirming the address again does not get past the second factor', async ({ world }) => {
  const person = await world.user();
  await addPasskey(person);
  await (await world.superuser()).call(setUserStatus, { ...me(person), body: { status_id: 3 } });
  const NEW = 'a brand new harbor';
  const { email } = person;
  await world.visitor().call(signUp, { body: { email, password: NEW, confirm_password: NEW } });
  const { code } = await confirmationSentTo(world, email);
  const confirmed = await world.visitor().refused(confirmSignUp, { body: { email, code } });
  expect([confirmed.status, confirmed.body]).toEqual([401, { message: 'Please log in again.' }]);
  expect((await beginLogin(world, email, NEW)).methods).toEqual(['passkey', 'recovery']);
});
