import { describe, expect } from 'vitest';
import { DEFAULT_AGENT } from '#core/constants.ts';
import { updateNotice } from '#core/contract/intake/notices.ts';
import { changePublicPage } from '#core/contract/intake/public-page.ts';
import { getReply } from '#core/contract/intake/replies.ts';
import { shortDate } from '#core/rules/text/dates.ts';
import { arrive, rawMessage, takedown } from '#tests/world/intake.ts';
import { COMPLETE, putNotice } from '#tests/world/notices.ts';
import type { Person } from '#tests/world/person.ts';
import { notReplied, received, replying } from '#tests/world/replies.ts';
import { someEmail, test, type World } from '#tests/world/world.ts';

const UNANSWERABLE = 'This sender cannot be answered.';
const draft = (who: Person, id: number) => who.call(getReply, { params: { id } });
const kind = (name: typeof COMPLETE.kind) => ({ ...COMPLETE, kind: name, verdict: 'not_a_notice' as const });

/** The draft for a notice with this sender. */
async function draftTo(world: World, email: string) {
  const { owner, id } = await received(world, { read: { sender: { name: '', email } } });
  return draft(owner, id);
}

describe('the draft of a reply', () => {
  test('for an incomplete takedown names each missing element in one sentence', async ({ world }) => {
    const { owner, id, sender } = await received(world);
    expect(await draft(owner, id)).toEqual({
      to: sender,
      subject: 'Re: Notice of infringement',
      text: [
        'Hello,',
        `Thank you for your notice of ${shortDate(world.clock.now())}. We need the following to process it (17 U.S.C. § 512(c)(3)(A)):`,
        [
          '- Please sign the notice, for example by typing your full name at its end.',
          '- Please identify the copyrighted work, for example by its title or by a link to the original.',
          '- Please state that you have a good-faith belief that the use is not authorized by the copyright owner, its agent or the law.',
        ].join('\n'),
        'Please reply to this email with this information.',
        'Thank you for your help.',
      ].join('\n\n'),
      can_send: true,
      why: null,
    });
  });

  test('has the address of the company’s form while that is on', async ({ world }) => {
    const { owner, company_id, id } = await received(world);
    const values = { slug: `quay-${company_id}`, company_id, created_date: world.clock.now() };
    await world.deps.db.insertInto('page_slugs').values(values).execute();
    await world.deps.db.insertInto('public_pages').values({ company_id, slug: values.slug, is_on: true }).execute();
    const sentence = `You can also use our form to send a complete notice: ${world.deps.config.PUBLIC_URL}/p/${values.slug}/notice`;
    expect((await draft(owner, id)).text).toContain(sentence);
    await owner.call(changePublicPage, { params: { id: company_id }, body: { is_on: false } });
    expect((await draft(owner, id)).text).not.toContain('our form');
  });

  test('follows a correction of the elements', async ({ world }) => {
    const { owner, id } = await received(world);
    await owner.call(updateNotice, { params: { id }, body: { completeness: { signature: true, accuracy: false } } });
    const { text } = await draft(owner, id);
    expect(text).not.toContain('sign the notice');
    expect(text).toContain(
      '- Please state that the information in the notice is accurate and, under penalty of perjury, that you are authorized to act for the copyright owner.',
    );
    const all = { signature: true, work: true, good_faith: true, accuracy: true };
    await owner.call(updateNotice, { params: { id }, body: { completeness: all } });
    expect((await draft(owner, id)).text).toBe('');
  });

  test.for(['counter_notice', 'retraction', 'trademark', 'other'] as const)(
    'is empty for a %s',
    async (name, { world }) => {
      const superuser = await world.superuser();
      const [id] = await arrive(world, takedown([], { completeness: { ...kind(name), signature: false } }));
      expect(await draft(superuser, id!)).toMatchObject({ text: '', can_send: true, why: null });
    },
  );

  test.for([
    ['Re: Copies of “Low Water”', 'Re: Copies of “Low Water”'],
    ['RE:Copies', 'RE:Copies'],
    ['Reuse of my film', 'Re: Reuse of my film'],
    ['', 'Re:'],
    ['x'.repeat(700), `Re: ${'x'.repeat(496)}`],
  ] as const)('answers the subject %s', async ([subject, answered], { world }) => {
    const { owner, id } = await received(world, { read: { subject } });
    expect((await draft(owner, id)).subject).toBe(answered);
  });
});

describe('who cannot be answered', () => {
  test.for([
    'no-reply@example.net',
    'noreply@example.net',
    'no.reply@example.net',
    'no_reply+case-7@example.net',
    'do-not-reply@example.net',
    'donotreply@example.net',
    'do.not_reply@example.net',
    'mailer-daemon@example.net',
    'postmaster@example.net',
    'bounce@example.net',
    'bounces+token=x@example.net',
    // Our own addresses.
    'agent@localhost',
    'agent+notices@localhost',
    DEFAULT_AGENT.email,
  ])('%s', async (email, { world }) => {
    expect(await draftTo(world, email)).toMatchObject({ can_send: false, why: UNANSWERABLE });
  });

  test.for(['reply@example.net', 'nora@no-reply.example.net', 'bouncer@example.net', 'noreplies@example.net'])(
    'but %s can',
    async (email, { world }) => {
      expect(await draftTo(world, email)).toMatchObject({ to: email, can_send: true, why: null });
    },
  );

  test.for(['bounce', 'auto_reply'] as const)('a %s, at any address', async (name, { world }) => {
    const superuser = await world.superuser();
    const [id] = await arrive(world, takedown([], { completeness: kind(name) }));
    expect(await draft(superuser, id!)).toMatchObject({ can_send: false, why: UNANSWERABLE });
    for (const to of [undefined, someEmail()]) {
      const { status, body } = await notReplied(superuser, id!, { ...(to && { to }) });
      expect([status, body]).toEqual([409, { message: UNANSWERABLE }]);
    }
  });

  test('a no-reply address that the notice names', async ({ world }) => {
    const { owner, id } = await received(world, { read: { text: 'Write to no-reply@example.net.' } });
    const { status, body } = await notReplied(owner, id, { to: 'no-reply@example.net' });
    expect([status, body]).toEqual([409, { message: UNANSWERABLE }]);
  });

  test('a notice without a sender', async ({ world }) => {
    const owner = await world.user();
    const id = await putNotice(world, { company_id: await world.company([[owner, 'owner']]) });
    const why = 'This sender has no e-mail address.';
    expect(await draft(owner, id)).toMatchObject({ to: '', can_send: false, why });
    const { status, body } = await notReplied(owner, id);
    expect([status, body]).toEqual([409, { message: why }]);
  });
});

describe('who may reply', () => {
  test.for([
    ['owner', 200, 201],
    ['administrator', 200, 201],
    ['notices', 200, 201],
    ['billing', 403, 403],
    ['viewer', 403, 403],
  ] as const)('%s', async ([role, read, written], { world }) => {
    const { company_id, id } = await received(world);
    const person = await world.user();
    await world.join(company_id, person, role);
    const got = await person.request({ url: `/api/notices/${id}/reply/` });
    expect([got.statusCode, (await replying(person, id)).statusCode]).toEqual([read, written]);
  });

  test('superusers, also on an unassigned notice, and no stranger', async ({ world }) => {
    const [{ id }, superuser, stranger] = [await received(world), await world.superuser(), await world.user()];
    const [unassigned] = await arrive(world, takedown([]), { raw: rawMessage() });
    for (const notice of [id, unassigned!]) {
      const url = `/api/notices/${notice}/reply/`;
      expect((await superuser.request({ url })).statusCode).toBe(200);
      expect((await replying(superuser, notice)).statusCode).toBe(201);
      expect((await stranger.request({ url })).statusCode).toBe(404);
      expect((await replying(stranger, notice)).statusCode).toBe(404);
      // The door comes before the faults of the body.
      expect((await replying(stranger, notice, { text: '' })).statusCode).toBe(404);
    }
  });

  test('with all faults of the letter named at once', async ({ world }) => {
    const { owner, id } = await received(world);
    const { status, body } = await notReplied(owner, id, { subject: 'a\r\nBcc: x@y.z', text: ' ', to: someEmail() });
    expect([status, Object.keys(body).sort()]).toEqual([400, ['errors', 'message', 'subject', 'text', 'to']]);
    expect(body.text).toEqual(['Text is required!']);
    expect(body.to).toEqual(['Choose the sender or an address from this notice.']);
    const long = await notReplied(owner, id, { text: 'x'.repeat(20_001) });
    expect(long.body.text).toEqual(['Ensure this field has no more than 20000 characters.']);
    expect((await replying(owner, id, { text: 'x'.repeat(20_000) })).statusCode).toBe(201);
  });
});
