import { expect } from 'vitest';
import { decideOnForm } from '#core/contract/intake/submissions.ts';
import { updateOrder } from '#core/contract/trade/orders.ts';
import { payOrder } from '#core/contract/trade/payments.ts';
import { getDesk } from '#core/contract/views/home.ts';
import { countQueue, listQueue, QUEUE_KINDS, type QueueKind } from '#core/contract/views/queue.ts';
import { NOTICE_STATUS } from '#core/lookups.ts';
import { formBody, type Page, pageOf, submit } from '#tests/world/forms.ts';
import { COMPLETE, putNotice } from '#tests/world/notices.ts';
import { placeOrder } from '#tests/world/orders.ts';
import type { Person } from '#tests/world/person.ts';
import { test, type World } from '#tests/world/world.ts';

const LONG_AGO = new Date('1999-01-01T00:00:00Z');
const UNREAD = { ...COMPLETE, verdict: 'unread', kind: 'other' } as const;

const countsOf = async (superuser: Person): Promise<Record<QueueKind, number>> => {
  const { kinds } = await superuser.call(countQueue, {});
  return Object.fromEntries(kinds.map(({ kind, count }) => [kind, count])) as Record<QueueKind, number>;
};

/** A submitted form that was not confirmed. */
async function submittedAt(world: World, page: Page, submitted_date: Date, changes: object) {
  const reference = await submit(world, page, formBody(page, changes));
  const { db } = world.deps;
  return db
    .updateTable('submissions')
    .set({ submitted_date })
    .where('reference', '=', reference)
    .returning(['id', 'reference'])
    .executeTakeFirstOrThrow();
}

/** All items of a kind, in the order of the queue. */
async function all(superuser: Person, kind?: QueueKind) {
  const items = [];
  for (let offset = 0; ; offset += 500) {
    const { results, count } = await superuser.call(listQueue, {
      query: { ...(kind && { kind }), limit: 500, offset },
    });
    items.push(...results);
    if (items.length >= count || results.length === 0) return items;
  }
}

test('everything that waits for a superuser is listed once, oldest first, with counts', async ({ world }) => {
  const [superuser, owner] = [await world.superuser(), await world.user()];
  const { db } = world.deps;
  const before = await countsOf(superuser);
  const company_id = await world.company([[owner, 'owner']]);
  const at = (minute: number) => new Date(LONG_AGO.getTime() + minute * 60_000);

  const unread = await putNotice(world, { completeness: UNREAD, received_date: at(1), parsed_date: null });
  const unassigned = await putNotice(world, { received_date: at(2) });
  const fresh = await putNotice(world, { company_id, received_date: at(3) });
  const failed = await putNotice(world, { company_id, received_date: at(4), status_id: NOTICE_STATUS.sent });
  await db.updateTable('notices').set({ is_forward_failed: true }).where('id', '=', failed).execute();
  // A New notice whose delivery failed is listed as that alone.
  const both = await putNotice(world, { company_id, received_date: at(5) });
  await db.updateTable('notices').set({ is_forward_failed: true }).where('id', '=', both).execute();
  const order = await placeOrder(owner);
  await db
    .updateTable('orders')
    .set({ status_id: 8, created_date: at(6) })
    .where('id', '=', order.id)
    .execute();
  const manual = await placeOrder(owner);
  const wire = { order_id: manual.id, period: 'year', payment_type: 6 } as const;
  await owner.call(payOrder, { body: wire });
  await db
    .updateTable('payments')
    .set({ date: at(7) })
    .where('order_id', '=', manual.id)
    .execute();
  const unpaid = await placeOrder(owner);
  const { order: waiting } = await owner.call(updateOrder, { params: unpaid, body: { plan_id: 1, status: 9 } });
  const invoice = waiting.invoice!;
  await db.updateTable('invoices').set({ due_date: '1999-02-01' }).where('id', '=', invoice.id).execute();

  const [waiting1, waiting2] = [await pageOf(world), await pageOf(world)];
  const unconfirmed = await submittedAt(world, waiting1, at(9), {});
  const suspect = await submittedAt(world, waiting2, at(10), { website: 'https://bot.example.com' });

  const mine = new Set([unread, unassigned, fresh, failed, both].map((id) => `notice ${id}`));
  for (const id of [order.id, manual.id]) mine.add(`order ${id}`);
  mine.add(`invoice ${invoice.id}`);
  for (const { id } of [unconfirmed, suspect]) mine.add(`submission ${id}`);
  const items = await all(superuser);
  const own = items.filter(({ content_type, object_id }) => mine.has(`${content_type.model} ${object_id}`));
  expect(own.map(({ kind, object_id }) => [kind, object_id])).toEqual([
    ['unread_notice', unread],
    ['unassigned_notice', unassigned],
    ['new_notice', fresh],
    ['failed_delivery', failed],
    ['failed_delivery', both],
    ['order', order.id],
    ['manual_payment', manual.id],
    ['unconfirmed_form', unconfirmed.id],
    ['unconfirmed_form', suspect.id],
    ['overdue_invoice', invoice.id],
  ]);
  expect(items.map(({ date }) => date)).toEqual(items.map(({ date }) => date).toSorted());
  expect(own[2]).toMatchObject({
    name: 'Notice of infringement',
    company: { id: company_id },
    date: at(3).toISOString(),
  });
  expect(own[5]).toMatchObject({ name: order.number, text: 'Registration' });
  expect(own[6]).toMatchObject({ name: manual.number, text: '$960' });
  expect(own[7]).toMatchObject({
    ...{ name: 'Nora Quill', text: unconfirmed.reference, company: { id: waiting1.company_id } },
    content_type: { model: 'submission' },
  });
  expect(own[9]).toMatchObject({ name: invoice.number, text: '$960' });

  const after = await countsOf(superuser);
  const added = {
    order: 1,
    unread_notice: 1,
    unassigned_notice: 1,
    new_notice: 1,
    unconfirmed_form: 2,
    failed_delivery: 2,
    manual_payment: 1,
  };
  for (const kind of QUEUE_KINDS) {
    expect([kind, after[kind] - before[kind]]).toEqual([kind, { ...added, overdue_invoice: 1 }[kind]]);
    const some = await all(superuser, kind);
    expect([kind, some.length, new Set(some.map((one) => one.kind)).size <= 1]).toEqual([kind, after[kind], true]);
  }
  expect(items.length).toBe(Object.values(after).reduce((sum, count) => sum + count, 0));
});

test('a form that its sender can still confirm is not in the queue; a decided one leaves it', async ({ world }) => {
  const [superuser, page] = [await world.superuser(), await pageOf(world)];
  const { id, reference } = await submittedAt(world, page, world.clock.now(), {});
  const found = async () => (await superuser.call(listQueue, { query: { search: reference } })).count;
  const waiting = async () => (await superuser.call(getDesk, {})).notices.unconfirmed_forms;
  expect(await found()).toBe(0);
  const before = await waiting();
  await world.deps.db.updateTable('submissions').set({ is_suspect: true }).where('id', '=', id).execute();
  expect([await found(), await waiting()]).toEqual([1, before + 1]);
  await superuser.call(decideOnForm, { params: { id }, body: { as: 'spam' } });
  expect([await found(), await waiting()]).toEqual([0, before]);
});

test('the queue can be searched', async ({ world }) => {
  const [superuser, word] = [await world.superuser(), `Tide${Math.random().toString(36).slice(2, 12)}`];
  const id = await putNotice(world, { subject: `About ${word}` });
  const { results, count } = await superuser.call(listQueue, { query: { search: word.toUpperCase() } });
  expect([results.map(({ object_id }) => object_id), count]).toEqual([[id], 1]);
});

test('handled and deleted items leave the queue', async ({ world }) => {
  const superuser = await world.superuser();
  const before = await countsOf(superuser);
  const company_id = await world.company([]);
  for (const status_id of [NOTICE_STATUS.resolved, NOTICE_STATUS.rejected, NOTICE_STATUS.ignored]) {
    const id = await putNotice(world, { company_id, status_id, completeness: UNREAD });
    await world.deps.db.updateTable('notices').set({ is_forward_failed: true }).where('id', '=', id).execute();
  }
  const deleted = await putNotice(world);
  await world.deps.db.updateTable('notices').set({ deleted_date: LONG_AGO }).where('id', '=', deleted).execute();
  expect(await countsOf(superuser)).toEqual(before);
});

test('an unknown kind is rejected with 400', async ({ world }) => {
  const superuser = await world.superuser();
  const response = await superuser.request({ url: '/api/queue/?kind=everything' });
  expect([response.statusCode, Object.keys(response.json())]).toEqual([400, ['kind', 'message', 'errors']]);
});
