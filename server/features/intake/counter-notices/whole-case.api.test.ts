import { expect } from 'vitest';
import { getNotice } from '#core/contract/intake/notices.ts';
import { getHome } from '#core/contract/views/home.ts';
import {
  act,
  arriving,
  assess,
  counterNoticesOf,
  moveTo,
  removed,
  report,
  seenCounter,
} from '#tests/world/counter-notices.ts';
import { someEmail, test } from '#tests/world/world.ts';
import { processCounterNotices } from './mail/process-clocks.ts';

test('a case from the notice to the material put back: one mail at each step', async ({ world }) => {
  world.clock.set(new Date('2026-11-16T15:00:00Z'));
  const subscriber = someEmail();
  const owner = await world.user();
  let id = 0;
  let complainant = '';
  /** New mails to each party since the last step. */
  const seen = { owner: 0, complainant: 0, subscriber: 0 };
  const step = async () => {
    for (let again = 0; again < 2; again++) {
      await processCounterNotices(world.deps).run({}, new AbortController().signal);
      await world.work();
    }
    const count = async (email: string) => (email === '' ? 0 : (await world.mails(email)).length);
    const now = {
      owner: await count(owner.email),
      complainant: await count(complainant),
      subscriber: await count(subscriber),
    };
    const fresh = {
      owner: now.owner - seen.owner,
      complainant: now.complainant - seen.complainant,
      subscriber: now.subscriber - seen.subscriber,
    };
    Object.assign(seen, now);
    return fresh;
  };
  const NOTHING = { owner: 0, complainant: 0, subscriber: 0 };
  const strike = async (company_id: number) => {
    const rows = await world.deps.db
      .selectFrom('strikes as k')
      .innerJoin('subscribers as s', 's.id', 'k.subscriber_id')
      .select(['s.handle', 'k.standing'])
      .where('s.company_id', '=', company_id)
      .execute();
    return rows.map(({ handle, standing }) => [handle, standing]);
  };

  // The notice arrives, and the material is disabled.
  const from = await removed(world, { owner, subscriber: 'user-4711' });
  complainant = from.complainant;
  expect(await step()).toEqual(NOTHING);
  expect(await strike(from.company_id)).toEqual([['user-4711', 'counted']]);

  // The counter-notice is forwarded, and its sender gets the dates.
  await moveTo(world, '2026-11-17T17:00:00Z', owner);
  const [letter_id] = await arriving(world, { urls: [from.urls[0]!.url], from: subscriber });
  [id] = (await counterNoticesOf(world, 'letter_id', letter_id!)) as [number];
  expect(await step()).toEqual({ owner: 0, complainant: 1, subscriber: 1 });
  expect(await strike(from.company_id)).toEqual([['user-4711', 'pending']]);
  const notice = () => owner.call(getNotice, { params: { id: from.notice_id } });
  expect((await notice()).status.name).toBe('Disputed');

  // 09:00 of `safe_from` in New York.
  await moveTo(world, '2026-12-03T13:59:59Z', owner);
  expect(await step()).toEqual(NOTHING);
  await moveTo(world, '2026-12-03T14:00:00Z', owner);
  expect(await step()).toEqual({ owner: 1, complainant: 0, subscriber: 0 });
  expect((await owner.call(getHome, {})).cards.map(({ text }) => text)).toEqual(['Put back by 7 Dec 2026']);

  // A proceeding is reported, and ends.
  await moveTo(world, '2026-12-03T20:00:00Z', owner);
  const hold = await report(world, owner, id);
  expect(await step()).toEqual(NOTHING);
  expect((await owner.call(getHome, {})).cards).toEqual([]);
  expect((await seenCounter(owner, id)).outcome).toBe('held');
  await moveTo(world, '2026-12-07T15:00:00Z', owner);
  await assess(owner, hold.id, 'ended');
  expect(await step()).toEqual(NOTHING);
  expect((await owner.call(getHome, {})).cards).toHaveLength(1);
  expect(await strike(from.company_id)).toEqual([['user-4711', 'pending']]);

  // The material is put back.
  await act(owner, from.notice_id, { action: 'restored' });
  expect(await step()).toEqual(NOTHING);
  expect((await seenCounter(owner, id)).outcome).toBe('restored');
  expect((await owner.call(getHome, {})).cards).toEqual([]);
  expect(await strike(from.company_id)).toEqual([['user-4711', 'void']]);
  const { status, urls } = await notice();
  expect([status.name, urls[0]!.state]).toEqual(['Resolved', 'restored']);
  await moveTo(world, '2026-12-31T12:00:00Z', owner);
  expect(await step()).toEqual(NOTHING);
});
