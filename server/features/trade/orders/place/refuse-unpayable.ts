import { AppError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { kindOf } from '#core/rules/trade/order-kinds.ts';
import { isEditable } from '#core/rules/trade/order-life.ts';
import type { Config } from '../../../../base/config.ts';
import type { Tx } from '../../../../db/transaction.ts';
import type { LockedOrder } from '../life/lock-order.ts';
import { refusePaid } from '../read/order-payment.ts';
import { coveredOrders } from './covered-orders.ts';
import { refuseNoChanges } from './refuse-no-changes.ts';

/** decisions §5: a removal is free, and an active subscription covers amendments and renewals. */
export async function isFree(tx: Tx, order: LockedOrder): Promise<boolean> {
  return kindOf(order.type_id).price === 'free' || (await coveredOrders(tx.db, [order])).has(order.id);
}

/** Rejects a payment when nothing is due. The caller holds the order's lock. */
export async function refuseUnpayable(tx: Tx, config: Config, order: LockedOrder): Promise<void> {
  if (kindOf(order.type_id).price === 'free') throw new AppError('order_covered', { message: messages.removalIsFree });
  if (await isFree(tx, order)) throw new AppError('order_covered');
  await refusePaid(tx.db, order.id);
  if (!isEditable(order.status_id)) throw new AppError('order_paid');
  await refuseNoChanges(tx, config, order);
}
