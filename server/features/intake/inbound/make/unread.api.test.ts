import { describe, expect } from 'vitest';
import { createRule, deleteRule } from '#core/contract/intake/filters.ts';
import { countNotices } from '#core/contract/intake/notice-counts.ts';
import { readNoticeAgain } from '#core/contract/intake/notice-reading.ts';
import { deleteNotice, listNotices, sendNotice, updateNotice } from '#core/contract/intake/notices.ts';
import { listEvents } from '#core/contract/records/history.ts';
import { createNote } from '#core/contract/records/notes.ts';
import { getDesk } from '#core/contract/views/home.ts';
import { NOTICE_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { UNREAD } from '#core/rules/intake/notice-completeness.ts';
import { arrive, companyWith, noticesOf, rawMessage, receive, seen, takedown } from '#tests/world/intake.ts';
import { someEmail, test, type World } from '#tests/world/world.ts';
import { readAgain, readInbound } from '../read-inbound.ts';

const CANNOT = { unreadable: messages.messageTooManyParts };
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A complete takedown notice that the real reader can read. */
const letter = (url: string, headers: Record<string, string> = {}): Buffer =>
  rawMessage(
    { From: 'Ada Marlow <ada@rights.example.net>', Subject: 'Notice of copyright infringement', ...headers },
    [
      'To the designated agent,',
      'I am the owner of the copyrighted photograph "Low Tide".',
      'The following URL infringes my copyright:',
      url,
      'I have a good faith belief that the use is not authorized by the copyright owner, its agent or the law.',
      'The information in this notice is accurate, and under penalty of perjury, I am the owner of the copyright.',
      'You can reach me at ada@rights.example.net, 1 Quay Street, Portland.',
      'Sincerely,',
      '/s/ Ada Marlow',
    ].join('\n\n'),
  );

/** Times of the scheduled attempts, in seconds from now. */
async function scheduled({ deps, clock }: World, notice_id: number): Promise<number[]> {
  const rows = await deps.db
    .selectFrom('jobs')
    .innerJoin('notices', (join) => join.onTrue())
    .select(['jobs.run_at', 'jobs.payload', 'notices.inbound_id'])
    .where('jobs.name', '=', 'read-again')
    .where('notices.id', '=', notice_id)
    .orderBy('run_at')
    .execute();
  return rows
    .filter(({ payload, inbound_id }) => (payload as { inbound_id: number }).inbound_id === inbound_id)
    .map(({ run_at }) => Math.round((run_at.getTime() - clock.now().getTime()) / 1000));
}

const inboundOf = async ({ deps }: World, id: number): Promise<number> =>
  (await deps.db.selectFrom('notices').select('inbound_id').where('id', '=', id).executeTakeFirstOrThrow()).inbound_id!;

describe('a message that could not be read', () => {
  test('has the verdict unread, no claims, its raw text without base64, and a suggested company', async ({ world }) => {
    const [owner, superuser] = [await world.user(), await world.superuser()];
    const first = await companyWith(world, owner);
    const second = await companyWith(world, await world.user());
    const picture = Buffer.alloc(3_000, 'harbor')
      .toString('base64')
      .match(/.{1,76}/g)!;
    const raw = rawMessage(
      {},
      `See hxxp://www.${first.domains[0]!.name.replace('.', '[.]')}/x and ${second.domains[0]!.name}\n\n${picture.join('\n')}`,
    );
    const [id, ...more] = await arrive(world, CANNOT, { raw });
    expect(more).toEqual([]);
    const notice = await seen(superuser, id!);
    expect(notice).toMatchObject({
      completeness: UNREAD,
      status: { id: NOTICE_STATUS.new },
      parsed_date: null,
      parse_error: CANNOT.unreadable,
      urls: [],
      url: null,
      company: null,
      suggested_company: { id: first.company_id },
      deliveries: [],
    });
    expect(notice.text).toContain(`[… ${picture.length} base64 lines left out]`);
    expect(notice.text).not.toContain(picture[0]);
    expect(notice.history.map(({ action }) => action)).toEqual(['received']);
  });

  test('is shown in the superusers’ queue and home, and can be found by its verdict', async ({ world }) => {
    const [owner, superuser] = [await world.user(), await world.superuser()];
    const { company_id } = await companyWith(world, owner);
    const [id] = await arrive(world, CANNOT);
    const unread = { query: { verdict: 'unread', limit: '500' } } as const;
    const ids = async (who: typeof owner) => (await who.call(listNotices, unread)).results.map((one) => one.id);
    expect(await ids(superuser)).toContain(id);
    expect((await superuser.call(getDesk, {})).notices.unread).toBeGreaterThanOrEqual(1);
    expect((await superuser.call(countNotices, {})).unread).toBeGreaterThanOrEqual(1);
    // Customers find those assigned to their companies.
    expect(await ids(owner)).toEqual([]);
    await superuser.call(updateNotice, { params: { id: id! }, body: { company_id } });
    expect(await ids(owner)).toEqual([id]);
    expect((await owner.call(countNotices, {})).unread).toBe(1);
    expect(await seen(owner, id!)).toMatchObject({
      company: { id: company_id },
      suggested_company: null,
      parsed_date: null,
    });
  });

  test('can be sent manually, with a letter that makes no claims about it', async ({ world }) => {
    const [owner, superuser] = [await world.user(), await world.superuser()];
    const { company_id } = await companyWith(world, owner);
    const [id] = await arrive(world, CANNOT);
    await superuser.call(updateNotice, { params: { id: id! }, body: { company_id } });
    const email = someEmail();
    await superuser.call(sendNotice, { params: { id: id! }, body: { email, subject: 'A message for you' } });
    const [mail] = await world.mails(email);
    expect(mail!.text).toContain('We could not read this message automatically. Please read the attached original.');
    expect(mail!.text).not.toMatch(/infring|copyright|concerns|found|element|trademark/i);
  });
});

describe('a retried reading', () => {
  test('is scheduled after 5 minutes, 1, 6 and 24 hours, then happens only on request', async ({ world }) => {
    const superuser = await world.superuser();
    const [id] = await arrive(world, CANNOT);
    const inbound_id = await inboundOf(world, id!);
    let reads = 0;
    const { run } = readAgain(world.deps, async () => {
      reads++;
      return CANNOT;
    });
    const attempt = async () => {
      const [job] = await world.deps.db
        .selectFrom('jobs')
        .selectAll()
        .where('key', 'like', `read-again:${inbound_id}%`)
        .execute();
      await world.deps.db.deleteFrom('jobs').where('id', '=', job!.id).execute();
      await run(job!.payload as never, new AbortController().signal);
    };
    const near = (seconds: number) => [expect.closeTo(seconds, -2)];
    expect(await scheduled(world, id!)).toEqual(near(5 * MINUTE));
    world.clock.advance(5 * MINUTE);
    await attempt();
    expect(await scheduled(world, id!)).toEqual(near(55 * MINUTE));
    world.clock.advance(55 * MINUTE);
    await attempt();
    expect(await scheduled(world, id!)).toEqual(near(5 * HOUR));
    // Attempts missed while no worker ran are made up by one.
    world.clock.advance(25 * HOUR);
    await attempt();
    expect(reads).toBe(3);
    expect(await scheduled(world, id!)).toEqual([]);
    // The first session has expired a day later.
    const later = await world.session(superuser);
    await later.call(readNoticeAgain, { params: { id: id! } });
    await later.call(readNoticeAgain, { params: { id: id! } });
    expect(await scheduled(world, id!)).toEqual([expect.closeTo(0, -2)]);
    await attempt();
    expect(reads).toBe(4);
    expect(await scheduled(world, id!)).toEqual([]);
    expect(await noticesOf(world, inbound_id)).toEqual([id]);
  });

  test('by the queue fills in the same notice and forwards it once', async ({ world }) => {
    const [owner, superuser] = [await world.user(), await world.superuser()];
    const { company_id, domains } = await companyWith(world, owner);
    const url = `https://${domains[0]!.name}/x`;
    const raw = letter(url);
    const [id] = await arrive(world, CANNOT, { raw });
    const note = { object_id: id!, content_type: 'notice', text: 'Looked at it.' } as const;
    await superuser.call(createNote, { body: note });
    await superuser.call(updateNotice, { params: { id: id! }, body: { subject: 'Low Tide', urls: [url, `${url}/2`] } });
    world.clock.advance(5 * MINUTE + 1);
    await world.work();
    await world.work();
    const notice = await seen(owner, id!);
    expect(notice).toMatchObject({
      company: { id: company_id },
      completeness: { kind: 'takedown', verdict: 'complete', is_corrected: false },
      parse_error: null,
      parsed_date: expect.any(String),
      subject: 'Low Tide',
      sender: { email: 'ada@rights.example.net' },
      status: { id: NOTICE_STATUS.sent },
      dmca_public_id: 'P-1042',
      suggested_company: null,
      deliveries: [{ email: owner.email, status: 'sent' }],
    });
    expect(notice.urls.map((one) => one.url).sort()).toEqual([url, `${url}/2`]);
    expect(notice.text).toContain('Low Tide');
    expect((await seen(superuser, id!)).notes.map(({ text }) => text)).toEqual(['Looked at it.']);
    expect(await world.mails(owner.email)).toHaveLength(1);
    const events = await owner.call(listEvents, { query: { company__id: company_id } });
    expect(events.results.filter(({ event_type }) => event_type.name === 'Notice received')).toHaveLength(1);
    const { history } = await seen(superuser, id!);
    expect(history.map(({ action }) => action)).toEqual(expect.arrayContaining(['received', 'read', 'sent']));
    expect(await scheduled(world, id!)).toEqual([]);
    await expect(superuser.request({ method: 'POST', url: `/api/notices/${id}/read-again/` })).resolves.toMatchObject({
      statusCode: 409,
    });
  });

  test('keeps a manually assigned company, and makes notices for the other companies', async ({ world }) => {
    const [one, two, superuser] = [await world.user(), await world.user(), await world.superuser()];
    const byHand = await companyWith(world, await world.user());
    const [first, second] = [await companyWith(world, one), await companyWith(world, two)];
    const [id] = await arrive(world, CANNOT);
    await superuser.call(updateNotice, { params: { id: id! }, body: { company_id: byHand.company_id } });
    const inbound_id = await inboundOf(world, id!);
    const urls = [first, second].map(({ domains }) => `https://${domains[0]!.name}/x`);
    const { run } = readAgain(world.deps, async () => takedown(urls));
    const read = () => run({ inbound_id }, new AbortController().signal);
    await Promise.all([read(), read(), read()]);
    await world.work();
    const ids = await noticesOf(world, inbound_id);
    const companies = await Promise.all(ids.map(async (notice) => (await seen(superuser, notice)).company?.id));
    expect(companies).toEqual([byHand.company_id, first.company_id, second.company_id]);
    expect(ids[0]).toBe(id);
    expect(await seen(superuser, id!)).toMatchObject({
      completeness: { verdict: 'complete' },
      company: { id: byHand.company_id },
    });
    for (const person of [one, two]) expect(await world.mails(person.email)).toHaveLength(1);
  });

  test('of a letter with thousands of URLs resumes where it was interrupted', async ({ world }) => {
    const [owner, superuser] = [await world.user(), await world.superuser()];
    const { domains } = await companyWith(world, owner);
    const urls = Array.from({ length: 1_200 }, (_, n) => `https://${domains[0]!.name}/${n}`);
    const [id] = await arrive(world, CANNOT);
    await superuser.call(updateNotice, {
      params: { id: id! },
      body: { urls: [urls[700]!, 'https://added.example.org/'] },
    });
    const inbound_id = await inboundOf(world, id!);
    let transactions = 2;
    const db = new Proxy(world.deps.db, {
      get(target, name) {
        if (name === 'transaction' && transactions-- <= 0) throw new Error('cut off');
        const value = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const readWith = (deps: typeof world.deps) =>
      readAgain(deps, async () => takedown(urls)).run({ inbound_id }, new AbortController().signal);
    await expect(readWith({ ...world.deps, db })).rejects.toThrow('cut off');
    expect(await seen(superuser, id!)).toMatchObject({ parsed_date: null, completeness: { verdict: 'complete' } });
    await readWith(world.deps);
    await world.work();
    const whole = await seen(superuser, id!);
    expect(whole.urls.map(({ url }) => url).sort()).toEqual([...urls, 'https://added.example.org/'].sort());
    expect(whole).toMatchObject({ parsed_date: expect.any(String), deliveries: [{ status: 'sent' }] });
    expect(whole.history.filter(({ action }) => action === 'received')).toHaveLength(1);
  });

  test('does not change a notice that a person has corrected or deleted meanwhile', async ({ world }) => {
    const [owner, superuser] = [await world.user(), await world.superuser()];
    const { domains } = await companyWith(world, owner);
    const reader = async () => takedown([`https://${domains[0]!.name}/x`]);
    const [corrected] = await arrive(world, CANNOT);
    const [deleted] = await arrive(world, CANNOT);
    const body = { completeness: { signature: true } };
    const answer = await superuser.call(updateNotice, { params: { id: corrected! }, body });
    expect(answer).toMatchObject({
      completeness: { signature: true, kind: 'other', verdict: 'defective', is_corrected: true },
      parsed_date: expect.any(String),
    });
    expect(answer.history[0]!.changes).toEqual([
      { field: 'signature', from: null, to: 'found' },
      { field: 'kind', from: null, to: 'other' },
      { field: 'completeness', from: 'unread', to: 'defective' },
    ]);
    const unread = await superuser.call(listNotices, { query: { verdict: 'unread', limit: 500 } });
    expect(unread.results.map(({ id }) => id)).not.toContain(corrected);
    await superuser.call(deleteNotice, { params: { id: deleted! } });
    for (const id of [corrected!, deleted!]) {
      const inbound_id = await inboundOf(world, id);
      await readAgain(world.deps, reader).run({ inbound_id }, new AbortController().signal);
      await readInbound(world.deps, reader).run({ inbound_id }, new AbortController().signal);
      expect(await noticesOf(world, inbound_id)).toEqual([id]);
    }
    expect(await seen(superuser, corrected!)).toMatchObject({ company: null, completeness: { verdict: 'defective' } });
    expect(await world.mails(owner.email)).toEqual([]);
    const again = await superuser.request({ method: 'POST', url: `/api/notices/${corrected}/read-again/` });
    expect([again.statusCode, again.json().message]).toEqual([409, 'This notice was read.']);
  });

  test('is accepted from superusers with 202 and refused to customers; no one can set the verdict unread', async ({
    world,
  }) => {
    const [owner, superuser] = [await world.user(), await world.superuser()];
    const { company_id } = await companyWith(world, owner);
    const [id] = await arrive(world, CANNOT);
    await superuser.call(updateNotice, { params: { id: id! }, body: { company_id } });
    const url = `/api/notices/${id}/read-again/`;
    expect((await owner.request({ method: 'POST', url })).statusCode).toBe(403);
    const answer = await superuser.request({ method: 'POST', url });
    expect([answer.statusCode, answer.json().id]).toEqual([202, id]);
    expect((await superuser.request({ method: 'POST', url: '/api/notices/999999/read-again/' })).statusCode).toBe(404);
    for (const person of [owner, superuser]) {
      const payload = { completeness: { verdict: 'unread' } };
      expect((await person.request({ method: 'PUT', url: `/api/notices/${id}/`, payload })).statusCode).toBe(400);
    }
  });

  test('of a reassigned notice fills in both notices and routes only the open one, once', async ({ world }) => {
    const [before, after, superuser] = [await world.user(), await world.user(), await world.superuser()];
    const [closed, open] = [await companyWith(world, before), await companyWith(world, after)];
    const subject = `Assigned on ${open.domains[0]!.name}`;
    const rule = await superuser.call(createRule, {
      body: {
        name: subject,
        rows: [{ field: 'subject', field_condition: 'equals', value: subject }],
        actions: [{ action: 'add_note', value: 'By rule' }],
      },
    });
    const [id] = await arrive(world, CANNOT, { raw: rawMessage({ Subject: subject }) });
    const assign = (notice: number, company_id: number) =>
      superuser.call(updateNotice, { params: { id: notice }, body: { company_id } });
    await assign(id!, closed.company_id);
    const copy = await assign(id!, open.company_id);
    expect(copy).toMatchObject({ completeness: { verdict: 'unread' }, parsed_date: null, deliveries: [], notes: [] });
    const inbound_id = await inboundOf(world, id!);
    const urls = [closed, open].map(({ domains }) => `https://${domains[0]!.name}/x`);
    const { run } = readAgain(world.deps, async () => takedown(urls, { subject }));
    await run({ inbound_id }, new AbortController().signal);
    await run({ inbound_id }, new AbortController().signal);
    await world.work();
    await superuser.call(deleteRule, { params: { id: rule.id } });
    expect(await seen(before, id!)).toMatchObject({
      status: { id: NOTICE_STATUS.ignored },
      completeness: { verdict: 'complete' },
      deliveries: [],
      notes: [],
    });
    expect(await seen(after, copy.id)).toMatchObject({
      status: { id: NOTICE_STATUS.sent },
      notes: [{ text: 'By rule' }],
    });
    expect(await noticesOf(world, inbound_id)).toEqual([id, copy.id]);
    expect([(await world.mails(before.email)).length, (await world.mails(after.email)).length]).toEqual([0, 1]);
  });

  test('of a message by SMTP that is nested too deeply is scheduled by the first reading', async ({ world }) => {
    const superuser = await world.superuser();
    const nested = Array.from({ length: 60 }, (_, n) => `Content-Type: message/rfc822\r\nSubject: ${n}\r\n\r\n`).join(
      '',
    );
    const raw = Buffer.concat([
      rawMessage({ 'Content-Type': 'message/rfc822' }, '').subarray(0, -2),
      Buffer.from(`${nested}Hello`),
    ]);
    const { id: inbound_id } = await receive(world, raw);
    await world.work();
    const [id] = await noticesOf(world, inbound_id);
    expect(await seen(superuser, id!)).toMatchObject({ completeness: UNREAD, parse_error: messages.messageTooDeep });
    expect(await scheduled(world, id!)).toEqual([expect.closeTo(300, -2)]);
  });
});
