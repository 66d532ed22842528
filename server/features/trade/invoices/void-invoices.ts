import { recordHistory } from '../../../db/history.ts';
import type { Tx } from '../../../db/transaction.ts';
import { type InvoiceRow, lockOpenInvoices, lockOpenPeriodInvoices, reviseInvoice } from './invoices.queries.ts';
import { sendLater } from './issue-invoice.ts';

const becomes = (to: 'paid' | 'void') => [{ field: 'status', from: 'open', to }];

export async function voidInvoice(tx: Tx, { id }: InvoiceRow): Promise<void> {
  const revised = await reviseInvoice(tx.db, id, { status: 'void' });
  recordHistory(tx, { model: 'invoice', object_id: id, action: 'voided', changes: becomes('void') });
  await sendLater(tx, revised);
}

/** An order that is deleted leaves its open invoice behind, void: a number is not given twice. */
export async function voidInvoices(tx: Tx, order_id: number): Promise<void> {
  for (const invoice of await lockOpenInvoices(tx.db, order_id)) await voidInvoice(tx, invoice);
}

/** What is open for a period of the subscription that is paid for otherwise, or never comes. */
export async function voidSubscriptionInvoices(tx: Tx, company_id: number): Promise<void> {
  for (const invoice of await lockOpenPeriodInvoices(tx.db, company_id)) await voidInvoice(tx, invoice);
}
