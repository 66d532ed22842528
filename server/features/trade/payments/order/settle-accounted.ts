import { isEditable } from '#core/rules/trade/order-life.ts';
import { EVERYTHING } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { lockOrder } from '../../orders/life/lock-order.ts';
import { moveOrder } from '../../orders/life/move-order.ts';
import { settleByHand } from '../../subscriptions/settle-by-hand.ts';
import { settleManual } from './settle-manual.ts';

/** The books say that an open invoice was paid: its order goes on by the one table of moves, or its subscription is extended. */
export async function settleAccounted(
  deps: Deps,
  { id, order_id }: { id: number; order_id: number | null },
): Promise<void> {
  if (order_id === null) return void (await settleByHand(deps, null, id));
  await transaction(deps, null, async (tx) => {
    const order = await lockOrder(tx, EVERYTHING, order_id);
    // Somebody settled it meanwhile.
    if (!order || !isEditable(order.status_id)) return;
    await moveOrder(tx, order, 'processing', 'system');
    await settleManual(tx, order);
  });
}
