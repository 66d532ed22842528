import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { checkLastNotice, countNotices } from '#core/contract/intake/notice-counts.ts';
import { deleteNotice, listNotices, updateNotice } from '#core/contract/intake/notices.ts';
import { getDesk, getHome } from '#core/contract/views/home.ts';
import { NOTICE_STATUS, NOTICE_STATUSES } from '#core/lookups.ts';
import { checkCounters } from '#server/db/counters/check-counters.ts';
import { compactCounters } from '#server/db/counters/compact-counters.ts';
import { refreshDeliveryFlags } from '#server/features/intake/forwarding/forward.queries.ts';
import { putNotice } from '#tests/world/notices.ts';
import type { Person } from '#tests/world/person.ts';
import { test, type World } from '#tests/world/world.ts';

const idsOf = async (person: Person, query: object) =>
  (await person.call(listNotices, { query: { limit: 500, ...query } })).results.map(({ id }) => id);

const numbers = async (person: Person) => {
  const [{ new_count, open_count }, { all, open }] = [
    await person.call(checkLastNotice, {}),
    await person.call(countNotices, {}),
  ];
  return { new_count, open_count, all, open };
};

/** A company with one notice in each status, by status id. */
async function companyWithEach(world: World) {
  const owner = await world.user();
  const company_id = await world.company([[owner, 'owner']]);
  const byStatus = new Map<number, number>();
  for (const { id } of NOTICE_STATUSES) byStatus.set(id, await putNotice(world, { company_id, status_id: id }));
  return { owner, company_id, byStatus, of: (...statuses: number[]) => statuses.map((id) => byStatus.get(id)!) };
}

/** Records a mail about a notice with this outcome. */
async function delivered(world: World, notice_id: number, email: string, status: 'sent' | 'failed' | 'queued') {
  const { deps, clock } = world;
  await sql`
    with mail as (
      insert into mails (message_id, to_email, subject, text, html, status, created_date)
      values (${`<${notice_id}-${Math.random()}@example.com>`}, ${email}, 'Fwd', '', '', ${status}, ${clock.now()}) returning id)
    insert into deliveries (notice_id, mail_id, email, subject, date, settled)
    select ${notice_id}::int, id, ${email}, 'Fwd', ${clock.now()}::timestamptz, ${status} from mail`.execute(deps.db);
  await refreshDeliveryFlags(deps.db, notice_id);
}

describe('for a customer', () => {
  test('notices to handle are New, Sent, In progress and Disputed; handled are Resolved, Rejected and Ignored', async ({
    world,
  }) => {
    const { owner, company_id, of } = await companyWithEach(world);
    expect(await numbers(owner)).toEqual({ new_count: 1, open_count: 4, all: 7, open: 4 });
    expect((await idsOf(owner, { is_open: 'true', ordering: 'id' })).sort()).toEqual(of(15, 16, 17, 20).sort());
    expect((await idsOf(owner, { is_open: 'False', ordering: 'id' })).sort()).toEqual(of(18, 19, 21).sort());
    expect(await idsOf(owner, { is_open: '1', status: 16 })).toEqual(of(16));
    expect(await idsOf(owner, { is_open: '0', status: 16 })).toEqual([]);
    expect((await owner.request({ url: '/api/notices/?is_open=maybe' })).statusCode).toBe(400);
    const other = await world.company([[owner, 'owner']]);
    const more = await putNotice(world, { company_id: other, status_id: NOTICE_STATUS.sent });
    expect(await idsOf(owner, { is_open: 'true', company: other })).toEqual([more]);
    expect((await idsOf(owner, { is_open: 'true' })).sort()).toEqual([...of(15, 16, 17, 20), more].sort());
    expect(await idsOf(owner, { is_open: 'true', company: company_id, search: 'infringement' })).toHaveLength(4);
  });

  test('the count follows each change of status, and a deleted notice leaves it', async ({ world }) => {
    const { owner, of } = await companyWithEach(world);
    const [id] = of(NOTICE_STATUS.sent);
    const open = async () => (await owner.call(checkLastNotice, {})).open_count;
    await owner.call(updateNotice, { params: { id: id! }, body: { status: NOTICE_STATUS.resolved } });
    expect(await open()).toBe(3);
    await compactCounters(world.deps.db);
    await owner.call(updateNotice, { params: { id: id! }, body: { status: NOTICE_STATUS.in_progress } });
    expect(await open()).toBe(4);
    await owner.call(deleteNotice, { params: { id: id! } });
    expect(await open()).toBe(3);
  });

  test('pages of open and of handled notices contain each notice once, however deep', async ({ world }) => {
    const owner = await world.user();
    const companies = [await world.company([[owner, 'owner']]), await world.company([[owner, 'owner']])];
    const start = world.clock.now().getTime();
    for (let n = 0; n < 42; n++) {
      const status_id = NOTICE_STATUSES[n % 7]!.id;
      await putNotice(world, {
        company_id: companies[n % 2]!,
        status_id,
        received_date: new Date(start - n * 17 * 3_600_000),
      });
    }
    for (const query of [{ is_open: 'true' }, { is_open: 'false' }, { is_open: 'true', company: companies[0] }]) {
      for (const ordering of ['-received_date', 'received_date', 'status', 'subject']) {
        const whole = await idsOf(owner, { ...query, ordering });
        const { count } = await owner.call(listNotices, { query: { ...query, ordering, limit: 1 } as never });
        const paged: number[] = [];
        for (let offset = 0; offset < count; offset += 5)
          paged.push(...(await idsOf(owner, { ...query, ordering, limit: 5, offset })));
        expect([count, paged], `${JSON.stringify(query)} ${ordering}`).toEqual([whole.length, whole]);
      }
    }
  });

  test('the home screen counts open notices, also those forwarded', async ({ world }) => {
    const { owner, of } = await companyWithEach(world);
    const { notices } = await owner.call(getHome, {});
    expect(notices).toMatchObject({ open_count: 4, oldest_open: { id: of(15)[0] } });
    expect(notices.weeks.at(-1)).toMatchObject({ received: 7, waiting: 4 });
  });
});

describe('for a superuser', () => {
  test('a notice is open when it is New or its latest delivery to some address failed', async ({ world }) => {
    const { company_id, of } = await companyWithEach(world);
    const agent = await world.superuser();
    const before = await numbers(agent);
    const open = async () => [
      (await idsOf(agent, { company: company_id, is_open: 'true' })).sort(),
      (await agent.call(checkLastNotice, {})).open_count - before.open_count,
    ];
    expect(await open()).toEqual([of(15), 0]);
    const [sent, resolved] = of(16, 18) as [number, number];
    await delivered(world, sent, 'a@example.com', 'sent');
    await delivered(world, sent, 'B@example.com', 'failed');
    await delivered(world, resolved, 'a@example.com', 'failed');
    expect(await open()).toEqual([of(15, 16).sort(), 1]);
    // A success elsewhere leaves it open; the tab "Not delivered" shows what was never delivered since.
    await delivered(world, sent, 'c@example.com', 'sent');
    expect(await open()).toEqual([of(15, 16).sort(), 1]);
    await delivered(world, sent, 'b@EXAMPLE.com', 'queued');
    expect(await open()).toEqual([of(15), 0]);
    await delivered(world, sent, 'b@example.com', 'failed');
    expect(await open()).toEqual([of(15, 16).sort(), 1]);
    for (const status of [NOTICE_STATUS.resolved, NOTICE_STATUS.rejected, NOTICE_STATUS.ignored]) {
      await agent.call(updateNotice, { params: { id: sent }, body: { status } });
      expect(await open()).toEqual([of(15), 0]);
      await agent.call(updateNotice, { params: { id: sent }, body: { status: NOTICE_STATUS.disputed } });
      expect(await open()).toEqual([of(15, 16).sort(), 1]);
    }
    const handled = await idsOf(agent, { company: company_id, is_open: 'false' });
    expect(handled.sort()).toEqual(of(17, 18, 19, 20, 21).sort());
    expect((await agent.call(countNotices, {})).open).toBe(before.open + 1);
    expect(await checkCounters(world.deps.db)).toEqual([]);
  });

  test('the home screen counts by the same rule', async ({ world }) => {
    const agent = await world.superuser();
    const before = (await agent.call(getDesk, {})).notices;
    const { of } = await companyWithEach(world);
    await delivered(world, of(16)[0]!, 'a@example.com', 'failed');
    const after = (await agent.call(getDesk, {})).notices;
    expect(after.open_count - before.open_count).toBe(2);
    expect(after.weeks.at(-1)!.waiting - before.weeks.at(-1)!.waiting).toBe(2);
    expect(after.open_count).toBe((await agent.call(checkLastNotice, {})).open_count);
  });
});
