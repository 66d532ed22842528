import { sql } from 'kysely';
import { expect } from 'vitest';
import { changeRepeatPolicy, getRepeatPolicy } from '#core/contract/intake/repeat-policy.ts';
import { COMPANY_STATUS, CONTENT_TYPES } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { noticeOn, siteOf } from '#tests/world/actions.ts';
import { pageOf } from '#tests/world/forms.ts';
import { historyOf } from '#tests/world/orders.ts';
import { readPolicy, setPolicy, subscribersOf } from '#tests/world/subscribers.ts';
import { test } from '#tests/world/world.ts';

const DEFAULT = { limit: 3, months: 12, warn_at: 2 };

test('the policy has defaults, is read by members and changed by managers', async ({ world }) => {
  const { owner, company_id: id } = await siteOf(world);
  expect(await readPolicy(owner, id)).toEqual(DEFAULT);
  for (const role of ['administrator', 'billing', 'notices', 'viewer'] as const) {
    const member = await world.user();
    await world.join(id, member, role);
    expect(await readPolicy(member, id)).toEqual(await readPolicy(owner, id));
    if (role === 'administrator') await setPolicy(member, id, { limit: 5, months: null });
    else expect((await member.refused(changeRepeatPolicy, { params: { id }, body: { limit: 0 } })).status).toBe(403);
  }
  expect(await readPolicy(owner, id)).toEqual({ limit: 5, months: null, warn_at: 4 });
  const stranger = await world.user();
  expect((await stranger.refused(getRepeatPolicy, { params: { id } })).status).toBe(404);
  // What is left out gets its default, and the warning follows the limit again.
  expect(await setPolicy(owner, id, { limit: 5, warn_at: 1 })).toEqual({ limit: 5, months: 12, warn_at: 1 });
  expect(await setPolicy(owner, id, { limit: 6, warn_at: null })).toEqual({ limit: 6, months: 12, warn_at: 5 });
  expect(await setPolicy(owner, id, { limit: 1 })).toEqual({ limit: 1, months: 12, warn_at: 0 });
  expect(await setPolicy(await world.superuser(), id, {})).toEqual(DEFAULT);
  const entries = await historyOf(world, CONTENT_TYPES.company, id);
  expect(entries.at(-1)).toMatchObject({
    action: 'repeat infringer policy changed',
    changes: [
      { field: 'limit', from: 1, to: 3 },
      { field: 'warn_at', from: 0, to: 2 },
    ],
  });
});

test('refuses numbers out of range with one sentence per field', async ({ world }) => {
  const { owner, company_id: id } = await siteOf(world);
  const refused = async (body: object) => {
    const { status, body: refusal } = await owner.refused(changeRepeatPolicy, { params: { id }, body });
    const { message: _, errors: __, ...fields } = refusal as Record<string, unknown>;
    return [status, fields];
  };
  const warn_at = ['The warning has to come before the limit.'];
  expect(await refused({ limit: 0, months: 61, warn_at: -1 })).toEqual([
    400,
    { limit: ['Should be at least 1'], months: ['Should be at most 60'], warn_at: ['Should be at least 0'] },
  ]);
  expect(await refused({ limit: 21, months: 0, warn_at: 1.5 })).toEqual([
    400,
    { limit: ['Should be at most 20'], months: ['Should be at least 1'], warn_at: ['Should be a whole number'] },
  ]);
  expect(await refused({ limit: 'three' })).toEqual([400, { limit: ['Should be a whole number'] }]);
  expect(await refused({ limit: 2, warn_at: 2, months: 0 })).toEqual([
    400,
    { warn_at, months: ['Should be at least 1'] },
  ]);
  expect(await refused({ warn_at: 3 })).toEqual([400, { warn_at }]);
  expect(await readPolicy(owner, id)).toEqual(DEFAULT);
  const { removed } = COMPANY_STATUS;
  await world.deps.db.updateTable('companies').set({ status_id: removed }).where('id', '=', id).execute();
  expect(await owner.refused(changeRepeatPolicy, { params: { id }, body: { limit: 4 } })).toMatchObject({
    status: 409,
    body: { message: messages.companyRemoved },
  });
});

test('the public policy page states the limit and the months', async ({ world }) => {
  const { owner, company_id, slug } = await pageOf(world);
  const page = async () => (await world.visitor().request({ url: `/p/${slug}` })).body;
  expect(await page()).toContain('3 notices within 12 months');
  await setPolicy(owner, company_id, { limit: 5, months: 24 });
  expect(await page()).toContain('5 notices within 24 months');
  await setPolicy(owner, company_id, { limit: 1, months: null });
  const forever = await page();
  expect(forever).toContain('because of one notice');
  expect(forever).not.toContain('one notice within');
});

test('of a large company, the first subscribers follow a new policy at once and the others in a job', async ({
  world,
}) => {
  const site = await siteOf(world);
  const { owner, company_id } = site;
  const notice_id = await noticeOn(world, site);
  const { db } = world.deps;
  await sql`
    with made as (
      insert into subscribers (company_id, handle, created_date, last_strike_date)
      select ${company_id}, 'user-' || n, now(), ${world.clock.now()}::timestamptz from generate_series(1, 2001) n returning id)
    insert into strikes (subscriber_id, notice_id, standing, date)
    select id, ${notice_id}, 'counted', ${world.clock.now()}::timestamptz from made`.execute(db);
  const over = async () => (await subscribersOf(owner, company_id, { state: 'over_limit', limit: 1 })).count;
  await setPolicy(owner, company_id, { limit: 1 });
  expect(await over()).toBe(2000);
  // A second change before the job ran: the last policy counts for all.
  await setPolicy(owner, company_id, { limit: 2 });
  await world.work();
  expect([await over(), (await subscribersOf(owner, company_id, { state: 'warned', limit: 1 })).count]).toEqual([
    0, 2001,
  ]);
  await setPolicy(owner, company_id, { limit: 1 });
  await world.work();
  expect(await over()).toBe(2001);
});
