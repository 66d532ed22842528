import { describe, expect } from 'vitest';
import { createHold, updateCounterNotice, updateHold } from '#core/contract/intake/counter-notices.ts';
import { createUrlActions } from '#core/contract/intake/url-actions.ts';
import { listEvents } from '#core/contract/records/history.ts';
import { getHome } from '#core/contract/views/home.ts';
import { CONTENT_TYPES } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { act, assess, holdBody, moveTo, removed, report, seenCounter, typed } from '#tests/world/counter-notices.ts';
import { historyOf } from '#tests/world/orders.ts';
import type { Person } from '#tests/world/person.ts';
import { test } from '#tests/world/world.ts';

const NOON = new Date('2026-11-17T17:00:00Z');
const REPORTED = 'A proceeding about this material was reported on 18 Nov 2026.';

const notRestored = async (who: Person, notice_id: number, urls: 'all' | number[] = 'all') => {
  const refusal = await who.refused(createUrlActions, {
    params: { id: notice_id },
    body: { urls, action: 'restored' },
  });
  return [refusal.status, refusal.body.message];
};

describe('a reported proceeding', () => {
  test('stops the clock’s cards and forbids putting the material back, until it is assessed', async ({ world }) => {
    world.clock.set(NOON);
    const from = await removed(world);
    const { id } = await typed(world, from);
    await moveTo(world, '2026-11-18T17:00:00Z', from.owner);
    const hold = await report(world, from.owner, id);
    expect(hold).toMatchObject({
      ...{ kind: 'court', state: 'reported', court: 'N.D. California', case_number: '3:26-cv-01234' },
      ...{ file_id: null, urls: from.urls, reason: null, by: { id: from.owner.id } },
    });
    expect(await seenCounter(from.owner, id)).toMatchObject({ outcome: 'held', holds: [hold] });
    expect(await notRestored(from.owner, from.notice_id)).toEqual([409, REPORTED]);
    await assess(from.owner, hold.id, 'accepted');
    expect(await notRestored(from.owner, from.notice_id)).toEqual([409, REPORTED]);
    await moveTo(world, '2026-12-03T14:00:00Z', from.owner);
    expect(await seenCounter(from.owner, id)).toMatchObject({ outcome: 'held', cards: [] });
    await world.work();
    expect(await world.mails(from.owner.email)).toEqual([]);
    await assess(from.owner, hold.id, 'ended');
    expect((await seenCounter(from.owner, id)).outcome).toBe('restore_due');
    await assess(from.owner, hold.id, 'accepted');
    expect((await seenCounter(from.owner, id)).outcome).toBe('held');
    await assess(from.owner, hold.id, 'rejected', 'Another work.');
    await act(from.owner, from.notice_id, { action: 'restored' });
    expect((await seenCounter(from.owner, id)).outcome).toBe('restored');
    expect((await historyOf(world, CONTENT_TYPES.counternotice, id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['proceeding reported', 'proceeding accepted', 'proceeding rejected', 'proceeding ended']),
    );
    const { results } = await from.owner.call(listEvents, { query: { object_id: id, content_type: 'counternotice' } });
    expect(results.map(({ event_type }) => event_type.name)).toContain('Proceeding reported');
  });

  test('about some URLs leaves the others', async ({ world }) => {
    const from = await removed(world, { paths: ['/a', '/b'] });
    const [a, b] = from.urls.map((url) => url.id);
    const { id } = await typed(world, from);
    const hold = await report(world, from.owner, id, { kind: 'ccb', urls: [a!] });
    expect(hold.urls).toEqual([from.urls[0]]);
    expect((await seenCounter(from.owner, id)).outcome).toBe('waiting');
    expect((await notRestored(from.owner, from.notice_id))[0]).toBe(409);
    expect((await notRestored(from.owner, from.notice_id, [a!]))[0]).toBe(409);
    await act(from.owner, from.notice_id, { action: 'restored', urls: [b!] });
    expect((await seenCounter(from.owner, id)).outcome).toBe('held');
  });

  test('holds the same material under another notice too', async ({ world }) => {
    const from = await removed(world);
    const other = await removed(world, { owner: from.owner, company: from });
    const [first, second] = [await typed(world, from), await typed(world, other)];
    const hold = await report(world, from.owner, second.id);
    expect((await notRestored(from.owner, from.notice_id))[0]).toBe(409);
    await moveTo(world, new Date(world.clock.now().getTime() + 40 * 86_400_000), from.owner);
    expect((await seenCounter(from.owner, first.id)).outcome).toBe('waiting');
    await assess(from.owner, hold.id, 'rejected', 'Not filed.');
    expect((await seenCounter(from.owner, first.id)).outcome).toBe('overdue');
  });

  test('that nobody assessed when the last day begins is a grave card', async ({ world }) => {
    world.clock.set(NOON);
    const from = await removed(world);
    const { id } = await typed(world, from);
    await moveTo(world, '2026-11-18T17:00:00Z', from.owner);
    const hold = await report(world, from.owner, id);
    await moveTo(world, '2026-12-08T04:59:00Z', from.owner);
    expect((await from.owner.call(getHome, {})).cards).toEqual([]);
    await moveTo(world, '2026-12-08T05:00:00Z', from.owner);
    const card = {
      code: 'hold_unassessed',
      gravity: 'grave',
      text: 'A proceeding was reported on 18 Nov 2026 and not assessed. The 14 business days end 8 Dec 2026.',
      link: `/counter-notices/${id}/`,
      date: '2026-12-08T05:00:00.000Z',
    };
    expect((await from.owner.call(getHome, {})).cards).toEqual([card]);
    expect((await seenCounter(from.owner, id)).cards).toEqual([card]);
    await assess(from.owner, hold.id, 'accepted');
    expect((await from.owner.call(getHome, {})).cards).toEqual([]);
  });

  test('needs its kind, date, court and case number, and URLs of the counter-notice', async ({ world }) => {
    const from = await removed(world);
    const { id } = await typed(world, from);
    const bad = { kind: 'police', urls: [1], file_id: 999_999_999 };
    const refusal = await from.owner.refused(createHold, { params: { id }, body: bad as never });
    const { message: _, errors: __, ...fields } = refusal.body;
    expect(fields).toEqual({
      kind: [messages.holdKindRequired],
      received_date: ['Date is required!'],
      court: ['Court is required!'],
      case_number: ['Case number is required!'],
      urls: [messages.actionUrlsElsewhere],
      file_id: [messages.actionFileInvalid],
    });
    const later = new Date(world.clock.now().getTime() + 86_400_000).toISOString();
    const future = await from.owner.refused(createHold, {
      params: { id },
      body: holdBody(world, { received_date: later }),
    });
    expect(future.body.received_date).toEqual(['This is in the future.']);
    const hold = await report(world, from.owner, id);
    for (const body of [{ state: 'rejected' }, { state: 'rejected', reason: ' ' }]) {
      const unexplained = await from.owner.refused(updateHold, { params: { id: hold.id }, body: body as never });
      expect([unexplained.status, unexplained.body.reason]).toEqual([400, ['Please give a reason.']]);
    }
    const unknown = await from.owner.refused(updateHold, {
      params: { id: hold.id },
      body: { state: 'reported' } as never,
    });
    expect(unknown.body.state).toEqual([messages.holdStateRequired]);
    await assess(from.owner, hold.id, 'rejected', 'Not filed.');
    const ended = await from.owner.refused(updateHold, { params: { id: hold.id }, body: { state: 'ended' } });
    expect(ended.status).toBe(409);
  });

  test('is refused for a defective and for a restored counter-notice', async ({ world }) => {
    const from = await removed(world);
    const { id } = await typed(world, from, { elements: {} });
    const refusal = async () =>
      (await from.owner.refused(createHold, { params: { id }, body: holdBody(world) })).status;
    expect(await refusal()).toBe(409);
    await from.owner.call(updateCounterNotice, {
      params: { id },
      body: { elements: { signature: true, material: true, mistake: true, contact: true, jurisdiction: true } },
    });
    const { id: hold_id } = await report(world, from.owner, id);
    await assess(from.owner, hold_id, 'rejected', 'Not filed.');
    await act(from.owner, from.notice_id, { action: 'restored' });
    expect(await refusal()).toBe(409);
    const again = { params: { id: hold_id }, body: { state: 'accepted' } } as const;
    expect((await from.owner.refused(updateHold, again)).status).toBe(409);
  });
});
