import type { OrderListQuery } from '#core/contract/trade/orders.ts';
import { type Principal, visibleTo } from '../../../../db/scope.ts';
import type { Deps } from '../../../../deps.ts';
import { listOrderViews } from './order-list.queries.ts';
import { presentListed } from './orders.present.ts';

export async function listOrders({ db }: Deps, actor: Principal, query: OrderListQuery) {
  const { rows, count } = await listOrderViews(db, visibleTo(actor), query);
  return { results: rows.map(presentListed), count };
}
