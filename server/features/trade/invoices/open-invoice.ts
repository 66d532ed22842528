import type { Invoice } from '#core/contract/trade/payments.ts';
import type { Plan } from '#core/lookups.ts';
import type { Config } from '../../../base/config.ts';
import type { Db } from '../../../db/tables.ts';
import type { Tx } from '../../../db/transaction.ts';
import { countNamedMail } from '../../../mail/named-mails.ts';
import { type ManualMethod, methodName, paymentInstructions, periodInstructions } from './instructions.ts';
import { presentInvoice } from './invoices.present.ts';
import {
  findOpenPeriodInvoice,
  type InvoiceRow,
  lockOpenInvoices,
  lockOpenPeriodInvoices,
  reviseInvoice,
} from './invoices.queries.ts';
import { type BilledOrder, type BilledPeriod, enqueueSending, issueInvoice } from './issue-invoice.ts';
import { voidInvoice } from './void-invoices.ts';

/**
 * The single open invoice of an order to be paid manually. A different method updates its instructions, a different
 * price voids it and issues a new one, and no change sends nothing.
 */
export async function ensureOpenInvoice(
  tx: Tx,
  config: Config,
  { order, plan, method: chosen }: { order: BilledOrder; plan: Plan; method: ManualMethod | null },
): Promise<Invoice> {
  const open = await lockOpenInvoices(tx.db, order.id);
  const matching = open.find(({ total_cents }) => total_cents === plan.cents);
  for (const other of open) if (other !== matching) await voidInvoice(tx, other);
  const instructions = paymentInstructions(config, chosen);
  const method = chosen && methodName(chosen);
  if (!matching) {
    const content = { billed: order, plan, instructions, method, service: null };
    const issued = await issueInvoice(tx, { ...content, status: 'open', payment_id: null });
    await countMail(tx, issued);
    return presentInvoice(issued);
  }
  if (instructions === matching.instructions && method === matching.method) return presentInvoice(matching);
  const revised = await reviseInvoice(tx.db, matching.id, { instructions, method });
  await countMail(tx, revised);
  await enqueueSending(tx, revised);
  return presentInvoice(revised);
}

/**
 * The billing address is user input and can change at will, so its mail counts toward the limit on named recipients.
 */
async function countMail(tx: Tx, { bill_to, company_id }: InvoiceRow): Promise<void> {
  if (bill_to.email) await countNamedMail(tx, { to: bill_to.email, company_id, kind: 'invoice' });
}

/** decisions §11: the open invoice for a period that no stored card will pay. An invoice already open is kept. */
export async function ensureOpenPeriodInvoice(
  tx: Tx,
  config: Config,
  billed: BilledPeriod,
  plan: Plan,
): Promise<Invoice> {
  const [open] = await lockOpenPeriodInvoices(tx.db, billed.company_id);
  if (open) return presentInvoice(open);
  const { period_start: start, current_period_end: end } = billed;
  const content = { instructions: periodInstructions(config, start), method: null, service: { start, end } };
  return presentInvoice(await issueInvoice(tx, { billed, plan, status: 'open', payment_id: null, ...content }));
}

/** The open subscription invoice. The caller has checked access to the company. */
export async function readOpenPeriodInvoice(db: Db, company_id: number): Promise<Invoice | null> {
  const row = await findOpenPeriodInvoice(db, company_id);
  return row ? presentInvoice(row) : null;
}
