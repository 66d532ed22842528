import { expect } from 'vitest';
import * as contract from '#core/contract/records/auth.ts';
import { messages } from '#core/messages.ts';
import { PASSWORD, someEmail, test } from '#tests/world/world.ts';

const form = (email: string) => ({ email, password: PASSWORD, confirm_password: PASSWORD });

test('an address gets at most five account emails per hour; then sign-up is rejected with 429', async ({ world }) => {
  const email = someEmail();
  const visitor = world.visitor();
  for (let mails = 0; mails < 5; mails++) await visitor.call(contract.signUp, { body: form(email) });
  const refusal = await visitor.refused(contract.signUp, { body: form(email.toUpperCase()) });
  expect([refusal.status, refusal.body]).toEqual([429, { message: messages.tooManyTries }]);
  const wait = Number(refusal.headers['retry-after']);
  expect(wait).toBeGreaterThan(3500);
  expect(wait).toBeLessThanOrEqual(3600);
  await world.work();
  expect(await world.mails(email)).toHaveLength(5);
  world.clock.advance(wait);
  await visitor.call(contract.signUp, { body: form(email) });
});

test('concurrent sign-ups cannot exceed the limit', async ({ world }) => {
  const email = someEmail();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, () => world.visitor().call(contract.signUp, { body: form(email) })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  await world.work();
  expect(await world.mails(email)).toHaveLength(5);
});

test('the limit is per address', async ({ world }) => {
  const email = someEmail();
  for (let mails = 0; mails < 5; mails++) await world.visitor().call(contract.signUp, { body: form(email) });
  await world.visitor().call(contract.signUp, { body: form(someEmail()) });
});

test('beyond the limit, a forgotten-password request still returns 204 but sends nothing', async ({ world }) => {
  const { email } = await world.user();
  const visitor = world.visitor();
  for (let asked = 0; asked < 7; asked++) await visitor.call(contract.forgotPassword, { body: { email } });
  await world.work();
  expect(await world.mails(email)).toHaveLength(5);
  world.clock.advance(3601);
  await visitor.call(contract.forgotPassword, { body: { email } });
  await world.work();
  expect(await world.mails(email)).toHaveLength(6);
});

test('a request that fails validation does not count toward the limit', async ({ world }) => {
  const email = someEmail();
  for (let tries = 0; tries < 6; tries++) {
    await world.visitor().refused(contract.signUp, { body: { ...form(email), confirm_password: 'another one' } });
  }
  await world.visitor().call(contract.signUp, { body: form(email) });
});
