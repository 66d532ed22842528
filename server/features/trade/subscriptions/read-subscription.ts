import type { SubscriptionDetail } from '#core/contract/trade/payments.ts';
import { planOfPeriod } from '#core/lookups.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import { money } from '#core/rules/text/money.ts';
import type { Actor } from '../../../db/scope.ts';
import type { Deps } from '../../../deps.ts';
import { authorize, found } from '../../../http/answer/refuse.ts';
import { readPermissions } from '../../registry/companies/read/read-permissions.ts';
import { findPaymentMethod } from '../billing/payment-methods.queries.ts';
import { readOpenPeriodInvoice } from '../invoices/open-invoice.ts';
import { refusalSentence } from './refusal-sentence.ts';
import { findOpenCharge, newestCharge } from './subscription-charges.queries.ts';
import { listSubscriptions, type SubscriptionRow } from './subscriptions.queries.ts';

/** Date of the next charge: the end of the period, or the next retry. */
function nextChargeDate(subscription: SubscriptionRow): string | null {
  const { status, failures, clock_date, current_period_end, cancels_at_end } = subscription;
  if (status === 'ended' || cancels_at_end) return null;
  return status === 'active' && failures === 0 ? current_period_end : clock_date;
}

/** The subscription with its next charge and its last failure. */
export async function readSubscription(deps: Deps, actor: Actor, company_id: number): Promise<SubscriptionDetail> {
  authorize(actor, 'company.pay', { roles: await readPermissions(deps, actor, company_id) });
  const [row] = await listSubscriptions(deps.db, [company_id]);
  const subscription = found(row);
  const { period, status, current_period_end, cancels_at_end, failures } = subscription;
  const card = await findPaymentMethod(deps.db, company_id);
  const underWay = await findOpenCharge(deps.db, company_id);
  const last = failures > 0 ? await newestCharge(deps.db, company_id) : undefined;
  return {
    period,
    status,
    current_period_end,
    cancels_at_end,
    amount: money(planOfPeriod(period).cents),
    next_charge_date: underWay ? dateOf(underWay.date) : card ? nextChargeDate(subscription) : null,
    refusal: last?.declined_for ? { date: last.date.toISOString(), message: refusalSentence(last.declined_for) } : null,
    invoice: await readOpenPeriodInvoice(deps.db, company_id),
  };
}
