import { expect } from 'vitest';
import { getLumenNotice, type LumenNotice } from '#core/contract/intake/lumen.ts';
import { changePublicPage, getPublicPage } from '#core/contract/intake/public-page.ts';
import { messages } from '#core/messages.ts';
import { act, noticeOn, noticeSeen, siteOf } from '#tests/world/actions.ts';
import { confirmToken, formBody, noticeOf, pageOf, submit } from '#tests/world/forms.ts';
import { COMPLETE, putContact } from '#tests/world/notices.ts';
import type { Person } from '#tests/world/person.ts';
import { tokenOf } from '#tests/world/tokens.ts';
import { test } from '#tests/world/world.ts';

const change = (who: Person, id: number, body: object) => who.call(changePublicPage, { params: { id }, body });
const refusal = async (call: Promise<{ status: number; body: { message: string } }>) => {
  const { status, body } = await call;
  return [status, body.message];
};

test('the switches are off at first, change one by one, and go off with the pages', async ({ world }) => {
  const { owner, company_id } = await pageOf(world);
  const off = { is_on: true, is_transparency: false, is_lumen: false };
  expect(await owner.call(getPublicPage, { params: { id: company_id } })).toMatchObject(off);
  expect(await change(owner, company_id, { is_lumen: true })).toMatchObject({ ...off, is_lumen: true });
  const both = { is_on: true, is_transparency: true, is_lumen: true };
  expect(await change(owner, company_id, { is_transparency: true })).toMatchObject(both);
  expect(await change(owner, company_id, { intro: 'Welcome.' })).toMatchObject({ ...both, intro: 'Welcome.' });
  expect(await change(owner, company_id, { is_on: false })).toMatchObject({ ...off, is_on: false });
  expect(
    await refusal(owner.refused(changePublicPage, { params: { id: company_id }, body: { is_lumen: true } })),
  ).toEqual([409, messages.pagesOff]);
  expect(await change(owner, company_id, { is_on: true })).toMatchObject(off);

  const closed = await siteOf(world);
  for (const body of [{ is_transparency: true }, { is_lumen: true }])
    expect(await refusal(closed.owner.refused(changePublicPage, { params: { id: closed.company_id }, body }))).toEqual([
      409,
      messages.pageNotOpen,
    ]);
});

test('a notice is exported in the shape of Lumen, without persons; only while it is on, and only complete ones', async ({
  world,
}) => {
  world.clock.set(new Date('2026-11-18T10:00:00Z'));
  const page = await pageOf(world);
  const { owner, company_id, company } = page;
  const [{ id: domain_id }] = (await world.deps.db
    .selectFrom('domains')
    .select('id')
    .where('company_id', '=', company_id)
    .execute()) as [{ id: number }];
  const site = { owner, company_id, domain: { id: domain_id, name: page.domain } };
  const sender_id = await putContact(world, company_id);
  await world.deps.db
    .updateTable('contacts')
    .set({ name: 'Ingrid Solberg', company: 'Fjord Pictures AS', address: '7 Quay Street\n5003 Bergen' })
    .where('id', '=', sender_id)
    .execute();
  const found = { work: 'The work is our film “Northern Light”.', signature: 'Sincerely, Ingrid Solberg' };
  const text = [
    'Dear agent, I, Ingrid Solberg, act for Fjord Pictures AS.',
    'The work is our film “Northern Light”.',
    'Write to ingrid@fjord.example.com or call +47 555 01 00 22, 7 Quay Street.',
    `Copies: https://someone:secret@${page.domain}/copies?mail=ingrid%40fjord.example.com`,
    '',
    'Sincerely,',
    'Ingrid Solberg',
  ].join('\n');
  const completeness = { ...COMPLETE, found };
  const received_date = new Date('2026-10-05T12:00:00Z');
  const values = { urls: 2, sender_id, text, completeness, received_date, subject: 'From Ingrid Solberg' };
  const id = await noticeOn(world, site, values);
  const defective = await noticeOn(world, site, {
    received_date,
    completeness: { ...COMPLETE, verdict: 'defective' },
  });
  const read = (who: Person, notice = id): Promise<LumenNotice> => who.call(getLumenNotice, { params: { id: notice } });
  const lines = async (who: Person, month: string) => {
    const response = await who.request({
      method: 'GET',
      url: `/api/companies/${company_id}/lumen.jsonl?month=${month}`,
    });
    return { status: response.statusCode, type: response.headers['content-type'], body: response.body };
  };
  expect(await refusal(owner.refused(getLumenNotice, { params: { id } }))).toEqual([409, messages.lumenOff]);
  expect((await lines(owner, '2026-10')).status).toBe(409);

  await change(owner, company_id, { is_lumen: true });
  const { notice } = await read(owner);
  expect(notice).toMatchObject({
    ...{ type: 'DMCA', title: `Copyright takedown notice to ${company}`, subject: 'From [private]', source: 'Email' },
    ...{ language: 'en', action_taken: 'Unspecified', date_received: '2026-10-05T12:00:00.000Z' },
    entity_notice_roles_attributes: [
      { name: 'sender', entity_attributes: { name: 'Fjord Pictures AS', kind: 'organization' } },
      { name: 'recipient', entity_attributes: { name: company, kind: 'organization' } },
      { name: 'submitter', entity_attributes: { kind: 'organization' } },
    ],
  });
  expect(notice.works_attributes).toHaveLength(1);
  expect(notice.works_attributes[0]).toMatchObject({ description: found.work });
  expect(notice.works_attributes[0]!.infringing_urls_attributes).toHaveLength(2);
  expect(notice.body).toContain('Fjord Pictures AS');
  expect(notice.body).toContain(`@${page.domain}/copies?`);
  for (const secret of ['Ingrid', 'Solberg', 'fjord.example', '555 01', 'Quay Street', 'someone', 'secret'])
    expect(JSON.stringify(notice)).not.toContain(secret);
  expect(await refusal(owner.refused(getLumenNotice, { params: { id: defective } }))).toEqual([
    409,
    messages.lumenRefused,
  ]);

  const [first, second] = (await noticeSeen(owner, id)).urls;
  await act(owner, id, { action: 'disabled', urls: [first!.id] });
  expect((await read(owner)).notice.action_taken).toBe('Partial');
  await act(owner, id, { action: 'gone', urls: [second!.id] });
  const system = await tokenOf(world, company_id, 'reports:read');
  expect((await read(system)).notice.action_taken).toBe('Yes');

  const october = await lines(system, '2026-10');
  expect(october).toMatchObject({ status: 200, type: 'application/jsonl' });
  expect(
    october.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([await read(owner)]);
  expect(await lines(owner, '2026-09')).toMatchObject({ status: 200, body: '' });
  for (const month of ['2026-12', '2026-13', '2026', '']) {
    expect((await lines(owner, month)).status).toBe(400);
    expect((await lines(await world.user(), month)).status).toBe(404);
  }

  const retraction = { ...COMPLETE, kind: 'retraction', verdict: 'not_a_notice' } as const;
  await noticeOn(world, site, { answers_id: id, completeness: retraction });
  expect((await owner.refused(getLumenNotice, { params: { id } })).status).toBe(409);
  expect((await lines(owner, '2026-10')).body).toBe('');
});

test('a form is exported with its works, and not after it was withdrawn', async ({ world }) => {
  const page = await pageOf(world);
  await change(page.owner, page.company_id, { is_lumen: true });
  const form = formBody(page, {
    works: [
      { description: 'Photograph by Nora Quill of a lighthouse', kind: 'image', urls: ['https://quill.example.org/1'] },
      { description: 'Another photograph of the harbor', kind: 'image' },
    ],
  });
  const reference = await submit(world, page, form, 'de');
  const token = await confirmToken(world, form.email);
  await world.visitor().request({ method: 'POST', url: '/api/n/confirm/', payload: { token } });
  const id = (await noticeOf(world, reference))!;
  const { notice } = await page.owner.call(getLumenNotice, { params: { id } });
  expect(notice).toMatchObject({ type: 'DMCA', source: 'Web form', language: 'de' });
  expect(notice.works_attributes).toEqual([
    {
      description: 'Photograph by [private] of a lighthouse',
      infringing_urls_attributes: [{ url: form.urls[0] }],
      copyrighted_urls_attributes: [{ url: 'https://quill.example.org/1' }],
    },
    {
      description: 'Another photograph of the harbor',
      infringing_urls_attributes: [],
      copyrighted_urls_attributes: [],
    },
  ]);
  expect(notice.entity_notice_roles_attributes[0]).toEqual({
    name: 'sender',
    entity_attributes: { name: '[private]', kind: 'individual' },
  });
  for (const secret of ['Nora', form.email, '555 0100', '4 Harbor Lane'])
    expect(JSON.stringify(notice)).not.toContain(secret);
  await world.deps.db
    .updateTable('submissions')
    .set({ withdrawn_date: world.clock.now() })
    .where('reference', '=', reference)
    .execute();
  expect((await page.owner.refused(getLumenNotice, { params: { id } })).status).toBe(409);
});
