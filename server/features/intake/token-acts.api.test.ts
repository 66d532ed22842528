import { describe, expect } from 'vitest';
import { createCounterNotice } from '#core/contract/intake/counter-notices.ts';
import { getNotice, listNotices, updateNotice } from '#core/contract/intake/notices.ts';
import { sendReply } from '#core/contract/intake/replies.ts';
import { createActionsByUrl, createUrlActions, listUrlActions } from '#core/contract/intake/url-actions.ts';
import { listEvents, listHistory } from '#core/contract/records/history.ts';
import { createNote } from '#core/contract/records/notes.ts';
import { messages } from '#core/messages.ts';
import { act, noticeOn, siteOf } from '#tests/world/actions.ts';
import { putContact } from '#tests/world/notices.ts';
import type { Person } from '#tests/world/person.ts';
import { caller, putToken, tokenOf } from '#tests/world/tokens.ts';
import { test, type World } from '#tests/world/world.ts';

async function siteWithToken(world: World) {
  const site = await siteOf(world);
  const { id, token } = await putToken(world, site.company_id, { name: 'Video site' });
  return { ...site, system: caller(world, token), by: { id, name: 'Video site' } };
}

const actionsSeen = async (who: Person, id: number) =>
  (await who.call(listUrlActions, { params: { id }, query: {} })).results;

describe('what a token does is done in its name', () => {
  test('actions on URLs, with history and events', async ({ world }) => {
    const { owner, system, by, ...site } = await siteWithToken(world);
    const id = await noticeOn(world, { owner, ...site });
    await act(system, id, { action: 'disabled', subscriber: 'user-7', note: 'By the machine.' });
    expect(await actionsSeen(owner, id)).toMatchObject([
      { action: 'disabled', by: null, token: by, subscriber: { handle: 'user-7' }, note: 'By the machine.' },
    ]);
    const query = { object_id: id, content_type: 'notice' as const };
    const { results: entries } = await owner.call(listHistory, { query: query as never });
    expect(entries).toMatchObject([{ user: null, token: by }]);
    const { history } = await owner.call(getNotice, { params: { id } });
    expect(history).toMatchObject([{ user: null, token: by }]);
    const { results: events } = await owner.call(listEvents, { query: query as never });
    expect(events).toMatchObject([{ user: null, name: 'Video site', email: '' }]);
    await act(owner, id, { action: 'undone' });
    expect((await owner.call(listHistory, { query: query as never })).results[0]).toMatchObject({
      ...{ user: { id: owner.id }, token: null },
    });
  });

  test('actions by URL', async ({ world }) => {
    const { owner, system, by, ...site } = await siteWithToken(world);
    const id = await noticeOn(world, { owner, ...site });
    const { urls } = await owner.call(getNotice, { params: { id } });
    const actions = [
      { url: urls[0]!.url, action: 'disabled' },
      { url: 'https://example.net/unknown', action: 'disabled' },
    ];
    const answer = await system.call(createActionsByUrl, { params: { id: site.company_id }, body: { actions } });
    expect(answer).toMatchObject({ done: 1, errors: [{ index: 1, message: messages.urlInNoNotice }] });
    expect(await actionsSeen(owner, id)).toMatchObject([{ token: by }]);
  });

  test('notes, on notices only', async ({ world }) => {
    const { owner, system, by, company_id, ...site } = await siteWithToken(world);
    const id = await noticeOn(world, { owner, company_id, ...site });
    const note = { object_id: id, content_type: 'notice', text: 'Seen.' } as const;
    const written = await system.call(createNote, { body: note });
    expect(written).toMatchObject({ user: null, token: by });
    expect((await owner.call(getNotice, { params: { id } })).notes).toEqual([written]);
    for (const body of [
      { object_id: company_id, content_type: 'company', text: 'Seen.' },
      { object_id: 1, text: 'On an event.' },
      { object_id: system.id, content_type: 'user', text: '' },
    ]) {
      const { status, body: refusal } = await system.refused(createNote, { body: body as never });
      expect([status, refusal]).toEqual([403, { message: messages.tokenRefused }]);
    }
  });

  test('replies, in the name of the company', async ({ world }) => {
    const { owner, system, by, company_id, ...site } = await siteWithToken(world);
    const sender_id = await putContact(world, company_id);
    const id = await noticeOn(world, { owner, company_id, ...site }, { sender_id });
    const body = { subject: 'Re: Your notice', text: 'It is gone.' };
    await world.deps.db
      .updateTable('companies')
      .set({ registered_date: '2026-01-02', expires_date: '2099-01-01' })
      .where('id', '=', company_id)
      .execute();
    const { deliveries } = await system.call(sendReply, { params: { id }, body });
    expect(deliveries).toMatchObject([{ kind: 'reply', token: by }]);
    const named = await world.deps.db
      .selectFrom('named_mails')
      .select(['user_id', 'company_id'])
      .where('company_id', '=', company_id)
      .execute();
    expect(named).toEqual([{ user_id: null, company_id }]);
  });

  test('the status of a notice, and nothing else of it', async ({ world }) => {
    const { owner, system, ...site } = await siteWithToken(world);
    const id = await noticeOn(world, { owner, ...site });
    const put = (body: object) => system.request({ method: 'PUT', url: `/api/notices/${id}/`, payload: body });
    for (const body of [{ status: 17, notes: 'Beside it' }, { subject: 'Another' }, { status: 17, assignee: null }]) {
      const response = await put(body);
      expect([response.statusCode, response.json()]).toEqual([403, { message: messages.tokenRefused }]);
    }
    const elsewhere = await tokenOf(world, await world.company([]));
    const refusal = await elsewhere.refused(updateNotice, { params: { id }, body: { status: 17, notes: 'x' } });
    expect(refusal.status).toBe(403);
    const { status } = await system.call(updateNotice, { params: { id }, body: { status: 17 } });
    expect(status).toMatchObject({ id: 17 });
    expect((await put({ status: 'x' })).statusCode).toBe(400);
  });
});

describe('what a token sees', () => {
  test('handles of subscribers only with the scope for them', async ({ world }) => {
    const { owner, system, ...site } = await siteWithToken(world);
    const id = await noticeOn(world, { owner, ...site });
    await act(owner, id, { action: 'disabled', subscriber: 'user-8' });
    const reader = await tokenOf(world, site.company_id, 'notices:read');
    expect(await actionsSeen(reader, id)).toMatchObject([{ by: { id: owner.id }, subscriber: null }]);
    expect(await actionsSeen(system, id)).toMatchObject([{ subscriber: { handle: 'user-8' } }]);
    const body = {
      ...{ notice: id, received_date: world.clock.now().toISOString(), source: 3, text: 'It is mine.', elements: {} },
      ...{ sender: { name: 'Priya Nambiar', email: 'priya@example.org' }, subscriber: 'user-8' },
    };
    const writer = await tokenOf(world, site.company_id, 'notices:act');
    const made = await writer.call(createCounterNotice, { body });
    expect(made.subscriber).toBeNull();
    const typedIn = { object_id: made.id, content_type: 'counternotice' as const };
    const { results } = await owner.call(listHistory, { query: typedIn as never });
    expect(results).toMatchObject([{ action: 'typed in', user: null, token: { name: 'Ticket system' } }]);
  });

  test('no upload and no assignment of a person', async ({ world }) => {
    const { owner, system, ...site } = await siteWithToken(world);
    const id = await noticeOn(world, { owner, ...site });
    const body = { urls: 'all', action: 'disabled', file_id: 1 } as const;
    const refusal = await system.refused(createUrlActions, { params: { id }, body });
    expect([refusal.status, refusal.body.message]).toEqual([400, messages.actionFileInvalid]);
    expect(await system.call(listNotices, { query: { assignee: 'me' } })).toEqual({ results: [], count: 0 });
    expect((await system.call(listNotices, { query: {} })).results).toMatchObject([{ id }]);
  });
});
