import { describe, expect } from 'vitest';
import { createRule } from '#core/contract/intake/filters.ts';
import { listNotices } from '#core/contract/intake/notices.ts';
import { transaction } from '#server/db/transaction.ts';
import { letter } from '#server/mail/letter.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { arrive, companyWith, rawMessage, receive, seen, takedown } from '#tests/world/intake.ts';
import { COMPLETE } from '#tests/world/notices.ts';
import { someEmail, test, type World } from '#tests/world/world.ts';

/** A forwarded notice and its mail in the outbox. */
async function forwarded(world: World) {
  const owner = await world.user();
  const { company_id, domains } = await companyWith(world, owner, [someEmail()]);
  const url = `https://${domains[0]!.name}/x`;
  const [id] = await arrive(world, takedown([url]));
  await world.work();
  const { deliveries } = await seen(owner, id!);
  return { owner, company_id, id: id!, url, mail: deliveries[0]! };
}

const kind = (name: typeof COMPLETE.kind) => ({ ...COMPLETE, kind: name, verdict: 'not_a_notice' as const });

/** A delivery status notification (RFC 3464). */
const report = (message_id: string, { action = 'failed', said = 'smtp; 550 5.1.1 No such user here' } = {}) =>
  rawMessage(
    { From: 'Mail Delivery System <mailer-daemon@mx.example.net>', Subject: 'Undelivered Mail Returned to Sender' },
    [
      '--b\nContent-Type: text/plain\n\nI am sorry.\n',
      `--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example.net\n\nAction: ${action}`,
      `Status: 5.1.1\nDiagnostic-Code: ${said}\n`,
      `--b\nContent-Type: text/rfc822-headers\n\nMessage-ID: ${message_id}\nSubject: Copyright notice\n\n--b--`,
    ].join('\n'),
  );

const ignoredFor = async ({ deps }: World, raw: Buffer, world: World) => {
  const { id } = await receive(world, raw);
  const query = deps.db.selectFrom('inbound_messages').select(['ignored_for', 'parsed_date']).where('id', '=', id);
  const { ignored_for, parsed_date } = await query.executeTakeFirstOrThrow();
  return parsed_date && ignored_for;
};

describe('our own mail is never a notice', () => {
  test('with its own Message-ID', async ({ world }) => {
    const { mail, url } = await forwarded(world);
    const raw = rawMessage({ 'Message-ID': mail.message_id });
    expect(await arrive(world, takedown([url]), { raw })).toEqual([]);
    expect(await ignoredFor(world, raw, world)).toBe('our own mail');
  });

  test('with another Message-ID, recognized by our header', async ({ world }) => {
    const { mail, url } = await forwarded(world);
    const raw = rawMessage({ 'X-Loop': mail.message_id });
    expect(await arrive(world, takedown([url]), { raw })).toEqual([]);
  });

  test('but a forged header has no effect', async ({ world }) => {
    const raw = rawMessage({ 'X-Loop': '<00000000-0000-4000-8000-000000000000@example.com>' });
    expect(await arrive(world, takedown([]), { raw })).toHaveLength(1);
  });
});

describe('a bounce', () => {
  test('of a forwarded notice marks the delivery as failed with the server’s text, and makes no notice', async ({
    world,
  }) => {
    const { owner, id, mail } = await forwarded(world);
    const raw = report(mail.message_id);
    expect(await arrive(world, takedown([], { completeness: kind('bounce') }), { raw, from: '' })).toEqual([]);
    await world.work();
    const { deliveries, status, history } = await seen(owner, id);
    expect(deliveries).toMatchObject([{ status: 'failed', error: 'The email bounced: 550 5.1.1 No such user here' }]);
    expect([status.name, history[0]!.action]).toEqual(['Sent', 'delivery failed']);
    expect(await ignoredFor(world, raw, world)).toBe('a bounce of our mail');
  });

  test('is recognized by its empty return path alone', async ({ world }) => {
    const { owner, id, mail } = await forwarded(world);
    const raw = rawMessage({ From: 'postmaster@example.net' }, `Hi. I could not deliver ${mail.message_id}. Sorry.`);
    expect(await arrive(world, takedown([], { completeness: kind('other') }), { raw, from: '' })).toEqual([]);
    await world.work();
    expect((await seen(owner, id)).deliveries[0]).toMatchObject({
      status: 'failed',
      error: 'The email bounced.',
    });
  });

  test('about a delay changes nothing', async ({ world }) => {
    const { owner, id, mail } = await forwarded(world);
    const raw = report(mail.message_id, { action: 'delayed', said: 'smtp; 451 4.3.0 later' });
    expect(await arrive(world, takedown([], { completeness: kind('bounce') }), { raw, from: '' })).toEqual([]);
    await world.work();
    expect((await seen(owner, id)).deliveries[0]!.status).toBe('sent');
  });

  test('of any other mail of ours makes no notice either', async ({ world }) => {
    const { deps } = world;
    const to = someEmail();
    const content = letter({ subject: 'An invoice', greeting: 'Hello,', paragraphs: [] });
    await transaction(deps, null, (tx) => enqueueMail(tx, deps.config, to, content));
    await world.work();
    const [mail] = await world.mails(to);
    const raw = report(mail!.message_id);
    expect(await arrive(world, takedown([], { completeness: kind('bounce') }), { raw, from: '' })).toEqual([]);
    expect((await world.mails(to))[0]).toMatchObject({ status: 'failed' });
  });

  test('of someone else’s mail is shown to superusers and never forwarded', async ({ world }) => {
    const [superuser, owner] = [await world.superuser(), await world.user()];
    const { domains } = await companyWith(world, owner);
    const raw = report('<00000000-0000-4000-8000-000000000000@example.com>');
    const read = takedown([`https://${domains[0]!.name}/x`], { completeness: kind('bounce') });
    const [id] = await arrive(world, read, { raw, from: '' });
    expect(await seen(superuser, id!)).toMatchObject({
      company: null,
      completeness: { kind: 'bounce', verdict: 'not_a_notice' },
      deliveries: [],
    });
  });
});

describe('a reply to a forwarded notice', () => {
  test('by a person is shown to superusers, linked to the notice, and never forwarded', async ({ world }) => {
    const [superuser, { owner, company_id, id, url, mail }] = [await world.superuser(), await forwarded(world)];
    const raw = rawMessage({ 'In-Reply-To': mail.message_id, References: `<x@y>\r\n ${mail.message_id}` });
    const [answer] = await arrive(world, takedown([url]), { raw });
    await world.work();
    const notice = await seen(superuser, answer!);
    expect(notice).toMatchObject({
      company: null,
      suggested_company: { id: company_id },
      status: { name: 'New' },
      completeness: { kind: 'other', verdict: 'not_a_notice' },
      deliveries: [],
    });
    expect(notice.earlier.map((one) => one.id)).toEqual([id]);
    await expect(seen(owner, answer!)).rejects.toMatchObject({ status: 404 });
  });

  test('by a machine is an automatic reply: no rule forwards it, so no mail loop starts', async ({ world }) => {
    const [superuser, { url, mail }] = [await world.superuser(), await forwarded(world)];
    const [name, target] = [`Loop ${url}`, someEmail()];
    await superuser.call(createRule, {
      body: {
        name,
        condition: 'all',
        rows: [{ field: 'subject', field_condition: 'equals', value: name }],
        actions: [{ action: 'forward_to', value: target }],
      },
    });
    const raw = rawMessage({ 'In-Reply-To': mail.message_id, 'Auto-Submitted': 'auto-replied' });
    const read = takedown([url], { completeness: kind('auto_reply'), subject: name });
    const [id] = await arrive(world, read, { raw, from: '' });
    await world.work();
    expect(await seen(superuser, id!)).toMatchObject({ completeness: { kind: 'auto_reply' }, deliveries: [] });
    expect(await world.mails(target)).toEqual([]);
    const [plain] = await arrive(world, takedown([url], { subject: name }));
    await world.work();
    expect((await seen(superuser, plain!)).deliveries.map(({ email }) => email)).toEqual([target]);
  });

  test('is not shown to customers', async ({ world }) => {
    const { owner, url, mail } = await forwarded(world);
    await arrive(world, takedown([url]), { raw: rawMessage({ 'In-Reply-To': mail.message_id }) });
    expect((await owner.call(listNotices, { query: {} })).count).toBe(1);
  });
});
