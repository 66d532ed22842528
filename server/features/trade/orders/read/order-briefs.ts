import type { OrderBrief } from '#core/contract/views/home.ts';
import { orderTypeLookup, planById, statusLookup } from '#core/lookups.ts';
import { orderNumber } from '#core/rules/trade/order-number.ts';
import { iso } from '../../../../db/lists/json-dates.ts';
import type { Reading } from '../../../../db/lists/read-together.ts';
import { type BriefRow, newestOrders, oldestToFile, ownOpenOrders } from './order-briefs.queries.ts';
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

type Briefs = Reading<BriefRow, OrderBrief[]>;
const present = (rows: BriefRow[]) => rows.map(presentBrief);

/** A member's orders to complete or pay. */
export const openOrderBriefs = (company_ids: readonly number[], limit: number): Briefs => ({
  rows: ownOpenOrders(company_ids, limit),
  present,
});

/** For superusers: the order that has waited longest to be filed. */
export const oldestBrief: Reading<BriefRow, OrderBrief | null> = {
  rows: oldestToFile,
  present: ([oldest]) => (oldest ? presentBrief(oldest) : null),
};

/** For superusers: the newest orders of all companies. */
export const newestBriefs = (limit: number): Briefs => ({ rows: newestOrders(limit), present });
