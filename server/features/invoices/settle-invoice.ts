import type { Invoice } from '#core/contract/payments.ts';
import type { Plan } from '#core/lookups.ts';
import { recordHistory } from '../../db/history.ts';
import type { Tx } from '../../db/transaction.ts';
import { presentInvoice } from './invoices.present.ts';
import { lockOpenInvoices, reviseInvoice } from './invoices.queries.ts';
import { type BilledOrder, issueInvoice, sendLater } from './issue-invoice.ts';
import { voidInvoice } from './void-invoices.ts';

/** The order is paid: its open invoice with it, or a new one that is paid from the start. */
export async function settleInvoice(
  tx: Tx,
  order: BilledOrder,
  plan: Plan,
  payment_id: string | null,
): Promise<Invoice> {
  const open = await lockOpenInvoices(tx.db, order.id);
  const fitting = open.find(({ total_cents }) => total_cents === plan.cents);
  for (const other of open) if (other !== fitting) await voidInvoice(tx, other);
  if (!fitting)
    return presentInvoice(await issueInvoice(tx, { order, plan, status: 'paid', payment_id, method: null }));
  const paid = await reviseInvoice(tx.db, fitting.id, { status: 'paid', payment_id });
  const changes = [{ field: 'status', from: 'open', to: 'paid' }];
  recordHistory(tx, { model: 'invoice', object_id: paid.id, action: 'paid', changes });
  await sendLater(tx, paid);
  return presentInvoice(paid);
}
