import { describe, expect } from 'vitest';
import { createCounterNotice, listCounterNotices, updateCounterNotice } from '#core/contract/intake/counter-notices.ts';
import { getNotice } from '#core/contract/intake/notices.ts';
import { listEvents } from '#core/contract/records/history.ts';
import { CONTENT_TYPES } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { clockOf } from '#core/rules/intake/counter-notice-clock.ts';
import { ALL_ELEMENTS, act, moveTo, removed, seenCounter, typed, typedBody } from '#tests/world/counter-notices.ts';
import { historyOf } from '#tests/world/orders.ts';
import type { Person } from '#tests/world/person.ts';
import { someEmail, test } from '#tests/world/world.ts';

/** Noon in New York. */
const NOON = new Date('2026-11-17T17:00:00Z');

const refused = (who: Person, body: object) => who.refused(createCounterNotice, { body: body as never });

const put = (who: Person, id: number, body: object) =>
  who.call(updateCounterNotice, { params: { id }, body: body as never });

const notPut = (who: Person, id: number, body: object) =>
  who.refused(updateCounterNotice, { params: { id }, body: body as never });

describe('a typed-in counter-notice', () => {
  test('is complete, forwarded to the complainant at once, and its sender gets the dates', async ({ world }) => {
    world.clock.set(NOON);
    const from = await removed(world, { subscriber: 'user-7' });
    const email = someEmail();
    const made = await typed(world, from, { sender: { name: 'Priya Nambiar', email } });
    expect(made).toMatchObject({
      number: `C${String(made.id).padStart(4, '0')}`,
      notice: { id: from.notice_id },
      letter: null,
      company: { id: from.company_id },
      source: { id: 3, name: 'Post' },
      subscriber: { handle: 'user-7' },
      sender: { name: 'Priya Nambiar', email },
      urls: from.urls,
      urls_count: 1,
      elements: ALL_ELEMENTS,
      found: {},
      verdict: 'complete',
      reason: null,
      is_corrected: false,
      raw_file_id: null,
      forward: { status: 'queued', error: null },
      clock: {
        earliest: '2026-12-02',
        safe_from: '2026-12-03',
        safe_until: '2026-12-07',
        latest: '2026-12-08',
      },
      holds: [],
      outcome: 'waiting',
      follows: null,
      cards: [],
    });
    await world.work();
    const [forward, ...more] = await world.mails(from.complainant);
    expect(more).toEqual([]);
    expect(forward!.text).toContain(
      'We will replace the material or cease disabling access to it in 10 business days unless our agent first receives notice that you have filed an action seeking a court order to restrain the subscriber.',
    );
    expect(forward!.text).toContain('This is a counter-notice.');
    expect(forward!.text).toContain(from.urls[0]!.url);
    const [receipt, ...others] = await world.mails(email);
    expect(others).toEqual([]);
    for (const date of ['17 Nov 2026', '2 Dec 2026', '3 Dec 2026', '7 Dec 2026', '8 Dec 2026'])
      expect(receipt!.text).toContain(date);
    const after = await seenCounter(from.owner, made.id);
    expect(after.forward?.status).toBe('sent');
    expect(after.deliveries.map(({ kind, email: to, status }) => [kind, to, status])).toEqual([
      ['forward', from.complainant, 'sent'],
      ['receipt', email, 'sent'],
    ]);
  });

  test('makes its notice Disputed, and shows in history and events', async ({ world }) => {
    const from = await removed(world);
    const { id } = await typed(world, from);
    const notice = await from.owner.call(getNotice, { params: { id: from.notice_id } });
    expect([notice.status.name, notice.urls[0]!.state]).toEqual(['Disputed', 'disputed']);
    const [entry] = await historyOf(world, CONTENT_TYPES.counternotice, id);
    expect(entry).toMatchObject({ action: 'typed in', user_id: from.owner.id });
    const { results } = await from.owner.call(listEvents, { query: { uuid: entry!.uuid } });
    const events = results.filter(({ object_id }) => object_id === id);
    expect(events.map(({ event_type, content_type }) => [event_type.name, content_type.id]).sort()).toEqual([
      ['Counter-notice forwarded', 19],
      ['Counter-notice received', 19],
    ]);
    await put(from.owner, id, { is_withdrawn: true, reason: 'The user closed the account.' });
    const settled = await from.owner.call(getNotice, { params: { id: from.notice_id } });
    expect([settled.status.name, settled.urls[0]!.state]).toEqual(['Resolved', 'disabled']);
  });

  test('is about the disabled URLs of the notice, or those named that are', async ({ world }) => {
    const from = await removed(world, { paths: ['/a', '/b', '/c'], isOpen: true });
    const [a, b, c] = from.urls.map(({ id }) => id);
    await act(from.owner, from.notice_id, { action: 'disabled', urls: [a!, b!] });
    expect((await typed(world, from)).urls.map(({ id }) => id)).toEqual([a, b]);
    expect((await typed(world, from, { urls: [b!, c!] })).urls.map(({ id }) => id)).toEqual([b]);
    const refusal = await refused(from.owner, typedBody(world, from, { urls: [c!] }));
    expect([refusal.status, refusal.body.message]).toEqual([
      409,
      'Nothing of this was disabled: a counter-notice answers a removal.',
    ]);
    const other = await removed(world);
    const foreign = await refused(from.owner, typedBody(world, from, { urls: [other.urls[0]!.id] }));
    expect([foreign.status, foreign.body.urls]).toEqual([400, [messages.actionUrlsElsewhere]]);
    const open = await removed(world, { isOpen: true });
    expect((await refused(open.owner, typedBody(world, open))).status).toBe(409);
  });

  test('was received between the receipt of the notice and now', async ({ world }) => {
    world.clock.set(NOON);
    const from = await removed(world);
    const [tooEarly, tooLate] = [new Date(NOON.getTime() - 60_000), new Date(NOON.getTime() + 120_000)];
    for (const [date, sentence] of [
      [tooEarly, 'This cannot have happened before the notice was received.'],
      [tooLate, 'This is in the future.'],
    ] as const) {
      const refusal = await refused(from.owner, typedBody(world, from, { received_date: date.toISOString() }));
      expect([refusal.status, refusal.body.received_date]).toEqual([400, [sentence]]);
    }
    // A date alone is a day in New York.
    const sameDay = await typed(world, from, { received_date: '2026-11-17' });
    expect(sameDay.clock).toEqual(clockOf('2026-11-17'));
    await moveTo(world, '2026-11-19T03:00:00Z', from.owner);
    const late = await removed(world, { owner: from.owner, company: from });
    expect((await typed(world, late, { received_date: '2026-11-19' })).clock).toEqual(clockOf('2026-11-18'));
    const refusal = await refused(late.owner, typedBody(world, late, { received_date: '2026-11-20' }));
    expect(refusal.body.received_date).toEqual(['This is in the future.']);
  });

  test.for([
    ['2026-11-18T04:30:00Z', '2026-11-17'],
    ['2026-11-18T05:30:00Z', '2026-11-18'],
  ] as const)('of %s counts from %s, the date in New York', async ([moment, day], { world }) => {
    world.clock.set(new Date(moment));
    const from = await removed(world);
    expect((await typed(world, from)).clock).toEqual(clockOf(day));
  });

  test('has all its faults named in one round, after access', async ({ world }) => {
    const from = await removed(world);
    const refusal = await refused(from.owner, { notice: from.notice_id, source: 9, sender: {}, urls: [1] });
    expect(refusal.status).toBe(400);
    const { message: _, errors: __, ...fields } = refusal.body;
    expect(fields).toEqual({
      received_date: ['Date is required!'],
      source: ['Please choose a source.'],
      'sender.name': ['Name is required!'],
      text: ['Text is required!'],
      elements: ['Please select the elements it contains.'],
      urls: [messages.actionUrlsElsewhere],
    });
    const viewer = await world.user();
    await world.join(from.company_id, viewer, 'viewer');
    expect((await refused(viewer, { notice: from.notice_id })).status).toBe(403);
    expect((await refused(await world.user(), typedBody(world, from))).status).toBe(404);
  });

  test('names the subscriber to those who handle notices only', async ({ world }) => {
    const from = await removed(world);
    const { id } = await typed(world, from, { subscriber: ' user-9 ' });
    const seenBy = async (role: 'viewer' | 'billing' | 'notices') => {
      const person = await world.user();
      await world.join(from.company_id, person, role);
      const { results } = await person.call(listCounterNotices, { query: { notice: from.notice_id } });
      return [(await seenCounter(person, id)).subscriber?.handle, results[0]!.subscriber?.handle];
    };
    expect(await seenBy('viewer')).toEqual([undefined, undefined]);
    expect(await seenBy('billing')).toEqual([undefined, undefined]);
    expect(await seenBy('notices')).toEqual(['user-9', 'user-9']);
    expect((await put(from.owner, id, { subscriber: null })).subscriber).toBe(null);
  });
});

describe('a complainant who cannot be mailed', () => {
  test.for([
    ['no-reply@example.net', 'This sender cannot be answered.'],
    [null, 'This sender has no e-mail address.'],
  ] as const)('%s gets it by mail, and the clock runs', async ([complainant, why], { world }) => {
    const from = await removed(world);
    const { db } = world.deps;
    const { sender_id } = await db
      .selectFrom('notices')
      .select('sender_id')
      .where('id', '=', from.notice_id)
      .executeTakeFirstOrThrow();
    if (complainant === null)
      await db.updateTable('notices').set({ sender_id: null }).where('id', '=', from.notice_id).execute();
    else
      await db
        .updateTable('contacts')
        .set({ email: `no-reply@${sender_id}.example.net` })
        .where('id', '=', sender_id!)
        .execute();
    const made = await typed(world, from);
    expect(made).toMatchObject({
      forward: { date: null, status: 'failed', error: why },
      outcome: 'waiting',
      cards: [{ code: 'forward_failed', gravity: 'warning', link: `/counter-notices/${made.id}/` }],
    });
    expect(made.clock).not.toBe(null);
    expect(made.cards[0]!.text).toContain(why);
  });
});

describe('a correction', () => {
  test('that completes it starts the clock at its receipt and forwards it', async ({ world }) => {
    world.clock.set(NOON);
    const from = await removed(world);
    const made = await typed(world, from, { elements: { ...ALL_ELEMENTS, contact: false } });
    expect(made).toMatchObject({ verdict: 'defective', outcome: 'defective', clock: null, forward: null });
    await world.work();
    expect(await world.mails(from.complainant)).toEqual([]);
    await moveTo(world, '2026-11-18T17:00:00Z', from.owner);
    const after = await put(from.owner, made.id, { elements: { contact: true } });
    expect(after).toMatchObject({ verdict: 'complete', outcome: 'waiting', is_corrected: true });
    expect(after.clock).toEqual(clockOf('2026-11-17'));
    await world.work();
    expect(await world.mails(from.complainant)).toHaveLength(1);
  });

  test('that makes it defective ends the clock, and the forward stays', async ({ world }) => {
    const from = await removed(world, { subscriber: 'user-7' });
    const { id } = await typed(world, from);
    await world.work();
    const after = await put(from.owner, id, { elements: { mistake: false } });
    expect(after).toMatchObject({ outcome: 'defective', clock: null, forward: { status: 'sent' } });
    const again = await put(from.owner, id, { elements: { mistake: true } });
    expect(again.outcome).toBe('waiting');
    await world.work();
    expect(await world.mails(from.complainant)).toHaveLength(1);
  });

  test('near the end of the wait shows a warning', async ({ world }) => {
    world.clock.set(NOON);
    const from = await removed(world);
    const { id } = await typed(world, from, { elements: {} });
    // `safe_from` is Thursday, 3 Dec.
    await moveTo(world, '2026-12-01T17:00:00Z', from.owner);
    const { cards } = await put(from.owner, id, { elements: ALL_ELEMENTS });
    expect(cards).toMatchObject([{ code: 'clock_near', gravity: 'warning' }]);
    expect(cards[0]!.text).toContain('3 Dec 2026');
  });

  test('of the URLs keeps those that are disabled', async ({ world }) => {
    const from = await removed(world, { paths: ['/a', '/b', '/c'], isOpen: true });
    const [a, b, c] = from.urls.map(({ id }) => id);
    await act(from.owner, from.notice_id, { action: 'disabled', urls: [a!, b!] });
    const { id } = await typed(world, from, { urls: [a!] });
    expect((await put(from.owner, id, { urls: [b!, c!] })).urls.map((url) => url.id)).toEqual([b]);
    expect((await notPut(from.owner, id, { urls: [c!] })).status).toBe(409);
    expect((await notPut(from.owner, id, { urls: [0] })).body.urls).toEqual([messages.actionUrlsElsewhere]);
    const notice = await from.owner.call(getNotice, { params: { id: from.notice_id } });
    expect(notice.urls.map(({ state }) => state)).toEqual(['disabled', 'disputed', 'open']);
  });
});

describe('a withdrawal', () => {
  test('needs a reason and can be taken back, then the old clock runs', async ({ world }) => {
    world.clock.set(NOON);
    const from = await removed(world);
    const { id, clock } = await typed(world, from);
    const refusal = await notPut(from.owner, id, { is_withdrawn: true });
    expect([refusal.status, refusal.body.reason]).toEqual([400, ['Please give a reason.']]);
    const after = await put(from.owner, id, { is_withdrawn: true, reason: 'Sent in error.' });
    expect(after).toMatchObject({ outcome: 'withdrawn', clock: null, withdrawn_reason: 'Sent in error.' });
    await moveTo(world, '2026-12-03T14:00:00Z', from.owner);
    const back = await put(from.owner, id, { is_withdrawn: false });
    expect(back).toMatchObject({ outcome: 'restore_due', clock, withdrawn_date: null, withdrawn_reason: null });
  });

  test('is refused once the material was put back', async ({ world }) => {
    const from = await removed(world);
    const { id } = await typed(world, from);
    await act(from.owner, from.notice_id, { action: 'restored' });
    expect((await seenCounter(from.owner, id)).outcome).toBe('restored');
    expect((await notPut(from.owner, id, { is_withdrawn: true, reason: 'Too late.' })).status).toBe(409);
  });
});

describe('counter-notices about the same material', () => {
  const outcomes = async (who: Person, ids: readonly number[]) =>
    Promise.all(ids.map(async (id) => (await seenCounter(who, id)).outcome));

  test('a second one repeats the clock and outcome of the first, has its own number and is forwarded', async ({
    world,
  }) => {
    world.clock.set(NOON);
    const from = await removed(world);
    const first = await typed(world, from);
    await moveTo(world, '2026-11-20T17:00:00Z', from.owner);
    const second = await typed(world, from);
    expect(second).toMatchObject({ clock: first.clock, follows: { id: first.id, number: first.number } });
    expect(second.number).not.toBe(first.number);
    await world.work();
    expect(await world.mails(from.complainant)).toHaveLength(2);
    await moveTo(world, '2026-12-09T05:00:00Z', from.owner);
    expect(await outcomes(from.owner, [first.id, second.id])).toEqual(['overdue', 'overdue']);
    await act(from.owner, from.notice_id, { action: 'restored' });
    expect(await outcomes(from.owner, [first.id, second.id])).toEqual(['restored', 'restored']);
  });

  test('a complete one after a defective one starts at its own receipt, also when the first turns defective', async ({
    world,
  }) => {
    world.clock.set(NOON);
    const from = await removed(world);
    const first = await typed(world, from, { elements: {} });
    await moveTo(world, '2026-11-20T17:00:00Z', from.owner);
    const second = await typed(world, from);
    expect([second.follows, second.clock]).toEqual([null, clockOf('2026-11-20')]);
    await put(from.owner, first.id, { elements: ALL_ELEMENTS });
    expect((await seenCounter(from.owner, second.id)).follows).toMatchObject({ id: first.id });
    await put(from.owner, first.id, { is_withdrawn: true, reason: 'A mistake.' });
    const after = await seenCounter(from.owner, second.id);
    expect([after.follows, after.clock]).toEqual([null, clockOf('2026-11-20')]);
  });

  test('with some new URLs it has its own clock for those', async ({ world }) => {
    world.clock.set(NOON);
    const from = await removed(world, { paths: ['/a', '/b'] });
    const [a, b] = from.urls.map(({ id }) => id);
    await typed(world, from, { urls: [a!] });
    await moveTo(world, '2026-11-20T17:00:00Z', from.owner);
    const second = await typed(world, from, { urls: [a!, b!] });
    expect([second.follows, second.clock]).toEqual([null, clockOf('2026-11-20')]);
  });

  test('of two complainants is due only when both waits are over', async ({ world }) => {
    world.clock.set(NOON);
    const from = await removed(world);
    const first = await typed(world, from);
    await moveTo(world, '2026-11-20T17:00:00Z', from.owner);
    const other = await removed(world, { owner: from.owner, company: from });
    const second = await typed(world, other);
    const ids = [first.id, second.id];
    expect((await seenCounter(from.owner, first.id)).clock).toEqual(clockOf('2026-11-17'));
    // 3 Dec, 09:00, is `safe_from` of the first; that of the second is 8 Dec.
    await moveTo(world, '2026-12-03T14:00:00Z', from.owner);
    expect(await outcomes(from.owner, ids)).toEqual(['waiting', 'waiting']);
    expect(clockOf('2026-11-20').safe_from).toBe('2026-12-08');
    await moveTo(world, '2026-12-08T14:00:00Z', from.owner);
    expect(await outcomes(from.owner, ids)).toEqual(['restore_due', 'restore_due']);
    const { cards } = await seenCounter(from.owner, first.id);
    expect(cards.map(({ text }) => text)).toEqual(['Put back by 10 Dec 2026']);
  });

  test('under a second notice without a counter-notice is due by the first alone, with a card that names the other', async ({
    world,
  }) => {
    world.clock.set(NOON);
    const from = await removed(world);
    const { id } = await typed(world, from);
    const other = await removed(world, { owner: from.owner, company: from });
    await moveTo(world, '2026-12-03T14:00:00Z', from.owner);
    const { outcome, cards } = await seenCounter(from.owner, id);
    expect(outcome).toBe('restore_due');
    expect(cards.map(({ code }) => code)).toEqual(['restore_due', 'also_disabled']);
    expect(cards[1]!.text).toContain(String(other.notice_id));
  });
});

test('part of the material put back leaves the rest to the clock', async ({ world }) => {
  const from = await removed(world, { paths: ['/a', '/b'] });
  const { id } = await typed(world, from);
  await act(from.owner, from.notice_id, { action: 'restored', urls: [from.urls[0]!.id] });
  expect((await seenCounter(from.owner, id)).outcome).toBe('waiting');
  await act(from.owner, from.notice_id, { action: 'restored', urls: [from.urls[1]!.id] });
  expect((await seenCounter(from.owner, id)).outcome).toBe('restored');
  await act(from.owner, from.notice_id, { action: 'undone', urls: [from.urls[1]!.id] });
  expect((await seenCounter(from.owner, id)).outcome).toBe('waiting');
});
