import { sql } from 'kysely';
import { ORDER_STATUS } from '#core/lookups.ts';
import type { Db } from '../../db/tables.ts';
import type { OrderRow } from './orders.queries.ts';

/** A member's drafts and unpaid orders, the oldest first. */
export async function ownOpenOrders(db: Db, company_ids: readonly number[], limit: number): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select * from orders where company_id = any(${[...company_ids]}::int[])
      and status_id in (${ORDER_STATUS.draft}, ${ORDER_STATUS.waiting_for_payment}) and status_id <> ${ORDER_STATUS.complete}
    order by id limit ${limit}`.execute(db);
  return rows;
}

/** The one that has waited longest to be filed, and the newest. */
export async function oldestAndNewest(db: Db, limit: number): Promise<{ oldest: OrderRow[]; newest: OrderRow[] }> {
  const oldest = db.selectFrom('orders').selectAll().where('status_id', '=', ORDER_STATUS.processing).orderBy('id');
  const newest = db.selectFrom('orders').selectAll().orderBy('created_date', 'desc').orderBy('id', 'desc');
  return { oldest: await oldest.limit(1).execute(), newest: await newest.limit(limit).execute() };
}
