import { expect } from 'vitest';
import { getCompany } from '#core/contract/registry/companies.ts';
import { completeOrder, getOrder, updateOrder } from '#core/contract/trade/orders.ts';
import { CONTENT_TYPES } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import { someDomain } from '#tests/world/companies.ts';
import { historyOf, IDS, orderIn, placeOrder, setStatus, travel } from '#tests/world/orders.ts';
import { test } from '#tests/world/world.ts';

test('completing a registration registers the company and its domains for three years', async ({ world }) => {
  const [owner, superuser] = [await world.user(), await world.superuser()];
  const { id, company } = await placeOrder(owner);
  const names = [someDomain(), someDomain()].sort();
  await owner.call(updateOrder, { params: { id }, body: { added: names.map((name) => ({ name })), status: 9 } });
  await superuser.call(updateOrder, { params: { id }, body: { status: 8 } });
  const body = { ...IDS, completed_date: '2026-03-31', notes: ' Filed by hand. ' };
  const order = await superuser.call(completeOrder, { params: { id }, body });
  expect(order).toMatchObject({
    status: { id: 7, name: 'Complete' },
    completed_date: '2026-03-31',
    completed_by: { id: superuser.id, name: 'Ada Marlow', email: superuser.email },
    notes: [
      { text: 'Filed by hand.', object_id: id, content_type: { id: 11, model: 'order' }, user: { id: superuser.id } },
    ],
  });
  expect(order.added.map(({ name, status }) => [name, status.id]).sort()).toEqual(names.map((name) => [name, 13]));
  expect(await owner.call(getCompany, { params: company })).toMatchObject({
    status: { id: 13, name: 'Registered' },
    designation: { ...IDS, registered_date: '2026-03-31' },
    expires_date: '2029-03-31',
    open_order: null,
  });
  expect(await owner.call(getOrder, { params: { id } })).toEqual(order);
});

test('the history stores a snapshot of the company in the same transaction', async ({ world }) => {
  const [owner, superuser] = [await world.user(), await world.superuser()];
  const { id, company } = await orderIn(world, owner, 'processing');
  await superuser.call(completeOrder, { params: { id }, body: { ...IDS, notes: 'Done' } });
  const entries = await historyOf(world, CONTENT_TYPES.company, company.id);
  const [snapshot, ...more] = entries.filter(({ is_snapshot }) => is_snapshot);
  expect(more).toEqual([]);
  expect(snapshot).toMatchObject({
    action: 'registered',
    user_id: superuser.id,
    snapshot: { id: company.id, name: company.name, status: { id: 13 }, designation: IDS, open_order: null },
  });
  const completed = (await historyOf(world, CONTENT_TYPES.order, id)).at(-1);
  expect(completed).toMatchObject({ action: 'completed', uuid: snapshot?.uuid });
  expect(completed?.changes).toContainEqual({ field: 'status', from: 'Processing', to: 'Complete' });
});

const DAYS: readonly [completed: string, expires: string][] = [
  ['2024-02-29', '2027-02-28'],
  ['2021-02-28', '2024-02-28'],
  ['2025-12-31', '2028-12-31'],
  ['2026-01-01', '2029-01-01'],
  ['2026-08-31', '2029-08-31'],
  ['2025-02-28', '2028-02-28'],
];

test.for(DAYS)('a designation filed on %s expires on %s', async ([completed_date, expires_date], { world }) => {
  const [owner, superuser] = [await world.user(), await world.superuser()];
  const { id, company } = await orderIn(world, owner, 'processing');
  await superuser.call(completeOrder, { params: { id }, body: { ...IDS, completed_date } });
  expect(await superuser.call(getCompany, { params: company })).toMatchObject({ expires_date });
});

test.for([
  ['2027-12-31T23:59:00Z', '2027-12-31', '2030-12-31'],
  ['2028-01-01T00:00:00Z', '2028-01-01', '2031-01-01'],
  ['2028-02-29T23:59:00Z', '2028-02-29', '2031-02-28'],
  ['2028-03-01T00:00:00Z', '2028-03-01', '2031-03-01'],
] as const)('today is the UTC date: at %s it is %s', async ([moment, today, expires_date], { world }) => {
  const { id, company } = await orderIn(world, await world.user(), 'processing');
  travel(world, moment);
  const superuser = await world.superuser();
  const order = await superuser.call(completeOrder, { params: { id }, body: IDS });
  expect(order.completed_date).toBe(today);
  expect(await superuser.call(getCompany, { params: company })).toMatchObject({ expires_date });
});

test('a malformed date and missing ids are reported together', async ({ world }) => {
  const [owner, superuser] = [await world.user(), await world.superuser()];
  const { id } = await orderIn(world, owner, 'processing');
  const body = { completed_date: 'x' };
  const refusal = await superuser.refused(completeOrder, { params: { id }, body });
  expect([refusal.status, refusal.body]).toMatchObject([
    400,
    {
      dmca_public_id: [messages.publicIdRequired],
      dmca_registration_id: [messages.registrationIdRequired],
      completed_date: [messages.dateRequired],
    },
  ]);
});

test('both ids are required, each with its own message', async ({ world }) => {
  const [owner, superuser] = [await world.user(), await world.superuser()];
  const { id } = await orderIn(world, owner, 'processing');
  const { status, body } = await superuser.refused(completeOrder, { params: { id }, body: { dmca_public_id: ' ' } });
  expect([status, body]).toEqual([
    400,
    {
      message: 'Public id is required!',
      errors: ['dmca_public_id:Public id is required!', 'dmca_registration_id:Registration id is required!'],
      dmca_public_id: ['Public id is required!'],
      dmca_registration_id: ['Registration id is required!'],
    },
  ]);
  expect(await owner.call(getOrder, { params: { id } })).toMatchObject({ status: { id: 8 }, completed_date: null });
});

test('the filing date must be a valid date and not in the future', async ({ world }) => {
  const [owner, superuser] = [await world.user(), await world.superuser()];
  const { id } = await orderIn(world, owner, 'processing');
  const tomorrow = dateOf(new Date(world.clock.now().getTime() + 86_400_000));
  const faults = [
    [tomorrow, messages.completedInFuture],
    ['0000-01-01', messages.completedTooEarly],
    ['2023-02-29', 'Date is required!'],
    ['2024-02-30', 'Date is required!'],
    ['31.12.2024', 'Date is required!'],
    ['', 'Date is required!'],
  ] as const;
  for (const [completed_date, sentence] of faults) {
    const { body } = await superuser.refused(completeOrder, { params: { id }, body: { ...IDS, completed_date } });
    expect(body.errors, completed_date).toEqual([`completed_date:${sentence}`]);
  }
  await superuser.call(completeOrder, { params: { id }, body: { ...IDS, completed_date: dateOf(world.clock.now()) } });
});

test('two concurrent completions apply once, with one snapshot', async ({ world }) => {
  const [owner, superuser] = [await world.user(), await world.superuser()];
  const { id, company } = await orderIn(world, owner, 'processing');
  const ask = () => superuser.request({ method: 'POST', url: `/api/orders/${id}/complete/`, payload: IDS });
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  const entries = await historyOf(world, CONTENT_TYPES.company, company.id);
  expect(entries.filter(({ is_snapshot }) => is_snapshot)).toHaveLength(1);
});

test('an order of 2,000 domains is applied in one transaction', async ({ world }) => {
  const [owner, superuser] = [await world.user(), await world.superuser()];
  const { id } = await placeOrder(owner);
  const stem = someDomain();
  const added = Array.from({ length: 2_000 }, (_, i) => ({ name: `n${i}-${stem}` }));
  await owner.call(updateOrder, { params: { id }, body: { added } });
  await setStatus(world, { id }, 'processing');
  const order = await superuser.call(completeOrder, { params: { id }, body: IDS });
  expect(order.domains).toHaveLength(2_000);
  expect(new Set(order.domains.map(({ status }) => status.id))).toEqual(new Set([13]));
});
