import type { Order } from '#core/contract/trade/orders.ts';
import type { Scope } from '../../../../db/scope.ts';
import type { Db } from '../../../../db/tables.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { getOrderView } from './order-views.queries.ts';
import { presentOrder } from './orders.present.ts';

/** Inside an act it is given the act's own connection. */
export async function readOrder(db: Db, scope: Scope, id: number): Promise<Order> {
  return presentOrder(found(await getOrderView(db, scope, id)));
}
