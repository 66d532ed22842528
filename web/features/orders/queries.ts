import { queryOptions, replaceEqualDeep, useQuery, useQueryClient } from '@tanstack/react-query';
import { LIMIT_MAX } from '#core/constants.ts';
import type { Output } from '#core/contract/endpoint.ts';
import { listHistory } from '#core/contract/records/history.ts';
import { getCompany } from '#core/contract/registry/companies.ts';
import { getOrder, listOrders, type Order } from '#core/contract/trade/orders.ts';
import { ORDER_STATUS, statusLookup } from '#core/lookups.ts';
import { keptStatus } from '#core/rules/trade/order-life.ts';
import { call } from '#web/lib/call/call.ts';
import { COUNT_ONLY, loadAll, pageReading, useCounts } from '#web/lib/call/list-page.ts';
import { reading } from '#web/lib/call/query.ts';
import type { ListState } from '#web/lib/list-state.ts';
import { ORDER_VIEWS, type OrderFilter, ordersQuery } from './list/orders-query.ts';

export const useOrders = (state: ListState<OrderFilter>, companyId?: number) =>
  useQuery(pageReading(listOrders, { query: ordersQuery(state, companyId) }));

export const useOrderCounts = (company?: number) =>
  useCounts(listOrders, {
    '': { query: { ...COUNT_ONLY, company } },
    ...Object.fromEntries(
      ORDER_VIEWS.map(({ value, id }) => [value, { query: { ...COUNT_ONLY, company, status: id } }]),
    ),
  });

export const loadAllOrders = (state: ListState<OrderFilter>, companyId?: number): Promise<Order[]> =>
  loadAll((part) => call(listOrders, { query: { ...ordersQuery(state, companyId), ...part } }));

/** spec §4: a stale "waiting" response doesn't overwrite an order that this page knows to be paid. */
function kept(cached: Order | undefined, loaded: Order): Order {
  const id = keptStatus(cached?.status.id, loaded.status.id);
  return id === loaded.status.id ? loaded : { ...loaded, status: statusLookup(id) };
}

export const orderReading = (id: number) =>
  queryOptions({
    ...reading(getOrder, { params: { id: String(id) } }),
    structuralSharing: (cached, loaded) =>
      replaceEqualDeep(cached, kept(cached as Order | undefined, loaded as Order)) as unknown,
  });

/** One order. The list's row is placeholder data, if complete, until the response arrives. */
export function useOrder(id: number) {
  const client = useQueryClient();
  const known = () =>
    client
      .getQueriesData<Output<typeof listOrders>>({ queryKey: [listOrders.name] })
      .flatMap(([, page]) => page?.results ?? [])
      .find((order) => order.id === id && order.domains_count === order.domains.length);
  return useQuery({ ...orderReading(id), placeholderData: known });
}

export const companyReading = ({ company }: Order) => reading(getCompany, { params: { id: String(company.id) } });

/** The order to file after this one: the oldest in Processing. */
export const nextOrderReading = () =>
  reading(listOrders, { query: { status: ORDER_STATUS.processing, ordering: 'id', limit: 2 } });

export const ordersOfDomainReading = (domain: number) =>
  reading(listOrders, { query: { domain, limit: LIMIT_MAX, ordering: '-created_date' } });

/** The order's history, newest first; it has the times of status changes. */
export const orderHistoryReading = (id: number) =>
  reading(listHistory, { query: { object_id: id, content_type__model: 'order', limit: 100 } });
