import { expect } from 'vitest';
import { getNotice } from '#core/contract/intake/notices.ts';
import { listEvents, listHistory } from '#core/contract/records/history.ts';
import { createNote, listNotes } from '#core/contract/records/notes.ts';
import { getOrder, listOrders, updateOrder } from '#core/contract/trade/orders.ts';
import { find } from '#core/contract/views/find.ts';
import type { Model } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { putNotice } from '#tests/world/notices.ts';
import { placeOrder } from '#tests/world/orders.ts';
import { test } from '#tests/world/world.ts';

const SECRET = 'Chargeback risk: harborsecret';

test('notes are public unless a superuser makes them internal', async ({ world }) => {
  const [owner, superuser] = [await world.user(), await world.superuser()];
  const { id: object_id } = await placeOrder(owner);
  const body = { object_id, content_type: 'order' as const, text: 'Seen' };
  expect(await owner.call(createNote, { body })).toMatchObject({ is_internal: false });
  expect(await owner.call(createNote, { body: { ...body, is_internal: false } })).toMatchObject({ is_internal: false });
  expect(await superuser.call(createNote, { body })).toMatchObject({ is_internal: false });
  expect(await superuser.call(createNote, { body: { ...body, is_internal: true } })).toMatchObject({
    is_internal: true,
  });
});

test('a customer who sends is_internal true gets 403, and nothing is written', async ({ world }) => {
  const [owner, superuser] = [await world.user(), await world.superuser()];
  const { id: object_id } = await placeOrder(owner);
  const body = { object_id, content_type: 'order' as const, text: 'Mine', is_internal: true };
  const refusal = await owner.refused(createNote, { body });
  expect([refusal.status, refusal.body]).toEqual([403, { message: messages.superuserOnly }]);
  const { count } = await superuser.call(listNotes, { query: { object_id, content_type: 'order' } });
  expect(count).toBe(0);
  const history = await superuser.call(listHistory, { query: { object_id, content_type: 'order', search: 'note' } });
  expect(history.count).toBe(0);
});

test('is_internal has to be true or false', async ({ world }) => {
  const superuser = await world.superuser();
  const { id: object_id } = await placeOrder(await world.user());
  for (const is_internal of ['true', 1, null]) {
    const payload = { object_id, content_type: 'order', text: 'A note', is_internal };
    const response = await superuser.request({ method: 'POST', url: '/api/notes/create/', payload });
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, ['is_internal', 'message', 'errors']]);
  }
});

test('only superusers see internal notes in lists, objects, history, events, search and counts', async ({ world }) => {
  const [owner, superuser] = [await world.user(), await world.superuser()];
  const order = await placeOrder(owner);
  const company_id = order.company.id;
  const notice_id = await putNotice(world, { company_id });
  const things: readonly (readonly [Model, number])[] = [
    ['order', order.id],
    ['company', company_id],
    ['notice', notice_id],
    ['user', owner.id],
  ];
  const total = async () => (await owner.call(listHistory, {})).count;
  const ofCompany = async () => (await owner.call(listHistory, { query: { company__id: company_id } })).count;
  const [before, beforeOfCompany] = [await total(), await ofCompany()];
  for (const [content_type, object_id] of things) {
    const body = { content_type, object_id };
    const secret = await superuser.call(createNote, { body: { ...body, text: SECRET, is_internal: true } });
    const open = await superuser.call(createNote, { body: { ...body, text: 'Open' } });
    const query = { content_type, object_id };
    expect(await superuser.call(listNotes, { query })).toEqual({ results: [open, secret], count: 2 });
    expect(await owner.call(listNotes, { query })).toEqual({ results: [open], count: 1 });
    expect(await owner.call(listNotes, { query: { ...query, search: 'harborsecret' } })).toMatchObject({ count: 0 });
    const entries = { query: { ...query, search: 'note added' } };
    expect((await superuser.call(listHistory, entries)).results.map(({ action }) => action)).toEqual([
      'note added',
      'internal note added',
    ]);
    const mine = await owner.call(listHistory, entries);
    expect([mine.count, mine.results.map(({ action }) => action)]).toEqual([1, ['note added']]);
    const { uuid } = (await superuser.call(listHistory, { query: { ...query, search: 'internal' } })).results[0]!;
    expect(await owner.call(listHistory, { query: { uuid } })).toEqual({ results: [], count: 0 });
  }

  expect(await total()).toBe(before + things.length);
  expect(await ofCompany()).toBe(beforeOfCompany + things.length - 1);
  const all = await superuser.call(listHistory, { query: { company__id: company_id, limit: 100 } });
  expect(all.results.filter(({ action }) => action === 'internal note added')).toHaveLength(3);
  expect(all.count).toBe(all.results.length);

  const answers = [
    await owner.call(getOrder, { params: order }),
    await owner.call(listOrders, {}),
    await owner.call(getNotice, { params: { id: notice_id } }),
    await owner.call(listHistory, { query: { limit: 100 } }),
    await owner.call(listEvents, { query: { limit: 100 } }),
    await owner.call(find, { query: { search: 'harborsecret' } }),
  ];
  for (const answer of answers) expect(JSON.stringify(answer)).not.toContain('harborsecret');
  expect((await superuser.call(getOrder, { params: order })).notes.map(({ is_internal }) => is_internal)).toEqual([
    false,
    true,
  ]);
  const whole = await superuser.call(getNotice, { params: { id: notice_id } });
  expect(whole.notes).toMatchObject([{ is_internal: false }, { is_internal: true, text: SECRET }]);
  expect(whole.history.map(({ action }) => action)).toContain('internal note added');
});

test('an internal note on an invoice is subtracted once for members who may not pay', async ({ world }) => {
  const [owner, viewer, superuser] = [await world.user(), await world.user(), await world.superuser()];
  const order = await placeOrder(owner);
  await world.join(order.company.id, viewer, 'viewer');
  const { order: waiting } = await owner.call(updateOrder, { params: order, body: { plan_id: 1, status: 9 } });
  const body = { object_id: waiting.invoice!.id, content_type: 'invoice' as const, text: SECRET, is_internal: true };
  await superuser.call(createNote, { body });
  for (const member of [owner, viewer]) {
    const { results, count } = await member.call(listHistory, { query: { limit: 100 } });
    expect(count).toBe(results.length);
  }
});
