import { describe, expect } from 'vitest';
import { createRule, deleteRule } from '#core/contract/intake/filters.ts';
import { checkLastNotice } from '#core/contract/intake/notice-counts.ts';
import { deleteNotice } from '#core/contract/intake/notices.ts';
import { getReply } from '#core/contract/intake/replies.ts';
import { arrive, arriveAsIs, companyWith, rawMessage, seen, takedown } from '#tests/world/intake.ts';
import { COMPLETE } from '#tests/world/notices.ts';
import { INCOMPLETE, LETTER, received, reply } from '#tests/world/replies.ts';
import { someEmail, test, type World } from '#tests/world/world.ts';

const kind = (name: typeof COMPLETE.kind) => ({ ...COMPLETE, kind: name, verdict: 'not_a_notice' as const });

/** A notice that its company replied to, and the reply's Message-ID. */
async function answered(world: World, text = LETTER.text) {
  const made = await received(world);
  const { deliveries } = await reply(made.owner, made.id, { text });
  await world.work();
  return { ...made, reply_id: deliveries.at(-1)!.message_id };
}

const answerTo = (message_id: string, headers = {}) => rawMessage({ 'In-Reply-To': message_id, ...headers });

describe('an answer to a reply', () => {
  test('is the company’s, New, linked to the notice, and not forwarded', async ({ world }) => {
    const superuser = await world.superuser();
    const { owner, company_id, id, reply_id } = await answered(world);
    const [answer, ...more] = await arrive(world, takedown([], { completeness: kind('other') }), {
      raw: answerTo(reply_id),
    });
    await world.work();
    expect(more).toEqual([]);
    const notice = await seen(owner, answer!);
    expect(notice).toMatchObject({
      company: { id: company_id },
      status: { name: 'New' },
      completeness: { kind: 'other', verdict: 'not_a_notice' },
      deliveries: [],
    });
    expect(notice.earlier.map((one) => one.id)).toEqual([id]);
    expect((await seen(superuser, answer!)).suggested_company).toBeNull();
    expect((await owner.call(checkLastNotice, {})).id).toBe(answer);
  });

  test('that is a takedown with its own elements is forwarded', async ({ world }) => {
    const email = someEmail();
    const { owner, id, url, reply_id } = await answered(world);
    await world.deps.db.updateTable('domains').set({ email }).where('name', '=', new URL(url).hostname).execute();
    const [answer] = await arrive(world, takedown([url]), { raw: answerTo(reply_id) });
    await world.work();
    const notice = await seen(owner, answer!);
    expect(notice).toMatchObject({ status: { name: 'Sent' }, completeness: { kind: 'takedown', verdict: 'complete' } });
    expect(notice.deliveries.map((one) => [one.kind, one.email])).toEqual([['forward', email]]);
    expect(notice.earlier.map((one) => one.id)).toContain(id);
  });

  test('with fewer elements, or of another kind, is not forwarded, not even by a rule', async ({ world }) => {
    const superuser = await world.superuser();
    const [{ owner, url, reply_id }, target] = [await answered(world), someEmail()];
    const subject = `Answer ${reply_id}`;
    const rule = await superuser.call(createRule, {
      body: {
        name: subject,
        condition: 'all',
        rows: [{ field: 'subject', field_condition: 'equals', value: subject }],
        actions: [{ action: 'forward_to', value: target }],
      },
    });
    for (const completeness of [INCOMPLETE, kind('other'), kind('trademark')]) {
      const read = takedown([url], { subject, completeness });
      const [answer] = await arrive(world, read, { raw: answerTo(reply_id) });
      await world.work();
      expect(await seen(owner, answer!)).toMatchObject({ status: { name: 'New' }, completeness, deliveries: [] });
    }
    expect(await world.mails(target)).toEqual([]);
    // The same message that answers nothing is forwarded by the rule.
    await arrive(world, takedown([url], { subject, completeness: INCOMPLETE }));
    expect(await world.mails(target)).toHaveLength(1);
    await superuser.call(deleteRule, { params: { id: rule.id } });
  });

  test('that quotes our reply is judged by what the sender wrote', async ({ world }) => {
    const ours = 'Please confirm under penalty of perjury that the information is accurate.';
    const { owner, url, reply_id } = await answered(world, ours);
    const completeness = {
      ...{ ...COMPLETE, signature: false, work: false },
      found: { accuracy: ours, good_faith: 'I have a good faith belief that this is not authorized.' },
    };
    const [answer] = await arrive(world, takedown([url], { completeness }), { raw: answerTo(reply_id) });
    await world.work();
    expect(await seen(owner, answer!)).toMatchObject({
      completeness: { accuracy: false, good_faith: true, found: { good_faith: completeness.found.good_faith } },
      deliveries: [],
    });
  });

  test('is found by its references, and the latest of our mails counts', async ({ world }) => {
    const { owner, company_id, id, reply_id } = await answered(world);
    const second = await reply(owner, id, { text: 'And the title.' });
    const references = `<x@y>\r\n ${reply_id} ${second.deliveries.at(-1)!.message_id}`;
    const raw = rawMessage({ 'In-Reply-To': '<their@own.example.net>', References: references });
    const [answer] = await arrive(world, takedown([], { completeness: kind('other') }), { raw });
    expect(await seen(owner, answer!)).toMatchObject({ company: { id: company_id }, earlier: [{ id }] });
  });

  test('stays with the company it was sent to, whatever it mentions or quotes', async ({ world }) => {
    const other = await world.user();
    const { domains } = await companyWith(world, other, [someEmail()]);
    const { owner, company_id, reply_id } = await answered(world);
    const read = takedown([`https://${domains[0]!.name}/y`]);
    const made = await arrive(world, read, { raw: answerTo(reply_id) });
    expect(made).toHaveLength(1);
    expect((await seen(owner, made[0]!)).company?.id).toBe(company_id);
    await expect(seen(other, made[0]!)).rejects.toMatchObject({ status: 404 });
  });

  test('stays with the company if the notice was deleted, and with the superusers if the company was', async ({
    world,
  }) => {
    const superuser = await world.superuser();
    const { owner, company_id, url, id, reply_id } = await answered(world);
    await owner.call(deleteNotice, { params: { id } });
    const [first] = await arrive(world, takedown([], { completeness: kind('other') }), { raw: answerTo(reply_id) });
    expect((await seen(owner, first!)).company?.id).toBe(company_id);
    const gone = { company_id: null, company_deleted_date: world.clock.now() };
    await world.deps.db.updateTable('notices').set(gone).where('id', '=', id).execute();
    const [second] = await arrive(world, takedown([url]), { raw: answerTo(reply_id) });
    expect(await seen(superuser, second!)).toMatchObject({ company: null, deliveries: [] });
  });

  test('to the agent about an unassigned notice is matched like any mail', async ({ world }) => {
    const [superuser, owner] = [await world.superuser(), await world.user()];
    const { company_id, domains } = await companyWith(world, owner);
    const [id] = await arrive(world, takedown([], { sender: { name: '', email: someEmail() } }));
    const { deliveries } = await reply(superuser, id!);
    await world.work();
    const read = takedown([`https://${domains[0]!.name}/x`]);
    const [answer] = await arrive(world, read, { raw: answerTo(deliveries[0]!.message_id) });
    expect(await seen(superuser, answer!)).toMatchObject({ company: { id: company_id }, earlier: [{ id }] });
  });
});

describe('no mail loop starts', () => {
  test('by an automatic answer, which stays with the superusers and is never forwarded', async ({ world }) => {
    const superuser = await world.superuser();
    const { owner, company_id, url, id, sender, reply_id } = await answered(world);
    const raw = answerTo(reply_id, { 'Auto-Submitted': 'auto-replied' });
    const before = (await world.mails(sender)).length;
    const [answer] = await arrive(world, takedown([url], { completeness: kind('auto_reply') }), { raw });
    await world.work();
    expect(await seen(superuser, answer!)).toMatchObject({
      ...{ company: null, suggested_company: { id: company_id }, deliveries: [] },
      earlier: [{ id }],
    });
    await expect(seen(owner, answer!)).rejects.toMatchObject({ status: 404 });
    expect(await world.mails(sender)).toHaveLength(before);
  });

  test('by our own reply that comes back', async ({ world }) => {
    const { url, reply_id } = await answered(world);
    for (const headers of [{ 'Message-ID': reply_id }, { 'X-Loop': reply_id }] as Record<string, string>[]) {
      expect(await arrive(world, takedown([url]), { raw: rawMessage(headers) })).toEqual([]);
    }
  });

  test('by an answer to a forward, which stays with the superusers', async ({ world }) => {
    const superuser = await world.superuser();
    const { owner, url, id } = await received(world, { read: { completeness: COMPLETE } });
    await reply(owner, id);
    await world.work();
    const { deliveries } = await seen(owner, id);
    const forward = deliveries.find((one) => one.kind === 'forward')!;
    const [answer] = await arrive(world, takedown([url]), { raw: answerTo(forward.message_id) });
    await world.work();
    expect(await seen(superuser, answer!)).toMatchObject({
      ...{ company: null, completeness: { kind: 'other', verdict: 'not_a_notice' }, deliveries: [] },
    });
  });
});

/** How mail programs quote a mail in the answer to it. */
const QUOTES: Readonly<Record<string, (ours: string) => string>> = {
  'a quoting program': (ours) =>
    `On Tue, 17 Nov 2026 at 10:12, Quay <agent@localhost> wrote:\n\n${ours.replace(/^/gm, '> ')}`,
  Outlook: (ours) =>
    `________________________________\nFrom: Quay <agent@localhost>\nSent: Tuesday, November 17, 2026 10:12 AM\nTo: Ines Marlow\nSubject: Re: Notice\n\n${ours}`,
  'a program that marks nothing': (ours) => ours,
};

describe('the real reader', () => {
  test.for(Object.keys(QUOTES))(
    'takes nothing of our draft for the sender’s when %s quotes it',
    async (name, { world }) => {
      const incomplete = await received(world);
      const { text } = await incomplete.owner.call(getReply, { params: { id: incomplete.id } });
      const { owner, url, sender, reply_id } = await answered(world, text);
      const headers = {
        From: `Ines Marlow <${sender}>`,
        Subject: 'Re: Notice of infringement',
        'In-Reply-To': reply_id,
      };
      const [stored] = (await world.mails(sender)).filter(({ message_id }) => message_id === reply_id);
      const body = `Thanks, which page do you mean? It is ${url}\n\n${QUOTES[name]!(stored!.text)}`;
      const [answer] = await arriveAsIs(world, rawMessage(headers, body));
      await world.work();
      const notice = await seen(owner, answer!);
      expect(notice.deliveries).toEqual([]);
      expect([notice.completeness.good_faith, notice.completeness.accuracy]).toEqual([false, false]);
    },
  );
});
