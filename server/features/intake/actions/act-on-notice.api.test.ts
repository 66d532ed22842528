import { describe, expect } from 'vitest';
import { listNotices, updateNotice } from '#core/contract/intake/notices.ts';

import { listEvents } from '#core/contract/records/history.ts';
import { ROLES } from '#core/lookups.ts';
import { multipart } from '#tests/samples/multipart.ts';
import { act, actionsOn, noticeOn, noticeSeen, siteOf, statesOf } from '#tests/world/actions.ts';
import { putNotice } from '#tests/world/notices.ts';
import type { Person } from '#tests/world/person.ts';
import { test } from '#tests/world/world.ts';

const send = (person: Person, id: number, payload: object) =>
  person.request({ method: 'POST', url: `/api/notices/${id}/actions/`, payload });

/** The status and the error body, without `errors`. */
async function refused(person: Person, id: number, payload: object) {
  const response = await send(person, id, payload);
  const { errors: _, ...body } = response.json();
  return [response.statusCode, body];
}

async function uploaded(person: Person): Promise<number> {
  const file = multipart({ field: 'files', file: 'proof.pdf', bytes: '%PDF-1.7 proof' });
  const response = await person.request({ method: 'POST', url: '/api/upload/', ...file });
  return response.json().file_id;
}

describe('an action', () => {
  test('gives the URL a state, is listed whole, and is in history and events', async ({ world }) => {
    const site = await siteOf(world);
    const { owner } = site;
    const now = world.clock.now().toISOString();
    const ago = (minutes: number) => new Date(Date.parse(now) - minutes * 60_000).toISOString();
    const id = await noticeOn(world, site, { urls: 3, received_date: new Date(ago(90)) });
    const before = await noticeSeen(owner, id);
    expect(before).toMatchObject({ open_urls: 3, first_disabled_hours: null });
    expect(before.urls[0]).toMatchObject({ state: 'open', state_date: null, user_notified_date: null });
    const [one, two, three] = before.urls.map((url) => url.id) as [number, number, number];

    const after = await act(owner, id, {
      urls: [one, two, two],
      action: 'disabled',
      date: now,
      subscriber: ' User-7 ',
      note: 'T-1',
    });
    expect(statesOf(after)).toEqual(['disabled', 'disabled', 'open']);
    expect(after).toMatchObject({ open_urls: 1, first_disabled_hours: 1.5, status: { name: 'In progress' } });
    expect(after.urls[0]).toMatchObject({ state_date: now, user_notified_date: null });
    expect(after.history[0]).toMatchObject({
      action: 'URLs disabled',
      user: { id: owner.id },
      changes: [
        { field: 'status', from: 'New', to: 'In progress' },
        { field: 'disabled', from: null, to: before.urls[0]!.url },
        { field: 'disabled', from: null, to: before.urls[1]!.url },
        { field: 'date', from: null, to: now },
      ],
    });
    expect(JSON.stringify(after.history)).not.toContain('User-7');

    const date = ago(30);
    const declined = await act(owner, id, { urls: [three], action: 'declined', date, reason: 'fair_use' });
    expect(declined).toMatchObject({ open_urls: 0, status: { name: 'Resolved' } });
    expect(declined.urls[2]).toMatchObject({ state: 'declined', state_date: date });

    const { results, count } = await actionsOn(owner, id);
    expect(count).toBe(3);
    const empty = { token: null, reason: null, note: null, file_id: null };
    const person = { id: owner.id, name: expect.any(String) };
    expect(results).toEqual([
      {
        ...empty,
        ...{
          id: expect.any(Number),
          url_id: three,
          action: 'declined',
          date,
          recorded_date: expect.any(String),
          by: person,
        },
        ...{ subscriber: null, reason: 'fair_use' },
      },
      ...[two, one].map((url_id) => ({
        ...empty,
        ...{
          id: expect.any(Number),
          url_id,
          action: 'disabled',
          date: now,
          recorded_date: expect.any(String),
          by: person,
        },
        ...{ subscriber: { id: expect.any(Number), handle: 'User-7' }, note: 'T-1' },
      })),
    ]);
    const events = await owner.call(listEvents, { query: { object_id: id, content_type: 'notice' } });
    expect(events.results).toMatchObject([{ event_type: { id: 16, name: 'URL disabled' }, text: '2 URLs' }]);
    const list = await owner.call(listNotices, { query: {} });
    expect(list.results[0]).toMatchObject({ id, open_urls: 0, urls_count: 3 });
    const acted = await noticeSeen(owner, id);
    expect(acted).toMatchObject({ first_disabled_hours: 1.5 });
    expect(statesOf(acted)).toEqual(['disabled', 'disabled', 'declined']);
  });

  test('that only informs the user leaves the state; putting back needs a disabling', async ({ world }) => {
    const site = await siteOf(world);
    const { owner } = site;
    const id = await noticeOn(world, site);
    const now = world.clock.now().toISOString();
    const told = await act(owner, id, { action: 'user_notified', date: now });
    expect(told.urls[0]).toMatchObject({ state: 'open', state_date: null, user_notified_date: now });
    expect(told).toMatchObject({ status: { name: 'In progress' }, open_urls: 1 });
    expect(await refused(owner, id, { urls: 'all', action: 'restored' })).toEqual([
      409,
      { message: 'This was not disabled.' },
    ]);
    await act(owner, id, { action: 'disabled' });
    expect((await act(owner, id, { action: 'restored' })).urls[0]).toMatchObject({ state: 'restored' });
    expect((await refused(owner, id, { urls: 'all', action: 'restored' }))[0]).toBe(409);
    const events = await owner.call(listEvents, { query: { event_type: 17 } });
    expect(events.results).toMatchObject([
      { event_type: { id: 17, name: 'URL restored' }, object_id: id, text: '1 URL' },
    ]);
  });

  test('is taken back by the next undone, one after the other, until nothing is left', async ({ world }) => {
    const site = await siteOf(world);
    const { owner } = site;
    const id = await noticeOn(world, site);
    for (const action of ['disabled', 'user_notified', 'restored', 'gone']) await act(owner, id, { action });
    const undo = async () => (await act(owner, id, { action: 'undone' })).urls[0]!;
    expect(await undo()).toMatchObject({ state: 'restored', user_notified_date: expect.any(String) });
    expect(await undo()).toMatchObject({ state: 'disabled', user_notified_date: expect.any(String) });
    expect(await undo()).toMatchObject({ state: 'disabled', user_notified_date: null });
    expect(await undo()).toMatchObject({ state: 'open', state_date: null });
    expect(await refused(owner, id, { urls: 'all', action: 'undone' })).toEqual([
      409,
      { message: 'There is nothing to take back.' },
    ]);
    expect(await noticeSeen(owner, id)).toMatchObject({ first_disabled_hours: null, open_urls: 1 });
    expect((await actionsOn(owner, id)).results.map(({ action }) => action)).toEqual([
      ...Array(4).fill('undone'),
      ...['gone', 'restored', 'user_notified', 'disabled'],
    ]);
  });
});

describe('a body', () => {
  test('is refused with the sentence of each field, all in one round', async ({ world }) => {
    const site = await siteOf(world);
    const { owner } = site;
    const id = await noticeOn(world, site);
    const other = await noticeOn(world, site);
    const elsewhere = (await noticeSeen(owner, other)).urls[0]!.id;
    const at = (seconds: number) => new Date(+world.clock.now() + seconds * 1000).toISOString();
    const all = { urls: 'all', action: 'disabled' };
    const cases: [object, Record<string, string[]>][] = [
      [{}, { action: ['Please choose what was done.'], urls: ['Please choose at least one address.'] }],
      [{ ...all, urls: [] }, { urls: ['Please choose at least one address.'] }],
      [{ ...all, urls: 'some' }, { urls: ['Please choose at least one address.'] }],
      [{ ...all, urls: [elsewhere] }, { urls: ['Please choose addresses of this notice.'] }],
      [{ ...all, urls: [2 ** 31 - 1] }, { urls: ['Please choose addresses of this notice.'] }],
      [{ ...all, action: 'deleted' }, { action: ['Please choose what was done.'] }],
      [{ ...all, action: 'declined' }, { reason: ['Please give a reason.'] }],
      [{ ...all, action: 'declined', reason: 'because' }, { reason: ['Please give a reason.'] }],
      [{ ...all, date: at(120) }, { date: ['This is in the future.'] }],
      [{ ...all, date: at(-1) }, { date: ['This cannot have happened before the notice was received.'] }],
      [{ ...all, note: 'x'.repeat(2001) }, { note: ['Ensure this field has no more than 2000 characters.'] }],
      [{ ...all, subscriber: 'erased-7' }, { subscriber: [expect.stringContaining('reserved')] }],
      [{ ...all, subscriber: 'x'.repeat(201) }, { subscriber: [expect.any(String)] }],
      [{ ...all, file_id: 2 ** 31 - 1 }, { file_id: [expect.any(String)] }],
      [
        { action: 'declined', urls: [elsewhere], date: at(-1), file_id: 2 ** 31 - 1 },
        {
          ...{ reason: ['Please give a reason.'], urls: ['Please choose addresses of this notice.'] },
          date: ['This cannot have happened before the notice was received.'],
          file_id: [expect.any(String)],
        },
      ],
    ];
    for (const [body, fields] of cases) {
      const [status, { message: _, ...errors }] = await refused(owner, id, body);
      expect([status, errors], JSON.stringify(body).slice(0, 80)).toEqual([400, fields]);
    }
    expect((await actionsOn(owner, id)).count).toBe(0);
    // A system's clock may be a little ahead.
    await act(owner, id, { action: 'gone', date: at(50) });
    const { date, recorded_date } = (await actionsOn(owner, id)).results[0]!;
    expect(date).toBe(recorded_date);
    await act(owner, id, { action: 'disabled', date: null, reason: '', note: '', subscriber: '' });
    expect((await actionsOn(owner, id)).results[0]).toMatchObject({ reason: null, note: null, subscriber: null });
  });

  test('about several URLs is recorded for all or for none', async ({ world }) => {
    const site = await siteOf(world);
    const { owner } = site;
    const id = await noticeOn(world, site, { urls: 2 });
    const [one] = (await noticeSeen(owner, id)).urls.map((url) => url.id);
    await act(owner, id, { urls: [one!], action: 'disabled' });
    expect((await refused(owner, id, { urls: 'all', action: 'restored', subscriber: 'nobody-new' }))[0]).toBe(409);
    expect((await refused(owner, id, { urls: [one, 1], action: 'gone' }))[0]).toBe(400);
    expect((await actionsOn(owner, id)).count).toBe(1);
    const known = await world.deps.db
      .selectFrom('subscribers')
      .selectAll()
      .where('handle', '=', 'nobody-new')
      .execute();
    expect(known).toEqual([]);
  });

  test('with a proof keeps the caller’s own upload for those who see the action', async ({ world }) => {
    const site = await siteOf(world);
    const { owner, company_id } = site;
    const id = await noticeOn(world, site);
    const [file_id, foreign] = [await uploaded(owner), await uploaded(await world.superuser())];
    expect((await refused(owner, id, { urls: 'all', action: 'disabled', file_id: foreign }))[0]).toBe(400);
    const after = await act(owner, id, { action: 'disabled', file_id });
    expect(after.attachments).toEqual([]);
    expect((await actionsOn(owner, id)).results[0]!.file_id).toBe(file_id);
    expect((await refused(owner, id, { urls: 'all', action: 'gone', file_id }))[1]).toMatchObject({
      file_id: [expect.any(String)],
    });
    const [handler, viewer, stranger] = [await world.user(), await world.user(), await world.user()];
    await world.join(company_id, handler, 'notices');
    await world.join(company_id, viewer, 'viewer');
    const statuses = [];
    for (const who of [owner, handler, viewer, stranger, await world.superuser()])
      statuses.push((await who.request({ url: `/api/files/${file_id}/` })).statusCode);
    expect(statuses).toEqual([200, 200, 403, 404, 200]);
    expect((await owner.request({ method: 'DELETE', url: `/api/files/${file_id}/` })).statusCode).toBe(403);
  });
});

describe('“all” and named URLs', () => {
  test('all are those reported, not ignored and on the company’s domains', async ({ world }) => {
    const [site, other, superuser] = [await siteOf(world), await siteOf(world), await world.superuser()];
    const { owner, company_id, domain } = site;
    const on = (path: string, more: object = {}) => ({
      url: `https://${domain.name}/${path}`,
      domain_id: domain.id,
      ...more,
    });
    const foreign = { url: `https://${other.domain.name}/x`, domain_id: other.domain.id };
    const urls = [
      on('reported'),
      on('ignored', { is_ignored: true }),
      on('mentioned', { role: 'mentioned' }),
      foreign,
      { url: 'https://nowhere.example.org/x' },
    ];
    const id = await putNotice(world, { company_id, urls });
    const after = await act(owner, id, { action: 'disabled' });
    expect(after).toMatchObject({ open_urls: 0, status: { name: 'Resolved' } });
    const idOf = Object.fromEntries(
      (await noticeSeen(superuser, id)).urls.map(({ url, id: url_id }) => [url.split('/').at(-1), url_id]),
    );
    await act(owner, id, { urls: [idOf.ignored!, idOf.mentioned!], action: 'gone' });
    const states = Object.fromEntries((await noticeSeen(superuser, id)).urls.map(({ url, state }) => [url, state]));
    expect(states).toEqual({
      [`https://${domain.name}/reported`]: 'disabled',
      [`https://${domain.name}/ignored`]: 'gone',
      [`https://${domain.name}/mentioned`]: 'gone',
      [foreign.url]: 'open',
      'https://nowhere.example.org/x': 'open',
    });
    const foreign_id = (await noticeSeen(superuser, id)).urls.find(({ url }) => url === foreign.url)!.id;
    for (const who of [owner, superuser])
      expect((await refused(who, id, { urls: [foreign_id], action: 'gone' }))[0]).toBe(400);
  });

  test('all of an unassigned notice are the reported ones, for superusers, without a subscriber', async ({ world }) => {
    const superuser = await world.superuser();
    const id = await putNotice(world, {
      urls: [{ url: 'https://a.example.org/1' }, { url: 'https://b.example.org/2' }],
    });
    expect((await refused(superuser, id, { urls: 'all', action: 'gone', subscriber: 'u' }))[1]).toMatchObject({
      subscriber: ['Assign the notice to a company first.'],
    });
    const after = await act(superuser, id, { action: 'gone' });
    expect([statesOf(after), after.status.name, after.open_urls]).toEqual([['gone', 'gone'], 'Resolved', 0]);
  });
});

test('handlers record and list actions; every member sees the states', async ({ world }) => {
  const site = await siteOf(world);
  const id = await noticeOn(world, site);
  for (const role of ROLES) {
    const member = await world.user();
    await world.join(site.company_id, member, role);
    const handles = ['owner', 'administrator', 'notices'].includes(role);
    expect((await send(member, id, { urls: 'all', action: 'gone' })).statusCode, role).toBe(handles ? 201 : 403);
    expect((await member.request({ url: `/api/notices/${id}/actions/` })).statusCode).toBe(handles ? 200 : 403);
    expect(statesOf(await noticeSeen(member, id))).toEqual(['gone']);
    // Access comes before the body.
    expect((await send(member, id, { urls: 7 })).statusCode).toBe(handles ? 400 : 403);
  }
  const stranger = await world.user();
  expect((await send(stranger, id, {})).statusCode).toBe(404);
  expect((await stranger.request({ url: `/api/notices/${id}/actions/` })).statusCode).toBe(404);
});

test('the date of receipt cannot move behind an action, and the hours follow it', async ({ world }) => {
  const site = await siteOf(world);
  const { owner } = site;
  const disabled = world.clock.now();
  const received_date = new Date(+disabled - 3_600_000);
  const id = await noticeOn(world, site, { received_date });
  await act(owner, id, { action: 'disabled', date: disabled.toISOString() });
  const put = (date: Date) =>
    owner.request({ method: 'PUT', url: `/api/notices/${id}/`, payload: { received_date: date.toISOString() } });
  const late = await put(new Date(+received_date + 3_600_001));
  expect([late.statusCode, late.json().received_date]).toEqual([
    400,
    ['This cannot have happened before the notice was received.'],
  ]);
  const malformed = await owner.request({
    method: 'PUT',
    url: `/api/notices/${id}/`,
    payload: { received_date: new Date(+received_date + 7_200_000).toISOString(), status: 'x' },
  });
  expect(Object.keys(malformed.json())).toEqual(expect.arrayContaining(['received_date', 'status']));
  expect((await put(new Date(+received_date - 3_600_000))).statusCode).toBe(200);
  expect(await noticeSeen(owner, id)).toMatchObject({ first_disabled_hours: 2 });
  await owner.call(updateNotice, { params: { id }, body: { received_date: received_date.toISOString() } });
});
