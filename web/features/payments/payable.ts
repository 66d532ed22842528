import type { Order } from '#core/contract/trade/orders.ts';
import { payableCopy as copy } from '#core/copy/trade/payments.ts';
import { messages } from '#core/messages.ts';
import { kindOf } from '#core/rules/trade/order-kinds.ts';
import { isEditable } from '#core/rules/trade/order-life.ts';

/** The reason why the order can't be paid; null when it can. */
export function whyNotPayable(order: Pick<Order, 'status' | 'type' | 'is_covered' | 'payment'>): string | null {
  if (kindOf(order.type.id).price === 'free') return copy.removalsAreFree;
  if (order.is_covered) return messages.orderCovered;
  if (order.payment?.status === 'unknown') return messages.orderPaying;
  return isEditable(order.status.id) ? null : messages.orderPaidAlready;
}
