import { describe, expect } from 'vitest';
import { updateCounterNotice } from '#core/contract/intake/counter-notices.ts';
import {
  changeSubscriber,
  createSubscriber,
  eraseSubscriber,
  exportSubscribers,
  getSubscriber,
  listSubscribers,
  voidStrike,
} from '#core/contract/intake/subscribers.ts';
import { listEvents, listHistory } from '#core/contract/records/history.ts';
import { createNote, listNotes } from '#core/contract/records/notes.ts';
import { getHome } from '#core/contract/views/home.ts';
import { CONTENT_TYPES, EVENT_TYPE } from '#core/lookups.ts';
import { noticeNumber } from '#core/rules/intake/notice-number.ts';
import { act, actionsOn, noticeOn, siteOf } from '#tests/world/actions.ts';
import { moveTo, typed } from '#tests/world/counter-notices.ts';
import type { Person } from '#tests/world/person.ts';
import {
  addSubscriber,
  seenSubscriber,
  setPolicy,
  struck,
  subscriberNamed,
  subscribersOf,
} from '#tests/world/subscribers.ts';
import { test } from '#tests/world/world.ts';
import { nextTransaction, writtenSince } from '#tests/world/written-since.ts';

const voiding = (who: Person, id: number, reason = 'The wrong user') =>
  who.call(voidStrike, { params: { id }, body: { reason } });
const setting = (who: Person, id: number, state: 'ok' | 'terminated', note = 'Decided by us') =>
  who.call(changeSubscriber, { params: { id }, body: { state, note } });
const csvOf = async (who: Person, id: number) =>
  (await who.request({ url: `/api/companies/${id}/subscribers/export/` })).body.replace('\uFEFF', '').split('\r\n');
const cardsOf = async (who: Person) =>
  (await who.call(getHome, {})).cards.filter(({ code }) => code === 'over_limit').map(({ text, link }) => [text, link]);

describe('a subscriber', () => {
  test('is added under a trimmed handle, once per company, by those who handle notices', async ({ world }) => {
    const { owner, company_id } = await siteOf(world);
    const viewer = await world.user();
    await world.join(company_id, viewer, 'viewer');
    const made = await addSubscriber(owner, company_id, '  User-7 ');
    expect(made).toEqual({
      ...{ id: made.id, company: { id: company_id, name: made.company.name }, handle: 'User-7' },
      ...{ first_date: expect.any(String), counted: 0, state: 'ok', strikes: [] },
    });
    expect((await addSubscriber(owner, company_id, 'user-7')).id).not.toBe(made.id);
    const taken = 'This handle exists already.';
    expect(await owner.refused(createSubscriber, { body: { company_id, handle: 'User-7' } })).toMatchObject({
      status: 409,
      body: { message: taken, handle: [taken], errors: [`handle:${taken}`] },
    });
    for (const [handle, sentence] of [
      ['   ', 'Handle is required!'],
      [7, 'Handle is required!'],
      ['x'.repeat(201), 'Ensure this field has no more than 200 characters.'],
      ['erased-7', 'Please choose another handle. Handles like “erased-1” are reserved.'],
    ] as const) {
      const { status, body } = await owner.refused(createSubscriber, { body: { company_id, handle } as never });
      expect([status, body.handle]).toEqual([400, [sentence]]);
    }
    expect((await viewer.refused(createSubscriber, { body: { company_id, handle: '' } })).status).toBe(403);
    const stranger = await world.user();
    expect((await stranger.refused(createSubscriber, { body: { company_id, handle: '' } })).status).toBe(404);
    const { results } = await owner.call(listHistory, { query: { content_type: 'subscriber', object_id: made.id } });
    expect(results).toMatchObject([{ action: 'created', changes: [], object_name: 'User-7' }]);
  });

  test('that two people add at once is made once', async ({ world }) => {
    const { owner, company_id } = await siteOf(world);
    const payload = { company_id, handle: 'twice' };
    const send = () => owner.request({ method: 'POST', url: '/api/subscribers/', payload });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect((await subscribersOf(owner, company_id)).count).toBe(1);
  });

  test('has one strike per notice, with its date and its end', async ({ world }) => {
    const site = await siteOf(world);
    const { owner } = site;
    await moveTo(world, '2026-08-31T13:00:00Z', owner);
    const date = '2026-08-31T12:00:00.000Z';
    const notice_id = await noticeOn(world, site, { urls: 2, received_date: new Date(date) });
    await act(owner, notice_id, { action: 'disabled', subscriber: 'ann', date });
    const { id } = await subscriberNamed(site, 'ann');
    await setPolicy(owner, site.company_id, { limit: 2, months: 6 });
    const seen = await seenSubscriber(owner, id);
    expect(seen).toMatchObject({ counted: 1, state: 'warned' });
    expect(seen.strikes).toEqual([
      {
        id: expect.any(Number),
        notice: { id: notice_id, number: noticeNumber(notice_id) },
        ...{ date, state: 'counted', reason: null },
        // Clamped to the end of February.
        expires_date: '2027-02-28T12:00:00.000Z',
      },
    ]);
    await moveTo(world, '2027-02-28T11:59:00Z', owner);
    expect(await seenSubscriber(owner, id)).toMatchObject({ counted: 1, state: 'warned' });
    await moveTo(world, '2027-02-28T12:00:00Z', owner);
    expect(await seenSubscriber(owner, id)).toMatchObject({ counted: 0, state: 'ok', strikes: [{ state: 'counted' }] });
    const states = async (state: string) => (await subscribersOf(owner, site.company_id, { state })).count;
    expect([await states('warned'), await states('ok')]).toEqual([0, 1]);
  });
});

describe('the state', () => {
  test('follows the strikes and the policy, and lists find it', async ({ world }) => {
    const site = await siteOf(world);
    const { owner, company_id } = site;
    for (const handle of ['a', 'b', 'b', 'c', 'c', 'c']) await struck(world, site, handle);
    await addSubscriber(owner, company_id, 'd');
    const states = async () => {
      const { results } = await subscribersOf(owner, company_id, { ordering: 'id' });
      for (const state of ['ok', 'warned', 'over_limit', 'terminated'] as const) {
        const list = await subscribersOf(owner, company_id, { state, ordering: 'id' });
        const there = results.filter((one) => one.state === state);
        expect([state, list.results, list.count]).toEqual([state, there, there.length]);
      }
      return results.map(({ state }) => state).join(' ');
    };
    expect(await states()).toBe('ok warned over_limit ok');
    await setPolicy(owner, company_id, { limit: 2 });
    expect(await states()).toBe('warned over_limit over_limit ok');
    await setPolicy(owner, company_id, { limit: 1 });
    expect(await states()).toBe('over_limit over_limit over_limit ok');
    await setPolicy(owner, company_id, { limit: 4, warn_at: 0 });
    expect(await states()).toBe('ok ok ok ok');
    await setPolicy(owner, company_id, { limit: 4, warn_at: 2, months: null });
    expect(await states()).toBe('ok warned warned ok');
    const { strikes } = await subscriberNamed(site, 'a');
    expect(strikes[0]!.expires_date).toBe(null);
    await setPolicy(owner, company_id, {});
    expect(await states()).toBe('ok warned over_limit ok');
  });

  test('is set by a person with a note: terminated stays, ok ends with the next strike', async ({ world }) => {
    const site = await siteOf(world);
    const { owner } = site;
    for (let n = 0; n < 3; n++) await struck(world, site, 'eve');
    const { id } = await subscriberNamed(site, 'eve');
    expect(await setting(owner, id, 'ok', ' Talked to them ')).toMatchObject({ state: 'ok', counted: 3 });
    await setPolicy(owner, site.company_id, { limit: 2 });
    expect((await seenSubscriber(owner, id)).state).toBe('ok');
    await struck(world, site, 'eve');
    expect((await seenSubscriber(owner, id)).state).toBe('over_limit');
    expect((await setting(owner, id, 'terminated')).state).toBe('terminated');
    await struck(world, site, 'eve');
    expect(await seenSubscriber(owner, id)).toMatchObject({ state: 'terminated', counted: 5 });
    expect((await setting(owner, id, 'ok')).state).toBe('ok');
    const notes = await owner.call(listNotes, { query: { content_type: 'subscriber', object_id: id } });
    expect(notes.results.map(({ text }) => text)).toEqual(['Decided by us', 'Decided by us', 'Talked to them']);
    const { results } = await owner.call(listHistory, { query: { content_type: 'subscriber', object_id: id } });
    expect(results[0]).toMatchObject({
      action: 'state changed',
      changes: [{ field: 'state', from: 'terminated', to: 'ok' }],
    });
    const refused = async (body: object) => {
      const { status, body: refusal } = await owner.refused(changeSubscriber, { params: { id }, body: body as never });
      return [status, refusal.state, refusal.note];
    };
    const sentences = [['Please choose terminated or ok.'], ['Note is required!']];
    expect(await refused({})).toEqual([400, ...sentences]);
    for (const state of ['warned', 'over_limit', '', null])
      expect(await refused({ state, note: ' ' })).toEqual([400, ...sentences]);
  });

  test('over the limit has a card on the home of those who handle the notices', async ({ world }) => {
    const site = await siteOf(world);
    const { owner, company_id } = site;
    const [viewer, notices] = [await world.user(), await world.user()];
    await world.join(company_id, viewer, 'viewer');
    await world.join(company_id, notices, 'notices');
    for (let n = 0; n < 4; n++) await struck(world, site, 'max');
    await struck(world, site, 'just one');
    const { id } = await subscriberNamed(site, 'max');
    const card = [
      'Your policy ends accounts at 3 strikes. max has 4.',
      `/company/${company_id}?tab=repeat-infringers&subscriber=${id}`,
    ];
    for (const who of [owner, notices]) expect(await cardsOf(who)).toEqual([card]);
    expect(await cardsOf(viewer)).toEqual([]);
    await setting(owner, id, 'terminated');
    expect(await cardsOf(owner)).toEqual([]);
  });
});

describe('a strike', () => {
  test('is pending while a counter-notice waits, and void when the material is put back', async ({ world }) => {
    const site = await siteOf(world);
    const { owner } = site;
    const notice_id = await struck(world, site, 'gil');
    const { id } = await subscriberNamed(site, 'gil');
    const strike = async () => {
      const { counted, strikes } = await seenSubscriber(owner, id);
      return [counted, strikes[0]!.state, strikes[0]!.reason];
    };
    expect(await strike()).toEqual([1, 'counted', null]);
    const counter = await typed(world, { owner, notice_id });
    const put = (body: object) => owner.call(updateCounterNotice, { params: { id: counter.id }, body });
    expect(await strike()).toEqual([0, 'pending', null]);
    for (const [undone, body] of [
      [{ elements: { contact: true } }, { elements: { contact: false } }],
      [{ is_withdrawn: false }, { is_withdrawn: true, reason: 'Sent in error.' }],
    ]) {
      await put(body!);
      expect(await strike()).toEqual([1, 'counted', null]);
      await put(undone!);
      expect(await strike()).toEqual([0, 'pending', null]);
    }
    await act(owner, notice_id, { action: 'restored' });
    expect(await strike()).toEqual([0, 'void', 'restored']);
    const { results } = await owner.call(listEvents, { query: { event_type: EVENT_TYPE.strike_added } });
    expect(results).toMatchObject([{ object_id: id, content_type: { model: 'subscriber' } }]);
  });

  test('that a person voided stays void; one voided by undoing counts again', async ({ world }) => {
    const site = await siteOf(world);
    const { owner } = site;
    const [one, two] = [await struck(world, site, 'ida'), await struck(world, site, 'ida')];
    const { id, strikes } = await subscriberNamed(site, 'ida');
    const [second, first] = strikes;
    expect([first!.notice.id, second!.notice.id]).toEqual([one, two]);
    const voided = await voiding(owner, first!.id, ' Not theirs ');
    expect(voided).toEqual({ ...first, state: 'void', reason: 'Not theirs' });
    const states = async () => (await seenSubscriber(owner, id)).strikes.map(({ state }) => state);
    expect(await states()).toEqual(['counted', 'void']);
    for (const notice of [one, two]) await act(owner, notice, { action: 'undone' });
    expect(await states()).toEqual(['void', 'void']);
    for (const notice of [one, two]) await act(owner, notice, { action: 'disabled', subscriber: 'ida' });
    expect(await states()).toEqual(['counted', 'void']);
    expect(await owner.refused(voidStrike, { params: { id: first!.id }, body: { reason: 'Again' } })).toMatchObject({
      status: 409,
      body: { message: 'This strike has already been voided.' },
    });
    const empty = await owner.refused(voidStrike, { params: { id: second!.id }, body: { reason: ' ' } });
    expect([empty.status, empty.body.reason]).toEqual([400, ['Please give a reason.']]);
    const { results } = await owner.call(listHistory, { query: { content_type: 'subscriber', object_id: id } });
    expect(JSON.stringify(results)).not.toContain('Not theirs');
  });
});

test('the list has the companies that the reader handles, by date, id and part of the handle', async ({ world }) => {
  const [mine, other] = [await siteOf(world), await siteOf(world)];
  const { owner, company_id } = mine;
  await world.join(other.company_id, owner, 'viewer');
  const ids: number[] = [];
  for (const handle of ['Anna-1', 'Bert-2', 'Anna-3']) {
    world.clock.advance(1);
    ids.push((await addSubscriber(owner, company_id, handle)).id);
  }
  const foreign = await addSubscriber(other.owner, other.company_id, 'Anna-9');
  const list = async (who: Person, query: object = {}) => {
    const { results, count } = await who.call(listSubscribers, { query: query as never });
    expect(count).toBeGreaterThanOrEqual(results.length);
    return results.map(({ id }) => id);
  };
  const [a, b, c] = ids;
  expect(await list(owner)).toEqual([c, b, a]);
  expect(await list(owner, { ordering: 'first_date' })).toEqual([a, b, c]);
  expect(await list(owner, { ordering: '-id', limit: 1, offset: 1 })).toEqual([b]);
  expect(await list(owner, { search: 'ANNA' })).toEqual([c, a]);
  expect(await list(owner, { company: other.company_id })).toEqual([]);
  expect(await list(owner, { company: 999_999_999 })).toEqual([]);
  expect((await owner.call(listSubscribers, {})).count).toBe(3);
  const superuser = await world.superuser();
  expect((await list(superuser, { search: 'anna-' })).slice(0, 3)).toEqual([foreign.id, c, a]);
  expect(await list(superuser, { company: company_id })).toEqual([c, b, a]);
  expect((await superuser.call(listSubscribers, {})).count).toBeGreaterThanOrEqual(4);
  for (const query of ['state=gone', 'company=x', 'ordering=handle', 'unknown=1'])
    expect((await owner.request({ url: `/api/subscribers/?${query}` })).statusCode, query).toBe(400);
  const viewer = await world.user();
  await world.join(company_id, viewer, 'viewer');
  expect((await viewer.refused(listSubscribers, {})).status).toBe(403);
  expect((await owner.refused(getSubscriber, { params: { id: foreign.id } })).status).toBe(403);
});

test('the export has one line per subscriber, without formulas', async ({ world }) => {
  const site = await siteOf(world);
  const { owner, company_id } = site;
  const date = new Date(world.clock.now().getTime() - 86_400_000);
  const struckAt = date.toISOString();
  for (const handle of ['=1+1', '=1+1', '@me, "x"']) await struck(world, site, handle, date);
  await addSubscriber(owner, company_id, '-new');
  const { results } = await subscribersOf(owner, company_id, { ordering: 'first_date' });
  const [one, two, three] = results.map(({ first_date }) => first_date);
  expect(await csvOf(owner, company_id)).toEqual([
    'handle,state,counted,first_date,last_strike_date',
    `'=1+1,warned,2,${one},${struckAt}`,
    `"'@me, ""x""",ok,1,${two},${struckAt}`,
    `'-new,ok,0,${three},`,
    '',
  ]);
  const viewer = await world.user();
  await world.join(company_id, viewer, 'billing');
  expect((await viewer.refused(exportSubscribers, { params: { id: company_id } })).status).toBe(403);
});

test('an erased handle is nowhere: not in actions, history, events, notes, exports or the database', async ({
  world,
}) => {
  const site = await siteOf(world);
  const { owner, company_id } = site;
  const handle = `carmen-${Date.now().toString(36)}-quiet`;
  const start = await nextTransaction(world);
  const notices = [await struck(world, site, handle), await struck(world, site, handle)];
  await typed(world, { owner, notice_id: notices[0]! }, { subscriber: handle });
  const { id, strikes } = await subscriberNamed(site, handle);
  await voiding(owner, strikes[0]!.id, `${handle} was someone else`);
  await setting(owner, id, 'terminated', `Closed the account of ${handle}`);
  await owner.call(createNote, {
    body: { content_type: CONTENT_TYPES.subscriber, object_id: id, text: `${handle} called` },
  });
  expect(await writtenSince(world, start)).toContain(handle);
  const before = await seenSubscriber(owner, id);

  await owner.call(eraseSubscriber, { params: { id } });
  await owner.call(eraseSubscriber, { params: { id } });
  const erased = `erased-${id}`;
  const rows = (await writtenSince(world, start)).split('\n');
  expect(rows.filter((row) => row.includes(handle))).toEqual([]);
  const after = { ...before, handle: erased, strikes: before.strikes.map((one) => ({ ...one, reason: null })) };
  expect(await seenSubscriber(owner, id)).toEqual(after);
  expect((await actionsOn(owner, notices[0]!)).results[0]!.subscriber).toEqual({ id, handle: erased });
  expect((await csvOf(owner, company_id))[1]).toContain(erased);
  expect((await subscribersOf(owner, company_id, { search: handle })).count).toBe(0);
  expect((await owner.call(listNotes, { query: { content_type: 'subscriber', object_id: id } })).count).toBe(0);
  const { results } = await owner.call(listHistory, { query: { content_type: 'subscriber', object_id: id } });
  expect(results.filter(({ action }) => action === 'handle erased')).toMatchObject([{ object_name: erased }]);
  const viewer = await world.user();
  await world.join(company_id, viewer, 'viewer');
  const seen = await viewer.call(listHistory, { query: { content_type: 'subscriber', object_id: id } });
  expect(seen.results.map(({ object_name }) => object_name)).toEqual(results.map(() => ''));
  expect((await viewer.refused(listNotes, { query: { content_type: 'subscriber', object_id: id } })).status).toBe(403);
  // The handle is free again, for somebody new.
  expect((await addSubscriber(owner, company_id, handle)).id).not.toBe(id);
});
