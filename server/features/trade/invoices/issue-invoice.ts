import { INVOICE_DUE_DAYS } from '#core/constants.ts';
import { orderTypeLookup, type Plan } from '#core/lookups.ts';
import { addDays, dateOf } from '#core/rules/text/calendar.ts';
import { shortDate } from '#core/rules/text/dates.ts';
import { money } from '#core/rules/text/money.ts';
import { invoiceNumber } from '#core/rules/trade/invoice-number.ts';
import { orderNumber } from '#core/rules/trade/order-number.ts';
import { recordHistory } from '../../../db/history.ts';
import type { Tx } from '../../../db/transaction.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { buyerOf } from '../billing/read-billing.ts';
import { type InvoiceRow, insertInvoice, nextNumber, queueForAccounting } from './invoices.queries.ts';

export interface BilledOrder {
  id: number;
  company_id: number;
  type_id: number;
}

/** A subscription period that no order pays for. */
export interface BilledPeriod {
  company_id: number;
  period_start: string;
  current_period_end: string;
}

export type Billed = BilledOrder | BilledPeriod;

interface Issue {
  billed: Billed;
  plan: Plan;
  status: 'open' | 'paid';
  payment_id: string | null;
  /** How an open invoice can be paid. */
  instructions: string;
  /** The chosen method while open, the card or method once paid. */
  method: string | null;
  /** The paid period, if it is known already. */
  service: ServicePeriod | null;
}

/** The period that an invoice pays for, from its first day to the day it ends. */
export interface ServicePeriod {
  start: string;
  end: string;
}

/** The columns of a service period. */
export const serviceColumns = (service: ServicePeriod | null) =>
  service ? { service_start: service.start, service_end: service.end } : { service_start: null, service_end: null };

const isOrder = (billed: Billed): billed is BilledOrder => 'type_id' in billed;

function lineFor(billed: Billed, { period, cents }: Plan) {
  const subscription = period === 'year' ? 'yearly subscription' : 'monthly subscription';
  const description = isOrder(billed)
    ? `${orderTypeLookup(billed.type_id).name}, order ${orderNumber(billed.id)}: ${subscription}`
    : `${subscription.replace(/^./, (first) => first.toUpperCase())}, ${shortDate(billed.period_start)} to ${shortDate(billed.current_period_end)}`;
  return { description, quantity: 1, unit_price: money(cents), total: money(cents) };
}

/** The reference to the order, or to the subscription period. */
const referenceOf = (billed: Billed) =>
  isOrder(billed)
    ? { order_id: billed.id, order_number: orderNumber(billed.id), period_start: null }
    : { order_id: null, order_number: null, period_start: billed.period_start };

/** Sends the newest revision after the commit: the PDF, the mail if one is due, and the push to Xero (decisions §5). */
export async function enqueueSending(tx: Tx, { id, revision }: InvoiceRow): Promise<void> {
  await enqueue(tx, 'send-invoice', { invoice_id: id }, { key: `invoice:${id}:${revision}` });
  await queueForAccounting(tx.db, id, tx.now);
}

/** decisions §5: gapless number, amount from the server's plan, billed to the current billing details. */
export async function issueInvoice(tx: Tx, issue: Issue): Promise<InvoiceRow> {
  const { billed, plan, status, payment_id, instructions, method, service } = issue;
  const date = dateOf(tx.now);
  const year = tx.now.getUTCFullYear();
  const bill_to = await buyerOf(tx.db, billed.company_id);
  const number = invoiceNumber(year, await nextNumber(tx.db, year));
  const invoice = await insertInvoice(tx.db, {
    number,
    company_id: billed.company_id,
    ...referenceOf(billed),
    payment_id,
    date,
    due_date: status === 'paid' ? date : addDays(date, INVOICE_DUE_DAYS),
    status,
    total_cents: plan.cents,
    lines: [lineFor(billed, plan)],
    bill_to,
    instructions,
    method,
    ...serviceColumns(service),
  });
  recordHistory(tx, { model: 'invoice', object_id: invoice.id, action: 'issued' });
  await enqueueSending(tx, invoice);
  return invoice;
}
