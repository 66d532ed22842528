import { kindOf } from '#core/rules/trade/order-kinds.ts';
import { isEditable } from '#core/rules/trade/order-life.ts';
import type { Db } from '../../../../db/tables.ts';
import { subscriptionsOf } from '../../subscriptions/subscription.ts';

interface CoverableOrder {
  id: number;
  company_id: number;
  type_id: number;
  status_id: number;
  /** Fixed when the order moved to Processing. */
  is_covered: boolean;
}

/** decisions §5: an active subscription covers amendments and renewals. Editable orders use its current status. */
export async function coveredOrders(db: Db, orders: readonly CoverableOrder[]): Promise<Set<number>> {
  const open = orders.filter(({ type_id, status_id }) => kindOf(type_id).canBeCovered && isEditable(status_id));
  const subscriptions = await subscriptionsOf(db, [...new Set(open.map(({ company_id }) => company_id))]);
  const byNow = open.filter(({ company_id }) => subscriptions.get(company_id)?.status === 'active');
  return new Set([...orders.filter(({ is_covered }) => is_covered), ...byNow].map(({ id }) => id));
}
