import { expect } from 'vitest';
import { refreshTokens } from '#core/contract/records/auth.ts';
import { getProfile } from '#core/contract/records/users.ts';
import { test, type World } from '#tests/world/world.ts';

const use = (world: World, refresh: string | undefined) =>
  world.visitor().call(refreshTokens, { body: { refresh: refresh! } });

const refused = (world: World, refresh: string | undefined) =>
  world.visitor().refused(refreshTokens, { body: { refresh: refresh! } });

/** The family has ended: none of its refresh or access tokens works. */
async function expectEnded(world: World, ...family: { access?: string | undefined; refresh?: string | undefined }[]) {
  for (const { access, refresh } of family) {
    const member = Object.assign(world.visitor(), { access });
    expect((await member.refused(getProfile, {})).status).toBe(401);
    expect((await refused(world, refresh)).status).toBe(401);
  }
}

test('tokens can be rotated repeatedly', async ({ world }) => {
  let { refresh } = await world.user();
  for (let uses = 0; uses < 4; uses++) {
    ({ refresh } = await use(world, refresh));
    world.clock.advance(600);
  }
});

test('within 10 seconds a rotated token gets new tokens any number of times', async ({ world }) => {
  const first = await world.user();
  const tabs = [await use(world, first.refresh)];
  world.clock.advance(4);
  tabs.push(await use(world, first.refresh), await use(world, first.refresh));
  world.clock.advance(4);
  tabs.push(await use(world, first.refresh));
  expect(new Set(tabs.map(({ refresh }) => refresh)).size).toBe(4);
  for (const tab of tabs) {
    await Object.assign(world.visitor(), tab).call(getProfile, {});
    await use(world, tab.refresh);
  }
});

test('the 10 seconds start at the first use, not the last', async ({ world }) => {
  const first = await world.user();
  const second = await use(world, first.refresh);
  world.clock.advance(7);
  const third = await use(world, first.refresh);
  world.clock.advance(4);
  expect((await refused(world, first.refresh)).status).toBe(401);
  await expectEnded(world, first, second, third);
});

test('reuse of a rotated token after 10 seconds ends the family', async ({ world }) => {
  const first = await world.user();
  const second = await use(world, first.refresh);
  world.clock.advance(11);
  const refusal = await refused(world, first.refresh);
  expect([refusal.status, refusal.body]).toEqual([401, { message: "User isn't logged in." }]);
  await expectEnded(world, first, second);
});

test('reuse of a token whose successor was used ends the family, even within 10 seconds', async ({ world }) => {
  const first = await world.user();
  const second = await use(world, first.refresh);
  const third = await use(world, second.refresh);
  expect((await refused(world, first.refresh)).status).toBe(401);
  await expectEnded(world, second, third);
});

test('one used successor out of several is enough to end the family', async ({ world }) => {
  const first = await world.user();
  const [left, right] = [await use(world, first.refresh), await use(world, first.refresh)];
  const next = await use(world, right.refresh);
  expect((await refused(world, first.refresh)).status).toBe(401);
  await expectEnded(world, left, right, next);
});

test('reuse of any older token ends the family', async ({ world }) => {
  const first = await world.user();
  const second = await use(world, first.refresh);
  const third = await use(world, second.refresh);
  const fourth = await use(world, third.refresh);
  expect((await refused(world, first.refresh)).status).toBe(401);
  await expectEnded(world, fourth);
});

test('ending one family leaves others active', async ({ world }) => {
  const first = await world.user();
  const other = await world.session(first);
  await use(world, first.refresh);
  world.clock.advance(11);
  await refused(world, first.refresh);
  await other.call(getProfile, {});
  await use(world, other.refresh);
});

test('two concurrent uses of a token both work, and so do their new tokens', async ({ world }) => {
  const first = await world.user();
  const tabs = await Promise.all([use(world, first.refresh), use(world, first.refresh), use(world, first.refresh)]);
  expect(new Set(tabs.map(({ refresh }) => refresh)).size).toBe(3);
  await Promise.all(tabs.map(({ refresh }) => use(world, refresh)));
});

test('concurrent uses of a stolen token leave no session open', async ({ world }) => {
  const first = await world.user();
  const second = await use(world, first.refresh);
  world.clock.advance(11);
  const outcomes = await Promise.allSettled([use(world, first.refresh), use(world, first.refresh)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expectEnded(world, second);
});
