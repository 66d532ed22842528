import { expect } from 'vitest';
import { listEvents } from '#core/contract/records/history.ts';
import { getCompany } from '#core/contract/registry/companies.ts';
import { placeRenewal } from '#core/contract/registry/company-orders.ts';
import { createDomain } from '#core/contract/registry/domains.ts';
import {
  addOrderDomains,
  completeOrder,
  deleteOrder,
  downloadDomains,
  removeOrderDomains,
  updateOrder,
} from '#core/contract/trade/orders.ts';
import { someDomain } from '#tests/world/companies.ts';
import { ADDRESS, registeredCompany, setSubscription, travel } from '#tests/world/orders.ts';
import { byCard, pay } from '#tests/world/payments.ts';
import { test } from '#tests/world/world.ts';

const FIXED =
  'A renewal or removal cannot change the company or its domains. To change them, place an amendment order.';

test('a covered renewal skips payment and gives three years from its completion date', async ({ world }) => {
  const owner = await world.user();
  const { company_id, superuser, domains } = await registeredCompany(world, owner, { completed_date: '2024-03-01' });
  const { order } = await owner.call(placeRenewal, { params: { id: company_id }, body: {} });
  expect(order).toMatchObject({
    type: { id: 2, name: 'Renewal' },
    status: { id: 10 },
    is_covered: true,
    amount: '0.00',
    changes: [],
    added: [],
    removed: [],
    domains: [{ id: domains[0]!.id }],
  });
  const submitted = await owner.call(updateOrder, { params: order, body: { status: 9 } });
  expect(submitted.order).toMatchObject({ status: { id: 8 }, is_covered: true, invoice: null });
  const ids = { dmca_public_id: 'P-2', dmca_registration_id: '' };
  const done = await superuser.call(completeOrder, { params: order, body: { ...ids, completed_date: '2026-02-28' } });
  expect(done).toMatchObject({ status: { id: 7 }, is_covered: true, domains: [{ id: domains[0]!.id }] });
  expect(await owner.call(getCompany, { params: { id: company_id } })).toMatchObject({
    expires_date: '2029-02-28',
    designation: { dmca_public_id: 'P-2', dmca_registration_id: 'DMCA-1042', registered_date: '2024-03-01' },
  });
  const { results } = await owner.call(listEvents, { query: { company__id: company_id, ordering: 'id' } });
  expect(results.map(({ event_type, object_id }) => [event_type.name, object_id]).slice(-2)).toEqual([
    ['Order placed', order.id],
    ['Order completed', order.id],
  ]);
});

test('without an active subscription, a plan is chosen and paid', async ({ world }) => {
  const owner = await world.user();
  const { company_id } = await registeredCompany(world, owner);
  await setSubscription(world, company_id, 'ended');
  const { order } = await owner.call(placeRenewal, { params: { id: company_id }, body: { plan_id: 2 } });
  expect(order).toMatchObject({ plan: { id: 2 }, period: 'month', amount: '100.00', is_covered: false });
  const manual = await pay(owner, { order_id: order.id, period: 'year', payment_type: 6 });
  expect(manual.json().order).toMatchObject({ status: { id: 9 }, amount: '960.00' });
  const paid = await pay(owner, byCard(order.id));
  expect(paid.json()).toMatchObject({ order: { status: { id: 8 } }, invoice: { status: 'paid', total: '960.00' } });
});

test('a renewal accepts neither fields nor domains; unchanged form values are allowed', async ({ world }) => {
  const owner = await world.user();
  const { company_id, domains } = await registeredCompany(world, owner);
  const { order } = await owner.call(placeRenewal, { params: { id: company_id }, body: {} });
  const entry = { name: someDomain(), email: null };
  const refusals = [
    await owner.refused(updateOrder, { params: order, body: { city: 'Bangor' } }),
    await owner.refused(updateOrder, { params: order, body: { added: [entry] } }),
    await owner.refused(updateOrder, { params: order, body: { removed: [domains[0]!.id] } }),
    await owner.refused(addOrderDomains, { params: order, body: { domains: [entry] } }),
    await owner.refused(removeOrderDomains, { params: order, body: { domains: [domains[0]!.id] } }),
    await owner.refused(createDomain, { body: { order_id: order.id, ...entry } }),
  ];
  for (const { status, body } of refusals) expect([status, body.message]).toEqual([409, FIXED]);
  await owner.call(updateOrder, { params: order, body: { ...ADDRESS, plan_id: 2 } });
});

test('its spreadsheet lists all registered domains, and deleting it changes nothing', async ({ world }) => {
  const owner = await world.user();
  const { company_id } = await registeredCompany(world, owner);
  const { order } = await owner.call(placeRenewal, { params: { id: company_id }, body: {} });
  const url = `/api${downloadDomains.path.replace(':id', String(order.id))}`;
  const sheet = await owner.request({ method: 'POST', url, payload: {} });
  expect([sheet.statusCode, sheet.rawPayload.length > 1000]).toEqual([200, true]);
  await owner.call(deleteOrder, { params: order });
  const company = await owner.call(getCompany, { params: { id: company_id } });
  expect(company).toMatchObject({ status: { name: 'Registered' }, open_order: null, counts: { domains: 1 } });
});

test('a registration completed on a leap day expires on the last day of February', async ({ world }) => {
  travel(world, '2028-02-29T12:00:00Z');
  const owner = await world.user();
  const { company_id } = await registeredCompany(world, owner);
  expect((await owner.call(getCompany, { params: { id: company_id } })).expires_date).toBe('2031-02-28');
});
