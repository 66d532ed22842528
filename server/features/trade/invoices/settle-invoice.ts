import type { Invoice } from '#core/contract/trade/payments.ts';
import type { Plan } from '#core/lookups.ts';
import { recordHistory } from '../../../db/history.ts';
import type { Tx } from '../../../db/transaction.ts';
import { presentInvoice } from './invoices.present.ts';
import { type InvoiceRow, lockOpenInvoices, lockOpenPeriodInvoices, reviseInvoice } from './invoices.queries.ts';
import {
  type Billed,
  type BilledOrder,
  type BilledPeriod,
  enqueueSending,
  issueInvoice,
  type ServicePeriod,
  serviceColumns,
} from './issue-invoice.ts';
import { voidInvoice } from './void-invoices.ts';

/** How and for which period an invoice was paid. */
export interface InvoicePayment {
  payment_id: string | null;
  method: string | null;
  service: ServicePeriod;
}

/** The order was paid: marks its open invoice paid, or issues a paid one. */
export async function settleInvoice(tx: Tx, order: BilledOrder, plan: Plan, payment: InvoicePayment): Promise<Invoice> {
  const open = await lockOpenInvoices(tx.db, order.id);
  const matching = open.find(({ total_cents }) => total_cents === plan.cents);
  return settle(tx, { billed: order, plan, payment, open, matching });
}

/** The same for a subscription period: open invoices of other periods are voided. */
export async function settlePeriodInvoice(
  tx: Tx,
  billed: BilledPeriod,
  plan: Plan,
  payment: Pick<InvoicePayment, 'payment_id' | 'method'>,
): Promise<Invoice> {
  const open = await lockOpenPeriodInvoices(tx.db, billed.company_id);
  const matching = open.find(
    ({ period_start, total_cents }) => period_start === billed.period_start && total_cents === plan.cents,
  );
  const service = { start: billed.period_start, end: billed.current_period_end };
  return settle(tx, { billed, plan, payment: { ...payment, service }, open, matching });
}

interface Settlement {
  billed: Billed;
  plan: Plan;
  payment: InvoicePayment;
  open: readonly InvoiceRow[];
  matching: InvoiceRow | undefined;
}

async function settle(tx: Tx, { billed, plan, payment, open, matching }: Settlement): Promise<Invoice> {
  for (const other of open) if (other !== matching) await voidInvoice(tx, other);
  if (matching) return payInvoice(tx, matching, payment);
  return presentInvoice(await issueInvoice(tx, { billed, plan, status: 'paid', instructions: '', ...payment }));
}

/** Marks an open invoice paid. The caller holds its lock. */
export async function payInvoice(
  tx: Tx,
  { id }: { id: number },
  { payment_id, method, service }: InvoicePayment,
): Promise<Invoice> {
  const paid = await reviseInvoice(tx.db, id, { status: 'paid', payment_id, method, ...serviceColumns(service) });
  const changes = [{ field: 'status', from: 'open', to: 'paid' }];
  recordHistory(tx, { model: 'invoice', object_id: id, action: 'paid', changes });
  await enqueueSending(tx, paid);
  return presentInvoice(paid);
}
