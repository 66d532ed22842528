import { describe, expect } from 'vitest';
import { countNotices } from '#core/contract/intake/notice-counts.ts';
import { deleteNotice, listNotices, listNoticesWithoutSent, updateNotice } from '#core/contract/intake/notices.ts';
import { getDesk, getHome, HOME_WEEKS } from '#core/contract/views/home.ts';
import { NOTICE_STATUS } from '#core/lookups.ts';
import { addDays, dateOf, mondayOf } from '#core/rules/text/calendar.ts';
import { compactCounters } from '#server/db/counters/compact-counters.ts';
import { putDomain } from '#tests/world/companies.ts';
import { putContact, putNotice } from '#tests/world/notices.ts';
import { orderIn, placeOrder, registeredCompany } from '#tests/world/orders.ts';
import { test, type World } from '#tests/world/world.ts';

const daysAgo = ({ clock }: World, days: number): Date => new Date(clock.now().getTime() - days * 86_400_000);

describe('a customer’s home screen', () => {
  test('shows their companies with reasons, open orders, notices by week, and domains', async ({ world }) => {
    const owner = await world.user();
    const { company_id, domains } = await registeredCompany(world, owner);
    const order = await orderIn(world, owner, 'waiting_for_payment');
    const draft = await placeOrder(owner);
    const sender_id = await putContact(world);
    const urls = [
      { url: `https://${domains[0]!.name}/x`, domain_id: domains[0]!.id },
      { url: 'https://other.example.org/' },
    ];
    await putNotice(world, { company_id, received_date: daysAgo(world, 20) });
    await putNotice(world, { company_id, received_date: daysAgo(world, 20), status_id: NOTICE_STATUS.resolved });
    const forwarded = await putNotice(world, {
      company_id,
      received_date: daysAgo(world, 200),
      status_id: NOTICE_STATUS.sent,
    });
    const newest = await putNotice(world, { company_id, sender_id, urls });
    await putNotice(world, { company_id: await world.company([[await world.user(), 'owner']]) });

    const home = await owner.call(getHome, {});
    expect(home.companies.find(({ id }) => id === company_id)).toMatchObject({ protection: 'protected', reasons: [] });
    expect(home.companies.find(({ id }) => id === order.company.id)?.reasons).toEqual([
      { code: 'not_designated', grave: true, mend: 'pay_order' },
    ]);
    expect(home.open_orders.map(({ id, amount }) => [id, amount])).toEqual([
      [order.id, '960.00'],
      [draft.id, '960.00'],
    ]);
    expect(home.notices).toMatchObject({ open_count: 3, oldest_open: { id: forwarded }, recent_count: 1 });
    expect(home.notices.newest.map(({ id }) => id)).toHaveLength(4);
    expect(home.notices.newest[0]).toMatchObject({
      id: newest,
      host: domains[0]!.name,
      sender: { name: 'Quayside Rights' },
      company: { id: company_id },
    });
    const monday = mondayOf(dateOf(world.clock.now()));
    expect(home.notices.weeks.map(({ start }) => start)).toEqual(
      Array.from({ length: HOME_WEEKS }, (_, at) => addDays(monday, 7 * (at - HOME_WEEKS + 1))),
    );
    const counted = home.notices.weeks.filter(({ received }) => received > 0);
    expect(counted).toEqual([
      { start: mondayOf(dateOf(daysAgo(world, 20))), received: 2, waiting: 1 },
      { start: monday, received: 1, waiting: 1 },
    ]);
    expect(home.domains.map(({ status, count }) => [status.name, count])).toEqual([
      ['Registered', 1],
      ['Draft', 0],
      ['Removed', 0],
    ]);
  });

  test('is empty for a new user and for a superuser without companies', async ({ world }) => {
    for (const person of [await world.user(), await world.superuser()]) {
      const home = await person.call(getHome, {});
      expect(home).toMatchObject({
        companies: [],
        open_orders: [],
        notices: { open_count: 0, oldest_open: null, newest: [] },
      });
      expect(home.notices.weeks.every(({ received }) => received === 0)).toBe(true);
    }
  });

  test('counts notices by day correctly through every change, before and after compaction', async ({ world }) => {
    const owner = await world.user();
    const [company_id, other] = [await world.company([[owner, 'owner']]), await world.company([[owner, 'owner']])];
    const thisWeek = async () => {
      const { received, waiting } = (await owner.call(getHome, {})).notices.weeks.at(-1)!;
      return [received, waiting];
    };
    const id = await putNotice(world, { company_id });
    const gone = await putNotice(world, { company_id: other });
    expect(await thisWeek()).toEqual([2, 2]);
    await compactCounters(world.deps.db);
    expect(await thisWeek()).toEqual([2, 2]);
    await owner.call(updateNotice, { params: { id }, body: { status: NOTICE_STATUS.in_progress } });
    expect(await thisWeek()).toEqual([2, 2]);
    await owner.call(updateNotice, { params: { id }, body: { status: NOTICE_STATUS.resolved } });
    expect(await thisWeek()).toEqual([2, 1]);
    await owner.call(deleteNotice, { params: { id: gone } });
    expect(await thisWeek()).toEqual([1, 0]);
    await compactCounters(world.deps.db);
    expect(await thisWeek()).toEqual([1, 0]);
    await owner.call(updateNotice, { params: { id }, body: { received_date: daysAgo(world, 30).toISOString() } });
    expect(await thisWeek()).toEqual([0, 0]);
    await world.deps.db.deleteFrom('companies').where('id', '=', company_id).execute();
    expect((await owner.call(getHome, {})).notices.weeks.reduce((sum, { received }) => sum + received, 0)).toBe(0);
  });
});

describe('the agent’s dashboard', () => {
  test('counts open work across all customers', async ({ world }) => {
    const [superuser, owner] = [await world.superuser(), await world.user()];
    const before = await superuser.call(getDesk, {});
    const { company_id } = await registeredCompany(world, owner);
    const order = await orderIn(world, owner, 'processing');
    await putNotice(world);
    const failed = await putNotice(world, { company_id });
    await world.deps.db.updateTable('notices').set({ is_forward_failed: true }).where('id', '=', failed).execute();
    const after = await superuser.call(getDesk, {});
    // Other tests share this database, so the numbers can only be higher.
    expect(after.orders.to_process).toBeGreaterThanOrEqual(1);
    expect(after.orders.newest.length).toBeGreaterThan(0);
    expect(after.orders.oldest!.id).toBeLessThanOrEqual(order.id);
    expect(after.notices.unmatched).toBeGreaterThanOrEqual(1);
    expect(after.notices.failed_forwards).toBeGreaterThanOrEqual(1);
    expect(after.notices.open_count).toBeGreaterThanOrEqual(2);
    expect(Number(after.revenue.weeks.at(-1)!.amount)).toBeGreaterThanOrEqual(
      Number(before.revenue.weeks.at(-1)!.amount) + 960,
    );
    expect(after.revenue.weeks.at(-1)!.invoices).toBeGreaterThanOrEqual(1);
    expect(after.revenue.weeks).toHaveLength(HOME_WEEKS);
    expect(after.companies.next_to_expire.length).toBeGreaterThan(0);
    expect(Object.keys(after.trouble)).toEqual(['dead_jobs', 'failed_mails']);
  });
});

describe('the tab counts of the notice list', () => {
  test('match the counts of the lists they lead to, in one call', async ({ world }) => {
    const owner = await world.user();
    const company_id = await world.company([[owner, 'owner']]);
    await putDomain(world, company_id);
    for (const status_id of [15, 15, 16, 18, 21]) await putNotice(world, { company_id, status_id });
    const lost = await putNotice(world, { company_id });
    const sent = { is_sent: true, is_forward_failed: true };
    await world.deps.db.updateTable('notices').set(sent).where('id', '=', lost).execute();
    await putNotice(world);
    const counts = await owner.call(countNotices, {});
    expect(counts).toMatchObject({ all: 6, without_sent: 5, forward_failed: 1, unmatched: 0 });
    for (const { id, count } of counts.statuses) {
      expect([id, (await owner.call(listNotices, { query: { status: id } })).count]).toEqual([id, count]);
    }
    expect((await owner.call(listNoticesWithoutSent, {})).count).toBe(counts.without_sent);
    const undelivered = await owner.call(listNotices, { query: { is_forward_failed: 'true' } });
    expect([undelivered.count, undelivered.results[0]!.id]).toEqual([1, lost]);
    expect((await owner.call(listNotices, { query: { is_forward_failed: 'false' } })).count).toBe(5);
    expect((await (await world.superuser()).call(countNotices, {})).unmatched).toBeGreaterThanOrEqual(1);
    expect(await (await world.user()).call(countNotices, {})).toMatchObject({ all: 0, without_sent: 0, unmatched: 0 });
  });
});
