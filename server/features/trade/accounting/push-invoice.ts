import { messages } from '#core/messages.ts';
import { addSeconds } from '../../../base/clock.ts';
import type { Deps } from '../../../deps.ts';
import { AccountingError, type BookInvoice } from '../../../outside/accounting/accounting.ts';
import { callAccounting } from './call-accounting.ts';
import { type InvoiceToSync, updateXeroInvoice } from './xero-invoices.queries.ts';

/** Exponential backoff in seconds, capped at six hours. */
const backoffSeconds = (attempts: number): number => Math.min(60 * 2 ** attempts, 6 * 3600);

class NumberTaken extends Error {}

/** Finds an invoice that an earlier attempt created, by its number, which is unique in Xero. */
async function findExisting(deps: Deps, invoice: InvoiceToSync): Promise<BookInvoice | null> {
  const known = await callAccounting(deps, (books, entry) => books.findInvoice(entry, invoice.number));
  if (known && known.contact_id !== invoice.xero_contact_id) throw new NumberTaken(messages.xeroNumberTaken);
  return known;
}

async function create(deps: Deps, invoice: InvoiceToSync): Promise<BookInvoice> {
  const { number, order_number, issued, payable, lines, bill_to, xero_contact_id, date } = invoice;
  // A tax number entered in Xero by a bookkeeper is kept when the company has none here.
  if (bill_to.vat_number) {
    const change = { tax_number: bill_to.vat_number };
    await callAccounting(deps, (books, entry) => books.updateContact(entry, xero_contact_id!, change));
  }
  const fresh = {
    number,
    reference: order_number ? `Order ${order_number}` : 'Subscription',
    contact_id: xero_contact_id!,
    date: issued,
    due_date: payable,
    lines,
  };
  // The idempotency key contains the queue date: Xero remembers a rejection under its key, so a new push needs a new
  // one.
  const key = `safeharbor-${number}-${date.getTime()}`;
  try {
    return await callAccounting(deps, (books, entry) => books.createInvoice(entry, fresh, key));
  } catch (error) {
    const known =
      error instanceof AccountingError && error.kind === 'rejected' ? await findExisting(deps, invoice) : null;
    if (known) return known;
    throw error;
  }
}

async function pushOrVoid(deps: Deps, invoice: InvoiceToSync): Promise<Parameters<typeof updateXeroInvoice>[2]> {
  const { invoice_id, status, xero_id, attempts, number, xero_contact_id, card_payment } = invoice;
  if (status === 'void') {
    const known = xero_id ?? (attempts > 0 ? (await findExisting(deps, invoice))?.xero_id : null) ?? null;
    if (known)
      await callAccounting(deps, (books, entry) => books.voidInvoice(entry, known, `safeharbor-void-${number}`));
    return { state: 'void', xero_id: known };
  }
  // Later changes, such as the payment instructions, are not sent to Xero.
  if (xero_contact_id === null || (xero_id !== null && !card_payment)) return {};
  const known = attempts > 0 ? await findExisting(deps, invoice) : null;
  const made = known ?? (xero_id === null ? await create(deps, invoice) : { xero_id, status: 'AUTHORISED' });
  if (!card_payment) return { state: 'pushed', xero_id: made.xero_id };
  // Stored first, so that a rejected payment is retried for the same invoice.
  await updateXeroInvoice(deps.db, invoice_id, { state: 'pushed', xero_id: made.xero_id });
  if (made.status !== 'PAID') await recordCardPayment(deps, invoice, made.xero_id);
  return { state: 'paid', is_paid: true };
}

/**
 * The card was charged here, so the bookkeeper need not enter the payment. Exactly once: the invoice's status is read
 * before every further attempt, and Xero rejects more than the amount due.
 */
async function recordCardPayment(deps: Deps, invoice: InvoiceToSync, xero_id: string): Promise<void> {
  const { number, total_cents, card_payment, date } = invoice;
  const payment = {
    xero_id,
    amount_cents: total_cents,
    date: card_payment!.date,
    reference: [number, card_payment!.card].filter(Boolean).join(' '),
  };
  const key = `safeharbor-payment-${number}-${date.getTime()}`;
  await callAccounting(deps, (books, entry) => books.createPayment(entry, payment, key));
}

/** Pushes one invoice to Xero exactly once. A rejection is stored with Xero's message for a person to resolve. */
export async function pushInvoice(deps: Deps, invoice: InvoiceToSync): Promise<void> {
  const { db, clock } = deps;
  const { invoice_id, attempts } = invoice;
  // Counted before the call, so that a crash counts as an attempt.
  const due_date = addSeconds(clock.now(), backoffSeconds(attempts));
  await updateXeroInvoice(db, invoice_id, { attempts: attempts + 1, due_date });
  try {
    const done = await pushOrVoid(deps, invoice);
    await updateXeroInvoice(db, invoice_id, { ...done, error: null, due_date: null });
  } catch (error) {
    const isRefused = error instanceof NumberTaken || (error instanceof AccountingError && error.kind === 'rejected');
    if (!isRefused) throw error;
    await updateXeroInvoice(db, invoice_id, { state: 'failed', error: error.message, due_date: null });
  }
}
