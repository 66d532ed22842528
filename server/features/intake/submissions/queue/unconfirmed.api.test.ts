import { describe, expect } from 'vitest';
import { getNotice } from '#core/contract/intake/notices.ts';
import { getPublicPage } from '#core/contract/intake/public-page.ts';
import { confirmSubmission, decideOnForm, listUnconfirmedForms } from '#core/contract/intake/submissions.ts';
import { CONTENT_TYPES } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { confirmToken, formBody, noticeOf, type Page, pageOf, statusToken, submit } from '#tests/world/forms.ts';
import { historyOf } from '#tests/world/orders.ts';
import { test, type World } from '#tests/world/world.ts';
import { submitForm } from '../submit/submit-form.ts';
import { sweepSubmissions } from '../sweep-submissions.ts';

const DAY = 86_400;

async function idOf({ deps }: World, reference: string): Promise<number> {
  const row = deps.db.selectFrom('submissions').select('id').where('reference', '=', reference);
  return (await row.executeTakeFirstOrThrow()).id;
}

const decide = async (world: World, reference: string, as: 'notice' | 'spam') => {
  const id = await idOf(world, reference);
  const superuser = await world.superuser();
  return { superuser, answer: await superuser.call(decideOnForm, { params: { id }, body: { as } }) };
};

async function setNoticeEmail({ deps }: World, { company_id }: Page): Promise<string> {
  const notice_email = `notices-${company_id}@example.org`;
  await deps.db.updateTable('companies').set({ notice_email }).where('id', '=', company_id).execute();
  return notice_email;
}

describe('the queue of unconfirmed forms', () => {
  test('has suspect forms at once, others after a day; suspect first, then the oldest', async ({ world }) => {
    const page = await pageOf(world);
    const list = async (query: object = {}) => {
      const superuser = await world.superuser();
      const { results, count } = await superuser.call(listUnconfirmedForms, {
        query: { search: page.company, ...query },
      });
      expect(count).toBeGreaterThanOrEqual(results.length);
      return results;
    };
    const forms = [{}, { website: 'x' }, {}, { website: 'x' }].map((changes) => formBody(page, changes));
    const references: string[] = [];
    for (const form of forms) {
      references.push(await submit(world, page, form));
      world.clock.advance(60);
    }
    expect((await list()).map(({ reference }) => reference)).toEqual([references[1], references[3]]);
    world.clock.advance(DAY - 239);
    expect((await list()).map(({ reference }) => reference)).toEqual([references[1], references[3], references[0]]);
    world.clock.advance(120);
    const all = [references[1], references[3], references[0], references[2]];
    expect((await list()).map(({ reference }) => reference)).toEqual(all);
    expect((await list({ is_suspect: false })).map(({ reference }) => reference)).toEqual(all.slice(2));
    expect((await list({ is_suspect: true })).map(({ reference }) => reference)).toEqual(all.slice(0, 2));
    expect((await list({ limit: 1, offset: 2 })).map(({ reference }) => reference)).toEqual([references[0]]);
    expect((await list({ limit: 1, offset: 3 })).map(({ reference }) => reference)).toEqual([references[2]]);
    expect((await list({ search: references[2] })).map(({ reference }) => reference)).toEqual([references[2]]);
    expect((await list())[0]).toEqual({
      ...{ id: expect.any(Number), reference: references[1], company: { id: page.company_id, name: page.company } },
      ...{ name: 'Nora Quill', email: forms[1]!.email, urls_count: 1, is_suspect: true },
      ...{ text: expect.stringContaining('/s/ Nora Quill'), submitted_date: expect.any(String) },
    });
    await decide(world, references[1]!, 'spam');
    await decide(world, references[0]!, 'notice');
    expect((await list()).map(({ reference }) => reference)).toEqual([references[3], references[2]]);
    await world.visitor().call(confirmSubmission, { body: { token: await confirmToken(world, forms[3]!.email) } });
    expect((await list()).map(({ reference }) => reference)).toEqual([references[2]]);
  });
});

describe('a form that a superuser accepts', () => {
  test.for([false, true])('is forwarded like a confirmed one, suspect (%s) or not', async (isSuspect, { world }) => {
    const page = await pageOf(world);
    const notice_email = await setNoticeEmail(world, page);
    const form = formBody(page, isSuspect ? { website: 'x' } : {});
    const reference = await submit(world, page, form);
    const { superuser, answer } = await decide(world, reference, 'notice');
    const id = (await noticeOf(world, reference))!;
    expect(answer).toEqual({ notice: { id, number: expect.stringContaining(String(id)) } });
    await world.work();
    const notice = await superuser.call(getNotice, { params: { id } });
    expect(notice).toMatchObject({ status: { name: 'Sent' }, deliveries: [{ email: notice_email, status: 'sent' }] });
    expect(notice).toMatchObject({ authenticity: null, authenticity_line: null });
    expect(notice.form).toMatchObject({
      ...{ is_suspect: isSuspect, confirmed_date: null },
      confirmed_by: { id: superuser.id, name: 'Ada Marlow', email: superuser.email },
    });
    // A customer sees the agent.
    const { AGENT_NAME } = world.deps.config;
    const seen = await page.owner.call(getNotice, { params: { id } });
    expect(seen.form!.confirmed_by).toEqual({ id: superuser.id, name: AGENT_NAME, email: AGENT_NAME });
    // The receipt with the status link goes out, and the first link still shows its page.
    await statusToken(world, form.email);
    const token = await confirmToken(world, form.email);
    expect(await world.visitor().call(confirmSubmission, { body: { token } })).toEqual({ reference });
    const again = await superuser.call(getNotice, { params: { id } });
    expect(again.form).toEqual(notice.form);
    expect(again).toMatchObject({
      authenticity: { verdict: 'verified', domain: form.email.split('@')[1] },
      authenticity_line: `Verified: ${form.email} was confirmed`,
    });
    expect(again.history[0]).toMatchObject({
      ...{ action: 'sender checked', changes: [{ field: 'authenticity', from: null, to: 'verified' }] },
    });
    expect(await world.mails(notice_email)).toHaveLength(1);
  });
});

describe('a form that a superuser marks as spam', () => {
  test('makes no notice, and is history', async ({ world }) => {
    const page = await pageOf(world);
    const reference = await submit(world, page, formBody(page, { website: 'x' }));
    const { superuser, answer } = await decide(world, reference, 'spam');
    expect(answer).toEqual({ notice: null });
    expect(await noticeOf(world, reference)).toBeUndefined();
    const entries = await historyOf(world, CONTENT_TYPES.submission, await idOf(world, reference));
    expect(entries.map(({ action, user_id }) => [action, user_id])).toEqual([
      ['received', null],
      ['marked as spam', superuser.id],
    ]);
    const { counts } = await page.owner.call(getPublicPage, { params: { id: page.company_id } });
    expect(counts).toEqual({ submitted: 1, confirmed: 0, suspect: 0 });
  });

  test('becomes a suspect notice by its link: nothing is dropped', async ({ world }) => {
    const page = await pageOf(world);
    await setNoticeEmail(world, page);
    const form = formBody(page);
    const reference = await submit(world, page, form);
    await decide(world, reference, 'spam');
    await world.visitor().call(confirmSubmission, { body: { token: await confirmToken(world, form.email) } });
    const notice = await page.owner.call(getNotice, { params: { id: (await noticeOf(world, reference))! } });
    expect(notice).toMatchObject({ status: { name: 'New' }, deliveries: [] });
    expect(notice.form).toMatchObject({ is_suspect: true, confirmed_by: null, confirmed_date: expect.any(String) });
  });

  test('loses its personal data and files after 12 months; its row and hash stay', async ({ world }) => {
    const page = await pageOf(world);
    const { db } = world.deps;
    const files = [{ name: 'scan.txt', bytes: Buffer.from(`a scan for ${page.slug}`) }];
    const input = { slug: page.slug, kind: 'notice', lang: 'en', ip: '127.0.0.1', isHtml: true } as const;
    const { reference } = await submitForm(world.deps, { ...input, form: formBody(page), files });
    const kept = await submit(world, page, formBody(page));
    await decide(world, reference, 'spam');
    const id = await idOf(world, reference);
    const read = () => db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const filesOf = () =>
      db
        .selectFrom('files')
        .select('id')
        .where('content_type', '=', CONTENT_TYPES.submission)
        .where('object_id', '=', id)
        .execute();
    const sweep = () => sweepSubmissions(world.deps).run({}, new AbortController().signal);
    const before = await read();
    world.clock.advance(364 * DAY);
    await sweep();
    expect([await read(), (await filesOf()).length]).toEqual([before, 1]);
    world.clock.advance(3 * DAY);
    await sweep();
    expect(await read()).toEqual({ ...before, form: {}, text: '', erased_date: expect.any(Date) });
    expect(await filesOf()).toEqual([]);
    const other = await db
      .selectFrom('submissions')
      .selectAll()
      .where('reference', '=', kept)
      .executeTakeFirstOrThrow();
    expect(other.form.name).toBe('Nora Quill');
  });
});

test('a form is decided on once, also by two superusers at once', async ({ world }) => {
  const page = await pageOf(world);
  const id = await idOf(world, await submit(world, page, formBody(page)));
  const callers = [await world.superuser(), await world.superuser(), await world.superuser()];
  const answers = await Promise.all(
    callers.map((who, n) =>
      who.request({
        method: 'POST',
        url: `/api/intake/unconfirmed/${id}/`,
        payload: { as: n === 1 ? 'spam' : 'notice' },
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  const again = await callers[0]!.refused(decideOnForm, { params: { id }, body: { as: 'notice' } });
  expect([again.status, again.body]).toEqual([409, { message: messages.submissionDecided }]);
  const unknown = await callers[0]!.refused(decideOnForm, { params: { id: 2_000_000_000 }, body: { as: 'spam' } });
  expect(unknown.status).toBe(404);
  const odd = await callers[0]!.refused(decideOnForm, { params: { id }, body: { as: 'maybe' } } as never);
  expect(odd.status).toBe(400);
  const confirmed = await submit(world, page, formBody(page));
  await decide(world, confirmed, 'notice');
});
