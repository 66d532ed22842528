import type { OrderListQuery } from '#core/contract/orders.ts';
import { type Actor, visibleTo } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { listOrderRows } from './order-list.queries.ts';
import { presentOrders } from './orders.present.ts';

export async function listOrders({ db }: Deps, actor: Actor, query: OrderListQuery) {
  const { rows, count } = await listOrderRows(db, visibleTo(actor), query);
  return { results: await presentOrders(db, rows), count };
}
