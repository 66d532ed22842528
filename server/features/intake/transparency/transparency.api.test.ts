import { describe, expect } from 'vitest';
import { listCompanyNotices } from '#core/contract/intake/notices.ts';
import {
  exportTransparencyCsv,
  exportTransparencyPdf,
  getTransparency,
  type Transparency,
} from '#core/contract/intake/transparency.ts';
import { KINDS } from '#core/rules/intake/notice-completeness.ts';
import { DECLINE_REASONS } from '#core/rules/intake/url-states.ts';
import { act, noticeOn, noticeSeen, type Site, siteOf } from '#tests/world/actions.ts';
import { COMPLETE, putContact } from '#tests/world/notices.ts';
import type { Person } from '#tests/world/person.ts';
import { tokenOf } from '#tests/world/tokens.ts';
import { test, type World } from '#tests/world/world.ts';

const NOW = '2026-11-18T10:00:00Z';
const read = (who: Person, { company_id }: Site, from = '2026-01', to = '2026-11'): Promise<Transparency> =>
  who.call(getTransparency, { params: { id: company_id }, query: { from, to } });
const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((all, count) => all + count, 0);
const at = (day: string): Date => new Date(`${day}T00:00:00Z`);

async function contactOf(world: World, company_id: number, company: string): Promise<number> {
  const id = await putContact(world, company_id);
  await world.deps.db.updateTable('contacts').set({ company }).where('id', '=', id).execute();
  return id;
}

test('a report counts by the month of receipt in UTC and by the present states', async ({ world }) => {
  world.clock.set(new Date(NOW));
  const site = await siteOf(world);
  const [acme, rights, person] = [
    await contactOf(world, site.company_id, 'Acme Rights  GmbH'),
    await contactOf(world, site.company_id, 'ACME Rights GmbH'),
    await contactOf(world, site.company_id, ''),
  ];
  // The last moment of September and the first one of October, in UTC.
  const september = await noticeOn(world, site, { urls: 2, received_date: new Date('2026-09-30T23:59:59Z') });
  const october = await noticeOn(world, site, { urls: 5, received_date: at('2026-10-01'), sender_id: acme });
  await noticeOn(world, site, { urls: 1, received_date: at('2026-10-31'), sender_id: rights, source_id: 3 });
  await noticeOn(world, site, { urls: 1, received_date: at('2026-10-15'), sender_id: person, source_id: 2 });
  const bounce = { ...COMPLETE, kind: 'bounce', verdict: 'not_a_notice' } as const;
  await noticeOn(world, site, { urls: 3, received_date: at('2026-10-20'), completeness: bounce });
  const deleted = await noticeOn(world, site, { received_date: at('2026-10-02') });
  await world.deps.db
    .updateTable('notices')
    .set({ deleted_date: at('2026-10-03') })
    .where('id', '=', deleted)
    .execute();
  await noticeOn(world, await siteOf(world), { urls: 4, received_date: at('2026-10-10') });

  const urls = (await noticeSeen(site.owner, october)).urls.map(({ id }) => id);
  const on = (index: number) => ({ urls: [urls[index]!] });
  await act(site.owner, october, { action: 'disabled', date: '2026-10-01T02:00:00Z', ...on(0) });
  await act(site.owner, october, { action: 'disabled', date: '2026-10-01T05:30:00Z', ...on(1) });
  await act(site.owner, october, { action: 'declined', reason: 'fair_use', ...on(2) });
  await act(site.owner, october, { action: 'disabled', ...on(3) });
  await act(site.owner, october, { action: 'restored', ...on(3) });
  await act(site.owner, october, { action: 'gone', ...on(4) });
  await act(site.owner, october, { action: 'undone', ...on(4) });
  await act(site.owner, september, { action: 'disabled', date: '2026-10-01T23:59:59Z' });

  const report = await read(site.owner, site, '2026-08', '2026-11');
  expect(report.months.map(({ month }) => month)).toEqual(['2026-08', '2026-09', '2026-10', '2026-11']);
  const kinds = Object.fromEntries(KINDS.map((kind) => [kind, 0]));
  const reasons = Object.fromEntries(DECLINE_REASONS.map((reason) => [reason, 0]));
  const sources = { email: 0, web_form: 0, post: 0, courier: 0, fax: 0, api: 0 };
  const none = { urls: 0, disabled: 0, gone: 0, declined: reasons, open: 0, counter_notices: 0, restored: 0 };
  const empty = { received: 0, by_kind: kinds, by_source: sources, ...none, median_hours_to_disable: null };
  expect(report.months[0]).toEqual({ month: '2026-08', ...empty });
  expect(report.months[1]).toEqual({
    ...{
      ...empty,
      month: '2026-09',
      received: 1,
      by_kind: { ...kinds, takedown: 1 },
      by_source: { ...sources, email: 1 },
    },
    ...{ urls: 2, disabled: 2, median_hours_to_disable: 24 },
  });
  const numbers = {
    received: 4,
    by_kind: { ...kinds, takedown: 3, bounce: 1 },
    by_source: { ...sources, email: 2, web_form: 1, post: 1 },
    ...{
      urls: 7,
      disabled: 2,
      gone: 0,
      declined: { ...reasons, fair_use: 1 },
      open: 3,
      counter_notices: 0,
      restored: 1,
    },
    // The mean of 2 and 5.5, with one decimal.
    median_hours_to_disable: 3.8,
  };
  expect(report.months[2]).toEqual({ month: '2026-10', ...numbers });
  expect(report.totals).toMatchObject({ received: 5, urls: 9, disabled: 4, median_hours_to_disable: 14.8 });
  // Spellings of one organization are one; senders without an organization are not named.
  expect(report.senders).toHaveLength(1);
  expect(report.senders[0]).toMatchObject({ notices: 2, urls: 6 });
  expect(report.senders[0]!.name.toLowerCase()).toBe('acme rights gmbh');
});

test('the months of any company add up to its list of notices, and the states to the URLs', async ({ world }) => {
  world.clock.set(new Date(NOW));
  const sites = [await siteOf(world), await siteOf(world)];
  let seed = 42;
  const random = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
  for (let n = 0; n < 40; n++) {
    const site = sites[random(2)]!;
    const received_date = new Date(Date.parse(NOW) - random(250) * 86_400_000);
    const completeness = { ...COMPLETE, kind: KINDS[random(KINDS.length)]! };
    const id = await noticeOn(world, site, {
      urls: 1 + random(3),
      received_date,
      completeness,
      source_id: 1 + random(6),
    });
    const done = ['disabled', 'gone', 'declined', undefined][random(4)];
    if (done) await act(site.owner, id, { action: done, ...(done === 'declined' && { reason: 'licensed' }) });
  }
  for (const site of sites) {
    const { months, totals } = await read(site.owner, site, '2026-01', '2026-11');
    const list = await site.owner.call(listCompanyNotices, { params: { id: site.company_id }, query: { limit: 500 } });
    expect(totals.received).toBe(list.count);
    for (const row of [...months, totals]) {
      expect(sum(row.by_kind)).toBe(row.received);
      expect(sum(row.by_source)).toBe(row.received);
      expect(row.disabled + row.gone + sum(row.declined) + row.open + row.restored).toBe(row.urls);
    }
    for (const { month, received } of months)
      expect(list.results.filter(({ received_date }) => received_date.startsWith(month))).toHaveLength(received);
  }
});

describe('the range and the exports', () => {
  test('bad ranges are refused, 60 months are not', async ({ world }) => {
    world.clock.set(new Date(NOW));
    const site = await siteOf(world);
    const refused = async (query: object) => {
      const { status, body } = await site.owner.refused(getTransparency, {
        params: { id: site.company_id },
        query,
      } as never);
      return [status, Object.keys(body).filter((key) => key === 'from' || key === 'to')];
    };
    for (const [query, fields] of [
      [{}, ['from', 'to']],
      [{ from: '2026-01' }, ['to']],
      [{ to: '2026-01' }, ['from']],
      [{ from: '2026-1', to: '2026-13' }, ['from', 'to']],
      [{ from: '2026-01-01', to: '2026-02' }, ['from']],
      [{ from: '2026-03', to: '2026-02' }, ['to']],
      [{ from: '2026-11', to: '2026-12' }, ['to']],
      [{ from: '2027-01', to: '2027-01' }, ['from']],
      [{ from: '2021-11', to: '2026-11' }, ['to']],
    ] as const)
      expect([query, ...(await refused(query))]).toEqual([query, 400, fields]);
    const stranger = await world.user();
    const params = { id: site.company_id };
    for (const query of [{}, { from: '2026-11', to: '2026-11' }])
      expect((await stranger.refused(getTransparency, { params, query } as never)).status).toBe(404);
    expect((await read(site.owner, site, '2021-12', '2026-11')).months).toHaveLength(60);
    expect((await read(site.owner, site, '2026-11', '2026-11')).months).toHaveLength(1);
  });

  test('CSV and PDF, with and without trailing slash, also for a token of the company', async ({ world }) => {
    world.clock.set(new Date(NOW));
    const site = await siteOf(world);
    const id = await noticeOn(world, site, { urls: 2, received_date: at('2026-10-05') });
    await act(site.owner, id, { action: 'declined', reason: 'licensed' });
    const system = await tokenOf(world, site.company_id, 'reports:read');
    const get = (who: Person, path: string) =>
      who.request({ method: 'GET', url: `/api/companies/${site.company_id}/${path}?from=2026-09&to=2026-10` });
    expect((await read(system, site, '2026-09', '2026-10')).totals.received).toBe(1);
    for (const who of [site.owner, system])
      for (const path of ['transparency.csv', 'transparency.csv/']) {
        const { statusCode, headers, body } = await get(who, path);
        expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
        const [head, ...rows] = body.replace('\uFEFF', '').trimEnd().split('\r\n');
        const titles = head!.split(',');
        const value = (row: string, title: string) => row.split(',')[titles.indexOf(title)];
        expect(rows.map((row) => row.split(',')[0])).toEqual(['2026-09', '2026-10', 'Total']);
        expect(rows.map((row) => value(row, 'received'))).toEqual(['0', '1', '1']);
        expect(rows.map((row) => value(row, 'declined_licensed'))).toEqual(['0', '2', '2']);
      }
    for (const path of ['transparency.pdf', 'transparency.pdf/']) {
      const { statusCode, headers, rawPayload } = await get(site.owner, path);
      expect([statusCode, headers['content-type'], rawPayload.subarray(0, 5).toString()]).toEqual([
        200,
        'application/pdf',
        '%PDF-',
      ]);
    }
    const query = { from: '2026-11', to: '2026-10' };
    for (const endpoint of [exportTransparencyCsv, exportTransparencyPdf])
      expect((await site.owner.refused(endpoint, { params: { id: site.company_id }, query } as never)).status).toBe(
        400,
      );
  });
});
