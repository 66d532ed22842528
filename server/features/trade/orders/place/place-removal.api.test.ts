import { expect } from 'vitest';
import { changeBilling, changeCompany, getCompany } from '#core/contract/registry/companies.ts';
import { placeAmendment, placeRenewal, removeCompany } from '#core/contract/registry/company-orders.ts';
import { isDomainBusy, listDomains } from '#core/contract/registry/domains.ts';
import { completeOrder, deleteOrder, getOrder, updateOrder } from '#core/contract/trade/orders.ts';
import { CONTENT_TYPES } from '#core/lookups.ts';
import { someDomain } from '#tests/world/companies.ts';
import { historyOf, registeredCompany } from '#tests/world/orders.ts';
import { byCard, pay } from '#tests/world/payments.ts';
import { test } from '#tests/world/world.ts';

const REASON = { reason: 'We close the service.', confirm: 'Delete' };

test('a removal needs the confirmation word, no payment, and stores its reason', async ({ world }) => {
  const owner = await world.user();
  const { company_id, domains } = await registeredCompany(world, owner);
  const wrong = await owner.refused(removeCompany, {
    params: { id: company_id },
    body: { confirm: 'remove' } as typeof REASON,
  });
  expect([wrong.status, wrong.body.confirm, wrong.body.reason]).toEqual([
    400,
    ['Not match text!'],
    ['Reason is required!'],
  ]);
  const blank = await owner.refused(removeCompany, { params: { id: company_id }, body: { ...REASON, reason: ' ' } });
  expect([blank.status, blank.body.reason]).toEqual([400, ['Reason is required!']]);
  const { order } = await owner.call(removeCompany, { params: { id: company_id }, body: REASON });
  expect(order).toMatchObject({
    type: { id: 4, name: 'Removal' },
    status: { id: 10 },
    amount: '0.00',
    is_covered: false,
    domains: [{ id: domains[0]!.id }],
    removed: [{ id: domains[0]!.id, status: { name: 'Registered' } }],
    notes: [{ text: 'We close the service.' }],
  });
  const paid = await pay(owner, byCard(order.id));
  expect([paid.statusCode, paid.json().message]).toEqual([409, 'No payment is needed for a removal.']);
  const submitted = await owner.call(updateOrder, { params: order, body: { status: 9 } });
  expect(submitted.order).toMatchObject({ status: { id: 8 }, invoice: null, payment: null });
  expect((await owner.call(getCompany, { params: { id: company_id } })).status.name).toBe('Registered');
});

test('completing a removal removes the company with all its domains and ends the subscription', async ({ world }) => {
  const owner = await world.user();
  const names = [someDomain(), someDomain()];
  const { company_id, superuser } = await registeredCompany(world, owner, { names });
  const { order } = await owner.call(removeCompany, { params: { id: company_id }, body: REASON });
  await owner.call(updateOrder, { params: order, body: { status: 9 } });
  await superuser.call(completeOrder, { params: order, body: {} });
  const company = await owner.call(getCompany, { params: { id: company_id } });
  expect(company).toMatchObject({
    status: { id: 14, name: 'Removed' },
    protection: 'not_protected',
    subscription: { status: 'ended' },
    open_order: null,
    counts: { domains: 0 },
  });
  const { results } = await owner.call(listDomains, { query: { company__id: company_id } });
  expect(results.map(({ status }) => status.name)).toEqual(['Removed', 'Removed']);
  const done = await owner.call(getOrder, { params: order });
  expect(done.removed.map(({ name, status }) => [name, status.name]).sort()).toEqual(
    names.map((name) => [name, 'Removed']).sort(),
  );
  expect((await owner.call(isDomainBusy, { body: { name: names[0]! } })).busy).toBe(false);
  const snapshot = (await historyOf(world, CONTENT_TYPES.company, company_id)).findLast((entry) => entry.is_snapshot);
  expect(snapshot).toMatchObject({ action: 'removed', snapshot: { domains: [], status: { name: 'Removed' } } });
});

test('a removed company stays visible and can no longer change', async ({ world }) => {
  const owner = await world.user();
  const { company_id, superuser } = await registeredCompany(world, owner);
  const { order } = await owner.call(removeCompany, { params: { id: company_id }, body: REASON });
  await owner.call(updateOrder, { params: order, body: { status: 9 } });
  await superuser.call(completeOrder, { params: order, body: {} });
  const params = { id: company_id };
  const billing = { email: 'pay@example.com', line1: '1 Quay', zip: '04101', country: 'United States' };
  const REMOVED =
    'The company was removed from the directory. We keep it for our records, and it can no longer be changed.';
  for (const refusal of [
    await owner.refused(changeCompany, { params, body: { phone: '1' } }),
    await owner.refused(changeBilling, { params, body: billing }),
  ]) {
    expect([refusal.status, refusal.body.message]).toEqual([409, REMOVED]);
  }
  for (const refusal of [
    await owner.refused(placeAmendment, { params, body: { city: 'Bangor' } }),
    await owner.refused(placeRenewal, { params, body: {} }),
    await owner.refused(removeCompany, { params, body: REASON }),
  ]) {
    expect(refusal.status).toBe(409);
  }
  expect((await owner.call(getCompany, { params })).name).toBe('Harbor Hosting');
});

test('only owners can place a removal, and it can be deleted until it is submitted', async ({ world }) => {
  const [owner, administrator] = [await world.user(), await world.user()];
  const { company_id } = await registeredCompany(world, owner);
  await world.join(company_id, administrator, 'administrator');
  const params = { id: company_id };
  expect((await administrator.refused(removeCompany, { params, body: REASON })).status).toBe(403);
  const { order } = await owner.call(removeCompany, { params, body: REASON });
  await owner.call(deleteOrder, { params: order });
  expect((await owner.call(getCompany, { params })).status.name).toBe('Registered');
});

test('only owners and superusers can submit a removal, whoever placed it', async ({ world }) => {
  const [owner, administrator, billing] = [await world.user(), await world.user(), await world.user()];
  const { company_id, superuser } = await registeredCompany(world, owner);
  await world.join(company_id, administrator, 'administrator');
  await world.join(company_id, billing, 'billing');
  const { order } = await owner.call(removeCompany, { params: { id: company_id }, body: REASON });
  for (const someone of [administrator, billing]) {
    for (const body of [{ status: 9 }, { plan_id: order.plan.id, status: 9 }]) {
      expect((await someone.refused(updateOrder, { params: order, body })).status).toBe(403);
    }
  }
  expect((await owner.call(getOrder, { params: order })).status.name).toBe('Draft');
  const submitted = await superuser.call(updateOrder, { params: order, body: { status: 9 } });
  expect(submitted.order.status.name).toBe('Processing');
});
