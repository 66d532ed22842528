import { expect } from 'vitest';
import { deleteNotice } from '#core/contract/intake/notices.ts';
import { createEvent, listEvents, listEventTypes, listHistory } from '#core/contract/records/history.ts';
import { updateOrder } from '#core/contract/trade/orders.ts';
import { CONTENT_TYPES, ROLES } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { transaction } from '#server/db/transaction.ts';
import { putNotice } from '#tests/world/notices.ts';
import { placeOrder, travel } from '#tests/world/orders.ts';
import type { Person } from '#tests/world/person.ts';
import { test, type World } from '#tests/world/world.ts';
import { recordEvent } from './record-event.ts';

const FORM = {
  event_type: 2,
  email: 'Ada@Example.com',
  name: 'Ada Marlow',
  company_name: 'Harbor Hosting',
  line1: '1 Quay Street',
  city: 'Portland',
  state: 'Maine',
  zip: '04101',
  country: 'US',
  dmca_public_id: 'P-9',
  dmca_registration_id: 'DMCA-9',
  text: 'By letter',
};

const send = (person: Person, company_id: number, payload: object) =>
  person.request({ method: 'POST', url: `/api/companies/${company_id}/event/create/`, payload });

test('a manual event is listed under its transaction’s uuid, with an entry in the company’s history', async ({
  world,
}) => {
  const [owner, superuser] = [await world.user(), await world.superuser()];
  const { company } = await placeOrder(owner);
  const event = await superuser.call(createEvent, { params: company, body: { ...FORM, date: '2026-01-15' } });
  expect(event).toEqual({
    id: expect.any(Number),
    uuid: expect.stringMatching(/^[\da-f-]{36}$/),
    event_type: { id: 2, name: 'Amended', is_manual: true },
    object_id: company.id,
    content_type: { id: CONTENT_TYPES.company, model: 'company' },
    company: { id: company.id, name: company.name },
    notice: null,
    user: { id: superuser.id, name: 'Ada Marlow', email: superuser.email },
    date: '2026-01-15T00:00:00.000Z',
    name: 'Ada Marlow',
    email: 'ada@example.com',
    company_name: 'Harbor Hosting',
    line1: '1 Quay Street',
    city: 'Portland',
    state: 'Maine',
    zip: '04101',
    country: 'United States',
    dmca_public_id: 'P-9',
    dmca_registration_id: 'DMCA-9',
    text: 'By letter',
  });
  for (const who of [owner, superuser]) {
    expect(await who.call(listEvents, { query: { uuid: event.uuid } })).toEqual({ results: [event], count: 1 });
  }
  const { results } = await owner.call(listHistory, { query: { uuid: event.uuid } });
  expect(results).toMatchObject([
    {
      object_id: company.id,
      content_type: { model: 'company' },
      action: 'event added',
      changes: [{ field: 'event', from: null, to: 'Amended' }],
    },
  ]);
});

test('each missing required field has its own message', async ({ world }) => {
  const [owner, superuser] = [await world.user(), await world.superuser()];
  const { company } = await placeOrder(owner);
  const nothing = await send(superuser, company.id, {});
  expect(nothing.statusCode).toBe(400);
  const sentences = {
    event_type: ['Event type is required!'],
    email: ['Email is required!'],
    name: ['Name is required!'],
    company_name: ['Company name is required!'],
    line1: ['Address line 1 is required!'],
    city: ['City is required!'],
    state: ['State is required!'],
    country: ['Country is required!'],
    dmca_public_id: ['Public id is required!'],
    dmca_registration_id: ['Registration id is required!'],
  };
  const { message, errors, ...fields } = nothing.json();
  expect(fields).toEqual(sentences);
  expect(errors).toContain('event_type:Event type is required!');
  for (const [field, value, sentence] of [
    ['email', 'not an address', messages.emailInvalid],
    ['event_type', 8, 'Event type is required!'],
    ['event_type', 'Amended', 'Event type is required!'],
    ['name', '   ', 'Name is required!'],
    ['country', 'Atlantis', messages.countryUnknown],
    ['date', 'soon', 'Date is required!'],
    ['date', '2999-01-01', messages.completedInFuture],
    ['date', '0001-01-01', messages.completedTooEarly],
  ] as const) {
    const response = await send(superuser, company.id, { ...FORM, [field]: value });
    expect([response.statusCode, response.json()[field]], `${field} ${value}`).toEqual([400, [sentence]]);
  }
  expect((await superuser.call(listEvents, { query: { company__id: company.id, event_type: 2 } })).count).toBe(0);
});

test('the two ids default to the company’s, and are required if it has none', async ({ world }) => {
  const [owner, superuser] = [await world.user(), await world.superuser()];
  const { company } = await placeOrder(owner);
  const { dmca_public_id: _, dmca_registration_id: __, ...rest } = FORM;
  const response = await send(superuser, company.id, rest);
  expect([response.statusCode, response.json()]).toMatchObject([
    400,
    { dmca_public_id: ['Public id is required!'], dmca_registration_id: ['Registration id is required!'] },
  ]);
  const designation = { dmca_public_id: 'P-1', dmca_registration_id: 'DMCA-1', registered_date: '2026-01-01' };
  await world.deps.db.updateTable('companies').set(designation).where('id', '=', company.id).execute();
  const event = await superuser.call(createEvent, { params: company, body: rest });
  expect(event).toMatchObject({ dmca_public_id: 'P-1', dmca_registration_id: 'DMCA-1' });
  const own = await superuser.call(createEvent, { params: company, body: { ...rest, dmca_public_id: 'P-2' } });
  expect(own).toMatchObject({ dmca_public_id: 'P-2', dmca_registration_id: 'DMCA-1' });
});

test('an event cannot be dated in the future', async ({ world }) => {
  travel(world, '2027-03-01T10:00:00Z');
  const [owner, superuser] = [await world.user(), await world.superuser()];
  const { company } = await placeOrder(owner);
  const dates: [string | undefined, number][] = [
    [undefined, 201],
    ['2027-03-01', 201],
    ['2027-03-01T09:59:59Z', 201],
    ['2027-03-01T12:00:00+02:00', 201],
    ['2027-03-01T22:00:00Z', 400],
    ['2027-03-02', 400],
  ];
  for (const [date, status] of dates) {
    expect((await send(superuser, company.id, { ...FORM, date })).statusCode, date).toBe(status);
  }
});

/** Records automatic events, one hour apart. */
async function recordEvents(world: World, company_id: number, ...types: Parameters<typeof recordEvent>[1][]) {
  for (const type of types) {
    world.clock.advance(60);
    await transaction(world.deps, null, (tx) =>
      recordEvent(tx, type, { company_id, model: 'company', object_id: company_id, text: `It was ${type}` }),
    );
  }
}

test('events can be filtered, searched, sorted and paged; newest first by default', async ({ world }) => {
  const [owner, superuser] = [await world.user(), await world.superuser()];
  const company_id = await world.company([[owner, 'owner']]);
  await recordEvents(world, company_id, 'reminder_sent', 'payment_failed', 'expired');
  for (const who of [owner, superuser]) {
    const names = async (query: object) =>
      (await who.call(listEvents, { query: { company__id: company_id, ...query } })).results.map(
        ({ event_type }) => event_type.name,
      );
    const newest = ['Expired', 'Payment failed', 'Reminder sent'];
    expect(await names({})).toEqual(newest);
    expect(await names({ ordering: 'date' })).toEqual([...newest].reverse());
    expect(await names({ limit: 1, offset: 1 })).toEqual(['Payment failed']);
    expect(await names({ event_type: 14 })).toEqual(['Reminder sent']);
    expect(await names({ search: 'WAS expired' })).toEqual(['Expired']);
    expect(await names({ object_id: company_id, content_type: 'company' })).toEqual(newest);
    expect(await names({ object_id: company_id, content_type__model: 'order' })).toEqual([]);
  }
  for (const query of ['uuid=x', 'event_type=x', 'content_type=99', 'ordering=name', 'is_manual=1']) {
    expect((await owner.request({ url: `/api/events/?${query}` })).statusCode, query).toBe(400);
  }
});

test.for(ROLES)('a %s sees all events of the company, a stranger none', async (role, { world }) => {
  const [owner, member, stranger] = [await world.user(), await world.user(), await world.user()];
  const order = await placeOrder(owner);
  await world.join(order.company.id, member, role);
  await owner.call(updateOrder, { params: order, body: { plan_id: 1, status: 9 } });
  await recordEvents(world, order.company.id, 'payment_failed');
  const query = { company__id: order.company.id };
  const seen = await member.call(listEvents, { query });
  expect(seen.results.map(({ event_type }) => event_type.name)).toContain('Payment failed');
  expect(seen).toEqual(await owner.call(listEvents, { query }));
  for (const asked of [{}, query, { uuid: seen.results[0]!.uuid }, { object_id: order.company.id }]) {
    expect(await stranger.call(listEvents, { query: asked })).toEqual({ results: [], count: 0 });
  }
});

test('event types are listed, manual and automatic ones', async ({ world }) => {
  const person = await world.user();
  const names = async (query: string) => {
    const { results, count } = (await person.request({ url: `/api/event-types/?${query}` })).json();
    return [results.map(({ name }: { name: string }) => name), count];
  };
  const manual = ['Registered', 'Amended', 'Renewed', 'Removed', 'Expired', 'Imported', 'Other'];
  expect(await names('is_manual=True')).toEqual([manual, 7]);
  const own = [
    'Order placed',
    'Order paid',
    'Order completed',
    'Notice received',
    'Notice sent',
    'Payment failed',
    'Reminder sent',
    'Notice confirmed',
    'URL disabled',
    'URL restored',
    'Counter-notice received',
    'Counter-notice forwarded',
    'Restore due',
    'Proceeding reported',
    'Strike added',
    'Public record checked',
    'Webhook disabled',
    'Reply sent',
  ];
  expect(await names('is_manual=false&limit=500')).toEqual([own, own.length]);
  expect(await names('limit=500')).toEqual([[...manual, ...own], manual.length + own.length]);
  expect(await names('search=order')).toEqual([['Order placed', 'Order paid', 'Order completed'], 3]);
  expect(await names('is_manual=1&limit=2&offset=1')).toEqual([['Amended', 'Renewed'], 7]);
  const { results } = await person.call(listEventTypes, { query: { is_manual: true, ordering: '-name', limit: 1 } });
  expect(results).toEqual([{ id: 3, name: 'Renewed', is_manual: true }]);
});

test('an event about a notice names it by number and subject, until it is deleted', async ({ world }) => {
  const owner = await world.user();
  const company_id = await world.company([[owner, 'owner']]);
  const id = await putNotice(world, { company_id, subject: 'Copies of our film' });
  await transaction(world.deps, null, (tx) =>
    recordEvent(tx, 'notice_received', { company_id, model: 'notice', object_id: id }),
  );
  const notice = async () => (await owner.call(listEvents, { query: { company__id: company_id } })).results[0]!.notice;
  expect(await notice()).toEqual({ id, number: String(id).padStart(4, '0'), subject: 'Copies of our film' });
  await owner.call(deleteNotice, { params: { id } });
  expect(await notice()).toBeNull();
});
