import { readXlsx } from 'hucre/xlsx';
import { expect } from 'vitest';
import { addOrderDomains, createOrder, downloadDomains, removeOrderDomains } from '#core/contract/trade/orders.ts';
import { CONTENT_TYPES } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { EDITABLE, type OrderStatus } from '#core/rules/trade/order-life.ts';
import { someDomain } from '#tests/world/companies.ts';
import { ADDRESS, historyOf, placeOrder, setStatus } from '#tests/world/orders.ts';
import { test } from '#tests/world/world.ts';

test('adding and removing domains returns the order', async ({ world }) => {
  const owner = await world.user();
  const params = await placeOrder(owner);
  const [one, two] = [someDomain(), someDomain()];
  const added = await owner.call(addOrderDomains, {
    params,
    body: { domains: [{ name: one }, { name: two, email: 'dmca@example.com' }] },
  });
  expect(added).toMatchObject({ id: params.id, status: { id: 10 } });
  expect(added.added.map(({ name }) => name).sort()).toEqual([one, two].sort());
  const leaving = added.added.find(({ name }) => name === one)!;
  const left = await owner.call(removeOrderDomains, { params, body: { domains: [leaving.id] } });
  expect(left.domains.map(({ name, email }) => [name, email])).toEqual([[two, 'dmca@example.com']]);
  const entries = await historyOf(world, CONTENT_TYPES.order, params.id);
  expect(entries.map(({ action }) => action)).toEqual(['placed', 'domains added', 'domains removed']);
});

test('domains can change only in Draft and Waiting', async ({ world }) => {
  const owner = await world.user();
  const params = await placeOrder(owner);
  const { domains } = await owner.call(addOrderDomains, { params, body: { domains: [{ name: someDomain() }] } });
  for (const status of ['draft', 'waiting_for_payment', 'processing', 'complete'] as OrderStatus[]) {
    await setStatus(world, params, status);
    const add = { method: 'POST', payload: { domains: [{ name: someDomain() }] } } as const;
    const response = await owner.request({ ...add, url: `/api/orders/${params.id}/domains/` });
    expect([status, response.statusCode]).toEqual([status, EDITABLE.includes(status) ? 200 : 409]);
  }
  const refusal = await owner.refused(removeOrderDomains, { params, body: { domains: [domains[0]!.id] } });
  expect([refusal.status, refusal.body.message]).toEqual([409, messages.orderMoveRefused]);
});

test('an invalid domain is reported with its index, and none of the list is added', async ({ world }) => {
  const [owner, rival] = [await world.user(), await world.user()];
  const [params, theirs] = [await placeOrder(owner), await placeOrder(rival)];
  const held = someDomain();
  await rival.call(addOrderDomains, { params: theirs, body: { domains: [{ name: held }] } });
  const faults: [object[], number, string][] = [
    [[{ name: someDomain() }, { name: held }], 409, `domains.1.name:${messages.domainBusyOrder(held)}`],
    [[{ name: 'twice.com' }, { name: 'Twice.com' }], 400, `domains.1.name:${messages.domainDuplicate}`],
    [[{ name: someDomain() }, { name: '' }], 400, `domains.1.name:${messages.domainRequired}`],
    [[], 400, `domains:${messages.domainRequired}`],
  ];
  for (const [domains, status, error] of faults) {
    const response = await owner.request({
      method: 'POST',
      url: `/api/orders/${params.id}/domains/`,
      payload: { domains },
    });
    expect([response.statusCode, response.json().errors]).toEqual([status, [error]]);
  }
  const body = { domains: Array.from({ length: 10_001 }, () => ({ name: 'a.com' })) };
  expect((await owner.refused(addOrderDomains, { params, body })).body.errors).toEqual([
    `domains:${messages.sheetTooLong}`,
  ]);
  expect(
    (await owner.call(addOrderDomains, { params, body: { domains: [{ name: someDomain() }] } })).domains,
  ).toHaveLength(1);
});

test('the spreadsheet has the name given in the spec and lists every domain as text', async ({ world }) => {
  const owner = await world.user();
  const { order } = await owner.call(createOrder, { body: ADDRESS });
  const names = [someDomain(), someDomain()].sort();
  const domains = [{ name: names[0]!, email: 'a@example.com' }, { name: names[1]! }];
  await owner.call(addOrderDomains, { params: order, body: { domains } });
  const ask = (payload: object) =>
    owner.request({ method: 'POST', url: `/api${downloadDomains.path.replace(':id', String(order.id))}`, payload });
  const response = await ask({ is_removed: false });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  expect(response.headers['content-disposition']).toContain(`filename="domains_order_O${order.id}.xlsx"`);
  expect(response.rawPayload.subarray(0, 2).toString()).toBe('PK');
  const { sheets } = await readXlsx(new Uint8Array(response.rawPayload));
  expect(
    sheets[0]!.rows
      .slice(1)
      .map(([name]) => name)
      .sort(),
  ).toEqual(names);
  expect((await ask({})).statusCode).toBe(200);
  expect((await ask({ is_removed: true })).statusCode).toBe(200);
  expect((await ask({ is_removed: 'x' })).statusCode).toBe(400);
});
