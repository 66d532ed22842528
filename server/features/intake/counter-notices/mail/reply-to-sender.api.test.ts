import { expect } from 'vitest';
import { getCounterNoticeReply, sendCounterNoticeReply } from '#core/contract/intake/counter-notices.ts';
import { messages } from '#core/messages.ts';
import { ALL_ELEMENTS, arriving, counterNoticesOf, removed, seenCounter, typed } from '#tests/world/counter-notices.ts';
import { someEmail, test } from '#tests/world/world.ts';

test('a defective counter-notice can be answered with a letter that names what is missing', async ({ world }) => {
  const from = await removed(world);
  const sender = someEmail();
  const counter = { elements: { ...ALL_ELEMENTS, contact: false, jurisdiction: false }, found: {} };
  const [letter_id] = await arriving(world, { urls: [from.urls[0]!.url], counter, from: sender });
  const [id] = await counterNoticesOf(world, 'letter_id', letter_id!);
  const params = { id: id! };
  const draft = await from.owner.call(getCounterNoticeReply, { params });
  expect(draft).toMatchObject({ to: sender, subject: 'Re: Counter notification', can_send: true, why: null });
  expect(draft.text).toContain('name, address and telephone number');
  expect(draft.text).toContain('service of process');
  expect(draft.text).not.toContain('penalty of perjury');
  const body = { subject: draft.subject, text: draft.text };
  const url = `/api/counter-notices/${id}/reply/`;
  const post = () => from.owner.request({ method: 'POST', url, payload: body });
  const statuses = (await Promise.all([post(), post()])).map(({ statusCode }) => statusCode);
  expect(statuses.sort()).toEqual([200, 201]);
  await world.work();
  const [mail, ...more] = await world.mails(sender);
  expect(more).toEqual([]);
  expect(mail!.text).toContain(`about counter-notice C${String(id).padStart(4, '0')}.`);
  expect(mail!.in_reply_to).toMatch(/^</);
  expect((await seenCounter(from.owner, id!)).deliveries).toMatchObject([
    { kind: 'reply', email: sender, status: 'sent' },
  ]);
  const elsewhere = await from.owner.refused(sendCounterNoticeReply, { params, body: { ...body, to: someEmail() } });
  expect([elsewhere.status, elsewhere.body.to]).toEqual([400, [messages.replyRecipient]]);
  const viewer = await world.user();
  await world.join(from.company_id, viewer, 'viewer');
  expect((await viewer.refused(getCounterNoticeReply, { params })).status).toBe(403);
  expect((await viewer.refused(sendCounterNoticeReply, { params, body: {} as never })).status).toBe(403);
});

test('a letter without an address cannot be answered', async ({ world }) => {
  const from = await removed(world);
  const { id } = await typed(world, from, { elements: {} });
  const draft = await from.owner.call(getCounterNoticeReply, { params: { id } });
  expect(draft).toMatchObject({ to: '', can_send: false, why: 'This sender has no e-mail address.' });
  const body = { subject: 'Re: Your letter', text: 'Please sign it.' };
  const refusal = await from.owner.refused(sendCounterNoticeReply, { params: { id }, body });
  expect([refusal.status, refusal.body.message]).toEqual([409, 'This sender has no e-mail address.']);
});
