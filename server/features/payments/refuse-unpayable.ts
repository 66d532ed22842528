import { AppError } from '#core/errors.ts';
import { ORDER_TYPE } from '#core/lookups.ts';
import { isEditable } from '#core/rules/order-life.ts';
import type { Tx } from '../../db/transaction.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { refusePaid } from './order-payment.ts';
import { isCovered } from './subscription.ts';

/** decisions §5: a removal needs no payment, and an active subscription covers amendments and renewals. */
async function costsNothing(tx: Tx, { is_covered, type_id, company_id }: LockedOrder): Promise<boolean> {
  if (is_covered || type_id === ORDER_TYPE.removal) return true;
  return type_id !== ORDER_TYPE.registration && (await isCovered(tx.db, company_id));
}

/** Whether there is something to pay: asked of a locked order. */
export async function refuseUnpayable(tx: Tx, order: LockedOrder): Promise<void> {
  if (await costsNothing(tx, order)) throw new AppError('order_covered');
  await refusePaid(tx.db, order.id);
  if (!isEditable(order.status_id)) throw new AppError('order_paid');
}
