import { describe, expect } from 'vitest';
import { checkLastNotice } from '#core/contract/intake/notice-counts.ts';
import { createNotice, listNotices, listNoticesWithoutSent } from '#core/contract/intake/notices.ts';
import { confirmSubmission } from '#core/contract/intake/submissions.ts';
import { listEvents } from '#core/contract/records/history.ts';
import { getProtection } from '#core/contract/views/protection.ts';
import { noticeNumber } from '#core/rules/intake/notice-number.ts';
import { readInbound } from '#server/features/intake/inbound/read-inbound.ts';
import { confirmToken, formBody, noticeOf, pageOf, submit } from '#tests/world/forms.ts';
import { arrive, companyWith, rawMessage, receive, seen, takedown } from '#tests/world/intake.ts';
import { COMPLETE, putContact } from '#tests/world/notices.ts';
import { IDS } from '#tests/world/orders.ts';
import { test } from '#tests/world/post.ts';
import { received, reply } from '#tests/world/replies.ts';
import { someEmail, type World } from '#tests/world/world.ts';

const nameOf = ({ deps: { db } }: World, id: number) =>
  db.selectFrom('companies').select('name').where('id', '=', id).executeTakeFirstOrThrow();
const rename = ({ deps: { db } }: World, id: number, name: string) =>
  db.updateTable('companies').set({ name }).where('id', '=', id).execute();

/** A report of the other mail server that it gave up. */
const bounceOf = (message_id: string) =>
  rawMessage(
    { From: 'Mail Delivery System <mailer-daemon@mx.example.net>', Subject: 'Undelivered Mail' },
    `I could not deliver ${message_id}.\n\nAction: failed\nDiagnostic-Code: smtp; 550 5.1.1 No such user\n`,
  );
const BOUNCE = takedown([], { completeness: { ...COMPLETE, kind: 'bounce', verdict: 'not_a_notice' } });

describe('a reply', () => {
  test('goes out in the thread, from the company, as it was written, and leaves the status', async ({
    world,
    post,
  }) => {
    const headers = {
      'Message-ID': '<case-7@sender.example.net>',
      References: '<a@x>\r\n <b@x>',
      'In-Reply-To': '<b@x>',
    };
    const { owner, company_id, sender, id } = await received(world, { headers });
    const { name } = await nameOf(world, company_id);
    const { peer, work } = await post();
    const text = 'Dear Ines,\n\n  two <b>lines</b>\n.\nBest';
    const made = await reply(owner, id, { subject: 'Re: Low Water', text });
    expect(made).toMatchObject({
      status: { name: 'New' },
      deliveries: [{ kind: 'reply', email: sender, subject: 'Re: Low Water', status: 'queued', error: null }],
    });
    expect(made.history[0]).toMatchObject({
      action: 'replied',
      changes: [{ field: 'replied to', from: null, to: sender }],
    });
    await work();

    const [mail] = peer.received.filter(({ to }) => to.includes(sender));
    expect(mail!.from).toBe('agent@example.com');
    const header = (key: string) => mail!.headers.get(key);
    expect(header('from')).toEqual([`${name} <agent@example.com>`]);
    expect(header('subject')).toEqual(['Re: Low Water']);
    expect(header('in-reply-to')).toEqual(['<case-7@sender.example.net>']);
    expect(header('references')).toEqual(['<a@x> <b@x> <case-7@sender.example.net>']);
    expect(header('message-id')).toEqual([made.deliveries[0]!.message_id]);
    // A person wrote it, but a mailbox must not answer by itself.
    expect(header('auto-submitted')).toBeUndefined();
    expect(header('x-auto-response-suppress')).toEqual(['All']);
    expect(header('x-loop')).toEqual([made.deliveries[0]!.message_id]);
    const [stored] = await world.mails(sender);
    expect(stored!.text).toBe(`${text}\n\n-- \nSent by ${name} about notice ${noticeNumber(id)}.`);
    expect(stored!.html).toContain('two &lt;b&gt;lines&lt;/b&gt;');

    const after = await seen(owner, id);
    // The notice has the text; lists have who got a reply.
    expect(after).toMatchObject({ status: { name: 'New' }, deliveries: [{ status: 'sent', text: stored!.text }] });
    const listed = (await owner.call(listNotices, {})).results.find((notice) => notice.id === id);
    expect(listed?.deliveries).toEqual([{ kind: 'reply', email: sender, status: 'sent' }]);
    expect(after.event_type?.name).toBe('Notice received');
    expect(after.history[0]).toMatchObject({ action: 'reply accepted by the mail server' });
    const events = await owner.call(listEvents, { query: { event_type: 25 } });
    expect(events.results).toMatchObject([
      { event_type: { id: 25, name: 'Reply sent', is_manual: false }, object_id: id, text: sender },
    ]);
  });

  test('by a superuser goes out from the agent, also on a customer’s notice', async ({ world, post }) => {
    const [superuser, { owner, company_id, sender, id }] = [await world.superuser(), await received(world)];
    // A superuser who also represents the company still writes as the agent.
    await world.join(company_id, superuser, 'owner');
    const { peer, work } = await post();
    await reply(superuser, id, { text: 'From the agent' });
    await reply(owner, id, { text: 'From the company' });
    await work();
    const { name } = await nameOf(world, company_id);
    const { AGENT_NAME, AGENT_ORGANIZATION } = world.deps.config;
    const sent = peer.received.filter(({ to }) => to.includes(sender));
    expect(sent.flatMap(({ headers }) => headers.get('from')!)).toEqual([
      expect.stringMatching(new RegExp(`^"?${AGENT_NAME}, ${AGENT_ORGANIZATION}"? <agent@example\\.com>$`)),
      `${name} <agent@example.com>`,
    ]);
    const texts = (await world.mails(sender)).map(({ text }) => text);
    expect(texts.some((text) => text.includes(`Sent by ${AGENT_NAME}, ${AGENT_ORGANIZATION} about`))).toBe(true);
    expect(texts.some((text) => text.includes(`Sent by ${name} about`))).toBe(true);
  });

  test('cannot be given another header by the name of a company', async ({ world, post }) => {
    const { owner, company_id, sender, id } = await received(world);
    await rename(world, company_id, 'Quay" <victim@example.org>\r\nBcc: victim@example.org, Ünï & “Co”');
    const { peer, work } = await post();
    await reply(owner, id);
    await work();
    const [mail] = peer.received.filter(({ to }) => to.includes(sender));
    expect([mail!.to, mail!.from]).toEqual([[sender], 'agent@example.com']);
    expect(mail!.headers.get('bcc')).toBeUndefined();
    expect(mail!.headers.get('from')![0]).toMatch(/<agent@example\.com>$/);
  });

  test('to a typed-in notice starts a thread of its own', async ({ world, post }) => {
    const owner = await world.user();
    const company_id = await world.company([[owner, 'owner']]);
    const sender = await putContact(world, company_id);
    const body = { ...IDS, sender, received_date: '2026-01-02', company_id, urls: ['https://example.net/x'] };
    const { id, sender: to } = await owner.call(createNotice, { body });
    const { peer, work } = await post();
    await reply(owner, id);
    await work();
    const [mail] = peer.received.filter((one) => one.to.includes(to!.email));
    expect(mail!.headers.has('message-id')).toBe(true);
    expect([mail!.headers.get('in-reply-to'), mail!.headers.get('references')]).toEqual([undefined, undefined]);
  });

  test('to a form is in the thread of its rendering', async ({ world, post }) => {
    const page = await pageOf(world);
    const form = formBody(page);
    const reference = await submit(world, page, form);
    const token = await confirmToken(world, form.email);
    await world.visitor().call(confirmSubmission, { body: { token } });
    const { peer, work } = await post();
    await reply(page.owner, (await noticeOf(world, reference))!);
    await work();
    const mail = peer.received.find(({ to, headers }) => to.includes(form.email) && headers.has('in-reply-to'));
    expect(mail!.headers.get('in-reply-to')).toEqual([`<${reference}@localhost>`]);
    expect(mail!.headers.get('references')).toEqual([`<${reference}@localhost>`]);
  });

  test('ignores what is no Message-ID in the thread of the notice', async ({ world, post }) => {
    const headers = { 'Message-ID': '<a b\t@x>', References: '<ok@x> <ünï@x> nonsense <two@x' };
    const { owner, sender, id } = await received(world, { headers });
    const { peer, work } = await post();
    await reply(owner, id);
    await work();
    const [mail] = peer.received.filter(({ to }) => to.includes(sender));
    expect(mail!.headers.get('in-reply-to')).toEqual(['<ab@x>']);
    expect(mail!.headers.get('references')).toEqual(['<ok@x> <ab@x>']);
  });
});

describe('a reply that cannot be delivered', () => {
  test('is retried after a temporary error', async ({ world, post }) => {
    const { owner, sender, id } = await received(world);
    const { peer, work } = await post(451);
    await reply(owner, id);
    await work();
    expect((await seen(owner, id)).deliveries).toMatchObject([{ kind: 'reply', status: 'queued' }]);
    world.clock.advance(31);
    await work();
    expect((await seen(owner, id)).deliveries).toMatchObject([{ kind: 'reply', status: 'sent' }]);
    expect(peer.received.filter(({ to }) => to.includes(sender))).toHaveLength(1);
  });

  test('is shown as failed and is the agent’s to handle, but counts as no failed forward', async ({ world, post }) => {
    const [superuser, { owner, company_id, sender, id, url }] = [
      await world.superuser(),
      await received(world, { read: { completeness: COMPLETE } }),
    ];
    await world.work();
    const { work } = await post(550);
    const open = async () => (await superuser.call(checkLastNotice, {})).open_count;
    const before = await open();
    await reply(owner, id);
    await work();
    const notice = await seen(owner, id);
    expect(notice.deliveries.map(({ kind, status }) => [kind, status])).toEqual([
      ['forward', 'sent'],
      ['reply', 'failed'],
    ]);
    expect(notice.deliveries[1]!.error).toContain('550');
    expect(notice.history[0]).toMatchObject({
      action: 'reply failed',
      changes: [{ field: 'replied to', from: sender }],
    });
    expect(await open()).toBe(before + 1);
    const failed = await owner.call(listNotices, { query: { is_forward_failed: true } });
    expect(failed.count).toBe(0);
    const { reasons } = await owner.call(getProtection, { params: { id: company_id } });
    expect(reasons.map(({ code }) => code)).not.toContain('forward_failed');
    expect((await owner.call(listEvents, { query: { event_type: 25 } })).count).toBe(0);

    // A later success to that address ends it.
    await reply(owner, id, { text: `Again, about ${url}` });
    await work();
    expect(await open()).toBe(before);
  });

  test('bounces like any mail', async ({ world }) => {
    const { owner, id } = await received(world);
    await reply(owner, id);
    await world.work();
    const { message_id } = (await seen(owner, id)).deliveries[0]!;
    expect(await arrive(world, BOUNCE, { raw: bounceOf(message_id), from: '' })).toEqual([]);
    await world.work();
    const { deliveries, status } = await seen(owner, id);
    expect(deliveries).toMatchObject([
      { kind: 'reply', status: 'failed', error: 'The email bounced: 550 5.1.1 No such user' },
    ]);
    expect(status.name).toBe('New');
  });
});

describe('a reply is no forward', () => {
  test('so the notice stays unsent', async ({ world }) => {
    const { owner, id } = await received(world);
    await reply(owner, id);
    await world.work();
    const unsent = await owner.call(listNoticesWithoutSent, { query: {} });
    expect(unsent.results.map((one) => one.id)).toEqual([id]);
  });

  test('so the notice is still forwarded to an address that was replied to', async ({ world }) => {
    const [superuser, owner, email] = [await world.superuser(), await world.user(), someEmail()];
    const { domains } = await companyWith(world, owner, [email]);
    const raw = rawMessage({ From: email });
    const [id] = await arrive(world, { unreadable: 'Too large' }, { raw });
    await reply(superuser, id!);
    const read = takedown([`https://${domains[0]!.name}/x`]);
    const { id: inbound_id } = await receive(world, raw);
    await readInbound(world.deps, async () => read).run({ inbound_id }, new AbortController().signal);
    const { deliveries } = await seen(owner, id!);
    expect(deliveries.map((one) => [one.kind, one.email])).toEqual([
      ['reply', email],
      ['forward', email],
    ]);
  });
});
