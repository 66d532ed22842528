import { createOrder, type Order } from '#core/contract/orders.ts';
import { ORDER_STATUS } from '#core/lookups.ts';
import type { OrderStatus } from '#core/rules/order-life.ts';
import type { Person } from './person.ts';
import type { World } from './world.ts';

export const ADDRESS = {
  name: 'Harbour Hosting',
  address: '1 Quay Street',
  city: 'Portland',
  state: 'Maine',
  zip: '04101',
  country: 'United States',
} as const;

/** A draft registration of a new company of this person's. */
export async function placeOrder(owner: Person, fields: object = {}): Promise<Order> {
  return (await owner.call(createOrder, { body: { ...ADDRESS, ...fields } })).order;
}

/** Puts an order where a test wants it, past all rules. */
export async function setStatus({ deps }: World, { id }: { id: number }, status: OrderStatus): Promise<void> {
  await deps.db.updateTable('orders').set({ status_id: ORDER_STATUS[status] }).where('id', '=', id).execute();
}

/** An order in this state. */
export async function orderIn(world: World, owner: Person, status: OrderStatus, fields: object = {}): Promise<Order> {
  const order = await placeOrder(owner, fields);
  await setStatus(world, order, status);
  return order;
}

/** What the history says of an object, oldest first. */
export function historyOf({ deps }: World, content_type: number, object_id: number) {
  return deps.db
    .selectFrom('history')
    .select(['uuid', 'action', 'changes', 'is_snapshot', 'snapshot', 'user_id'])
    .where('content_type', '=', content_type)
    .where('object_id', '=', object_id)
    .orderBy('id')
    .execute();
}

/** Sets the clock to a moment; whoever was logged in before needs a new session. */
export function travel({ clock }: World, moment: string): void {
  clock.reset();
  clock.advance((Date.parse(moment) - clock.now().getTime()) / 1000);
}
