import { describe, expect } from 'vitest';
import { changeNoticeSender, createNotice } from '#core/contract/intake/notices.ts';
import { messages } from '#core/messages.ts';
import { PER_DAY } from '#server/features/intake/replies/limit-replies.ts';
import { newCompany } from '#tests/world/companies.ts';
import { seen } from '#tests/world/intake.ts';
import { putContact } from '#tests/world/notices.ts';
import { IDS } from '#tests/world/orders.ts';
import type { Person } from '#tests/world/person.ts';
import { test } from '#tests/world/post.ts';
import { notReplied, received, repliedBefore, repliesTo, reply, replying } from '#tests/world/replies.ts';
import { someEmail, type World } from '#tests/world/world.ts';

const OTHERS = 'Choose the sender or an address from this notice.';

describe('identical replies', () => {
  test('within a minute are sent once, whoever sends them, and the repeat answers 200 with the notice', async ({
    world,
  }) => {
    const [superuser, colleague] = [await world.superuser(), await world.user()];
    const { owner, company_id, sender, id } = await received(world);
    await world.join(company_id, colleague, 'notices');
    expect((await replying(owner, id)).statusCode).toBe(201);
    world.clock.advance(30);
    for (const [who, more] of [
      [owner, {}],
      [colleague, {}],
      [superuser, { to: sender.toUpperCase() }],
      [owner, { text: ' Please sign it. \n' }],
    ] as const) {
      const response = await replying(who, id, more);
      expect([response.statusCode, response.json().id]).toEqual([200, id]);
    }
    expect(await repliesTo(world, sender)).toHaveLength(1);
    expect((await seen(owner, id)).deliveries).toHaveLength(1);
    world.clock.advance(31);
    expect((await replying(owner, id)).statusCode).toBe(201);
    expect(await repliesTo(world, sender)).toHaveLength(2);
  });

  test('are others if notice, recipient, subject or text differ', async ({ world }) => {
    const other = someEmail();
    const { owner, id } = await received(world, { read: { text: `Write to ${other}.` } });
    const second = await received(world);
    for (const [who, notice, more] of [
      [owner, id, {}],
      [second.owner, second.id, {}],
      [owner, id, { to: other }],
      [owner, id, { subject: 'Another' }],
      [owner, id, { text: 'Another' }],
    ] as const) {
      expect((await replying(who, notice, more)).statusCode).toBe(201);
    }
  });

  test('are sent again if the first failed', async ({ world, post }) => {
    const { owner, sender, id } = await received(world);
    const { peer, work } = await post(550);
    await reply(owner, id);
    await work();
    expect((await replying(owner, id)).statusCode).toBe(201);
    await work();
    expect((await seen(owner, id)).deliveries.map(({ status }) => status)).toEqual(['failed', 'sent']);
    expect(peer.received.filter(({ to }) => to.includes(sender))).toHaveLength(1);
  });
});

describe('a handler writes only to addresses of the notice', () => {
  test('sender, relay, Reply-To, and those in its text', async ({ world }) => {
    const [relay, replyTo, inText, second] = [someEmail(), someEmail(), someEmail(), someEmail()];
    const { owner, sender, id } = await received(world, {
      headers: { 'Reply-To': `"Rights, Quayside" <${replyTo.toUpperCase()}>,\r\n ${second}` },
      read: { relay: { name: 'A platform', email: relay }, text: `Contact: <mailto:${inText.toUpperCase()}>.` },
    });
    for (const to of [sender, relay, replyTo, second, inText.toUpperCase()]) {
      expect([to, (await replying(owner, id, { to })).statusCode]).toEqual([to, 201]);
      expect(await repliesTo(world, to.toLowerCase())).toHaveLength(1);
    }
  });

  test('everyone else is refused, and nothing is sent', async ({ world }) => {
    const mine = await received(world);
    const other = await received(world);
    const stranger = someEmail();
    for (const to of [stranger, other.sender, `x${mine.sender}`, `${mine.sender}.example.org`, mine.owner.email]) {
      const { status, body } = await notReplied(mine.owner, mine.id, { to });
      expect([to, status, body.to]).toEqual([to, 400, [OTHERS]]);
      expect(await repliesTo(world, to)).toEqual([]);
    }
    const superuser = await world.superuser();
    expect((await replying(superuser, mine.id, { to: stranger })).statusCode).toBe(201);
    expect(await repliesTo(world, stranger)).toHaveLength(1);
  });
});

describe('the limits', () => {
  test('a company sends 100 replies in 24 hours; superusers are not counted', async ({ world }) => {
    const { owner, company_id, id } = await received(world);
    const [colleague, superuser] = [await world.user(), await world.superuser()];
    await world.join(company_id, colleague, 'notices');
    await repliedBefore(world, company_id, PER_DAY.tries - 2);
    await reply(owner, id, { text: 'One' });
    await reply(colleague, id, { text: 'Two' });
    const { status, body, headers } = await notReplied(colleague, id, { text: 'One more' });
    expect([status, body.message]).toEqual([429, messages.tooManyTries]);
    // The first one was sent some moments ago.
    expect(Number(headers['retry-after'])).toBeGreaterThan(86_000);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(86_400);
    await reply(superuser, id, { text: 'From the agent' });
    // Another company has its own limit.
    const another = await received(world);
    await reply(another.owner, another.id);
    world.clock.advance(86_400);
    await reply(await world.session(owner), id, { text: 'The next day' });
  });

  test('an address that the caller names gets five mails an hour, over all notices and senders of mail', async ({
    world,
  }) => {
    const to = someEmail();
    const notices = [];
    for (let n = 0; n < 6; n++) notices.push(await received(world, { read: { text: to } }));
    for (const { owner, id } of notices.slice(0, 5)) await reply(owner, id, { to });
    const { owner, id } = notices[5]!;
    const { status, headers } = await notReplied(owner, id, { to: to.toUpperCase() });
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(3_000);
    expect(await repliesTo(world, to)).toHaveLength(5);
    world.clock.advance(3600);
    await reply(await world.session(owner), id, { to });
  });

  test('a sender whom the company entered is one that it names', async ({ world }) => {
    const { owner, company_id, id } = await received(world);
    const contact = await putContact(world, company_id);
    await owner.call(changeNoticeSender, { params: { id }, body: { sender: contact } });
    for (let n = 1; n <= 5; n++) await reply(owner, id, { text: `${n}` });
    expect((await notReplied(owner, id)).status).toBe(429);
  });
});

/** A company that was never registered, with a notice typed in by its owner. */
async function unregistered(world: World): Promise<{ owner: Person; company_id: number; id: number }> {
  const owner = await world.user();
  const { company } = await newCompany(owner);
  const sender = await putContact(world, company.id);
  const body = { ...IDS, sender, received_date: '2026-01-02', company_id: company.id, urls: ['https://example.net/x'] };
  const { id } = await owner.call(createNotice, { body });
  return { owner, company_id: company.id, id };
}

describe('before its first registration is complete', () => {
  const INCOMPLETE = 'Complete your registration before you send notices to others.';

  test('a company cannot answer a typed-in notice, but its superusers can', async ({ world }) => {
    const [superuser, { owner, id }] = [await world.superuser(), await unregistered(world)];
    const { status, body } = await notReplied(owner, id);
    expect([status, body]).toEqual([403, { message: INCOMPLETE }]);
    expect((await replying(superuser, id)).statusCode).toBe(201);
  });

  test('it answers the sender of a received notice, and no other address', async ({ world }) => {
    const inText = someEmail();
    const { owner, company_id, sender, id } = await received(world, { read: { text: inText } });
    const never = { status_id: 4, registered_date: null, expires_date: null };
    await world.deps.db.updateTable('companies').set(never).where('id', '=', company_id).execute();
    await reply(owner, id);
    expect(await repliesTo(world, sender)).toHaveLength(1);
    expect((await notReplied(owner, id, { to: inText })).status).toBe(403);
    const contact = await putContact(world, company_id);
    await owner.call(changeNoticeSender, { params: { id }, body: { sender: contact } });
    const { status, body } = await notReplied(owner, id, { text: 'To another sender' });
    expect([status, body]).toEqual([403, { message: INCOMPLETE }]);
    await reply(owner, id, { to: sender, text: 'To the first sender' });
  });
});
