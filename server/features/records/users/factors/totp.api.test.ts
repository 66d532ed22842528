import { sql } from 'kysely';
import { expect } from 'vitest';
import * as factors from '#core/contract/records/factors.ts';
import { listHistory } from '#core/contract/records/history.ts';
import { getProfile } from '#core/contract/records/users.ts';
import { answerWith, codeNow, me, WRONG_CODE, withApp } from '#tests/world/factors.ts';
import { logInAs } from '#tests/world/logging-in.ts';
import { PASSWORD, test } from '#tests/world/world.ts';

const password = (current_password: string) => ({ body: { current_password } });
const subjectsOf = (mails: readonly { subject: string }[]) => mails.map(({ subject }) => subject);

test('an authenticator app counts once its code is confirmed, which gives ten recovery codes', async ({ world }) => {
  const person = await world.user();
  const other = await world.session(Object.assign(world.visitor(), { id: person.id }));
  const none = { totp: false, passkeys: [], recovery_codes_left: 0 };
  expect(await person.call(factors.getFactors, me(person))).toEqual(none);

  const { secret: replaced } = await person.call(factors.beginTotp, me(person));
  const { secret, uri, qr } = await person.call(factors.beginTotp, me(person));
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(uri).toBe(
    `otpauth://totp/Safeharbor:${encodeURIComponent(person.email)}?secret=${secret}&issuer=Safeharbor&algorithm=SHA1&digits=6&period=30`,
  );
  expect(qr).toMatch(/^<svg [\s\S]+<\/svg>$/);
  expect(await person.call(factors.getFactors, me(person))).toEqual(none);
  await logInAs(world, person.email);

  for (const code of [WRONG_CODE, codeNow(world, replaced), codeNow(world, secret, 2)]) {
    const refusal = await person.refused(factors.confirmTotp, { ...me(person), body: { code } });
    expect([refusal.status, refusal.body.code]).toEqual([400, ['This code is not right.']]);
  }
  await other.call(getProfile, {});
  const body = { code: codeNow(world, secret) };
  const { recovery_codes } = await person.call(factors.confirmTotp, { ...me(person), body });
  expect(new Set(recovery_codes).size).toBe(10);
  for (const code of recovery_codes!) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}-[0-9a-hjkmnp-tv-z]{4}$/);
  expect(await person.call(factors.getFactors, me(person))).toEqual({ ...none, totp: true, recovery_codes_left: 10 });

  expect((await other.refused(getProfile, {})).status).toBe(401);
  await world.work();
  expect(subjectsOf(await world.mails(person.email))).toEqual(['An authenticator app was added to your account']);
  const swap = await person.refused(factors.beginTotp, me(person));
  expect([swap.status, swap.body.message]).toEqual([409, 'An authenticator app is already set up. Remove it first.']);
  expect((await person.refused(factors.confirmTotp, { ...me(person), body })).status).toBe(409);

  const { rows } = await sql<{ text: string }>`
    select t::text || (select string_agg(c::text, ' ') from recovery_codes c where c.user_id = t.user_id) as text
    from totp_factors t where t.user_id = ${person.id}`.execute(world.deps.db);
  for (const plain of [secret, ...recovery_codes!]) expect(rows[0]!.text).not.toContain(plain);
});

test('a confirmation without a set-up is rejected', async ({ world }) => {
  const person = await world.user();
  const refusal = await person.refused(factors.confirmTotp, { ...me(person), body: { code: 123456 } });
  expect([refusal.status, refusal.body.message]).toEqual([409, 'Please start setting up the authenticator app again.']);
});

test('removing the last factor takes the password, ends the other sessions and deletes the recovery codes', async ({
  world,
}) => {
  const person = await world.user();
  const missing = await person.refused(factors.removeTotp, { ...me(person), ...password(PASSWORD) });
  expect(missing.status).toBe(404);
  const { nextCode } = await withApp(world, person);
  const other = Object.assign(world.visitor(), await answerWith(world, person, { code: nextCode() }));
  const wrong = await person.refused(factors.removeTotp, { ...me(person), ...password('not this one') });
  expect([wrong.status, wrong.body.current_password]).toEqual([400, ['Current password is not correct.']]);
  await other.call(getProfile, {});

  await person.call(factors.removeTotp, { ...me(person), ...password(PASSWORD) });
  expect(await person.call(factors.getFactors, me(person))).toEqual({
    totp: false,
    passkeys: [],
    recovery_codes_left: 0,
  });
  expect((await other.refused(getProfile, {})).status).toBe(401);
  await logInAs(world, person.email);
  await world.work();
  expect(subjectsOf(await world.mails(person.email))).toContain('The authenticator app was removed from your account');
  const { results } = await (await world.superuser()).call(listHistory, {
    query: { content_type: 'user', object_id: person.id },
  });
  expect(results.map(({ action }) => action)).toEqual(['authenticator app removed', 'authenticator app added']);
});

test('new recovery codes replace the old ones, are mailed about, and end no session', async ({ world }) => {
  const person = await world.user();
  const none = await person.refused(factors.renewRecoveryCodes, { ...me(person), ...password(PASSWORD) });
  expect([none.status, none.body.message]).toEqual([409, 'This account has no second factor.']);
  const { recovery_codes: old, nextCode } = await withApp(world, person);
  const other = Object.assign(world.visitor(), await answerWith(world, person, { code: nextCode() }));
  expect((await person.refused(factors.renewRecoveryCodes, { ...me(person), ...password('no') })).status).toBe(400);
  const { recovery_codes } = await person.call(factors.renewRecoveryCodes, { ...me(person), ...password(PASSWORD) });
  expect(recovery_codes).toHaveLength(10);
  await other.call(getProfile, {});
  await expect(answerWith(world, person, { recovery_code: old[0] })).rejects.toMatchObject({ status: 400 });
  await answerWith(world, person, { recovery_code: recovery_codes[9] });
  await world.work();
  expect(subjectsOf(await world.mails(person.email))).toContain('You have new recovery codes');
});

test('factors are one’s own: a superuser gets 403, anyone else 404, even a colleague', async ({ world }) => {
  const [person, colleague, stranger, superuser] = [
    await world.user(),
    await world.user(),
    await world.user(),
    await world.superuser(),
  ];
  await world.company([
    [person, 'owner'],
    [colleague, 'owner'],
  ]);
  const at = {
    params: { id: person.id, key_id: 1 },
    body: { current_password: PASSWORD, name: 'Laptop', code: '123456', response: {} },
  };
  const calls = [
    ...[factors.getFactors, factors.beginTotp, factors.confirmTotp, factors.removeTotp, factors.getPasskeyCreation],
    ...[factors.addPasskey, factors.removePasskey, factors.renewRecoveryCodes],
  ];
  for (const endpoint of calls) {
    const statuses: number[] = [];
    for (const who of [colleague, stranger, superuser]) {
      statuses.push((await who.refused(endpoint, (endpoint.body ? at : { params: at.params }) as never)).status);
    }
    expect(statuses, endpoint.name).toEqual([404, 404, 403]);
  }
});
