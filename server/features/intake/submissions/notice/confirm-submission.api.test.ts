import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { createIgnoredLink } from '#core/contract/intake/ignored-links.ts';
import { getNotice, listNotices } from '#core/contract/intake/notices.ts';
import { confirmSubmission } from '#core/contract/intake/submissions.ts';
import { listEvents } from '#core/contract/records/history.ts';
import { COMPANY_STATUS, CONTENT_TYPES } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { mailOf } from '#server/reader/mime/mail.ts';
import { readParts } from '#server/reader/mime/parts.ts';
import { confirmToken, formBody, noticeOf, type Page, pageOf, submit } from '#tests/world/forms.ts';
import { historyOf } from '#tests/world/orders.ts';
import type { Person } from '#tests/world/person.ts';
import { test, type World } from '#tests/world/world.ts';
import { submitForm } from '../submit/submit-form.ts';

const confirm = (world: World, token: string) => world.visitor().call(confirmSubmission, { body: { token } });

/** Submits and confirms a form; returns its notice as a person sees it. */
async function confirmed(world: World, page: Page, changes: object = {}, who: Person = page.owner) {
  const form = formBody(page, changes);
  const reference = await submit(world, page, form);
  const token = await confirmToken(world, form.email);
  expect(await confirm(world, token)).toEqual({ reference });
  const id = (await noticeOf(world, reference))!;
  return { form, reference, token, id, notice: await who.call(getNotice, { params: { id } }) };
}

async function setNoticeEmail({ deps }: World, { company_id }: Page): Promise<string> {
  const notice_email = `notices-${company_id}@example.org`;
  await deps.db.updateTable('companies').set({ notice_email }).where('id', '=', company_id).execute();
  return notice_email;
}

/** Makes a rule that applies to the notices of a page's domain. */
async function makeRule(
  { deps, clock }: World,
  { domain }: Page,
  actions: readonly { action: string; value: string }[],
) {
  const rows = [{ field: 'url', field_condition: 'contains', value: domain }];
  const rule = { name: 'A rule', is_active: true, position: 1, condition: 'all', stop: false } as const;
  const values = { ...rule, rows: JSON.stringify(rows), actions: JSON.stringify(actions), created_date: clock.now() };
  await deps.db.insertInto('filters').values(values).execute();
}

describe('a confirmed form', () => {
  test('is a notice of the page’s company with all six elements, forwarded with its original', async ({ world }) => {
    const page = await pageOf(world);
    const notice_email = await setNoticeEmail(world, page);
    const before = world.clock.now().getTime();
    const form = formBody(page, {
      works: [
        {
          description: `${'A long description of a lighthouse. '.repeat(4)}`,
          kind: 'image',
          urls: ['https://example.net/original'],
          registration_number: 'VA 1-234',
        },
      ],
    });
    const reference = await submit(world, page, form, 'de');
    world.clock.advance(3600);
    const token = await confirmToken(world, form.email);
    expect(await confirm(world, token)).toEqual({ reference });
    await world.work();
    const id = (await noticeOf(world, reference))!;
    const owner = await world.session(page.owner);
    const notice = await owner.call(getNotice, { params: { id } });
    expect(notice).toMatchObject({
      subject: `Notice ${reference}: A long description of a lighthouse. A long description of a`,
      source: { id: 2, name: 'Web form' },
      status: { name: 'Sent' },
      company: { id: page.company_id, name: page.company },
      message_id: `<${reference}@localhost>`,
      authenticity: {
        ...{
          verdict: 'verified',
          domain: form.email.split('@')[1],
          by: 'us',
          dkim: [],
          pgp: null,
          reply_to_differs: false,
        },
        ...{ spf: { result: 'none', domain: null }, dmarc: { result: 'none', policy: null }, arc: { result: 'none' } },
      },
      authenticity_line: `Verified: ${form.email} was confirmed`,
      urls: [{ url: form.urls[0], role: 'reported', domain: { name: page.domain } }],
      parse_error: null,
      deliveries: [{ kind: 'forward', email: notice_email, status: 'sent' }],
      sender: { name: 'Nora Quill', email: form.email },
      supplements: [],
    });
    expect(new Date(notice.received_date).getTime() - before).toBeLessThan(60_000);
    expect(notice.form).toEqual({
      ...{ reference, policy_version: '2026-11-17', lang: 'de', is_suspect: false, confirmed_by: null },
      submitted_date: notice.received_date,
      confirmed_date: expect.any(String),
    });
    expect(new Date(notice.form!.confirmed_date!).getTime() - before).toBeGreaterThanOrEqual(3_600_000);
    const { found, ...completeness } = notice.completeness;
    expect(completeness).toEqual({
      ...{ signature: true, work: true, material: true, contact: true, good_faith: true, accuracy: true },
      ...{ kind: 'takedown', verdict: 'complete', is_corrected: false },
    });
    expect(found).toMatchObject({
      signature: 'Nora Quill',
      work: form.works[0]!.description.trim(),
      material: form.urls[0],
      contact: expect.stringContaining('4 Harbor Lane, Bergen, Norway'),
      good_faith: expect.stringContaining('I have a good faith belief that use of the material'),
      accuracy: expect.stringContaining('under penalty of perjury, I am the owner'),
    });
    for (const text of [
      reference,
      'VA 1-234',
      'https://example.net/original',
      '/s/ Nora Quill',
      form.email,
      '+47 555 0100',
    ])
      expect(notice.text).toContain(text);
    expect(notice.text).toContain(`is passed on to ${page.company} and to the person who posted the material`);
    const listed = await owner.call(listNotices, { query: { search: reference } });
    expect(listed.results.map((one) => one.id)).toEqual([id]);

    const raw = await owner.request({ url: `/api/files/${notice.raw_file_id}/` });
    const mail = mailOf(readParts(raw.rawPayload));
    expect(mail.bodies.map(({ plain, html }) => [plain?.trim(), html])).toEqual([[notice.text, null]]);
    const head = raw.body.split('\r\n\r\n', 1)[0]!.replace(/\r\n[ \t]+/g, ' ');
    expect(head).toMatch(new RegExp(`^From: Nora Quill <${form.email}>$`, 'm'));
    expect(head).toMatch(new RegExp(`^Message-ID: <${reference}@localhost>$`, 'm'));
    expect(new Date(/^Date: (.*)$/m.exec(head)![1]!).getTime()).toBe(
      Math.floor(Date.parse(notice.received_date) / 1000) * 1000,
    );
    const [forward] = await world.mails(notice_email);
    expect(forward!.file_ids).toEqual([notice.raw_file_id]);
  });

  test('has its history, events and sender', async ({ world }) => {
    const page = await pageOf(world);
    const superuser = await world.superuser();
    const { id, reference, notice, form } = await confirmed(world, page, { company: 'Quill Photos' }, superuser);
    const { id: submission_id } = await world.deps.db
      .selectFrom('submissions')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const entries = await historyOf(world, CONTENT_TYPES.submission, submission_id);
    expect(entries.map(({ action, user_id }) => [action, user_id])).toEqual([
      ['received', null],
      ['confirmed', null],
    ]);
    const { results } = await superuser.call(listEvents, { query: { uuid: entries[1]!.uuid } });
    expect(results.map(({ event_type, object_id }) => [event_type.name, object_id]).sort()).toEqual([
      ['Notice confirmed', id],
      ['Notice received', id],
    ]);
    const contact = await world.deps.db
      .selectFrom('contacts')
      .selectAll()
      .where('id', '=', notice.sender!.id)
      .executeTakeFirstOrThrow();
    expect(contact).toMatchObject({
      ...{ name: 'Nora Quill', email: form.email, company: 'Quill Photos', phone: '+47 555 0100', company_id: null },
      address: '4 Harbor Lane, Bergen, Norway',
    });
  });

  test('keeps its files, on the notice and in the original', async ({ world }) => {
    const page = await pageOf(world);
    const form = formBody(page);
    const files = [
      { name: 'original.png', bytes: Buffer.from('\x89PNG and more', 'latin1') },
      { name: '../../etc/evil<b>.eml', bytes: Buffer.from('From: a@example.com\r\n\r\nHello') },
    ];
    const input = { slug: page.slug, kind: 'notice', form, files, lang: 'en', ip: '127.0.0.1', isHtml: false } as const;
    const { reference } = await submitForm(world.deps, input);
    await confirm(world, await confirmToken(world, form.email));
    const id = (await noticeOf(world, reference))!;
    const notice = await page.owner.call(getNotice, { params: { id } });
    expect(notice.attachments.map(({ size }) => size)).toEqual(files.map(({ bytes }) => bytes.length));
    const raw = await page.owner.request({ url: `/api/files/${notice.raw_file_id}/` });
    expect(mailOf(readParts(raw.rawPayload)).attachments).toHaveLength(2);
    expect(raw.body.replace(/\s/g, '')).toContain(files[0]!.bytes.toString('base64').slice(0, 12));
  });

  test('by a token that was used shows the same and makes nothing new, for seven days', async ({ world }) => {
    const page = await pageOf(world);
    const { reference, token } = await confirmed(world, page);
    expect(await confirm(world, token)).toEqual({ reference });
    world.clock.advance(7 * 86_400 - 60);
    expect(await confirm(world, token)).toEqual({ reference });
    const late = formBody(page);
    await submit(world, page, late);
    const lateToken = await confirmToken(world, late.email);
    world.clock.advance(60);
    for (const bad of [token, 'unknown', '', 'x'.repeat(200)]) {
      const refusal = await world.visitor().refused(confirmSubmission, { body: { token: bad } });
      expect([refusal.status, refusal.body.message]).toEqual([400, messages.tokenExpired]);
    }
    world.clock.advance(7 * 86_400);
    expect((await world.visitor().refused(confirmSubmission, { body: { token: lateToken } })).status).toBe(400);
    const { deps } = world;
    const made = await deps.db.selectFrom('notices').select('id').where('company_id', '=', page.company_id).execute();
    expect(made).toHaveLength(1);
  });
});

describe('rules and forwarding', () => {
  test('rules apply as to any notice', async ({ world }) => {
    const page = await pageOf(world);
    await setNoticeEmail(world, page);
    await makeRule(world, page, [{ action: 'set_status', value: '19' }]);
    const { notice } = await confirmed(world, page);
    expect(notice.status.name).toBe('Rejected');
    expect(notice.deliveries).toEqual([]);
  });

  test('a suspect form waits as New, and neither rules nor the default forward it', async ({ world }) => {
    const page = await pageOf(world);
    await setNoticeEmail(world, page);
    for (const actions of [
      [],
      [{ action: 'forward_to', value: 'lawyer@example.org' }],
      [
        { action: 'forward_to_domain', value: '' },
        { action: 'add_note', value: 'Look at it' },
      ],
    ]) {
      await world.deps.db.deleteFrom('filters').where('is_active', '=', true).execute();
      if (actions.length > 0) await makeRule(world, page, actions);
      const { notice } = await confirmed(world, page, { website: 'x' });
      expect(notice).toMatchObject({ status: { name: 'New' }, deliveries: [], form: { is_suspect: true } });
      expect(notice.notes).toHaveLength(actions.length > 1 ? 1 : 0);
    }
    const superuser = await world.superuser();
    const query = { is_open: true, company: page.company_id };
    expect((await superuser.call(listNotices, { query })).count).toBe(3);
  });

  test('ignored links are kept, and a form with nothing else waits as New', async ({ world }) => {
    const page = await pageOf(world);
    await setNoticeEmail(world, page);
    const superuser = await world.superuser();
    await superuser.call(createIgnoredLink, { body: { link: `https://${page.domain}/about` } });
    const urls = [`https://${page.domain}/about`, `https://${page.domain}/x`];
    const both = await confirmed(world, page, { urls });
    expect(both.notice.urls.map(({ is_ignored }) => is_ignored)).toEqual([true, false]);
    expect(both.notice.deliveries).toHaveLength(1);
    const only = await confirmed(world, page, { urls: urls.slice(0, 1) });
    expect(only.notice).toMatchObject({ status: { name: 'New' }, deliveries: [], urls: [{ is_ignored: true }] });
  });

  test('a form about a company that was removed meanwhile stays with the superusers', async ({ world }) => {
    const page = await pageOf(world);
    await setNoticeEmail(world, page);
    const form = formBody(page);
    const reference = await submit(world, page, form);
    const { removed } = COMPANY_STATUS;
    await world.deps.db
      .updateTable('companies')
      .set({ status_id: removed })
      .where('id', '=', page.company_id)
      .execute();
    await confirm(world, await confirmToken(world, form.email));
    const superuser = await world.superuser();
    const id = (await noticeOf(world, reference))!;
    expect(await superuser.call(getNotice, { params: { id } })).toMatchObject({
      ...{ status: { name: 'New' }, company: { id: page.company_id }, deliveries: [] },
    });
  });
});

test('markup in every field is text in mails, notice and original', async ({ world }) => {
  const page = await pageOf(world);
  const notice_email = await setNoticeEmail(world, page);
  const evil = '<img src=x onerror=alert(1)>';
  const company = `Evil ${evil} & Co`;
  await world.deps.db.updateTable('companies').set({ name: company }).where('id', '=', page.company_id).execute();
  const all = { company: evil, address: evil, city: evil, state: evil, zip: evil, country: evil, phone: evil };
  const { form, notice } = await confirmed(world, page, {
    ...{ name: evil, signature: evil, ...all, where: evil },
    works: [{ description: `${evil} ${evil}`, kind: 'other', registration_number: evil }],
    urls: [`https://${page.domain}/?q="><script>alert(1)</script>`],
  });
  await world.work();
  for (const mail of [...(await world.mails(form.email)), ...(await world.mails(notice_email))]) {
    expect(mail.html).not.toMatch(/<img|<script/);
    expect(mail.subject).not.toMatch(/[\r\n]/);
  }
  expect(notice.html).toBe(null);
  const raw = await page.owner.request({ url: `/api/files/${notice.raw_file_id}/` });
  expect(raw.headers['content-disposition']).toMatch(/^attachment/);
  expect(raw.body).not.toMatch(/content-type: text\/html/i);
});

describe('a failure at any step', () => {
  /** Makes inserts of a table fail while `work` runs. */
  async function withoutInserts<T>(
    world: World,
    table: 'jobs' | 'mails' | 'history',
    work: () => Promise<T>,
  ): Promise<T> {
    const { db } = world.deps;
    world.expectLoggedError();
    await sql`create function refuse_insert() returns trigger language plpgsql as $$ begin raise 'no room'; end $$`.execute(
      db,
    );
    await sql`create trigger refused before insert on ${sql.table(table)} execute function refuse_insert()`.execute(db);
    try {
      return await work();
    } finally {
      await sql`drop trigger refused on ${sql.table(table)}`.execute(db);
      await sql`drop function refuse_insert()`.execute(db);
    }
  }

  test.for(['jobs', 'mails', 'history'] as const)(
    'of %s leaves nothing half done, and the form can be repeated',
    async (table, { world }) => {
      const page = await pageOf(world);
      await setNoticeEmail(world, page);
      const form = formBody(page);
      const url = `/api/p/${page.slug}/notices/`;
      const send = () => world.visitor().request({ method: 'POST', url, payload: form });
      expect((await withoutInserts(world, table, send)).statusCode).toBe(500);
      const { db } = world.deps;
      const stored = () =>
        db.selectFrom('submissions').select(['id', 'state']).where('company_id', '=', page.company_id).execute();
      expect([await stored(), await world.mails(form.email)]).toEqual([[], []]);
      const { reference } = (await send()).json();

      const token = await confirmToken(world, form.email);
      const use = () => world.visitor().request({ method: 'POST', url: '/api/n/confirm/', payload: { token } });
      expect((await withoutInserts(world, table, use)).statusCode).toBe(500);
      expect(await stored()).toMatchObject([{ state: 'submitted' }]);
      expect(await noticeOf(world, reference)).toBeUndefined();
      expect((await use()).json()).toEqual({ reference });
      await world.work();
      const id = (await noticeOf(world, reference))!;
      expect(await page.owner.call(getNotice, { params: { id } })).toMatchObject({ deliveries: [{ status: 'sent' }] });
    },
  );
});
