import type { OrderBrief } from '#core/contract/home.ts';
import { orderTypeLookup, planById, statusLookup } from '#core/lookups.ts';
import { orderNumber } from '#core/rules/order-number.ts';
import { iso } from '../../db/one-page.ts';
import type { Db } from '../../db/tables.ts';
import { type BriefRow, oldestAndNewest, ownOpenOrders } from './order-briefs.queries.ts';
import { amountOf } from './orders.present.ts';

const presentBrief = (row: BriefRow): OrderBrief => ({
  id: row.id,
  number: orderNumber(row.id),
  type: orderTypeLookup(row.type_id),
  status: statusLookup(row.status_id),
  company: row.company,
  amount: amountOf(row),
  period: planById(row.plan_id).period,
  created_date: iso(row.created_date),
});

/** What its own people have to finish or to pay. */
export const openOrderBriefs = async (db: Db, company_ids: readonly number[], limit: number): Promise<OrderBrief[]> =>
  (await ownOpenOrders(db, company_ids, limit)).map(presentBrief);

/** For superusers: the one that has waited longest to be filed, and the newest of all. */
export async function deskOrders(db: Db, limit: number): Promise<{ oldest: OrderBrief | null; newest: OrderBrief[] }> {
  const { oldest, newest } = await oldestAndNewest(db, limit);
  return { oldest: oldest && presentBrief(oldest), newest: (newest ?? []).map(presentBrief) };
}
