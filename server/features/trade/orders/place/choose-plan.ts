import { planById } from '#core/lookups.ts';
import { recordHistory } from '../../../../db/history.ts';
import type { Tx } from '../../../../db/transaction.ts';
import type { LockedOrder } from '../life/lock-order.ts';
import { setOrderValues } from '../orders.queries.ts';

/** The paid period becomes the order's plan. */
export async function choosePlan(tx: Tx, order: LockedOrder, plan_id: number): Promise<void> {
  if (plan_id === order.plan_id) return;
  await setOrderValues(tx.db, order.id, { plan_id });
  const changes = [{ field: 'plan', from: planById(order.plan_id).name, to: planById(plan_id).name }];
  recordHistory(tx, { model: 'order', object_id: order.id, action: 'changed', changes });
}
