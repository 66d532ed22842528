import type { Db } from '../../db/tables.ts';
import { listOrderInvoices } from './invoices.queries.ts';

/** The newest invoice that stands, of each of these orders. */
export async function invoicesOfOrders(
  db: Db,
  order_ids: readonly number[],
): Promise<Map<number, { id: number; number: string }>> {
  const rows = order_ids.length === 0 ? [] : await listOrderInvoices(db, order_ids);
  return new Map(rows.map(({ order_id, id, number }) => [order_id!, { id, number }]));
}
