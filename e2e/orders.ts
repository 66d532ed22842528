import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { logIn, PASSWORD } from './people.ts';

/** A name that no other journey has. */
export const someName = (name: string): string => `${name}-${randomBytes(4).toString('hex')}`;

export interface PlacedOrder {
  id: number;
  number: string;
  company: { id: number; name: string };
}

const CARD = { number: '4242424242424242', name: 'Mara Quill', expiry_month: 12, expiry_year: 2039, cvv: '123' };

/** The API as somebody who has an account, for journeys that begin later in an order's life. */
export async function apiAs(page: Page, username: string, password: string) {
  const login = await page.request.post('/api/api-auth/', { data: { username, password } });
  expect(login.status()).toBe(200);
  const headers = { Authorization: `JWT ${(await login.json()).access}` };

  const placeOrder = async (name: string, domains: readonly string[]): Promise<PlacedOrder> => {
    const address = { address: '18 Quay Road', city: 'Cork', state: 'Munster', zip: 'T12 W8KP', country: 'Ireland' };
    const created = await page.request.post('/api/orders/create/', { headers, data: { name, ...address } });
    expect(created.status()).toBe(201);
    const { order } = await created.json();
    const added = domains.map((domain) => ({ name: domain, email: null }));
    const submitted = await page.request.put(`/api/orders/${order.id}/`, { headers, data: { added, status: 9 } });
    expect(submitted.status()).toBe(200);
    return order;
  };
  const payByCard = async ({ id }: PlacedOrder): Promise<void> => {
    const data = { order_id: id, period: 'year', payment_type: 1, ...CARD };
    const paid = await page.request.post('/api/orders/payment/', { headers, data });
    expect(paid.status()).toBe(200);
  };
  const chooseWire = async ({ id }: PlacedOrder): Promise<void> => {
    const data = { order_id: id, period: 'year', payment_type: 6 };
    const chosen = await page.request.post('/api/orders/payment/', { headers, data });
    expect(chosen.status()).toBe(200);
  };
  /** For the agent: what came back from the Copyright Office. An earlier date is an older designation. */
  const complete = async ({ id }: { id: number }, completed_date?: string): Promise<void> => {
    const data = { dmca_public_id: `p-${id}`, dmca_registration_id: `DMCA-${1_100_000 + id}`, completed_date };
    const completed = await page.request.post(`/api/orders/${id}/complete/`, { headers, data });
    expect(completed.status()).toBe(200);
  };
  const place = async (companyId: number, kind: 'amendment' | 'renewal', data: object): Promise<PlacedOrder> => {
    const placed = await page.request.post(`/api/companies/${companyId}/${kind}/`, { headers, data });
    expect(placed.status()).toBe(201);
    return (await placed.json()).order;
  };
  const submit = async ({ id }: { id: number }): Promise<void> => {
    const submitted = await page.request.put(`/api/orders/${id}/`, { headers, data: { status: 9 } });
    expect(submitted.status()).toBe(200);
  };
  const read = async <T>(path: string): Promise<T> => {
    const answer = await page.request.get(`/api${path}`, { headers });
    expect(answer.status()).toBe(200);
    return (await answer.json()) as T;
  };
  return { placeOrder, payByCard, chooseWire, complete, place, submit, read };
}

/** A customer with a registered company, logged in: for journeys that begin after its registration. */
export async function registeredCompany(
  page: Page,
  domains: readonly string[],
  email: string,
  completed_date?: string,
) {
  const customer = await apiAs(page, email, PASSWORD);
  const order = await customer.placeOrder(someName('Clipwell Ltd'), domains);
  await customer.payByCard(order);
  const agent = await apiAs(page, 'agent@example.com', 'safeharbor');
  await agent.complete(order, completed_date);
  await page.goto('/login');
  await logIn(page, email, PASSWORD);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good /);
  return { company: order.company, customer, agent };
}
