import type { Order } from '#core/contract/trade/orders.ts';
import { orderPriceCopy as copy } from '#core/copy/product.ts';
import { dollars } from '#core/rules/text/money.ts';
import { kindOf } from '#core/rules/trade/order-kinds.ts';
import { isEditable } from '#core/rules/trade/order-life.ts';

/** True for a removal, and for amendments and renewals covered by an active subscription (decisions §5). */
export const costsNothing = ({ type, is_covered }: Pick<Order, 'type' | 'is_covered'>): boolean =>
  is_covered || kindOf(type.id).price === 'free';

/** True if the order has an unpaid amount that can be paid now. */
export const isPayable = (order: Pick<Order, 'type' | 'is_covered' | 'status' | 'payment'>): boolean =>
  isEditable(order.status.id) && !costsNothing(order) && order.payment?.status !== 'paid';

/** "$960 a year", or the reason why there is nothing to pay. */
export function priceText(order: Pick<Order, 'type' | 'is_covered' | 'amount' | 'period'>): string {
  if (kindOf(order.type.id).price === 'free') return copy.noCharge;
  if (order.is_covered) return copy.coveredByTheSubscription;
  return copy.pricePerPeriod(dollars(order.amount), order.period);
}
