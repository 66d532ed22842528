import { extractText } from 'unpdf';
import { describe, expect } from 'vitest';
import { getNotice, listNotices } from '#core/contract/intake/notices.ts';
import {
  confirmSubmission,
  getSubmissionStatus,
  supplementSubmission,
  withdrawSubmission,
} from '#core/contract/intake/submissions.ts';
import { submissionLetters } from '#core/copy/intake/submissions/letters.ts';
import { messages } from '#core/messages.ts';
import { readAttachment } from '#server/features/records/files/read-attachment.ts';
import { confirmToken, formBody, noticeOf, pageOf, statusToken, submit } from '#tests/world/forms.ts';
import { putWebhook } from '#tests/world/webhooks.ts';
import { test, type World } from '#tests/world/world.ts';

interface Options {
  lang?: string;
  changes?: object;
  /** Whether the company has an address, so that the notice is forwarded. */
  isForwarded?: boolean;
}

/** A confirmed form with its receipt. */
async function receipted(world: World, { lang, changes = {}, isForwarded = true }: Options = {}) {
  const page = await pageOf(world);
  const notice_email = `notices-${page.company_id}@example.org`;
  const { db } = world.deps;
  await db.updateTable('companies').set({ notice_email }).where('id', '=', page.company_id).execute();
  const form = formBody(page, isForwarded ? changes : { ...changes, website: 'x' });
  const reference = await submit(world, page, form, lang);
  await world.visitor().call(confirmSubmission, { body: { token: await confirmToken(world, form.email) } });
  await world.work();
  const token = await statusToken(world, form.email);
  const id = (await noticeOf(world, reference))!;
  const visitor = world.visitor();
  return {
    ...{ page, form, reference, token, id, notice_email },
    read: () => visitor.call(getSubmissionStatus, { body: { token } }),
    withdraw: (signature: string) => visitor.call(withdrawSubmission, { body: { token, signature } }),
    add: (text: string) => visitor.call(supplementSubmission, { body: { token, text } }),
    notice: (of = id) => page.owner.call(getNotice, { params: { id: of } }),
    notices: async () => (await page.owner.call(listNotices, { query: { company: page.company_id } })).results,
  };
}

describe('the receipt', () => {
  test.for(['en', 'es', 'fr', 'de'] as const)(
    'in %s has the reference, the text as PDF and a link',
    async (lang, { world }) => {
      const { form, reference, page } = await receipted(world, { lang });
      const [mail] = await world.mails(form.email);
      const { receipt } = submissionLetters[lang];
      expect(mail!.subject).toBe(receipt.subject(reference));
      expect(mail!.text).toContain(receipt.intro(page.company));
      expect(mail!.text).toContain(receipt.reference(reference));
      expect(mail!.text).toMatch(/\/n\/[\w-]{43}\n/);
      const { db } = world.deps;
      const file = await db
        .selectFrom('files')
        .selectAll()
        .where('id', '=', mail!.file_ids[0]!)
        .executeTakeFirstOrThrow();
      expect(file).toMatchObject({ name: `notice-${reference}.pdf`, type: 'application/pdf' });
      const { text } = await extractText(new Uint8Array((await readAttachment(db, file.id)).bytes), {
        mergePages: true,
      });
      const plain = text.replace(/\s+/g, ' ');
      expect(plain).toContain(form.works[0]!.description);
      expect(plain).toContain('/s/ Nora Quill');
      expect(plain).toContain(`${reference} · Page 1 of`);
    },
  );
});

describe('the status', () => {
  test('shows the text and each URL, and nothing of staff or company users', async ({ world }) => {
    const { page, form, reference, read } = await receipted(world);
    const status = await read();
    expect(status).toEqual({
      ...{ reference, company: page.company, withdrawn_date: null },
      submitted_date: expect.any(String),
      text: expect.stringContaining('/s/ Nora Quill'),
      urls: [{ url: form.urls[0], state: 'passed_on', reason: null, date: expect.any(String) }],
    });
  });

  test('is received until a forward was delivered', async ({ world }) => {
    const { read } = await receipted(world, { isForwarded: false });
    const { urls, submitted_date } = await read();
    expect(urls).toMatchObject([{ state: 'received', date: submitted_date }]);
  });

  test('needs the token of the receipt', async ({ world }) => {
    const { form } = await receipted(world);
    const [, first] = await world.mails(form.email);
    const confirming = /\/n\/confirm\/([\w-]{43})/.exec(first!.text)![1]!;
    for (const token of [confirming, 'unknown', '']) {
      for (const endpoint of [getSubmissionStatus, withdrawSubmission, supplementSubmission]) {
        const body = { token, signature: 'Nora Quill', text: 'More.' };
        const { status, body: refusal } = await world.visitor().refused(endpoint, { body } as never);
        expect([status, refusal.message]).toEqual([400, 'Token expired or not valid']);
      }
    }
  });

  test('keeps its link while no URL is settled', async ({ world }) => {
    const { read } = await receipted(world);
    world.clock.advance(3 * 365 * 86_400);
    await read();
  });
});

describe('a withdrawal', () => {
  test('makes a retraction that goes to where the notice was', async ({ world }) => {
    const { read, withdraw, notice, notices, notice_email, reference, id, form } = await receipted(world);
    const { urls } = await read();
    const answer = await withdraw(' nora  QUILL ');
    expect(answer.withdrawn_date).not.toBe(null);
    expect(answer.urls).toEqual(urls);
    await world.work();
    const all = await notices();
    const retraction = await notice(all.find((one) => one.id !== id)!.id);
    expect(retraction).toMatchObject({
      subject: `Withdrawal of notice ${reference}`,
      source: { name: 'Web form' },
      completeness: { kind: 'retraction', verdict: 'not_a_notice' },
      deliveries: [{ kind: 'forward', email: notice_email, status: 'sent' }],
      sender: { email: form.email },
      message_id: `<${reference}-withdrawal@localhost>`,
      urls: [{ url: form.urls[0] }],
    });
    const [mail] = await world.mails(notice_email);
    expect(mail!.text).toContain('withdrew a notice about material on');
    expect((await notice()).status.name).toBe('Sent');
    const { number, received_date } = retraction;
    expect((await notice()).answers).toEqual([{ id: retraction.id, number, received_date, kind: 'retraction' }]);
  });

  test('happens once, and needs the name as its signature', async ({ world }) => {
    const { withdraw, notices, token } = await receipted(world);
    const refusal = await world.visitor().refused(withdrawSubmission, { body: { token, signature: 'Nora' } });
    const { formSignatureDiffers } = messages;
    expect([refusal.status, refusal.body.signature]).toEqual([400, [formSignatureDiffers]]);
    expect(await notices()).toHaveLength(1);
    const [one, two] = await Promise.all([withdraw('Nora Quill'), withdraw('Nora Quill')]);
    world.clock.advance(60);
    const three = await withdraw('Nora Quill');
    expect([two.withdrawn_date, three.withdrawn_date]).toEqual([one.withdrawn_date, one.withdrawn_date]);
    expect(await notices()).toHaveLength(2);
  });

  test('of a notice that was not forwarded waits as New', async ({ world }) => {
    const { withdraw, notices, id } = await receipted(world, { isForwarded: false });
    await withdraw('Nora Quill');
    const retraction = (await notices()).find((one) => one.id !== id)!;
    expect(retraction).toMatchObject({ status: { name: 'New' }, deliveries: [] });
  });
});

describe('information that the sender adds', () => {
  test('is shown with the notice and sent on; the received date stays', async ({ world }) => {
    const { add, notice, notice_email, page } = await receipted(world);
    const { received_date } = await notice();
    const recordedTypes = await putWebhook(world, page.company_id);
    const text = 'A second copy is at <b>the end</b>.\n\nIt is the same photograph.';
    expect((await add(`  ${text}\n`)).text).toContain(text);
    expect(await recordedTypes()).toEqual(['notice.updated']);
    await world.work();
    const { supplements, deliveries, ...after } = await notice();
    expect(supplements).toEqual([{ id: expect.any(Number), text, date: expect.any(String) }]);
    expect(after.received_date).toBe(received_date);
    expect(deliveries.map(({ email, status }) => [email, status])).toEqual([
      [notice_email, 'sent'],
      [notice_email, 'sent'],
    ]);
    const [mail] = await world.mails(notice_email);
    expect(mail!.text).toContain(text);
    expect(mail!.html).toContain('&lt;b&gt;the end&lt;/b&gt;');
  });

  test('goes along when the notice is forwarded later', async ({ world }) => {
    const { add, id, page, notice_email } = await receipted(world, { isForwarded: false });
    await add('The other page has it too.');
    await world.work();
    expect(await world.mails(notice_email)).toEqual([]);
    const payload = { email: page.owner.email, subject: 'A notice' };
    await page.owner.request({ method: 'POST', url: `/api/notices/${id}/send/`, payload });
    await world.work();
    expect((await world.mails(page.owner.email))[0]!.text).toContain('The other page has it too.');
  });

  test('is refused when empty, too long, the 21st, or after a withdrawal', async ({ world }) => {
    const { add, token, notice } = await receipted(world);
    const refused = async (text: unknown) => {
      const { status, body } = await world.visitor().refused(supplementSubmission, { body: { token, text } } as never);
      return [status, (body.text as string[] | undefined)?.[0] ?? body.message];
    };
    expect(await refused('  ')).toEqual([400, 'Text is required!']);
    expect(await refused(undefined)).toEqual([400, 'Text is required!']);
    expect(await refused('x'.repeat(5001))).toEqual([400, 'Ensure this field has at most 5000 characters.']);
    for (let n = 1; n <= 20; n++) await add(`Number ${n}`);
    expect(await refused('Number 21')).toEqual([409, messages.supplementRefused]);
    expect((await notice()).supplements).toHaveLength(20);
    const other = await receipted(world);
    await other.withdraw('Nora Quill');
    const { status } = await world.visitor().refused(supplementSubmission, { body: { token: other.token, text: 'x' } });
    expect(status).toBe(409);
  });
});
