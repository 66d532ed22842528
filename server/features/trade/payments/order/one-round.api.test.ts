import { describe, expect } from 'vitest';
import { placeAmendment } from '#core/contract/registry/company-orders.ts';
import { addOrderDomains, updateOrder } from '#core/contract/trade/orders.ts';
import { changePaymentMethod, payOrder } from '#core/contract/trade/payments.ts';
import { ADDRESS, orderIn, placeOrder, registeredCompany } from '#tests/world/orders.ts';
import { aCard, byCard } from '#tests/world/payments.ts';
import type { Person } from '#tests/world/person.ts';
import { test } from '#tests/world/world.ts';

/** The status, and the fields with a fault. */
async function faults(person: Person, method: 'POST' | 'PUT', url: string, payload: object) {
  const answer = await person.request({ method, url: `/api${url}`, payload });
  const { message: _, errors: __, ...fields } = answer.json();
  return [answer.statusCode, ...Object.keys(fields).sort()];
}

const BAD_CARD = { number: '4242 4242 4242 4241', name: '', expiry_month: 13, expiry_year: 2020, cvv: '12' };

describe('the faults of a body are told in one round', () => {
  test('of a payment: its shape, the card’s number, expiry and code', async ({ world }) => {
    const owner = await world.user();
    const { id } = await placeOrder(owner);
    const body = { order_id: id, period: 'week', payment_type: 1, ...BAD_CARD };
    expect(await faults(owner, 'POST', '/orders/payment/', body)).toEqual([
      400,
      'cvv',
      'expiry',
      'name',
      'number',
      'period',
    ]);
    const expired = { ...body, period: 'year', name: '', number: '4242', expiry_month: 1, cvv: '123' };
    expect(await faults(owner, 'POST', '/orders/payment/', expired)).toEqual([400, 'expiry', 'name', 'number']);
    const crypto = { order_id: id, period: 'week', payment_type: 7 };
    expect(await faults(owner, 'POST', '/orders/payment/', crypto)).toEqual([400, 'coin', 'period']);
  });

  test('of an order: its fields, the country and the domain names', async ({ world }) => {
    const owner = await world.user();
    const { id } = await placeOrder(owner);
    const added = [{ name: 'no domain' }, { name: 'fine.example.com', email: 'nobody' }];
    const body = { city: 'x'.repeat(1000), country: 'Atlantis', added };
    const expected = [400, 'added.0.name', 'added.1.email', 'city', 'country'];
    expect(await faults(owner, 'PUT', `/orders/${id}/`, body)).toEqual(expected);
    const meant = { country: 'Atlantis', added: [{ name: 'no domain' }] };
    expect(await faults(owner, 'PUT', `/orders/${id}/`, meant)).toEqual([400, 'added.0.name', 'country']);
    const domains = [{ name: 'no domain' }, { name: 'a.example.com' }, { name: 'a.example.com' }, { name: '' }];
    expect(await faults(owner, 'POST', `/orders/${id}/domains/`, { domains })).toEqual([
      400,
      'domains.0.name',
      'domains.2.name',
      'domains.3.name',
    ]);
  });
});

describe('access is checked first, then the fields, then the state', () => {
  test('of an order that is not visible, or not the caller’s to change', async ({ world }) => {
    const [owner, stranger, viewer] = [await world.user(), await world.user(), await world.user()];
    const { id, company } = await placeOrder(owner);
    await world.join(company.id, viewer, 'viewer');
    const member = await world.session(viewer);
    const payment = { order_id: id, period: 'week', payment_type: 1, ...BAD_CARD };
    for (const [person, status] of [
      [stranger, 404],
      [member, 403],
    ] as const) {
      expect(await faults(person, 'POST', '/orders/payment/', payment)).toEqual([status]);
      expect(await faults(person, 'POST', '/orders/payment/', { ...payment, period: 'year' })).toEqual([status]);
      expect(await faults(person, 'PUT', `/orders/${id}/`, { city: 'x'.repeat(1000) })).toEqual([status]);
      expect(await faults(person, 'POST', `/orders/${id}/domains/`, { domains: [] })).toEqual([status]);
      expect(await faults(person, 'POST', '/domains/create/', { order_id: id, name: '' })).toEqual([status]);
      expect(await faults(person, 'PUT', `/companies/${company.id}/payment-method/`, BAD_CARD)).toEqual([status]);
    }
  });

  test('of an order that can no longer be changed', async ({ world }) => {
    const owner = await world.user();
    const { id } = await orderIn(world, owner, 'processing');
    const wrong = { added: [{ name: 'no domain' }], country: 'Atlantis' };
    expect(await faults(owner, 'PUT', `/orders/${id}/`, wrong)).toEqual([400, 'added.0.name', 'country']);
    expect((await owner.refused(updateOrder, { params: { id }, body: { city: 'Galway' } })).status).toBe(409);
    const domains = [{ name: 'no domain' }];
    expect(await faults(owner, 'POST', `/orders/${id}/domains/`, { domains })).toEqual([400, 'domains.0.name']);
    const right = { domains: [{ name: 'a.example.com' }] };
    expect((await owner.refused(addOrderDomains, { params: { id }, body: right })).status).toBe(409);
    expect(await faults(owner, 'POST', '/orders/payment/', { ...byCard(id), cvv: '1' })).toEqual([400, 'cvv']);
    expect((await owner.refused(payOrder, { body: byCard(id) })).status).toBe(409);
  });

  test('of an amendment while another order is open', async ({ world }) => {
    const owner = await world.user();
    const { company_id } = await registeredCompany(world, owner);
    const params = { id: company_id };
    await owner.call(placeAmendment, { params, body: { ...ADDRESS, city: 'Galway' } });
    const url = `/companies/${company_id}/amendment/`;
    const wrong = { country: 'Atlantis', added: [{ name: 'no domain' }] };
    expect(await faults(owner, 'POST', url, wrong)).toEqual([400, 'added.0.name', 'country']);
    expect((await owner.refused(placeAmendment, { params, body: { city: 'Cork' } })).status).toBe(409);
  });
});

test('a card’s year may have two digits, as a number or text', async ({ world }) => {
  const owner = await world.user();
  for (const expiry_year of [99, '99', 2099, '2099']) {
    const { id, company } = await placeOrder(owner);
    const answer = await owner.request({
      method: 'POST',
      url: '/api/orders/payment/',
      payload: byCard(id, { expiry_year }),
    });
    expect(answer.statusCode).toBe(200);
    const body = { ...aCard(), expiry_year };
    const card = await owner.call(changePaymentMethod, { params: company, body });
    expect(card.expiry_year).toBe(2099);
  }
  const { id } = await placeOrder(owner);
  for (const expiry_year of [20, '20', 9, 209, 'ab'])
    expect(await faults(owner, 'POST', '/orders/payment/', byCard(id, { expiry_year }))).toEqual([400, 'expiry']);
});
