import { isEditable } from '#core/rules/trade/order-life.ts';
import { EVERYTHING } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { lockOrder } from '../../orders/life/lock-order.ts';
import { moveOrder } from '../../orders/life/move-order.ts';
import { settleSubscriptionInvoice } from '../../subscriptions/settle-subscription-invoice.ts';
import { settleManual } from './settle-manual.ts';

/** An open invoice was paid in Xero: its order moves on by the transition table, or its subscription is extended. */
export async function settleFromAccounting(
  deps: Deps,
  { id, order_id }: { id: number; order_id: number | null },
): Promise<void> {
  if (order_id === null) return void (await settleSubscriptionInvoice(deps, null, id));
  await transaction(deps, null, async (tx) => {
    const order = await lockOrder(tx, EVERYTHING, order_id);
    // Settled by someone else in the meantime.
    if (!order || !isEditable(order.status_id)) return;
    await moveOrder(tx, order, 'processing', 'system');
    await settleManual(tx, order);
  });
}
