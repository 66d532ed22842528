import { AppError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import type { Tx } from '../../../db/transaction.ts';
import { found } from '../../../http/answer/refuse.ts';
import { getInvoice } from './invoices.queries.ts';

/** The company that owes an open subscription invoice. Rejects invoices of orders and those already paid or void. */
export async function owedPeriod(tx: Tx, invoice_id: number): Promise<number> {
  const { status, company_id, order_id, period_start } = found(await getInvoice(tx.db, invoice_id));
  if (order_id !== null) throw new AppError('invoice_settled', { message: messages.invoiceOfOrder });
  if (status !== 'open' || company_id === null || period_start === null) throw new AppError('invoice_settled');
  return company_id;
}
