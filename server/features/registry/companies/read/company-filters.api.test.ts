import { describe, expect } from 'vitest';
import { exportCompanies, listCompanies } from '#core/contract/registry/companies.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { addDays, dateOf } from '#core/rules/text/calendar.ts';
import { PROTECTIONS } from '#core/rules/views/protection.ts';
import { checkCounters } from '#server/db/counters/check-counters.ts';
import { newCompany } from '#tests/world/companies.ts';
import { putNotice } from '#tests/world/notices.ts';
import { test, type World } from '#tests/world/world.ts';

const uniqueWord = () => `Mark${Math.random().toString(36).slice(2, 12)}`;

/** Companies in every state that affects protection, which only this test's search finds. */
async function companiesInEveryState(world: World) {
  const { db } = world.deps;
  const [superuser, owner, word] = [await world.superuser(), await world.user(), uniqueWord()];
  const today = dateOf(world.clock.now());
  let made = 0;
  const put = async (status_id: number, days: number | null, more: { owner?: boolean; email?: string } = {}) => {
    const id = await world.company(more.owner === false ? [] : [[owner, 'owner']], status_id);
    await db
      .updateTable('companies')
      .set({
        name: `${word} ${++made}`,
        expires_date: days === null ? null : addDays(today, days),
        notice_email: more.email ?? null,
      })
      .where('id', '=', id)
      .execute();
    return id;
  };
  const { registered, suspended, expired, new: fresh, removed } = COMPANY_STATUS;
  const ids = {
    calm: await put(registered, 400),
    suspendedCalm: await put(suspended, 31),
    close: await put(registered, 30),
    last: await put(suspended, 1),
    lapsed: await put(registered, 0),
    expired: await put(expired, -5),
    fresh: await put(fresh, null),
    removed: await put(removed, 200),
    pastDue: await put(registered, 200),
    failed: await put(registered, 200),
    nobody: await put(registered, 200, { owner: false }),
    addressed: await put(registered, 200, { owner: false, email: 'notices@example.com' }),
  };
  const subscription = { period: 'year', current_period_end: addDays(today, -20), anchor_day: 1 } as const;
  await db
    .insertInto('subscriptions')
    .values({ ...subscription, company_id: ids.pastDue, status: 'past_due' })
    .execute();
  const notice = await putNotice(world, { company_id: ids.failed });
  await db.updateTable('notices').set({ is_forward_failed: true }).where('id', '=', notice).execute();
  const list = async (query: object) => {
    const asked = { search: word, ordering: 'id', limit: 500, ...query } as const;
    const { results, count } = await superuser.call(listCompanies, { query: asked });
    expect(count).toBe(results.length);
    return results;
  };
  return { superuser, word, ids, list };
}

describe('the filters of the list of companies', () => {
  test('the protection filter matches the protection shown', async ({ world }) => {
    const { ids, list } = await companiesInEveryState(world);
    const all = await list({});
    expect(all).toHaveLength(Object.keys(ids).length);
    for (const protection of PROTECTIONS) {
      const shown = all.filter((company) => company.protection === protection).map(({ id }) => id);
      expect(
        (await list({ protection })).map(({ id }) => id),
        protection,
      ).toEqual(shown);
    }
    expect((await list({ protection: 'action_needed' })).map(({ id }) => id)).toEqual([
      ids.close,
      ids.last,
      ids.pastDue,
      ids.failed,
      ids.nobody,
    ]);
  });

  test('the expires_within filter matches unexpired companies that expire within that many days', async ({ world }) => {
    const { ids, list } = await companiesInEveryState(world);
    const within = async (days: number) => (await list({ expires_within: days })).map(({ id }) => id);
    expect(await within(1)).toEqual([ids.last]);
    expect(await within(30)).toEqual([ids.close, ids.last]);
    expect(await within(31)).toEqual([ids.suspendedCalm, ids.close, ids.last]);
  });

  test('has_overdue matches companies with an overdue invoice or a subscription that is past due', async ({
    world,
  }) => {
    const { ids, list } = await companiesInEveryState(world);
    const today = dateOf(world.clock.now());
    const put = (company_id: number, due_date: string, status: 'open' | 'paid') =>
      world.deps.db
        .insertInto('invoices')
        .values({
          ...{ number: uniqueWord(), company_id, date: today, due_date, status, total_cents: 100 },
          ...{ lines: '[]', bill_to: '{}' },
        } as never)
        .execute();
    await put(ids.calm, addDays(today, -1), 'open');
    await put(ids.close, today, 'open');
    await put(ids.last, addDays(today, -1), 'paid');
    expect((await list({ has_overdue: true })).map(({ id }) => id)).toEqual([ids.calm, ids.pastDue]);
    expect(await list({ has_overdue: false })).toHaveLength(Object.keys(ids).length - 2);
  });

  test('companies are filtered by open order and by balance', async ({ world }) => {
    const [superuser, owner, word] = [await world.superuser(), await world.user(), uniqueWord()];
    const { company: draft } = await newCompany(owner, { name: `${word} draft` });
    const { company: owing } = await newCompany(owner, { name: `${word} owing` });
    const quiet = await world.company([[owner, 'owner']]);
    const { db } = world.deps;
    await db
      .updateTable('companies')
      .set({ name: `${word} quiet` })
      .where('id', '=', quiet)
      .execute();
    const invoice = { date: '2026-01-02', due_date: '2026-01-16', lines: '[]', bill_to: '{}' };
    for (const [number, company_id, status, total_cents] of [
      ['a', owing.id, 'open', 96_000],
      ['b', owing.id, 'open', 10_050],
      ['c', owing.id, 'paid', 5_000],
      ['d', quiet, 'void', 96_000],
    ] as const) {
      const values = { ...invoice, number: `${word}-${number}`, company_id, status, total_cents };
      await db
        .insertInto('invoices')
        .values(values as never)
        .execute();
    }
    const list = async (query: object) =>
      (await superuser.call(listCompanies, { query: { search: word, ordering: 'id', ...query } })).results;
    const ids = async (query: object) => (await list(query)).map(({ id }) => id);
    expect(await ids({ has_open_order: 'true' })).toEqual([draft.id, owing.id]);
    expect(await ids({ has_open_order: 'false' })).toEqual([quiet]);
    expect(await ids({ has_balance: '1' })).toEqual([owing.id]);
    expect(await ids({ has_balance: 'False' })).toEqual([draft.id, quiet]);
    expect(await ids({ has_balance: 'true', has_open_order: 'false' })).toEqual([]);
    expect((await list({ with_balance: 'true' })).map(({ balance }) => balance)).toEqual(['0.00', '1060.50', '0.00']);
    expect((await list({})).every((company) => !('balance' in company))).toBe(true);
  });

  test('the counters stay exact through every change of companies', async ({ world }) => {
    const { ids } = await companiesInEveryState(world);
    const { db } = world.deps;
    await db.updateTable('companies').set({ status_id: COMPANY_STATUS.suspended }).where('id', '=', ids.calm).execute();
    await db.deleteFrom('companies').where('id', 'in', [ids.nobody, ids.fresh]).execute();
    expect(await checkCounters(db)).toEqual([]);
  });
});

describe('the export of companies', () => {
  const lines = (body: string) => body.slice(1).trimEnd().split('\r\n');

  test('follows the filters and the ordering, starts with a UTF-8 BOM and escapes formulas', async ({ world }) => {
    const [superuser, owner, word] = [await world.superuser(), await world.user(), uniqueWord()];
    await newCompany(owner, { name: `=1+1 ${word}`, phone: '+1 302 555 0100' });
    await newCompany(owner, { name: `Ærø, "${word}"` });
    await newCompany(owner, { name: `@${word}`, address: '-1 Quay Street' });
    const response = await superuser.request({
      method: 'GET',
      url: `/api/companies/export/?search=${word}&ordering=id&status__name=New`,
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    const today = dateOf(world.clock.now());
    expect(response.headers['content-disposition']).toContain(`attachment; filename="companies-${today}.csv"`);
    expect(response.body.charCodeAt(0)).toBe(0xfeff);
    const [head, first, second, third, ...rest] = lines(response.body);
    const [before, after] = head!.split('country,');
    expect(before).toBe(
      'id,name,status,protection,expires_date,days_left,open_order,open_order_status,balance,subscription,current_period_end,' +
        'dmca_public_id,dmca_registration_id,address,line1,line2,city,state,zip,',
    );
    expect(after).toMatch(/^phone,([a-z_]+,)*notice_email,domains,notices,orders,created_date$/);
    expect(first).toMatch(new RegExp(`^\\d+,'=1\\+1 ${word},New,not_protected,,,\\d+,Draft,0\\.00,`));
    expect(first).toContain(",'+1 302 555 0100,");
    expect(second).toContain(`,"Ærø, ""${word}""",New,`);
    expect(third).toContain(`,'@${word},New,`);
    expect(third).toContain(",'-1 Quay Street,");
    expect(rest).toEqual([]);
  });

  test('contains each company once, over more than one batch', async ({ world }) => {
    const [superuser, word] = [await world.superuser(), uniqueWord()];
    const row = { status_id: COMPANY_STATUS.new, created_date: world.clock.now(), notice_email: null };
    await world.deps.db
      .insertInto('companies')
      .values(Array.from({ length: 1101 }, (_, n) => ({ ...row, name: `${word} ${n}` })))
      .execute();
    const response = await superuser.request({
      method: 'GET',
      url: `/api/companies/export/?search=${word}&ordering=id`,
    });
    const names = lines(response.body)
      .slice(1)
      .map((line) => line.split(',')[1]);
    expect(names).toEqual(Array.from({ length: 1101 }, (_, n) => `${word} ${n}`));
  });

  test('is for superusers only, rejects paging parameters and is rate-limited', async ({ world }) => {
    const [superuser, owner] = [await world.superuser(), await world.user()];
    expect((await owner.refused(exportCompanies, {})).status).toBe(403);
    const url = '/api/companies/export/?search=nothing-of-the-kind';
    expect((await superuser.request({ method: 'GET', url: `${url}&limit=1` })).statusCode).toBe(400);
    const statuses = new Set<number>();
    for (let call = 0; call < 31; call++) statuses.add((await superuser.request({ method: 'GET', url })).statusCode);
    expect([...statuses]).toEqual([200, 429]);
  });
});
