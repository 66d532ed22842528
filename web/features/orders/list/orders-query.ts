import type { Input } from '#core/contract/endpoint.ts';
import { type listOrders, OrderListQuery } from '#core/contract/trade/orders.ts';
import { ORDER_STATUS, ORDER_TYPES, statusLookup } from '#core/lookups.ts';
import { type ListState, pageQuery } from '#web/lib/list-state.ts';

export type OrdersQuery = NonNullable<Input<typeof listOrders>['query']>;

export const ORDER_LIST = { sort: '-created_date', filters: ['status', 'type', 'company'] } as const;
export type OrderFilter = (typeof ORDER_LIST.filters)[number];

/** Views, ordered from actionable to complete. */
export const ORDER_VIEWS = [
  { value: 'waiting', ...statusLookup(ORDER_STATUS.waiting_for_payment) },
  { value: 'processing', ...statusLookup(ORDER_STATUS.processing) },
  { value: 'draft', ...statusLookup(ORDER_STATUS.draft) },
  { value: 'complete', ...statusLookup(ORDER_STATUS.complete) },
] as const;

/** Maps URL parameters to the API query; invalid values are dropped. */
export function ordersQuery(state: ListState<OrderFilter>, companyId?: number): OrdersQuery {
  const { ordering, company } = OrderListQuery.shape;
  return {
    ...pageQuery(state),
    ordering: ordering.safeParse(state.sort).data,
    status: ORDER_VIEWS.find(({ value }) => value === state.filters.status)?.id,
    type: ORDER_TYPES.find(({ name }) => name.toLowerCase() === state.filters.type)?.id,
    company: companyId ?? company.safeParse(state.filters.company || undefined).data,
  };
}
