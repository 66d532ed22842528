import type { Order } from '#core/contract/orders.ts';
import type { Scope } from '../../db/scope.ts';
import type { Db } from '../../db/tables.ts';
import { found } from '../../http/refuse.ts';
import { presentOrders } from './orders.present.ts';
import { getOrder } from './orders.queries.ts';

/** Inside an act it is given the act's own connection. */
export async function readOrder(db: Db, scope: Scope, id: number): Promise<Order> {
  const [order] = await presentOrders(db, [found(await getOrder(db, scope, id))]);
  return order!;
}
