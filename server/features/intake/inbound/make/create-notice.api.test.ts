import { describe, expect } from 'vitest';
import { createNotice, listNotices, sendNotice, updateNotice } from '#core/contract/intake/notices.ts';
import { messages } from '#core/messages.ts';
import { companyWith } from '#tests/world/intake.ts';
import { putContact } from '#tests/world/notices.ts';
import { someEmail, test, type World } from '#tests/world/world.ts';

const LETTER = `Dear agent,
the film "Quayside" is our work.
I have a good faith belief that this use is not authorized by the copyright owner, its agent, or the law.
The information in this notice is accurate, and under penalty of perjury, I am authorized to act for the owner.
Sincerely,
Mary Quay`;

async function prepare(world: World) {
  const [owner, superuser, email] = [await world.user(), await world.superuser(), someEmail()];
  const { company_id, domains } = await companyWith(world, owner, [email]);
  const sender = await putContact(world, company_id);
  const url = `https://${domains[0]!.name}/copy`;
  const body = { sender, received_date: '2026-01-02', source: 3, urls: [url], subject: 'By mail', text: LETTER };
  return { owner, superuser, email, company_id, sender, url, body };
}

describe('a notice that is typed in', () => {
  test('by the agent is matched by its URL, read like mail, and forwarded', async ({ world }) => {
    const { superuser, owner, email, company_id, sender, url, body } = await prepare(world);
    const notice = await superuser.call(createNotice, { body: { ...body, carrier: 1, notes: 'In a blue envelope.' } });
    expect(notice).toMatchObject({
      company: { id: company_id },
      sender: { id: sender },
      source: { id: 3 },
      carrier: { id: 1 },
      url,
      text: LETTER,
      dmca_public_id: 'P-1042',
      dmca_registration_id: 'DMCA-1042',
      notes: [{ text: 'In a blue envelope.' }],
      completeness: { signature: true, work: true, material: true, contact: true, good_faith: true, accuracy: true },
      deliveries: [{ email, status: 'queued' }],
      raw_file_id: null,
    });
    expect(notice.completeness.verdict).toBe('complete');
    expect(notice.completeness.found.good_faith).toMatch(/good faith belief/);
    const { results } = await owner.call(listNotices, { query: {} });
    expect(results.map(({ id }) => id)).toEqual([notice.id]);
  });

  test('about domains of two companies requires the agent to choose one, and each can have its own', async ({
    world,
  }) => {
    const [one, other] = [await prepare(world), await prepare(world)];
    const urls = [one.url, other.url];
    const sender = await putContact(world);
    const { superuser } = one;
    const { status, body } = await superuser.refused(createNotice, { body: { ...one.body, sender, urls } });
    expect([status, body.company_id]).toEqual([400, [messages.companyOfNoticeRequired]]);
    for (const { company_id } of [one, other]) {
      const notice = await superuser.call(createNotice, { body: { ...one.body, sender, urls, company_id } });
      expect(notice.company?.id).toBe(company_id);
    }
  });

  test('by a customer is not forwarded to them', async ({ world }) => {
    const { owner, body, company_id } = await prepare(world);
    const notice = await owner.call(createNotice, { body });
    expect(notice).toMatchObject({ company: { id: company_id }, deliveries: [], status: { name: 'New' } });
  });

  test('without a text has the elements that the form supplies', async ({ world }) => {
    const { owner, body } = await prepare(world);
    const { completeness } = await owner.call(createNotice, { body: { ...body, text: '' } });
    expect(completeness).toMatchObject({ material: true, contact: true, work: false, verdict: 'defective' });
  });

  test.for<[object, Record<string, string[]>]>([
    [{ sender: undefined }, { sender: ['Sender is required!'] }],
    [{ received_date: '' }, { received_date: ['Date is required!'] }],
    [{ received_date: undefined }, { received_date: ['Date is required!'] }],
    [{ received_date: '2999-01-01' }, { received_date: [messages.completedInFuture] }],
    [{ urls: [] }, { urls: ['Url is required!'] }],
    [{ urls: undefined }, { urls: ['Url is required!'] }],
    [{ urls: null }, { urls: ['Url is required!'] }],
    [{ urls: [''] }, { 'urls.0': ['Url is required!'] }],
    [{ urls: ['http://10.0.0.1/a'] }, { 'urls.0': ['Not valid url!'] }],
    [{ urls: ['javascript:alert(1)'] }, { 'urls.0': ['Not valid url!'] }],
    [{ urls: ['https://quay.example.com/a', 'http://QUAY.example.com/a'] }, { 'urls.1': [messages.noticeUrlAdded] }],
    [{ sender: 2_000_000_000 }, { sender: ['Sender is required!'] }],
  ])('with %j is rejected with 400', async ([change, fields], { world }) => {
    const { owner, body, company_id } = await prepare(world);
    const refusal = await owner.refused(createNotice, { body: { ...body, company_id, ...change } as never });
    expect(refusal).toMatchObject({ status: 400, body: fields });
  });

  test('requires the two ids if neither the form nor the company has them', async ({ world }) => {
    const owner = await world.user();
    const company_id = await world.company([[owner, 'owner']]);
    const sender = await putContact(world, company_id);
    const body = { sender, company_id, received_date: '2026-01-02', urls: ['https://quay.example.com/a'] };
    expect(await owner.refused(createNotice, { body })).toMatchObject({
      status: 400,
      body: { dmca_public_id: ['Public id is required!'], dmca_registration_id: ['Registration id is required!'] },
    });
    const ids = { dmca_public_id: 'P-9', dmca_registration_id: 'DMCA-9' };
    expect(await owner.call(createNotice, { body: { ...body, ...ids } })).toMatchObject(ids);
  });

  test('rejects a URL that it already has', async ({ world }) => {
    const { owner, body, url } = await prepare(world);
    const { id } = await owner.call(createNotice, { body });
    expect(await owner.refused(updateNotice, { params: { id }, body: { urls: [url] } })).toMatchObject({
      status: 400,
      body: { 'urls.0': ['The URL is already added to the notice.'] },
    });
  });

  test('can be sent only with an address and a subject', async ({ world }) => {
    const { owner, body } = await prepare(world);
    const { id } = await owner.call(createNotice, { body });
    expect(await owner.refused(sendNotice, { params: { id }, body: {} as never })).toMatchObject({
      status: 400,
      body: { email: [messages.noticeRecipientRequired], subject: [messages.noticeSubjectRequired] },
    });
  });
});
