import { expect } from 'vitest';
import { listNotices } from '#core/contract/intake/notices.ts';
import { getHome } from '#core/contract/views/home.ts';
import { NOTICE_STATUS } from '#core/lookups.ts';
import { OPEN_URL_AGES } from '#core/rules/intake/open-url-ages.ts';
import { compactCounters } from '#server/db/counters/compact-counters.ts';
import { act, noticeOn, siteOf } from '#tests/world/actions.ts';
import { test, type World } from '#tests/world/world.ts';

const HOUR = 3_600_000;
const hoursAgo = ({ clock }: World, hours: number): Date => new Date(clock.now().getTime() - hours * HOUR);

test('home shows open URLs by whole days, and the median hours to disabling', async ({ world }) => {
  world.clock.set(new Date('2026-11-18T01:30:00Z'));
  const site = await siteOf(world);
  const seen = async () => (await site.owner.call(getHome, {})).urls;
  expect(await seen()).toEqual({
    open: { today: 0, days_1_3: 0, days_4_7: 0, older: 0 },
    median_hours_to_disable: null,
  });
  // The days are whole ones, not those of the calendar: 23 hours ago was yesterday.
  for (const [hours, urls] of [
    [0.5, 1],
    [23.9, 2],
    [24, 4],
    [95.9, 8],
    [96, 16],
    [191.9, 32],
    [192, 64],
    [2000, 128],
  ] as const) {
    await noticeOn(world, site, { urls, received_date: hoursAgo(world, hours) });
  }
  await noticeOn(world, await siteOf(world), { urls: 3 });
  const resolved = await noticeOn(world, site, { urls: 5, received_date: hoursAgo(world, 30) });
  await act(site.owner, resolved, { action: 'gone' });
  const open = { today: 3, days_1_3: 12, days_4_7: 48, older: 192 };
  expect((await seen()).open).toEqual(open);
  await compactCounters(world.deps.db);
  expect((await seen()).open).toEqual(open);
  for (const age of OPEN_URL_AGES) {
    const { results } = await site.owner.call(listNotices, { query: { open_urls: age } });
    expect([age, results.reduce((sum, { open_urls }) => sum + open_urls, 0)]).toEqual([age, open[age]]);
  }

  const disabledAfter = async (hours: number) => {
    const id = await noticeOn(world, site, { received_date: hoursAgo(world, 200), status_id: NOTICE_STATUS.sent });
    await act(site.owner, id, { action: 'disabled', date: hoursAgo(world, 200 - hours).toISOString() });
  };
  await disabledAfter(2);
  expect((await seen()).median_hours_to_disable).toBe(2);
  await disabledAfter(150);
  expect((await seen()).median_hours_to_disable).toBe(76);
  await disabledAfter(2.5);
  expect(await seen()).toEqual({ open, median_hours_to_disable: 2.5 });
  // Older than 90 days, it counts no more.
  const old = await noticeOn(world, site, { received_date: hoursAgo(world, 24 * 100) });
  await act(site.owner, old, { action: 'disabled', date: hoursAgo(world, 24 * 99).toISOString() });
  expect((await seen()).median_hours_to_disable).toBe(2.5);
});
