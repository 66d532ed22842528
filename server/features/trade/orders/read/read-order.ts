import type { Order } from '#core/contract/trade/orders.ts';
import type { Scope } from '../../../../db/scope.ts';
import type { Db } from '../../../../db/tables.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { getOrderView } from './order-views.queries.ts';
import { presentOrder } from './orders.present.ts';

/** Within a transaction, pass the transaction's connection. */
export async function readOrder(db: Db, scope: Scope, id: number): Promise<Order> {
  return presentOrder(found(await getOrderView(db, scope, id)));
}
