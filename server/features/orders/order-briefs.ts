import type { OrderBrief } from '#core/contract/home.ts';
import { ORDER_TYPE, orderTypeLookup, planById, statusLookup } from '#core/lookups.ts';
import { money } from '#core/rules/money.ts';
import { orderNumber } from '#core/rules/order-number.ts';
import type { Db } from '../../db/tables.ts';
import { companiesOfOrders } from '../companies/company-of-order.ts';
import { coveredOrders } from '../payments/covered-orders.ts';
import { oldestAndNewest, ownOpenOrders } from './order-briefs.queries.ts';
import type { OrderRow } from './orders.queries.ts';

/** Orders by what a row shows of them: without their domains, of which one may have thousands. */
async function presentBriefs(db: Db, rows: readonly OrderRow[]): Promise<OrderBrief[]> {
  if (rows.length === 0) return [];
  const companies = await companiesOfOrders(db, [...new Set(rows.map(({ company_id }) => company_id))]);
  const covered = await coveredOrders(db, rows);
  return rows.map((row) => {
    const plan = planById(row.plan_id);
    const { id, name } = companies.get(row.company_id)!.brief;
    const isFree = covered.has(row.id) || row.type_id === ORDER_TYPE.removal;
    return {
      id: row.id,
      number: orderNumber(row.id),
      type: orderTypeLookup(row.type_id),
      status: statusLookup(row.status_id),
      company: { id, name },
      amount: money(isFree ? 0 : plan.cents),
      period: plan.period,
      created_date: row.created_date.toISOString(),
    };
  });
}

/** What its own people have to finish or to pay. */
export const openOrderBriefs = async (db: Db, company_ids: readonly number[], limit: number): Promise<OrderBrief[]> =>
  presentBriefs(db, await ownOpenOrders(db, company_ids, limit));

/** For superusers: the one that has waited longest to be filed, and the newest of all. */
export async function deskOrders(db: Db, limit: number): Promise<{ oldest: OrderBrief | null; newest: OrderBrief[] }> {
  const { oldest, newest } = await oldestAndNewest(db, limit);
  return { oldest: (await presentBriefs(db, oldest))[0] ?? null, newest: await presentBriefs(db, newest) };
}
