import { describe, expect } from 'vitest';
import { checkLastNotice } from '#core/contract/intake/notice-counts.ts';
import {
  changeNoticeSender,
  deleteNotice,
  getNotice,
  listCompanyNotices,
  listNotices,
  listNoticesWithoutSent,
  type NoticeUpdate,
  updateNotice,
} from '#core/contract/intake/notices.ts';
import { compactCounters } from '#server/db/counters/compact-counters.ts';
import { putDomain } from '#tests/world/companies.ts';
import { putContact, putNotice } from '#tests/world/notices.ts';
import { test } from '#tests/world/world.ts';

describe('visibility', () => {
  test('customers see their companies’ notices with URLs on their own domains, superusers see all', async ({
    world,
  }) => {
    const [owner, superuser, other] = [await world.user(), await world.superuser(), await world.user()];
    const company_id = await world.company([[owner, 'owner']]);
    await world.company([[other, 'owner']]);
    const domain = await putDomain(world, company_id);
    const urls = [
      { url: 'https://store.example.net/original', role: 'mentioned' as const },
      { url: `https://${domain.name}/copy`, domain_id: domain.id },
      { url: 'https://elsewhere.example.org/copy' },
    ];
    const id = await putNotice(world, { company_id, urls });
    const mine = await owner.call(getNotice, { params: { id } });
    expect(mine.urls.map(({ url }) => url)).toEqual([`https://${domain.name}/copy`]);
    expect([mine.url, mine.urls_count, mine.urls[0]?.domain]).toEqual([
      `https://${domain.name}/copy`,
      1,
      { id: domain.id, name: domain.name },
    ]);
    const all = await superuser.call(getNotice, { params: { id } });
    expect(all.urls.map(({ url, role }) => [url, role])).toEqual([
      [`https://${domain.name}/copy`, 'reported'],
      ['https://elsewhere.example.org/copy', 'reported'],
      ['https://store.example.net/original', 'mentioned'],
    ]);
    expect((await other.refused(getNotice, { params: { id } })).status).toBe(404);
    expect((await owner.call(listNotices, { query: {} })).results.map((one) => one.id)).toEqual([id]);
    expect((await other.call(listNotices, { query: {} })).count).toBe(0);
    expect((await other.refused(listCompanyNotices, { params: { id: company_id }, query: {} })).status).toBe(404);
    for (const company__id of [company_id, company_id + 1]) {
      const ofCompany = await owner.call(listCompanyNotices, { params: { id: company_id }, query: { company__id } });
      expect(ofCompany.count).toBe(company__id === company_id ? 1 : 0);
    }
  });

  test('its `url` is the first one that the caller may see and that is not ignored, else null', async ({ world }) => {
    const [owner, superuser] = [await world.user(), await world.superuser()];
    const company_id = await world.company([[owner, 'owner']]);
    const domain = await putDomain(world, company_id);
    const own = (path: string, is_ignored: boolean) => ({
      ...{ url: `https://${domain.name}/${path}`, domain_id: domain.id, is_ignored },
    });
    const elsewhere = { url: 'https://elsewhere.example.org/copy' };
    const ignored = Array.from({ length: 12 }, (_, n) => own(`ignored-${n}`, true));
    const cases = [
      { urls: [elsewhere, own('a', true), own('b', false)], mine: `https://${domain.name}/b`, all: elsewhere.url },
      { urls: [own('a', true), elsewhere], mine: null, all: elsewhere.url },
      {
        urls: [...ignored, own('last', false)],
        mine: `https://${domain.name}/last`,
        all: `https://${domain.name}/last`,
      },
      { urls: [own('a', true)], mine: null, all: null },
      { urls: [], mine: null, all: null },
    ];
    for (const { urls, mine, all } of cases) {
      const id = await putNotice(world, { company_id, urls });
      for (const [person, url] of [
        [owner, mine],
        [superuser, all],
      ] as const) {
        const notice = await person.call(getNotice, { params: { id } });
        expect(notice.url).toBe(url);
        const { results } = await person.call(listNotices, {
          query: { company: company_id, ordering: '-id', limit: 1 },
        });
        expect([results[0]!.id, results[0]!.url]).toEqual([id, url]);
        expect(notice).toMatchObject(results[0]!);
        expect(results[0]!.urls_count).toBe(notice.urls.length);
      }
    }
  });

  test('an earlier notice or an answer of another company is shown to superusers, not to customers', async ({
    world,
  }) => {
    const [alice, bob, superuser] = [await world.user(), await world.user(), await world.superuser()];
    const [a, b] = [await world.company([[alice, 'owner']]), await world.company([[bob, 'owner']])];
    const answered = await putNotice(world, { company_id: a });
    const same = { company_id: b, case_hash: `case-${b}` };
    const before = await putNotice(world, same);
    await putNotice(world, { ...same, company_id: a });
    const id = await putNotice(world, { ...same, answers_id: answered });
    const earlier = async (person: typeof bob) =>
      (await person.call(getNotice, { params: { id } })).earlier.map((one) => one.id);
    expect([await earlier(superuser), await earlier(bob)]).toEqual([[before, answered], [before]]);
    const answers = async (person: typeof bob) =>
      (await person.call(getNotice, { params: { id: answered } })).answers.map((one) => one.id);
    expect([await answers(superuser), await answers(alice)]).toEqual([[id], []]);
    // A member of both companies sees both.
    await world.join(a, bob, 'viewer');
    expect([await earlier(bob), await answers(bob)]).toEqual([[before, answered], [id]]);
  });

  test('unassigned notices are shown to superusers only', async ({ world }) => {
    const [user, superuser] = [await world.user(), await world.superuser()];
    await world.company([[user, 'owner']]);
    const suggested_company_id = await world.company([[user, 'owner']]);
    const id = await putNotice(world, { suggested_company_id });
    expect((await user.refused(getNotice, { params: { id } })).status).toBe(404);
    const notice = await superuser.call(getNotice, { params: { id } });
    expect(notice).toMatchObject({ company: null, suggested_company: { id: suggested_company_id } });
  });
});

describe('the list', () => {
  test('starts every page at the right notice, before and after the counters are compacted', async ({ world }) => {
    const owner = await world.user();
    const company_id = await world.company([[owner, 'owner']]);
    const ids: number[] = [];
    for (let n = 0; n < 24; n++) {
      ids.unshift(await putNotice(world, { company_id, received_date: new Date(Date.UTC(2025, n / 2, 1 + n)) }));
    }
    const everyPage = async (query: object, wanted: readonly number[]) => {
      for (const [offset, id] of wanted.entries()) {
        const { results, count } = await owner.call(listNotices, { query: { ...query, limit: 1, offset } });
        expect([offset, results[0]?.id, count]).toEqual([offset, id, wanted.length]);
      }
    };
    await everyPage({}, ids);
    await compactCounters(world.deps.db);
    await everyPage({}, ids);
    // One month has no New notice any more, and one notice moves to another month.
    for (const id of ids.slice(4, 8)) await owner.call(updateNotice, { params: { id }, body: { status: 18 } });
    const moved = ids.pop()!;
    const received_date = new Date(Date.UTC(2026, 0, 31)).toISOString();
    await owner.call(updateNotice, { params: { id: moved }, body: { received_date } });
    const isNew = [moved, ...ids.slice(0, 4), ...ids.slice(8)];
    await everyPage({ status: 15 }, isNew);
    await compactCounters(world.deps.db);
    await everyPage({ status: 15 }, isNew);
    await everyPage({ status: 15, ordering: 'received_date' }, isNew.toReversed());
    await everyPage({ status: 18 }, ids.slice(4, 8));
  });

  test('is filtered, searched, ordered and counted', async ({ world }) => {
    const owner = await world.user();
    const company_id = await world.company([[owner, 'owner']]);
    const second = await world.company([[owner, 'owner']]);
    const sender_id = await putContact(world);
    const domain = await putDomain(world, second);
    const day = (n: number) => new Date(Date.UTC(2026, 0, n));
    const a = await putNotice(world, { company_id, received_date: day(1), subject: 'Alpha', status_id: 18 });
    const b = await putNotice(world, { company_id: second, received_date: day(2), subject: 'Beta', sender_id });
    const c = await putNotice(world, {
      company_id: second,
      received_date: day(3),
      subject: 'Gamma alpha',
      urls: [{ url: `https://${domain.name}/`, domain_id: domain.id }],
    });
    const ask = async (query: object) => {
      const { results, count } = await owner.call(listNotices, { query });
      return [results.map(({ id }) => id), count];
    };
    expect(await ask({})).toEqual([[c, b, a], 3]);
    expect(await ask({ limit: 1, offset: 2 })).toEqual([[a], 3]);
    expect(await ask({ limit: 1, offset: 1, ordering: 'received_date' })).toEqual([[b], 3]);
    expect(await ask({ search: 'ALPHA' })).toEqual([[c, a], 2]);
    expect(await ask({ search: 'quayside' })).toEqual([[b], 1]);
    expect(await ask({ search: `#${a}` })).toEqual([[a], 1]);
    expect(await ask({ search: domain.name })).toEqual([[c], 1]);
    expect(await ask({ status__name: 'Resolved' })).toEqual([[a], 1]);
    expect(await ask({ status: 15, company: second })).toEqual([[c, b], 2]);
    expect(await ask({ sender__id: sender_id })).toEqual([[b], 1]);
    expect(await ask({ domain: domain.id })).toEqual([[c], 1]);
    expect(await ask({ ordering: 'subject' })).toEqual([[a, b, c], 3]);
    expect((await owner.refused(listNotices, { query: { status__name: 'Nice' } as never })).status).toBe(400);
  });

  test('contains a notice once even if several search criteria match, for its owner and for superusers', async ({
    world,
  }) => {
    const owner = await world.user();
    const company_id = await world.company([[owner, 'owner']]);
    const domain = await putDomain(world, company_id);
    const word = domain.name;
    const sender_id = await putContact(world);
    await world.deps.db.updateTable('contacts').set({ name: word }).where('id', '=', sender_id).execute();
    const urls = [{ url: `https://${word}/`, domain_id: domain.id }];
    const ids: number[] = [];
    // Only the beginning of a very long subject is searched.
    const endless = `${'quay '.repeat(1000)}${word}`;
    for (const subject of [`About ${word}`, endless, 'About nothing']) {
      for (const sender of [{ sender_id }, {}]) {
        for (const on of [{ urls }, {}]) {
          ids.unshift(await putNotice(world, { company_id, subject, ...sender, ...on }));
        }
      }
    }
    // The last one matches nothing; over all companies, the very long subject alone is not found either.
    const wanted = ids.slice(1);
    const beyond = ids[4]!;
    const numbered = wanted[0]!;
    const subject = `Notice ${numbered}, again`;
    await world.deps.db.updateTable('notices').set({ subject }).where('id', '=', numbered).execute();
    for (const who of [owner, await world.superuser()]) {
      const found = who === owner ? wanted : wanted.filter((id) => id !== beyond);
      const { results, count } = await who.call(listNotices, { query: { search: word, ordering: '-id', limit: 50 } });
      expect([results.map(({ id }) => id), count]).toEqual([found, found.length]);
      const { results: those } = await who.call(listNotices, { query: { search: `${numbered}`, limit: 500 } });
      expect(those.filter(({ id }) => id === numbered)).toHaveLength(1);
    }
  });

  test('of notices without a sent mail', async ({ world }) => {
    const owner = await world.user();
    const company_id = await world.company([[owner, 'owner']]);
    const waiting = await putNotice(world, { company_id });
    const sent = await putNotice(world, { company_id });
    await world.deps.db.updateTable('notices').set({ is_sent: true }).where('id', '=', sent).execute();
    const { results } = await owner.call(listNoticesWithoutSent, { query: {} });
    expect(results.map(({ id }) => id)).toEqual([waiting]);
  });

  test('has the newest notice, the number of New ones and, for the badge, of those to handle', async ({ world }) => {
    const owner = await world.user();
    const none = await owner.call(checkLastNotice, {});
    expect(none).toEqual({ id: null, received_date: null, new_count: 0, open_count: 0 });
    const company_id = await world.company([[owner, 'owner']]);
    await putNotice(world, { company_id, received_date: new Date('2026-01-01') });
    const id = await putNotice(world, { company_id, status_id: 16, received_date: new Date('2026-02-01') });
    const session = await world.session(owner);
    expect(await session.call(checkLastNotice, {})).toEqual({
      id,
      received_date: '2026-02-01T00:00:00.000Z',
      new_count: 1,
      open_count: 2,
    });
  });
});

describe('a change of a notice', () => {
  test('can set the status, facts and elements, and is recorded in the history', async ({ world }) => {
    const owner = await world.user();
    const company_id = await world.company([[owner, 'owner']]);
    const id = await putNotice(world, { company_id });
    const body = { status: 17, subject: 'Renamed', completeness: { accuracy: false }, notes: 'Asked them.' };
    const notice = await owner.call(updateNotice, { params: { id }, body });
    expect(notice).toMatchObject({
      status: { id: 17, name: 'In progress' },
      subject: 'Renamed',
      completeness: { accuracy: false, verdict: 'core_only', is_corrected: true },
      notes: [{ text: 'Asked them.' }],
    });
    expect(notice.history[0]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'status', from: 'New', to: 'In progress' },
        { field: 'subject', from: 'Notice of infringement', to: 'Renamed' },
        { field: 'accuracy', from: 'found', to: 'missing' },
        { field: 'completeness', from: 'complete', to: 'core_only' },
      ]),
    );
    const judged = await owner.call(updateNotice, { params: { id }, body: { completeness: { verdict: 'defective' } } });
    expect(judged.completeness.verdict).toBe('defective');
  });

  test('records each corrected element, and the verdict only if it changed', async ({ world }) => {
    const owner = await world.user();
    const id = await putNotice(world, { company_id: await world.company([[owner, 'owner']]) });
    const correct = async (completeness: NoticeUpdate['completeness']) =>
      (await owner.call(updateNotice, { params: { id }, body: { completeness } })).history;
    expect((await correct({ work: false, signature: false }))[0]?.changes).toEqual([
      { field: 'signature', from: 'found', to: 'missing' },
      { field: 'work', from: 'found', to: 'missing' },
      { field: 'completeness', from: 'complete', to: 'defective' },
    ]);
    const still = await correct({ good_faith: false });
    expect(still[0]?.changes).toEqual([{ field: 'good_faith', from: 'found', to: 'missing' }]);
    expect((await correct({ good_faith: false })).length).toBe(still.length);
    expect((await correct({ kind: 'retraction', good_faith: true }))[0]?.changes).toEqual([
      { field: 'good_faith', from: 'missing', to: 'found' },
      { field: 'kind', from: 'takedown', to: 'retraction' },
      { field: 'completeness', from: 'defective', to: 'not_a_notice' },
    ]);
  });

  test('records a correction that confirms everything', async ({ world }) => {
    const owner = await world.user();
    const id = await putNotice(world, { company_id: await world.company([[owner, 'owner']]) });
    const body = { completeness: { accuracy: true } };
    const { history } = await owner.call(updateNotice, { params: { id }, body });
    expect(history[0]?.changes).toEqual([{ field: 'is_corrected', from: false, to: true }]);
  });

  test('can add URLs, but no duplicates and only public ones', async ({ world }) => {
    const owner = await world.user();
    const company_id = await world.company([[owner, 'owner']]);
    const domain = await putDomain(world, company_id);
    const id = await putNotice(world, { company_id });
    const url = `https://${domain.name}/copy`;
    const notice = await owner.call(updateNotice, { params: { id }, body: { urls: [url] } });
    expect(notice.urls).toMatchObject([{ url, domain: { id: domain.id }, role: 'reported' }]);
    const twice = await owner.refused(updateNotice, { params: { id }, body: { urls: [url.replace('https', 'http')] } });
    expect([twice.status, twice.body['urls.0']]).toEqual([400, ['The URL is already added to the notice.']]);
    const inner = await owner.refused(updateNotice, { params: { id }, body: { urls: ['http://192.168.0.1/'] } });
    expect([inner.status, inner.body['urls.0']]).toEqual([400, ['Not valid url!']]);
  });

  test('can assign a company, by superusers only', async ({ world }) => {
    const [owner, superuser] = [await world.user(), await world.superuser()];
    const company_id = await world.company([[owner, 'owner']]);
    const domain = await putDomain(world, company_id);
    const id = await putNotice(world, { urls: [{ url: `https://www.${domain.name}/copy` }] });
    const notice = await superuser.call(updateNotice, { params: { id }, body: { company_id } });
    expect(notice).toMatchObject({ company: { id: company_id }, urls: [{ domain: { id: domain.id } }] });
    expect((await owner.call(getNotice, { params: { id } })).urls_count).toBe(1);
    expect((await owner.refused(updateNotice, { params: { id }, body: { company_id: null } })).status).toBe(403);
  });

  test('can set the sender, but is rejected with 403 for viewers and 404 for strangers', async ({ world }) => {
    const [owner, viewer, other] = [await world.user(), await world.user(), await world.user()];
    const company_id = await world.company([
      [owner, 'owner'],
      [viewer, 'viewer'],
    ]);
    const sender = await putContact(world, company_id);
    const id = await putNotice(world, { company_id });
    const params = { id };
    const notice = await owner.call(changeNoticeSender, { params, body: { sender } });
    expect(notice.sender?.id).toBe(sender);
    const unknown = await owner.refused(changeNoticeSender, { params, body: { sender: 2_000_000_000 } });
    expect([unknown.status, unknown.body.sender]).toEqual([400, ['Sender is required!']]);
    expect((await viewer.refused(changeNoticeSender, { params, body: { sender } })).status).toBe(403);
    expect((await viewer.refused(updateNotice, { params, body: { status: 17 } })).status).toBe(403);
    expect((await other.refused(updateNotice, { params, body: { status: 17 } })).status).toBe(404);
  });

  test('can delete it, which removes it from lists and counts', async ({ world }) => {
    const owner = await world.user();
    const company_id = await world.company([[owner, 'owner']]);
    const id = await putNotice(world, { company_id });
    await owner.call(deleteNotice, { params: { id } });
    expect((await owner.refused(getNotice, { params: { id } })).status).toBe(404);
    expect((await owner.call(listNotices, { query: {} })).count).toBe(0);
    expect((await owner.call(checkLastNotice, {})).new_count).toBe(0);
  });
});
