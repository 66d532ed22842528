import { expect } from 'vitest';
import { createNote } from '#core/contract/records/notes.ts';
import { getProfile } from '#core/contract/records/users.ts';
import { getCompany } from '#core/contract/registry/companies.ts';
import { deleteOrder, getOrder, updateOrder } from '#core/contract/trade/orders.ts';
import { CONTENT_TYPES, PAYMENT_TYPE } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { multipart } from '#tests/samples/multipart.ts';
import { someDomain } from '#tests/world/companies.ts';
import { historyOf, orderIn, placeOrder } from '#tests/world/orders.ts';
import { test } from '#tests/world/world.ts';

test('deleting a registration deletes the company’s data and releases its domain names', async ({ world }) => {
  const [owner, superuser, next] = [await world.user(), await world.superuser(), await world.user()];
  const order = await placeOrder(owner);
  const { id, company } = order;
  const name = someDomain();
  const { order: filled } = await owner.call(updateOrder, { params: order, body: { added: [{ name }], status: 9 } });
  for (const [content_type, object_id] of [
    ['order', id],
    ['company', company.id],
    ['domain', filled.domains[0]!.id],
  ] as const) {
    await owner.call(createNote, { body: { content_type, object_id, text: 'A note' } });
  }
  const upload = multipart({ field: 'files', file: 'scan.pdf', bytes: '%PDF-1.7' });
  await superuser.request({ method: 'POST', url: `/api/orders/${id}/files/`, ...upload });

  await owner.call(deleteOrder, { params: order });
  expect((await owner.refused(getOrder, { params: order })).status).toBe(404);
  expect((await superuser.refused(getCompany, { params: company })).status).toBe(404);
  expect((await owner.call(getProfile, {})).companies).toEqual([]);
  const { db } = world.deps;
  const left = async (table: 'notes' | 'files', content_type: number, object_id: number) =>
    (
      await db
        .selectFrom(table)
        .select('id')
        .where('content_type', '=', content_type)
        .where('object_id', '=', object_id)
        .execute()
    ).length;
  expect(await left('notes', CONTENT_TYPES.order, id)).toBe(0);
  expect(await left('notes', CONTENT_TYPES.company, company.id)).toBe(0);
  expect(await left('notes', CONTENT_TYPES.domain, filled.domains[0]!.id)).toBe(0);
  expect(await left('files', CONTENT_TYPES.order, id)).toBe(0);
  await next.call(updateOrder, { params: await placeOrder(next), body: { added: [{ name }] } });
  // The history is kept as the audit log.
  expect((await historyOf(world, CONTENT_TYPES.order, id)).at(-1)).toMatchObject({
    action: 'deleted',
    user_id: owner.id,
  });
  expect((await historyOf(world, CONTENT_TYPES.company, company.id)).at(-1)?.action).toBe('deleted');
});

test('an open invoice is kept as void, so that its number is never reused', async ({ world }) => {
  const owner = await world.user();
  const order = await placeOrder(owner);
  const waiting = await owner.call(updateOrder, { params: order, body: { plan_id: 1, status: 9 } });
  await owner.call(deleteOrder, { params: order });
  const invoice = await world.deps.db
    .selectFrom('invoices')
    .select(['status', 'number'])
    .where('id', '=', waiting.order.invoice!.id)
    .executeTakeFirst();
  expect(invoice).toEqual({ status: 'void', number: waiting.order.invoice!.number });
});

test.for([
  ['pending', messages.orderPaying],
  ['unknown', messages.orderPaying],
  ['paid', messages.orderPaidAlready],
] as const)('an order with a %s charge cannot be deleted', async ([status, sentence], { world }) => {
  const owner = await world.user();
  const order = await orderIn(world, owner, 'waiting_for_payment');
  await world.deps.db
    .insertInto('payments')
    .values({
      id: crypto.randomUUID(),
      order_id: order.id,
      payment_type: PAYMENT_TYPE.card,
      status,
      plan_id: 1,
      amount_cents: 960_00,
      date: world.clock.now(),
    } as never)
    .execute();
  const refusal = await owner.refused(deleteOrder, { params: order });
  expect([refusal.status, refusal.body.message]).toEqual([409, sentence]);
  expect(await owner.call(getOrder, { params: order })).toMatchObject({ id: order.id, payment: { status } });
});

test('of two concurrent deletions only one succeeds', async ({ world }) => {
  const owner = await world.user();
  const order = await placeOrder(owner);
  const ask = () => owner.request({ method: 'DELETE', url: `/api/orders/${order.id}/delete/` });
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404, 404]);
});
