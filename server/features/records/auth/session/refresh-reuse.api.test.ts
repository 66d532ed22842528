import { expect } from 'vitest';
import { refreshTokens } from '#core/contract/records/auth.ts';
import { getProfile } from '#core/contract/records/users.ts';
import { test, type World } from '#tests/world/world.ts';

const use = (world: World, refresh: string | undefined) =>
  world.visitor().call(refreshTokens, { body: { refresh: refresh! } });

const refused = (world: World, refresh: string | undefined) =>
  world.visitor().refused(refreshTokens, { body: { refresh: refresh! } });

/** The family is over: neither its tokens nor its access works. */
async function expectEnded(world: World, ...family: { access?: string | undefined; refresh?: string | undefined }[]) {
  for (const { access, refresh } of family) {
    const member = Object.assign(world.visitor(), { access });
    expect((await member.refused(getProfile, {})).status).toBe(401);
    expect((await refused(world, refresh)).status).toBe(401);
  }
}

test('a chain of uses goes on', async ({ world }) => {
  let { refresh } = await world.user();
  for (let uses = 0; uses < 4; uses++) {
    ({ refresh } = await use(world, refresh));
    world.clock.advance(600);
  }
});

test('within 10 seconds the predecessor gets tokens of its own, as often as asked', async ({ world }) => {
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

test('the 10 seconds run from the first use, not from the last', async ({ world }) => {
  const first = await world.user();
  const second = await use(world, first.refresh);
  world.clock.advance(7);
  const third = await use(world, first.refresh);
  world.clock.advance(4);
  expect((await refused(world, first.refresh)).status).toBe(401);
  await expectEnded(world, first, second, third);
});

test('after 10 seconds the predecessor ends the family', async ({ world }) => {
  const first = await world.user();
  const second = await use(world, first.refresh);
  world.clock.advance(11);
  const refusal = await refused(world, first.refresh);
  expect([refusal.status, refusal.body]).toEqual([401, { message: "User isn't logged in." }]);
  await expectEnded(world, first, second);
});

test('once a successor was used the predecessor ends the family, also within 10 seconds', async ({ world }) => {
  const first = await world.user();
  const second = await use(world, first.refresh);
  const third = await use(world, second.refresh);
  expect((await refused(world, first.refresh)).status).toBe(401);
  await expectEnded(world, second, third);
});

test('one used successor of several is enough', async ({ world }) => {
  const first = await world.user();
  const [left, right] = [await use(world, first.refresh), await use(world, first.refresh)];
  const next = await use(world, right.refresh);
  expect((await refused(world, first.refresh)).status).toBe(401);
  await expectEnded(world, left, right, next);
});

test('anything older than the predecessor ends the family', async ({ world }) => {
  const first = await world.user();
  const second = await use(world, first.refresh);
  const third = await use(world, second.refresh);
  const fourth = await use(world, third.refresh);
  expect((await refused(world, first.refresh)).status).toBe(401);
  await expectEnded(world, fourth);
});

test('the end of a family is the end of no other', async ({ world }) => {
  const first = await world.user();
  const other = await world.session(first);
  await use(world, first.refresh);
  world.clock.advance(11);
  await refused(world, first.refresh);
  await other.call(getProfile, {});
  await use(world, other.refresh);
});

test('two uses at the very same moment both work, and so do their tokens', async ({ world }) => {
  const first = await world.user();
  const tabs = await Promise.all([use(world, first.refresh), use(world, first.refresh), use(world, first.refresh)]);
  expect(new Set(tabs.map(({ refresh }) => refresh)).size).toBe(3);
  await Promise.all(tabs.map(({ refresh }) => use(world, refresh)));
});

test('uses of a token that was stolen, at the same moment, leave no session behind', async ({ world }) => {
  const first = await world.user();
  const second = await use(world, first.refresh);
  world.clock.advance(11);
  const outcomes = await Promise.allSettled([use(world, first.refresh), use(world, first.refresh)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expectEnded(world, second);
});
