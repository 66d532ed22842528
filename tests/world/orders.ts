import { completeOrder, createOrder, type Order, updateOrder } from '#core/contract/trade/orders.ts';
import { ORDER_STATUS } from '#core/lookups.ts';
import { addDays, dateOf } from '#core/rules/text/calendar.ts';
import type { OrderStatus } from '#core/rules/trade/order-life.ts';
import { someDomain } from './companies.ts';
import { byCard, pay } from './payments.ts';
import type { Person } from './person.ts';
import type { World } from './world.ts';

export const ADDRESS = {
  name: 'Harbor Hosting',
  address: '1 Quay Street',
  city: 'Portland',
  state: 'Maine',
  zip: '04101',
  country: 'United States',
} as const;

/** Places a draft registration for a new company of the person. */
export async function placeOrder(owner: Person, fields: object = {}): Promise<Order> {
  return (await owner.call(createOrder, { body: { ...ADDRESS, ...fields } })).order;
}

/** Sets the status of an order directly, bypassing its transitions. */
export async function setStatus({ deps }: World, { id }: { id: number }, status: OrderStatus): Promise<void> {
  await deps.db.updateTable('orders').set({ status_id: ORDER_STATUS[status] }).where('id', '=', id).execute();
}

/** Places an order and sets its status. */
export async function orderIn(world: World, owner: Person, status: OrderStatus, fields: object = {}): Promise<Order> {
  const order = await placeOrder(owner, fields);
  await setStatus(world, order, status);
  return order;
}

/** History entries of an object, oldest first. */
export function historyOf({ deps }: World, content_type: number, object_id: number) {
  return deps.db
    .selectFrom('history')
    .select(['uuid', 'action', 'changes', 'is_snapshot', 'snapshot', 'user_id'])
    .where('content_type', '=', content_type)
    .where('object_id', '=', object_id)
    .orderBy('id')
    .execute();
}

/** Sets the test clock. Sessions opened before may have expired. */
export function travel({ clock }: World, moment: string): void {
  clock.reset();
  clock.advance((Date.parse(moment) - clock.now().getTime()) / 1000);
}

export const IDS = { dmca_public_id: 'P-1042', dmca_registration_id: 'DMCA-1042' };

/** Registers a company with these domains, paid by card, with an active subscription. */
export async function registeredCompany(
  world: World,
  owner: Person,
  { names = [someDomain()], completed_date }: { names?: string[]; completed_date?: string } = {},
): Promise<{ company_id: number; superuser: Person; domains: readonly { id: number; name: string }[] }> {
  const superuser = await world.superuser();
  const { id, company } = await placeOrder(owner);
  await owner.call(updateOrder, { params: { id }, body: { added: names.map((name) => ({ name })), status: 9 } });
  await pay(owner, byCard(id));
  const body = { ...IDS, ...(completed_date && { completed_date }) };
  const { domains } = await superuser.call(completeOrder, { params: { id }, body });
  return { company_id: company.id, superuser, domains };
}

/** Sets the subscription directly to past due or ended. */
export async function setSubscription(
  { deps, clock }: World,
  company_id: number,
  status: 'past_due' | 'ended',
): Promise<void> {
  const values = { status, current_period_end: addDays(dateOf(clock.now()), -20), clock_date: null };
  await deps.db.updateTable('subscriptions').set(values).where('company_id', '=', company_id).execute();
}
