import { expect } from 'vitest';
import { login, refreshTokens } from '#core/contract/records/auth.ts';
import { answerFactor } from '#core/contract/records/factor-login.ts';
import { getFactors } from '#core/contract/records/factors.ts';
import { changePassword, getUser, listLogins, setUserStatus } from '#core/contract/records/users.ts';
import { messages } from '#core/messages.ts';
import { answerWith, codeNow, me, WRONG_CODE, withApp } from '#tests/world/factors.ts';
import { beginLogin } from '#tests/world/logging-in.ts';
import type { Person } from '#tests/world/person.ts';
import { PASSWORD, test, type World } from '#tests/world/world.ts';

const url = '/api/api-auth/factor/';
const WRONG = {
  message: 'This code is not right.',
  errors: ['code:This code is not right.'],
  code: ['This code is not right.'],
};
const OVER = { message: 'Please log in again.' };

const attempt = async (world: World, payload: object) => {
  const { statusCode, body, headers } = await world.visitor().request({ method: 'POST', url, payload });
  return { status: statusCode, body: JSON.parse(body), headers };
};

const loginsOf = async (person: Person) =>
  (await person.call(listLogins, me(person))).results.map(({ success }) => success);

test('the right password gives a token for the second step, and the right code then gives the session', async ({
  world,
}) => {
  const person = await world.user();
  const { nextCode } = await withApp(world, person);
  const before = (await person.call(getUser, me(person))).last_login;
  const rows = (await loginsOf(person)).length;

  const first = await world
    .visitor()
    .request({ method: 'POST', url: '/api/api-auth/', payload: { username: person.email, password: PASSWORD } });
  expect(first.statusCode).toBe(200);
  const { mfa_token } = first.json();
  expect(first.json()).toEqual({ mfa_token: expect.stringMatching(/^[\w-]{43}$/), methods: ['totp', 'recovery'] });
  expect(first.headers['set-cookie']).toBeUndefined();
  expect(await loginsOf(person)).toHaveLength(rows);

  const wrong = await attempt(world, { mfa_token, code: WRONG_CODE });
  expect([wrong.status, wrong.body]).toEqual([400, WRONG]);
  expect(wrong.headers['set-cookie']).toBeUndefined();
  expect((await loginsOf(person)).slice(0, -rows)).toEqual([false]);
  expect((await person.call(getUser, me(person))).last_login).toBe(before);

  const code = nextCode();
  const right = await attempt(world, { mfa_token, code: `${code.slice(0, 3)} ${code.slice(3)}` });
  expect([right.status, Object.keys(right.body)]).toEqual([200, ['access', 'refresh']]);
  expect(right.headers['set-cookie']).toBe(
    `refresh=${right.body.refresh}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Strict`,
  );
  const session = Object.assign(world.visitor(), right.body);
  expect((await session.call(getUser, me(person))).last_login! > before!).toBe(true);
  expect((await loginsOf(person)).slice(0, -rows)).toEqual([true, false]);
  await session.call(refreshTokens, { body: { refresh: right.body.refresh } });

  const finished = await attempt(world, { mfa_token, code: nextCode() });
  expect([finished.status, finished.body]).toEqual([401, OVER]);
});

test('a code is accepted once, and no earlier one after it', async ({ world }) => {
  const person = await world.user();
  const { secret, nextCode } = await withApp(world, person);
  const { mfa_token } = await beginLogin(world, person.email);
  // The step of the confirmation, and the one before it.
  for (const steps of [0, -1])
    expect((await attempt(world, { mfa_token, code: codeNow(world, secret, steps) })).status, String(steps)).toBe(400);
  const early = codeNow(world, secret, 1);
  await answerWith(world, person, { code: early });
  expect((await attempt(world, { mfa_token, code: early })).status).toBe(400);
  world.clock.advance(30);
  await answerWith(world, person, { code: nextCode() });
});

test('a recovery code works once, however it is typed', async ({ world }) => {
  const person = await world.user();
  const { recovery_codes: codes } = await withApp(world, person);
  const typed = [codes[0]!, codes[1]!.toUpperCase(), codes[2]!.replace('-', ''), ` ${codes[3]!.replace('-', ' ')} `];
  for (const recovery_code of typed) await answerWith(world, person, { recovery_code });
  expect(await person.call(getFactors, me(person))).toMatchObject({ recovery_codes_left: 6 });
  const { mfa_token } = await beginLogin(world, person.email);
  for (const recovery_code of [codes[0]!, 'zzzz-zzzz'])
    expect((await attempt(world, { mfa_token, recovery_code })).body).toEqual(WRONG);
  await world.deps.db
    .updateTable('recovery_codes')
    .set({ used_date: world.clock.now() })
    .where('user_id', '=', person.id)
    .execute();
  expect((await beginLogin(world, person.email)).methods).toEqual(['totp']);
});

test('of ten parallel uses of one recovery code, one passes', async ({ world }) => {
  const person = await world.user();
  const { recovery_codes } = await withApp(world, person);
  const tokens: string[] = [];
  for (let n = 0; n < 10; n++) tokens.push((await beginLogin(world, person.email)).mfa_token);
  const recovery_code = recovery_codes[0]!;
  const answers = await Promise.all(tokens.map((mfa_token) => attempt(world, { mfa_token, recovery_code })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)]);
  expect(await person.call(getFactors, me(person))).toMatchObject({ recovery_codes_left: 9 });
});

test('a token has five tries and five minutes, and ends when the account changes', async ({ world }) => {
  const person = await world.user();
  const { recovery_codes } = await withApp(world, person);
  const superuser = await world.superuser();
  const next = recovery_codes[Symbol.iterator]();
  const begin = async () => (await beginLogin(world, person.email)).mfa_token;
  const expectOver = async (mfa_token: string, password = PASSWORD) => {
    const { status, body } = await attempt(world, { mfa_token, recovery_code: next.next().value });
    expect([status, body]).toEqual([401, OVER]);
    expect(password).toBeDefined();
  };

  await expectOver('unknown');
  const spent = await begin();
  for (let tries = 1; tries <= 5; tries++)
    expect((await attempt(world, { mfa_token: spent, code: WRONG_CODE })).status).toBe(400);
  await expectOver(spent);

  const expired = await begin();
  world.clock.advance(5 * 60 + 1);
  await expectOver(expired);

  const older = await begin();
  const body = {
    current_password: PASSWORD,
    new_password: 'another quiet quay',
    confirm_password: 'another quiet quay',
  };
  await person.call(changePassword, { ...me(person), body });
  await expectOver(older);

  const { mfa_token } = await beginLogin(world, person.email, 'another quiet quay');
  await superuser.call(setUserStatus, { ...me(person), body: { status_id: 2 } });
  await expectOver(mfa_token);
});

test('wrong codes count against the address with wrong passwords, and only a finished login resets the count', async ({
  world,
}) => {
  const person = await world.user();
  const { recovery_codes, nextCode } = await withApp(world, person);
  const wrongPassword = () =>
    world.visitor().refused(login, { body: { username: person.email, password: 'not this one' } });
  const tokens: string[] = [];
  for (let n = 0; n < 3; n++) tokens.push((await beginLogin(world, person.email)).mfa_token);
  for (let tries = 1; tries <= 4; tries++) expect((await wrongPassword()).status).toBe(401);
  await beginLogin(world, person.email);
  for (const mfa_token of tokens.slice(0, 2))
    for (let tries = 1; tries <= 3; tries++)
      expect((await attempt(world, { mfa_token, code: WRONG_CODE })).status).toBe(400);

  const refused = await attempt(world, { mfa_token: tokens[2]!, recovery_code: recovery_codes[0]! });
  expect([refused.status, refused.body]).toEqual([429, { message: messages.tooManyTries }]);
  const wait = Number(refused.headers['retry-after']);
  expect(wait).toBeGreaterThan(800);
  const again = await world.visitor().refused(login, { body: { username: person.email, password: PASSWORD } });
  expect(again.status).toBe(429);

  world.clock.advance(wait);
  for (let tries = 1; tries <= 9; tries++) await wrongPassword();
  await answerWith(world, person, { code: nextCode() });
  for (let tries = 1; tries <= 10; tries++) expect((await wrongPassword()).status).toBe(401);
  expect((await wrongPassword()).status).toBe(429);
});

test('a secret moves to the new key with a login, and without its key the app is not offered', async ({ world }) => {
  const person = await world.user();
  const { nextCode } = await withApp(world, person);
  const keys = world.deps.jwtSecrets as string[];
  const old = keys.pop()!;
  try {
    keys.push('n'.repeat(32), old);
    await answerWith(world, person, { code: nextCode() });
    keys.pop();
    await answerWith(world, person, { code: nextCode() });
    keys.splice(0, 1, old);
    expect((await beginLogin(world, person.email)).methods).toEqual(['recovery']);
  } finally {
    keys.splice(0, keys.length, old);
  }
});

test('a second step without exactly one proof is rejected', async ({ world }) => {
  const refusal = (body: object) => world.visitor().refused(answerFactor, { body: { mfa_token: 'unknown', ...body } });
  for (const body of [
    {},
    { code: '' },
    { recovery_code: '' },
    { code: null },
    { code: '123456', recovery_code: 'x' },
  ]) {
    const { status, body: answer } = await refusal(body);
    expect([status, answer.code], JSON.stringify(body)).toEqual([400, ['Code is required!']]);
  }
});
