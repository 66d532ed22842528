import { extractText } from 'unpdf';
import { expect } from 'vitest';
import { forwardCounterNotice, updateCounterNotice } from '#core/contract/intake/counter-notices.ts';
import { getNotice } from '#core/contract/intake/notices.ts';
import {
  confirmSubmission,
  decideOnForm,
  getSubmissionStatus,
  listUnconfirmedForms,
  submitCounterNotice,
  supplementSubmission,
  withdrawSubmission,
} from '#core/contract/intake/submissions.ts';
import { listEvents } from '#core/contract/records/history.ts';
import { counterFormLetters } from '#core/copy/intake/submissions/counter/letters.ts';
import { counterCopy } from '#core/copy/pages/counter/counter-copy.ts';
import { messages } from '#core/messages.ts';
import { clockOf } from '#core/rules/intake/counter-notice-clock.ts';
import { noticeNumber } from '#core/rules/intake/notice-number.ts';
import { shortDate } from '#core/rules/text/dates.ts';
import { localDate } from '#core/rules/text/local-dates.ts';
import { dateIn } from '#core/rules/text/zoned-time.ts';
import { readAttachment } from '#server/features/records/files/read-attachment.ts';
import { act, moveTo, removed, seenCounter } from '#tests/world/counter-notices.ts';
import {
  confirmToken,
  counterBody,
  formBody,
  noticeOf,
  pageOf,
  statusToken,
  submit,
  submitCounter,
} from '#tests/world/forms.ts';
import { test, type World } from '#tests/world/world.ts';

const confirm = (world: World, token: string) => world.visitor().call(confirmSubmission, { body: { token } });

/** A page, and a notice of its company whose URLs are disabled. */
async function disabled(world: World, paths?: readonly string[]) {
  const page = await pageOf(world);
  const { owner, company_id, domain } = page;
  const notice = await removed(world, {
    owner,
    company: { company_id, domain },
    subscriber: 'user-9',
    ...(paths && { paths }),
  });
  return { page, owner, notice, urls: notice.urls.map(({ url }) => url) };
}

async function counterNoticesOf(world: World, reference: string): Promise<number[]> {
  const rows = await world.deps.db
    .selectFrom('counternotices as c')
    .innerJoin('submissions as s', 's.id', 'c.submission_id')
    .select('c.id')
    .where('s.reference', '=', reference)
    .orderBy('c.id')
    .execute();
  return rows.map(({ id }) => id);
}

async function submittedDate(world: World, reference: string): Promise<Date> {
  const stored = world.deps.db.selectFrom('submissions').select('submitted_date').where('reference', '=', reference);
  return (await stored.executeTakeFirstOrThrow()).submitted_date;
}

const inQueue = async (world: World, reference: string) => {
  const superuser = await world.superuser();
  const { results } = await superuser.call(listUnconfirmedForms, { query: { search: reference } });
  return { superuser, row: results[0], count: results.length };
};

const decide = async (world: World, reference: string, as: 'notice' | 'spam') => {
  const { superuser, row } = await inQueue(world, reference);
  return superuser.call(decideOnForm, { params: { id: row!.id }, body: { as } });
};

const day = 86_400;

test('a confirmed form is a complete counter-notice: day 0 is its submission, and it is forwarded', async ({
  world,
}) => {
  const { page, owner, notice, urls } = await disabled(world);
  const form = counterBody(page, { urls });
  const reference = await submitCounter(world, page, form);
  const submitted = await submittedDate(world, reference);
  expect(reference).toMatch(/^SH-/);
  world.clock.advance(120);
  await world.work();
  expect(await counterNoticesOf(world, reference)).toEqual([]);
  expect(await world.mails(notice.complainant)).toEqual([]);
  expect((await owner.call(getNotice, { params: { id: notice.notice_id } })).status.name).toBe('Resolved');

  const token = await confirmToken(world, form.email);
  expect([await confirm(world, token), await confirm(world, token)]).toEqual([{ reference }, { reference }]);
  await world.work();
  const [id, ...more] = await counterNoticesOf(world, reference);
  expect(more).toEqual([]);
  const seen = await seenCounter(owner, id!);
  const clock = clockOf(dateIn(submitted, 'America/New_York'));
  expect(seen).toMatchObject({
    notice: { id: notice.notice_id },
    letter: null,
    company: { id: page.company_id },
    source: { name: 'Web form' },
    received_date: submitted.toISOString(),
    subscriber: { handle: 'user-9' },
    sender: { name: form.name, email: form.email },
    urls: notice.urls,
    elements: { signature: true, material: true, mistake: true, contact: true, jurisdiction: true },
    verdict: 'complete',
    reason: null,
    raw_file_id: null,
    forward: { status: 'sent' },
    clock,
    outcome: 'waiting',
    cards: [],
  });
  expect(seen.found.mistake).toMatch(/^I swear, under penalty of perjury/);
  expect(seen.found.jurisdiction).toContain('I will accept service of process');
  expect(seen.text).toContain(form.explanation);
  expect(seen.text).toContain('/s/ Priya Nambiar');
  expect(seen.deliveries.map(({ kind, email }) => [kind, email]).sort()).toEqual([
    ['forward', notice.complainant],
    ['receipt', form.email],
  ]);
  expect((await owner.call(getNotice, { params: { id: notice.notice_id } })).status.name).toBe('Disputed');

  const [forwarded, ...others] = await world.mails(notice.complainant);
  expect(others).toEqual([]);
  expect(forwarded!.text).toContain(messages.statutorySentence);
  expect(forwarded!.text).toContain('12 Mill Road');
  // One link, then one receipt with the dates and the text.
  const [receipt, link, ...older] = await world.mails(form.email);
  expect([link!.subject, older.length]).toEqual([`Confirm your counter-notice ${reference}`, 0]);
  expect(receipt!.subject).toBe(`Receipt for your counter-notice ${reference}`);
  for (const date of [clock.safe_from, clock.safe_until, clock.earliest, clock.latest]) {
    expect(receipt!.text).toContain(shortDate(date));
  }
  const file = await readAttachment(world.deps.db, receipt!.file_ids[0]!);
  const { text } = await extractText(new Uint8Array(file.bytes), { mergePages: true });
  expect([file.name, text.includes('under penalty of perjury')]).toEqual([`counter-notice-${reference}.pdf`, true]);
  const { results } = await owner.call(listEvents, { query: { content_type: 19, object_id: id! } } as never);
  expect(results.map(({ event_type }) => event_type.id).sort()).toEqual([18, 19]);
});

test('the letters to its sender speak the language of the form', async ({ world }) => {
  const { page, urls } = await disabled(world);
  for (const lang of ['de', 'fr', 'es'] as const) {
    const form = counterBody(page, { urls });
    const reference = await submitCounter(world, page, form, lang);
    await confirm(world, await confirmToken(world, form.email));
    await world.work();
    const [receipt, link] = await world.mails(form.email);
    const words = counterFormLetters[lang];
    expect([link!.subject, receipt!.subject]).toEqual([
      words.confirm.subject(reference),
      words.receipt.subject(reference),
    ]);
    expect(receipt!.text).toContain(words.receipt.intro(page.company));
    expect(receipt!.text).toContain(words.receipt.forwarded);
  }
});

test('the status link of its receipt shows how far it is, until the material is put back', async ({ world }) => {
  const { page, owner, notice, urls } = await disabled(world, ['/one', '/two']);
  const form = counterBody(page, { urls });
  const reference = await submitCounter(world, page, form);
  const submitted = await submittedDate(world, reference);
  await confirm(world, await confirmToken(world, form.email));
  await world.work();
  const token = await statusToken(world, form.email);
  const read = () => world.visitor().call(getSubmissionStatus, { body: { token } });
  const drawn = async () => (await world.visitor().request({ url: `/n/${token}` })).body;
  expect(await read()).toEqual({
    ...{ reference, submitted_date: submitted.toISOString(), company: page.company, withdrawn_date: null },
    text: expect.stringContaining('/s/ Priya Nambiar'),
    urls: urls.map((url) => ({ url, state: 'passed_on', reason: null, date: expect.any(String) })),
  });
  const { safe_from, safe_until } = clockOf(dateIn(submitted, 'America/New_York'));
  const window = counterCopy.en.status.window(page.company, localDate(safe_from, 'en'), localDate(safe_until, 'en'));
  expect(await drawn()).toContain(window);
  // What changes it is for its handler to record.
  for (const endpoint of [withdrawSubmission, supplementSubmission]) {
    const body = { token, signature: form.name, text: 'More.' };
    const { status, body: refusal } = await world.visitor().refused(endpoint, { body } as never);
    expect([status, refusal.message]).toEqual([400, messages.tokenExpired]);
  }
  await act(owner, notice.notice_id, { action: 'restored', urls: [notice.urls[0]!.id] });
  expect((await read()).urls).toMatchObject([{ state: 'restored' }, { state: 'passed_on' }]);
  const [id] = await counterNoticesOf(world, reference);
  const body = { is_withdrawn: true, reason: 'The subscriber wrote to us.' } as const;
  const { withdrawn_date } = await owner.call(updateCounterNotice, { params: { id: id! }, body });
  expect((await read()).withdrawn_date).toBe(withdrawn_date);
  expect(await drawn()).not.toContain('can put the material back');
});

test('a notice is named by the reference of its form, its number, or its addresses', async ({ world }) => {
  const { page, owner, notice } = await disabled(world, ['/one', '/two']);
  const filed = formBody(page);
  const of = await submit(world, page, filed);
  await confirm(world, await confirmToken(world, filed.email));
  const filed_id = (await noticeOf(world, of))!;
  await act(owner, filed_id, { action: 'disabled' });
  const [one, two] = notice.urls;
  for (const [named, notice_id, urls] of [
    [{ reference: of.toLowerCase().replaceAll('-', ' '), urls: [] }, filed_id, filed.urls],
    [{ reference: noticeNumber(notice.notice_id), urls: [] }, notice.notice_id, [one!.url, two!.url]],
    [{ reference: noticeNumber(notice.notice_id), urls: [two!.url] }, notice.notice_id, [two!.url]],
    [{ urls: [one!.url.replace('https://', 'www.')] }, notice.notice_id, [one!.url]],
  ] as const) {
    const form = counterBody(page, named);
    const reference = await submitCounter(world, page, form);
    await confirm(world, await confirmToken(world, form.email));
    const [id] = await counterNoticesOf(world, reference);
    const seen = await seenCounter(owner, id!);
    expect([seen.notice?.id, seen.urls.map(({ url }) => url), seen.verdict]).toEqual([notice_id, urls, 'complete']);
  }
});

test('two complainants: one counter-notice each, and one receipt', async ({ world }) => {
  const { page, owner, notice, urls } = await disabled(world);
  const { company_id, domain } = page;
  const other = await removed(world, { owner, company: { company_id, domain } });
  const form = counterBody(page, { urls });
  const reference = await submitCounter(world, page, form);
  await confirm(world, await confirmToken(world, form.email));
  await world.work();
  const ids = await counterNoticesOf(world, reference);
  const seen = await Promise.all(ids.map((id) => seenCounter(owner, id)));
  expect(seen.map((one) => one.notice?.id)).toEqual([notice.notice_id, other.notice_id]);
  for (const { complainant } of [notice, other]) expect(await world.mails(complainant)).toHaveLength(1);
  expect(await world.mails(form.email)).toHaveLength(2);
  for (const { deliveries } of seen) expect(deliveries.some(({ kind }) => kind === 'receipt')).toBe(true);
});

test('addresses on no notice, or of another company’s: kept, and defective for that reason', async ({ world }) => {
  const { page, owner } = await disabled(world);
  const foreign = await disabled(world);
  for (const named of [
    { urls: ['https://elsewhere.example.net/never-reported'] },
    { urls: foreign.urls },
    { reference: noticeNumber(foreign.notice.notice_id), urls: [] },
  ]) {
    const form = counterBody(page, named);
    const reference = await submitCounter(world, page, form);
    await confirm(world, await confirmToken(world, form.email));
    await world.work();
    const [id] = await counterNoticesOf(world, reference);
    expect(await seenCounter(owner, id!)).toMatchObject({
      ...{ notice: null, verdict: 'defective', outcome: 'defective', reason: messages.nothingDisabled },
      ...{ clock: null, forward: null, company: { id: page.company_id } },
    });
    expect((await world.mails(form.email))[0]!.text).toContain('We couldn’t find anything at these URLs');
  }
  expect(await world.mails(foreign.notice.complainant)).toEqual([]);

  // Reported, but never disabled: it stands beside its notice.
  const { company_id, domain } = page;
  const open = await removed(world, { owner, company: { company_id, domain }, paths: ['/open'], isOpen: true });
  const form = counterBody(page, { urls: open.urls.map(({ url }) => url) });
  const reference = await submitCounter(world, page, form);
  await confirm(world, await confirmToken(world, form.email));
  const [id] = await counterNoticesOf(world, reference);
  expect(await seenCounter(owner, id!)).toMatchObject({
    ...{ notice: { id: open.notice_id }, urls: open.urls, outcome: 'defective', clock: null, forward: null },
    reason: 'Nothing of this was disabled: a counter-notice answers a removal.',
  });
});

test('every fault at once, with its sentence', async ({ world }) => {
  const page = await pageOf(world);
  const refused = async (body: object) => {
    const call = { params: { slug: page.slug }, query: {}, body };
    const answer = await world.visitor().refused(submitCounterNotice, call as never);
    const { message: _, code: __, request_id: ___, ...fields } = answer.body as Record<string, unknown>;
    return [answer.status, fields];
  };
  const { nameRequired, emailRequired, countryRequired, urlRequired, urlInvalid } = messages;
  const { formStatementRequired, formSignatureDiffers, formEmailsDiffer } = messages;
  expect(await refused({})).toEqual([
    400,
    expect.objectContaining({
      name: [nameRequired],
      email: [emailRequired],
      email_repeat: [formEmailsDiffer],
      address: ['Please give your postal address.'],
      country: [countryRequired],
      phone: ['Please give a telephone number.'],
      urls: [urlRequired],
      mistake: [formStatementRequired],
      jurisdiction: [formStatementRequired],
      service: [formStatementRequired],
      signature: [formSignatureDiffers],
    }),
  ]);
  const many = Array.from({ length: 251 }, (_, at) => `https://${page.domain}/${at}`);
  for (const [changes, field, sentence] of [
    [{ urls: ['nonsense'] }, 'urls.0', urlInvalid],
    [{ urls: many }, 'urls', messages.formTooManyUrls(world.deps.config.AGENT_EMAIL)],
    [{ reference: 'SH-0000-0001' }, 'reference', messages.counterReferenceInvalid],
    [{ mistake: 'on' }, 'mistake', formStatementRequired],
    [{ signature: 'Someone Else' }, 'signature', formSignatureDiffers],
    [{ email_repeat: 'other@example.com' }, 'email_repeat', formEmailsDiffer],
    [{ explanation: 'x'.repeat(2001) }, 'explanation', messages.formTooLong(2000)],
  ] as const) {
    const [status, fields] = await refused(counterBody(page, changes));
    expect([status, (fields as Record<string, unknown>)[field]]).toEqual([400, [sentence]]);
  }
});

test('sent twice within ten minutes, it is one', async ({ world }) => {
  const { page, urls } = await disabled(world);
  const form = counterBody(page, { urls });
  const [one, two] = await Promise.all([submitCounter(world, page, form), submitCounter(world, page, form)]);
  world.clock.advance(500);
  expect([two, await submitCounter(world, page, form)]).toEqual([one, one]);
  await world.work();
  expect(await world.mails(form.email)).toHaveLength(1);
});

test('unconfirmed, it waits for a superuser; near `safe_from`, a card warns', async ({ world }) => {
  const { page, owner, notice, urls } = await disabled(world);
  const form = counterBody(page, { urls });
  const reference = await submitCounter(world, page, form);
  const submitted = await submittedDate(world, reference);
  expect((await inQueue(world, reference)).count).toBe(0);
  await moveTo(world, new Date(submitted.getTime() + 15 * day * 1000), owner);
  const { row } = await inQueue(world, reference);
  expect(row).toEqual({
    ...{ id: row!.id, kind: 'counter_notice', reference, company: { id: page.company_id, name: page.company } },
    ...{ name: form.name, email: form.email, urls_count: 1, text: expect.stringContaining(form.explanation) },
    ...{ submitted_date: submitted.toISOString(), is_suspect: false },
  });
  const made = await decide(world, reference, 'notice');
  const [id] = await counterNoticesOf(world, reference);
  expect(made).toEqual({ notice: null, counter_notice: { id, number: expect.stringMatching(/^C\d{4}/) } });
  await world.work();
  expect(await world.mails(notice.complainant)).toHaveLength(1);
  const { clock, cards } = await seenCounter(owner, id!);
  expect(clock).toEqual(clockOf(dateIn(submitted, 'America/New_York')));
  expect(cards).toMatchObject([{ code: 'clock_near', gravity: 'warning' }]);
  expect((await inQueue(world, reference)).count).toBe(0);
});

test('a suspect form, or spam that is confirmed, waits for a person who forwards it', async ({ world }) => {
  const { page, owner, notice, urls } = await disabled(world, ['/one', '/two']);
  for (const [at, isSpam] of [
    [0, false],
    [1, true],
  ] as const) {
    const form = counterBody(page, { urls: [urls[at]], website: 'https://spam.example.net' });
    const reference = await submitCounter(world, page, form);
    const token = await confirmToken(world, form.email);
    expect((await inQueue(world, reference)).row?.is_suspect).toBe(true);
    if (isSpam) expect(await decide(world, reference, 'spam')).toEqual({ notice: null });
    await confirm(world, token);
    await world.work();
    const [id] = await counterNoticesOf(world, reference);
    const before = (await world.mails(notice.complainant)).length;
    const seen = await seenCounter(owner, id!);
    expect(seen).toMatchObject({ outcome: 'waiting', forward: { date: null, error: messages.counterFormSuspect } });
    expect(seen.cards).toMatchObject([{ code: 'forward_failed', text: messages.counterFormSuspect }]);
    expect((await world.mails(form.email))[0]!.text).toContain(counterFormLetters.en.receipt.byHand);
    const forwarded = await owner.call(forwardCounterNotice, { params: { id: id! } });
    await world.work();
    expect([forwarded.forward?.error, forwarded.cards]).toEqual([null, []]);
    expect((await world.mails(notice.complainant)).length).toBe(before + 1);
  }
});

test('the link ends after seven days, and is no status link', async ({ world }) => {
  const { page, urls } = await disabled(world);
  const form = counterBody(page, { urls });
  await submitCounter(world, page, form);
  const token = await confirmToken(world, form.email);
  expect((await world.visitor().refused(getSubmissionStatus, { body: { token } })).status).toBe(400);
  world.clock.advance(7 * day);
  const { status, body } = await world.visitor().refused(confirmSubmission, { body: { token } });
  expect([status, body.message]).toEqual([400, messages.tokenExpired]);
});
