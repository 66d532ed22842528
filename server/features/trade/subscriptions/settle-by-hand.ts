import type { Invoice } from '#core/contract/trade/payments.ts';
import { AppError } from '#core/errors.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import { nextPeriodStart } from '#core/rules/trade/subscription.ts';
import type { Actor } from '../../../db/scope.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { found } from '../../../http/answer/refuse.ts';
import { owedPeriod } from '../invoices/owed-period.ts';
import { payInvoice } from '../invoices/settle-invoice.ts';
import { extendByPeriod } from './extend-subscription.ts';
import { findOpenCharge } from './subscription-charges.queries.ts';
import { holdCompany, lockSubscription } from './subscriptions.queries.ts';

/**
 * Settles a subscription invoice that was paid manually; an order's invoice is settled by moving the order. The route
 * admits superusers only; a null actor is the accounting job.
 */
export function settleByHand(deps: Deps, actor: Actor | null, invoice_id: number): Promise<Invoice> {
  return transaction(deps, actor, async (tx) => {
    const company_id = await owedPeriod(tx, invoice_id);
    await holdCompany(tx.db, company_id);
    const running = found(await lockSubscription(tx.db, company_id));
    // Checked again under the subscription's lock, which every settlement of its invoices takes.
    await owedPeriod(tx, invoice_id);
    if (await findOpenCharge(tx.db, company_id)) throw new AppError('subscription_charging');
    const { period } = running;
    await extendByPeriod(tx, running, { period, period_start: nextPeriodStart(running, dateOf(tx.now)) });
    return payInvoice(tx, { id: invoice_id }, null);
  });
}
