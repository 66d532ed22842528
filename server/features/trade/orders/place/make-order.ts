import { ORDER_STATUS, type ORDER_TYPE, YEAR_PLAN } from '#core/lookups.ts';
import { recordHistory } from '../../../../db/history.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { recordEvent } from '../../../records/events/record-event.ts';
import { insertOrder } from '../orders.queries.ts';

export type OrderType = (typeof ORDER_TYPE)[keyof typeof ORDER_TYPE];

interface NewOrder {
  company_id: number;
  type_id: OrderType;
  /** Defaults to the yearly plan (spec §9). */
  plan_id?: number | undefined;
  created_by: number | null;
}

/** Creates a draft. A company has at most one open order, even with concurrent requests. */
export async function makeOrder(tx: Tx, { plan_id = YEAR_PLAN.id, ...order }: NewOrder): Promise<number> {
  const id = await insertOrder(tx.db, { ...order, plan_id, status_id: ORDER_STATUS.draft, created_date: tx.now });
  recordHistory(tx, { model: 'order', object_id: id, action: 'placed' });
  await recordEvent(tx, 'order_placed', { company_id: order.company_id, model: 'order', object_id: id });
  return id;
}
