import type { Invoice } from '#core/contract/trade/payments.ts';
import { AppError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import { chargedPeriod, nextPeriodStart } from '#core/rules/trade/subscription.ts';
import type { Actor } from '../../../db/scope.ts';
import { type Tx, transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { found } from '../../../http/answer/refuse.ts';
import { getInvoice } from '../invoices/invoices.queries.ts';
import { payInvoice } from '../invoices/settle-invoice.ts';
import { extendByPeriod } from './extend-subscription.ts';
import { findOpenCharge } from './subscription-charges.queries.ts';
import { lockCompanyShared, lockSubscription } from './subscriptions.queries.ts';

/**
 * Settles a subscription invoice that was paid manually; an order's invoice is settled by moving the order. The route
 * admits superusers only; a null actor is the accounting job.
 */
export function settleSubscriptionInvoice(deps: Deps, actor: Actor | null, invoice_id: number): Promise<Invoice> {
  return transaction(deps, actor, async (tx) => {
    const company_id = await requireOpenPeriodInvoice(tx, invoice_id);
    await lockCompanyShared(tx.db, company_id);
    const running = found(await lockSubscription(tx.db, company_id));
    // Checked again under the subscription's lock, which every settlement of its invoices takes.
    await requireOpenPeriodInvoice(tx, invoice_id);
    if (await findOpenCharge(tx.db, company_id)) throw new AppError('subscription_charging');
    const { period } = running;
    const paid = { period, period_start: nextPeriodStart(running, dateOf(tx.now)) };
    await extendByPeriod(tx, running, paid);
    const service = { start: paid.period_start, end: chargedPeriod(running, paid).current_period_end };
    return payInvoice(tx, { id: invoice_id }, { payment_id: null, method: null, service });
  });
}

/** The company that owes an open subscription invoice. Rejects invoices of orders and those already paid or void. */
async function requireOpenPeriodInvoice(tx: Tx, invoice_id: number): Promise<number> {
  const { status, company_id, order_id, period_start } = found(await getInvoice(tx.db, invoice_id));
  if (order_id !== null) throw new AppError('invoice_settled', { message: messages.invoiceOfOrder });
  if (status !== 'open' || company_id === null || period_start === null) throw new AppError('invoice_settled');
  return company_id;
}
