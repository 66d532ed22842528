import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { createNote, listNotes } from '#core/contract/records/notes.ts';
import { getOrder, updateOrder } from '#core/contract/trade/orders.ts';
import { CONTENT_TYPES, EVENT_TYPE, type Model, ROLES } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { someDomain } from '#tests/world/companies.ts';
import { historyOf, placeOrder } from '#tests/world/orders.ts';
import type { Person } from '#tests/world/person.ts';
import { test } from '#tests/world/world.ts';

test('a note can be added to every kind of object, by the model’s name or id', async ({ world }) => {
  const owner = await world.user();
  const order = await placeOrder(owner);
  const { order: filled } = await owner.call(updateOrder, { params: order, body: { added: [{ name: someDomain() }] } });
  const things = [
    ['company', order.company.id],
    ['order', order.id],
    ['domain', filled.domains[0]!.id],
    ['user', owner.id],
  ] as const;
  for (const [model, object_id] of things) {
    const id = CONTENT_TYPES[model];
    const note = await owner.call(createNote, { body: { object_id, content_type: model, text: '  First  ' } });
    expect(note).toEqual({
      id: note.id,
      object_id,
      content_type: { id, model },
      text: 'First',
      is_internal: false,
      user: { id: owner.id, name: 'Ada Marlow', email: owner.email },
      token: null,
      date: expect.stringMatching(/Z$/),
    });
    const second = await owner.call(createNote, { body: { object_id, content_type: id, text: 'Zweite\nZeile' } });
    for (const content_type of [model, id]) {
      const list = await owner.call(listNotes, { query: { object_id, content_type } });
      expect(list).toEqual({ results: [second, note], count: 2 });
    }
    const entry = (await historyOf(world, id, object_id)).at(-1);
    expect(entry).toMatchObject({
      action: 'note added',
      changes: [{ field: 'notes', from: null, to: 'Zweite\nZeile' }],
    });
  }
  expect((await owner.call(getOrder, { params: order })).notes.map(({ text }) => text)).toEqual([
    'Zweite\nZeile',
    'First',
  ]);
});

test.for(ROLES)(
  'a %s adds notes to invoices, events and representatives according to the role',
  async (role, { world }) => {
    const [owner, member, superuser] = [await world.user(), await world.user(), await world.superuser()];
    const order = await placeOrder(owner);
    const { id: company_id } = order.company;
    await world.join(company_id, member, role);
    const { order: waiting } = await owner.call(updateOrder, { params: order, body: { plan_id: 1, status: 9 } });
    const { db } = world.deps;
    const about = { object_id: company_id, content_type: CONTENT_TYPES.company, company_id };
    const happened = {
      ...about,
      uuid: randomUUID(),
      event_type: EVENT_TYPE.other,
      user_id: null,
      date: world.clock.now(),
    };
    const event = await db.insertInto('events').values(happened).returning('id').executeTakeFirstOrThrow();
    const representatives = await db
      .selectFrom('representatives')
      .select(['id', 'role'])
      .where('company_id', '=', company_id)
      .execute();
    const write = async (person: Person, content_type: Model | undefined, object_id: number) => {
      const payload = { object_id, content_type, text: 'A note' };
      return (await person.request({ method: 'POST', url: '/api/notes/create/', payload })).statusCode;
    };
    const read = async (person: Person, content_type: Model, object_id: number) =>
      (await person.request({ url: `/api/notes/?object_id=${object_id}&content_type=${content_type}` })).statusCode;
    const [edits, pays] = [
      ['owner', 'administrator'].includes(role),
      ['owner', 'administrator', 'billing'].includes(role),
    ];

    const invoice = waiting.invoice!.id;
    expect([await write(superuser, 'invoice', invoice), await read(superuser, 'invoice', invoice)]).toEqual([201, 200]);
    expect([await write(member, 'invoice', invoice), await read(member, 'invoice', invoice)]).toEqual(
      pays ? [201, 200] : [403, 403],
    );
    // spec §9: the default content type is event.
    expect([await write(superuser, undefined, event.id), await read(member, 'event', event.id)]).toEqual([201, 200]);
    expect(await write(member, 'event', event.id)).toBe(403);
    const { results } = await member.call(listNotes, { query: { object_id: event.id, content_type: 58 } });
    expect(results.map(({ content_type }) => content_type)).toEqual([{ id: 58, model: 'event' }]);
    // decisions §6: only owners can change owners.
    for (const { id, role: held } of representatives) {
      const may = held === 'owner' ? role === 'owner' : edits;
      expect([await write(member, 'representative', id), await read(member, 'representative', id)]).toEqual([
        may ? 201 : 403,
        200,
      ]);
    }
    const stranger = await world.user();
    for (const [model, id] of [
      ['invoice', invoice],
      ['event', event.id],
      ['representative', representatives[0]!.id],
    ] as const) {
      expect([await write(stranger, model, id), await read(stranger, model, id)]).toEqual([404, 404]);
    }
  },
);

test('notes can be searched, sorted and paged', async ({ world }) => {
  const owner = await world.user();
  const { id: object_id } = await placeOrder(owner);
  const content_type = 'order' as const;
  for (const text of ['Alpha', 'Beta', 'Gamma']) {
    await owner.call(createNote, { body: { object_id, content_type, text } });
  }
  const texts = async (query: object) => {
    const { results, count } = await owner.call(listNotes, { query: { object_id, content_type, ...query } });
    return [...results.map(({ text }) => text), count];
  };
  expect(await texts({ ordering: 'date' })).toEqual(['Alpha', 'Beta', 'Gamma', 3]);
  expect(await texts({ limit: 1, offset: 1 })).toEqual(['Beta', 3]);
  expect(await texts({ search: 'ETA' })).toEqual(['Beta', 1]);
});

test('an empty note is rejected with the message of the spec', async ({ world }) => {
  const owner = await world.user();
  const { id } = await placeOrder(owner);
  for (const text of ['', '   ', null, undefined, 7]) {
    const payload = { object_id: id, content_type: 'order', text };
    const response = await owner.request({ method: 'POST', url: '/api/notes/create/', payload });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { message: messages.notesRequired, errors: [`text:${messages.notesRequired}`], text: [messages.notesRequired] },
    ]);
  }
});

test('missing and invisible objects, and those that cannot have notes, get 404; an invalid content type gets 400', async ({
  world,
}) => {
  const [owner, stranger, superuser] = [await world.user(), await world.user(), await world.superuser()];
  const order = await placeOrder(owner);
  const text = 'A note';
  for (const [who, object_id, content_type] of [
    [stranger, order.id, 'order'],
    [stranger, order.company.id, 'company'],
    [stranger, owner.id, 'user'],
    [superuser, 2 ** 31 - 1, 'order'],
    [superuser, 2 ** 31, 'company'],
    [superuser, 2 ** 31, 'user'],
    [superuser, 0, 'domain'],
    [superuser, 2 ** 31 - 1, 'filter'],
    [superuser, 2 ** 31 - 1, 58],
    [superuser, 2 ** 31 - 1, 'notice'],
    [superuser, 2 ** 31 - 1, 'contact'],
    [superuser, 2 ** 31 - 1, 'ignoredlink'],
  ] as const) {
    const refusal = await who.refused(createNote, { body: { object_id, content_type, text } });
    expect([refusal.status, refusal.body]).toEqual([404, { message: messages.notFound }]);
  }
  const list = await stranger.request({ url: `/api/notes/?object_id=${order.id}&content_type=order` });
  expect(list.statusCode).toBe(404);
  for (const url of [
    '/api/notes/',
    '/api/notes/?object_id=1',
    '/api/notes/?object_id=x&content_type=order',
    '/api/notes/?object_id=1&content_type=99',
    '/api/notes/?object_id=1&content_type=__proto__',
  ]) {
    expect((await owner.request({ url })).statusCode, url).toBe(400);
  }
});

test.for(ROLES)('a %s sees notes and may add them if allowed to change the object', async (role, { world }) => {
  const [owner, member, superuser] = [await world.user(), await world.user(), await world.superuser()];
  const order = await placeOrder(owner);
  await world.join(order.company.id, member, role);
  for (const [content_type, object_id] of [
    ['order', order.id],
    ['company', order.company.id],
  ] as const) {
    const body = { content_type, object_id, text: 'Seen' };
    const note = await superuser.call(createNote, { body });
    expect((await member.call(listNotes, { query: { content_type, object_id } })).results).toEqual([note]);
    if (role === 'owner' || role === 'administrator') await member.call(createNote, { body });
    else expect((await member.refused(createNote, { body })).status).toBe(403);
  }
  // A colleague is visible, but cannot be changed.
  const body = { content_type: 'user', object_id: owner.id, text: 'About you' } as const;
  expect((await member.refused(createNote, { body })).status).toBe(403);
});

test('tokens have no notes', async ({ world }) => {
  const owner = await world.user();
  for (const content_type of ['token', CONTENT_TYPES.token]) {
    const named = { object_id: 1, content_type };
    const write = await owner.refused(createNote, { body: { ...named, text: 'A note' } });
    const list = await owner.refused(listNotes, { query: named });
    expect([write.status, write.body.errors, list.status]).toEqual([
      400,
      ['content_type:Objects of this type have no notes'],
      400,
    ]);
  }
});
