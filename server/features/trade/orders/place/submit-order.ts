import type { Actor } from '../../../../db/scope.ts';
import type { Tx } from '../../../../db/transaction.ts';
import type { LockedOrder } from '../life/lock-order.ts';
import { moveOrder } from '../life/move-order.ts';
import { setOrderValues } from '../orders.queries.ts';
import { coveredOrders } from './covered-orders.ts';
import { isFree } from './refuse-unpayable.ts';

/** decisions §10: a free order goes straight to Processing, others wait for payment. */
export async function submitOrder(tx: Tx, actor: Actor, order: LockedOrder): Promise<void> {
  if (!(await isFree(tx, order))) {
    await moveOrder(tx, order, 'waiting_for_payment', actor.is_superuser ? 'superuser' : 'member');
    return;
  }
  const is_covered = (await coveredOrders(tx.db, [order])).has(order.id);
  await setOrderValues(tx.db, order.id, { is_covered });
  await moveOrder(tx, order, 'processing', 'system');
}
