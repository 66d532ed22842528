import { recordHistory } from '../../../db/history.ts';
import type { Tx } from '../../../db/transaction.ts';
import { type InvoiceRow, lockOpenInvoices, lockOpenPeriodInvoices, reviseInvoice } from './invoices.queries.ts';
import { enqueueSending } from './issue-invoice.ts';

const statusChange = (to: 'paid' | 'void') => [{ field: 'status', from: 'open', to }];

export async function voidInvoice(tx: Tx, { id }: InvoiceRow): Promise<void> {
  const revised = await reviseInvoice(tx.db, id, { status: 'void' });
  recordHistory(tx, { model: 'invoice', object_id: id, action: 'voided', changes: statusChange('void') });
  await enqueueSending(tx, revised);
}

/** A deleted order leaves its open invoice behind as void, so that its number is never reused. */
export async function voidInvoices(tx: Tx, order_id: number): Promise<void> {
  for (const invoice of await lockOpenInvoices(tx.db, order_id)) await voidInvoice(tx, invoice);
}

/** Voids open subscription invoices whose period was paid otherwise or will not start. */
export async function voidSubscriptionInvoices(tx: Tx, company_id: number): Promise<void> {
  for (const invoice of await lockOpenPeriodInvoices(tx.db, company_id)) await voidInvoice(tx, invoice);
}
