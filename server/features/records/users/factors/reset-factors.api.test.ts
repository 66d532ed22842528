import { expect } from 'vitest';
import { refreshTokens } from '#core/contract/records/auth.ts';
import { keepFactors, resetFactors } from '#core/contract/records/factors.ts';
import { changePassword } from '#core/contract/records/users.ts';
import { processFactorResets } from '#server/features/records/auth/factor/remove-due-factors.ts';
import { answerWith, me, withApp } from '#tests/world/factors.ts';
import { beginLogin, logInAs } from '#tests/world/logging-in.ts';
import type { Person } from '#tests/world/person.ts';
import { PASSWORD, test, type World } from '#tests/world/world.ts';

const DAY = 24 * 3600;

async function keepToken(world: World, { email }: Person): Promise<string> {
  await world.work();
  const [newest] = await world.mails(email);
  expect(newest!.subject).toBe('Your second factor will be removed');
  return /\/factors\/keep\/([\w-]+)/.exec(newest!.text)![1]!;
}

test('a superuser’s reset takes effect after 24 hours and is mailed at once', async ({ world }) => {
  const [person, superuser] = [await world.user(), await world.superuser()];
  const refusals = [
    await superuser.refused(resetFactors, me(person)),
    await superuser.refused(resetFactors, me(superuser)),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([409, 403]);
  await withApp(world, person);
  expect((await person.refused(resetFactors, me(person))).status).toBe(403);

  const { effective_date } = await superuser.call(resetFactors, me(person));
  const wait = Date.parse(effective_date) - world.clock.now().getTime();
  expect(Math.abs(wait - DAY * 1000)).toBeLessThan(10_000);
  world.clock.advance(60);
  expect(await superuser.call(resetFactors, me(person))).toEqual({ effective_date });
  await world.work();
  expect(await world.mails(person.email)).toHaveLength(2);

  // A password change does not stop it.
  const body = {
    current_password: PASSWORD,
    new_password: 'another quiet quay',
    confirm_password: 'another quiet quay',
  };
  await person.call(changePassword, { ...me(person), body });
  world.clock.advance(DAY - 120);
  await world.work();
  await beginLogin(world, person.email, 'another quiet quay');
  const token = await keepToken(world, person);
  world.clock.advance(120);
  expect((await world.visitor().refused(keepFactors, { body: { token } })).status).toBe(400);
  await processFactorResets(world.deps).run({}, new AbortController().signal);
  expect((await person.refused(refreshTokens, { body: { refresh: person.refresh! } })).status).toBe(401);
  await logInAs(world, person.email, 'another quiet quay');
  await world.work();
  expect((await world.mails(person.email))[0]!.subject).toBe('Your second factor was removed');
});

test('the link from the email stops a reset, and answers again until the reset’s date', async ({ world }) => {
  const [person, superuser] = [await world.user(), await world.superuser()];
  const { nextCode } = await withApp(world, person);
  await superuser.call(resetFactors, me(person));
  const token = await keepToken(world, person);
  const bad = await world.visitor().refused(keepFactors, { body: { token: `${token}x` } });
  expect([bad.status, bad.body]).toEqual([400, { message: 'Token expired or not valid' }]);
  for (let times = 0; times < 2; times++) await world.visitor().call(keepFactors, { body: { token } });
  world.clock.advance(DAY + 1);
  await world.work();
  expect((await world.visitor().refused(keepFactors, { body: { token } })).status).toBe(400);
  await answerWith(world, person, { code: nextCode() });
});

test('a login with the factor stops a reset, and a due one is carried out by the next login', async ({ world }) => {
  const [person, superuser] = [await world.user(), await world.superuser()];
  const { recovery_codes } = await withApp(world, person);
  const first = await superuser.call(resetFactors, me(person));
  await answerWith(world, person, { recovery_code: recovery_codes[0] });
  world.clock.advance(600);
  const second = await superuser.call(resetFactors, me(person));
  expect(second.effective_date > first.effective_date).toBe(true);
  world.clock.advance(DAY + 1);
  // Before any job has run.
  await logInAs(world, person.email);
});
