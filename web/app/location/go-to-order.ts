import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { getOrder, type Order } from '#core/contract/trade/orders.ts';
import { reading } from '#web/lib/call/query.ts';

type OrderRoute =
  | '/orders/$order_id/detail'
  | '/company/$company_id/renew/$order_id/check-your-order'
  | '/company/$company_id/renew/$order_id/processing'
  | '/company/$company_id/amendment/$order_id/edit'
  | '/company/$company_id/amendment/$order_id/check-your-order'
  | '/company/$company_id/amendment/$order_id/step-three';

/** Navigates to the next screen of an order, with the order already in the query cache. */
export function useGoToOrder() {
  const navigate = useNavigate();
  const client = useQueryClient();
  return (order: Order, to: OrderRoute, replace = false): Promise<void> => {
    client.setQueryData(reading(getOrder, { params: { id: String(order.id) } }).queryKey, order);
    const params = { company_id: String(order.company.id), order_id: String(order.id) };
    return navigate({ to, params, replace });
  };
}
