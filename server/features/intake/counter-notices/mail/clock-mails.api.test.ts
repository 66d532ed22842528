import { describe, expect } from 'vitest';
import { forwardCounterNotice } from '#core/contract/intake/counter-notices.ts';
import { listEvents } from '#core/contract/records/history.ts';
import { getHome } from '#core/contract/views/home.ts';
import { act, moveTo, type Removed, removed, report, seenCounter, typed } from '#tests/world/counter-notices.ts';
import { arrive, rawMessage } from '#tests/world/intake.ts';
import { someEmail, test, type World } from '#tests/world/world.ts';
import { processCounterNotices } from './process-clocks.ts';

const NOON = new Date('2026-11-17T17:00:00Z');
// Of the clock of 17 Nov 2026: 09:00 of 3 Dec, midnight of 8 Dec and of 9 Dec in New York.
const [DUE, LATEST, OVERDUE] = ['2026-12-03T14:00:00Z', '2026-12-08T05:00:00Z', '2026-12-09T05:00:00Z'].map(
  (date) => new Date(date),
) as [Date, Date, Date];
/** The clock keeps running during a test, which may be slow. */
const minuteBefore = (date: Date): Date => new Date(date.getTime() - 60_000);

const run = (world: World) => processCounterNotices(world.deps).run({}, new AbortController().signal);

/** Subjects of the mails about the clock, by role. */
async function mailed(world: World, people: Readonly<Record<string, { email: string }>>) {
  await world.work();
  const subjects = Object.entries(people).map(async ([role, { email }]) => [
    role,
    (await world.mails(email)).map(({ subject }) => subject.replace(/^.*: /, '')),
  ]);
  return Object.fromEntries(await Promise.all(subjects));
}

async function team(world: World, { company_id, owner }: Pick<Removed, 'company_id' | 'owner'>) {
  const [administrator, notices, billing, viewer] = await Promise.all(
    (['administrator', 'notices', 'billing', 'viewer'] as const).map(async (role) => {
      const person = await world.user();
      await world.join(company_id, person, role);
      return person;
    }),
  );
  return { owner, administrator: administrator!, notices: notices!, billing: billing!, viewer: viewer! };
}

const BACK = 'the material can be put back';
const LAST = 'last day to put the material back';

describe('the mails of the clock', () => {
  test('go to handlers at 09:00 of `safe_from`, and to owners and administrators when `latest` begins, once each', async ({
    world,
  }) => {
    world.clock.set(NOON);
    const from = await removed(world);
    const people = await team(world, from);
    const { id } = await typed(world, from);
    await moveTo(world, minuteBefore(DUE), from.owner);
    await run(world);
    expect(await mailed(world, people)).toEqual({
      ...{ owner: [], administrator: [], notices: [], billing: [], viewer: [] },
    });
    await moveTo(world, DUE, from.owner);
    for (let again = 0; again < 3; again++) await run(world);
    const first = { owner: [BACK], administrator: [BACK], notices: [BACK], billing: [], viewer: [] };
    expect(await mailed(world, people)).toEqual(first);
    const [mail] = await world.mails(people.notices.email);
    expect(mail!.text).toContain('Put back by 7 Dec 2026');
    await moveTo(world, minuteBefore(LATEST), from.owner);
    await run(world);
    expect(await mailed(world, people)).toEqual(first);
    await moveTo(world, LATEST, from.owner);
    await Promise.all([run(world), run(world)]);
    await run(world);
    const both = { ...first, owner: [LAST, BACK], administrator: [LAST, BACK] };
    const sorted = (all: Record<string, string[]>) =>
      Object.fromEntries(Object.entries(all).map(([role, subjects]) => [role, subjects.sort()]));
    expect(sorted(await mailed(world, people))).toEqual(sorted(both));
    await moveTo(world, OVERDUE, from.owner);
    await run(world);
    expect(sorted(await mailed(world, people))).toEqual(sorted(both));
    const { results } = await from.owner.call(listEvents, { query: { object_id: id, content_type: 'counternotice' } });
    expect(results.filter(({ event_type }) => event_type.name === 'Restore due')).toHaveLength(1);
  });

  test('that were both missed are one: the later', async ({ world }) => {
    world.clock.set(NOON);
    const from = await removed(world);
    const people = await team(world, from);
    await typed(world, from);
    await moveTo(world, OVERDUE, from.owner);
    await run(world);
    await run(world);
    expect(await mailed(world, people)).toEqual({
      ...{ owner: [LAST], administrator: [LAST], notices: [], billing: [], viewer: [] },
    });
    const [mail] = await world.mails(from.owner.email);
    expect(mail!.text).toContain('The 14 business days have passed.');
  });

  test('do not come for what was put back, withdrawn, held or repeats another one', async ({ world }) => {
    world.clock.set(NOON);
    const owner = await world.user();
    const first = await removed(world, { owner, paths: ['/a'] });
    const next = (path: string) => removed(world, { owner, company: first, paths: [path] });
    await typed(world, first);
    await act(owner, first.notice_id, { action: 'restored' });
    const held = await typed(world, await next('/b'));
    await report(world, owner, held.id);
    const repeated = await next('/c');
    await typed(world, repeated);
    await typed(world, repeated);
    await moveTo(world, DUE, owner);
    await run(world);
    await world.work();
    expect(await world.mails(owner.email)).toHaveLength(1);
  });

  test('show as cards on home, which follow the day', async ({ world }) => {
    world.clock.set(NOON);
    const from = await removed(world);
    const { id } = await typed(world, from);
    const cards = async () => (await from.owner.call(getHome, {})).cards;
    await moveTo(world, minuteBefore(DUE), from.owner);
    expect(await cards()).toEqual([]);
    await moveTo(world, DUE, from.owner);
    const link = `/counter-notices/${id}/`;
    expect(await cards()).toEqual([
      { code: 'restore_due', gravity: 'warning', text: 'Put back by 7 Dec 2026', link, date: DUE.toISOString() },
    ]);
    expect((await seenCounter(from.owner, id)).outcome).toBe('restore_due');
    await moveTo(world, minuteBefore(OVERDUE), from.owner);
    expect((await seenCounter(from.owner, id)).outcome).toBe('restore_due');
    await moveTo(world, OVERDUE, from.owner);
    expect(await cards()).toEqual([
      {
        ...{ code: 'overdue', gravity: 'grave', text: 'The 14 business days have passed.', link },
        date: OVERDUE.toISOString(),
      },
    ]);
    const stranger = await world.user();
    expect((await stranger.call(getHome, {})).cards).toEqual([]);
    await act(from.owner, from.notice_id, { action: 'restored' });
    expect(await cards()).toEqual([]);
  });
});

describe('a forward', () => {
  test('that bounces is shown failed, the clock runs on, and it can be sent again', async ({ world }) => {
    const from = await removed(world);
    const { id } = await typed(world, from);
    await world.work();
    const [sent] = await world.mails(from.complainant);
    const bounce = rawMessage(
      {
        From: 'MAILER-DAEMON@mx.example.net',
        Subject: 'Undelivered mail',
        'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b',
      },
      `--b\n\nIt failed.\n\n--b\nContent-Type: message/delivery-status\n\nAction: failed\nDiagnostic-Code: smtp; 550 no such user\n\n--b\nContent-Type: text/rfc822-headers\n\nMessage-ID: ${sent!.message_id}\n--b--`,
    );
    await arrive(world, { unreadable: 'not read' }, { raw: bounce, from: '' });
    await world.work();
    const failed = await seenCounter(from.owner, id);
    expect(failed).toMatchObject({ forward: { status: 'failed' }, outcome: 'waiting' });
    expect(failed.cards.map(({ code }) => code)).toEqual(['forward_failed']);
    expect((await from.owner.call(getHome, {})).cards.map(({ code }) => code)).toEqual(['forward_failed']);
    await from.owner.call(forwardCounterNotice, { params: { id } });
    await world.work();
    expect(await seenCounter(from.owner, id)).toMatchObject({ forward: { status: 'sent' }, cards: [] });
  });

  test('that is asked for again goes out again, but not within a minute', async ({ world }) => {
    const from = await removed(world);
    const { id } = await typed(world, from);
    const again = () => from.owner.call(forwardCounterNotice, { params: { id } });
    await Promise.all([again(), again()]);
    await world.work();
    expect(await world.mails(from.complainant)).toHaveLength(1);
    world.clock.advance(61);
    await again();
    await world.work();
    expect(await world.mails(from.complainant)).toHaveLength(2);
  });

  test('of a defective one is refused', async ({ world }) => {
    const from = await removed(world);
    const { id } = await typed(world, from, { elements: {} });
    expect((await from.owner.refused(forwardCounterNotice, { params: { id } })).status).toBe(409);
  });

  test('writes only to members before the first registration, unless the notice came by mail', async ({ world }) => {
    const from = await removed(world);
    const { db } = world.deps;
    const { company_id, notice_id } = from;
    await db
      .updateTable('companies')
      .set({ registered_date: null, status_id: 4 })
      .where('id', '=', company_id)
      .execute();
    await db.updateTable('notices').set({ raw_file_id: null }).where('id', '=', notice_id).execute();
    const email = someEmail();
    const made = await typed(world, from, { sender: { name: 'Priya Nambiar', email } });
    expect(made.forward).toMatchObject({ date: null, status: 'failed' });
    await world.work();
    expect([await world.mails(from.complainant), await world.mails(email)]).toEqual([[], []]);
  });
});
