import type { Invoice } from '#core/contract/trade/payments.ts';
import type { Db } from '../../../db/tables.ts';
import { presentInvoice } from './invoices.present.ts';
import { findInvoiceOfPayment, listOrderInvoices } from './invoices.queries.ts';

/** The newest non-void invoice of each order. */
export async function invoicesOfOrders(
  db: Db,
  order_ids: readonly number[],
): Promise<Map<number, { id: number; number: string }>> {
  const rows = order_ids.length === 0 ? [] : await listOrderInvoices(db, order_ids);
  return new Map(rows.map(({ order_id, id, number }) => [order_id!, { id, number }]));
}

/** The invoice of a payment. The caller has checked access to its order. */
export async function invoiceOfPayment(db: Db, payment_id: string): Promise<Invoice | null> {
  const row = await findInvoiceOfPayment(db, payment_id);
  return row ? presentInvoice(row) : null;
}
