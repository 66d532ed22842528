import { describe, expect } from 'vitest';
import { getCounterNoticeClock, listCounterNotices } from '#core/contract/intake/counter-notices.ts';
import { countNotices } from '#core/contract/intake/notice-counts.ts';
import { listHistory } from '#core/contract/records/history.ts';
import { createNote } from '#core/contract/records/notes.ts';
import { act, moveTo, removed, report, typed } from '#tests/world/counter-notices.ts';
import { test } from '#tests/world/world.ts';

describe('the clock', () => {
  test('answers the four dates of a day, to any user', async ({ world }) => {
    const user = await world.user();
    expect(await user.call(getCounterNoticeClock, { query: { date: '2027-12-20' } })).toEqual({
      earliest: '2028-01-05',
      safe_from: '2028-01-06',
      safe_until: '2028-01-07',
      latest: '2028-01-11',
    });
    for (const date of ['1999-01-01', '2199-12-31']) await user.call(getCounterNoticeClock, { query: { date } });
    for (const date of ['1998-12-31', '2200-01-01', '2026-02-30', '2026-1-5', 'today', '2026-11-17T00:00:00Z', ''])
      expect((await user.refused(getCounterNoticeClock, { query: { date } })).body.date, date).toHaveLength(1);
    expect((await user.request({ url: '/api/counter-notices/clock/' })).statusCode).toBe(400);
    const wrong = await user.request({ method: 'PUT', url: '/api/counter-notices/clock/' });
    expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('the list', () => {
  test('filters by company, notice and outcome, and finds senders', async ({ world }) => {
    world.clock.set(new Date('2026-11-17T17:00:00Z'));
    const from = await removed(world, { paths: ['/a'] });
    const other = await removed(world, { owner: from.owner, company: from, paths: ['/b'] });
    const third = await removed(world, { owner: from.owner, company: from, paths: ['/c'] });
    const waiting = await typed(world, from, { sender: { name: 'Quentin Marsh', email: null } });
    const defective = await typed(world, other, { elements: {} });
    const held = await typed(world, third);
    await report(world, from.owner, held.id);
    const list = async (query: object) =>
      (await from.owner.call(listCounterNotices, { query: query as never })).results.map(({ id }) => id);
    expect(await list({})).toEqual([held.id, defective.id, waiting.id]);
    expect(await list({ ordering: 'received_date' })).toEqual([waiting.id, defective.id, held.id]);
    expect(await list({ offset: 1, limit: 1 })).toEqual([defective.id]);
    expect(await list({ offset: 2, ordering: 'received_date' })).toEqual([held.id]);
    expect(await list({ offset: 3 })).toEqual([]);
    expect(await list({ company: from.company_id, limit: 2 })).toEqual([held.id, defective.id]);
    expect(await list({ company: 999_999_999 })).toEqual([]);
    expect(await list({ notice: other.notice_id })).toEqual([defective.id]);
    expect(await list({ outcome: 'waiting' })).toEqual([waiting.id]);
    expect(await list({ outcome: 'held' })).toEqual([held.id]);
    const count = async (query: object) => (await from.owner.call(listCounterNotices, { query: query as never })).count;
    const counted = [{}, { outcome: 'held' }, { outcome: 'waiting' }, { company: from.company_id }].map(count);
    expect(await Promise.all(counted)).toEqual([3, 1, 1, 3]);
    expect(await list({ search: 'quentin' })).toEqual([waiting.id]);
    // The tab counts the same: a typed-in defective one has no email that would be New.
    const open = async () => [await list({ is_open: true }), (await from.owner.call(countNotices, {})).counter_notices];
    expect(await open()).toEqual([[], 0]);
    expect(await list({ is_open: false })).toEqual([held.id, defective.id, waiting.id]);
    await moveTo(world, '2026-12-03T14:00:00Z', from.owner);
    expect(await open()).toEqual([[waiting.id], 1]);
    expect(await list({ is_open: false })).toEqual([held.id, defective.id]);
    expect([await list({ outcome: 'restore_due' }), await list({ outcome: 'waiting' })]).toEqual([[waiting.id], []]);
    await moveTo(world, '2026-12-09T05:00:00Z', from.owner);
    expect(await list({ outcome: 'overdue' })).toEqual([waiting.id]);
    await act(from.owner, from.notice_id, { action: 'restored' });
    expect(await list({ outcome: 'restored' })).toEqual([waiting.id]);
    const stranger = await world.user();
    for (const query of [{ company: from.company_id }, { notice: from.notice_id }])
      expect(await stranger.call(listCounterNotices, { query })).toEqual({ results: [], count: 0 });
    for (const query of ['outcome=gone', 'company=x', 'notice=0', 'unknown=1'])
      expect((await from.owner.request({ url: `/api/counter-notices/?${query}` })).statusCode, query).toBe(400);
  });
});

test('handlers add notes, and members see the history', async ({ world }) => {
  const from = await removed(world);
  const { id } = await typed(world, from);
  const viewer = await world.user();
  await world.join(from.company_id, viewer, 'viewer');
  const note = { object_id: id, content_type: 19, text: 'Called the user.' };
  expect(await from.owner.call(createNote, { body: note })).toMatchObject({ content_type: { model: 'counternotice' } });
  expect((await viewer.refused(createNote, { body: note })).status).toBe(403);
  const { results } = await viewer.call(listHistory, { query: { content_type: 'counternotice', object_id: id } });
  expect(results.map(({ action }) => action)).toEqual(['note added', 'typed in']);
});
