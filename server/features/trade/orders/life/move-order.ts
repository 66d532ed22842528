import { AppError } from '#core/errors.ts';
import { ORDER_STATUS, statusLookup } from '#core/lookups.ts';
import {
  canTransition,
  isSuperuserTransition,
  type OrderActor,
  type OrderStatus,
  orderStatusName,
} from '#core/rules/trade/order-life.ts';
import { recordHistory } from '../../../../db/history.ts';
import { EVERYTHING } from '../../../../db/scope.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { getOrderForUpdate, setOrderStatus } from '../orders.queries.ts';

/**
 * The only writer of an order's status: it locks the row, asks the table of moves, writes and tells the history.
 * A superuser's move is 403 for a member whatever the state, any other that the table does not have is 409 (decisions §11).
 */
export async function moveOrder(tx: Tx, order: { id: number }, to: OrderStatus, mover: OrderActor): Promise<void> {
  const { id, status_id } = found(await getOrderForUpdate(tx.db, EVERYTHING, order.id));
  if (!canTransition(orderStatusName(status_id), to, mover)) {
    throw new AppError(mover === 'member' && isSuperuserTransition(to) ? 'forbidden' : 'order_move_refused');
  }
  await setOrderStatus(tx.db, id, ORDER_STATUS[to]);
  const changes = [{ field: 'status', from: statusLookup(status_id).name, to: statusLookup(ORDER_STATUS[to]).name }];
  recordHistory(tx, { model: 'order', object_id: id, action: 'status changed', changes });
}
