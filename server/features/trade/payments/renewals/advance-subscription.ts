import { randomUUID } from 'node:crypto';
import { COMPANY_STATUS, planOfPeriod } from '#core/lookups.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import { money } from '#core/rules/text/money.ts';
import { chargedPeriod, nextPeriodStart, subscriptionStep } from '#core/rules/trade/subscription.ts';
import type { Config } from '../../../../base/config.ts';
import { type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { enqueueMail } from '../../../../mail/outbox.ts';
import { findPaymentMethod, type PaymentMethodRow } from '../../billing/payment-methods.queries.ts';
import { buyerOf } from '../../billing/read-billing.ts';
import { ensureOpenPeriodInvoice } from '../../invoices/open-invoice.ts';
import { endCanceledSubscription } from '../../subscriptions/end-subscription.ts';
import { moveSubscription } from '../../subscriptions/move-subscription.ts';
import { type ChargeRow, insertCharge } from '../../subscriptions/subscription-charges.queries.ts';
import { invoicePastDueLetter } from '../../subscriptions/subscriptions.letters.ts';
import {
  lockCompanyShared,
  lockDueSubscription,
  type SubscriptionRow,
  updateSubscription,
} from '../../subscriptions/subscriptions.queries.ts';
import { type BegunCharge, chargeStoredCard } from './charge-stored-card.ts';

/**
 * Runs the due step of one subscription. A charge has three steps, as for an order: commit the intent, call the gateway
 * outside any transaction under the charge's id, and commit the outcome.
 */
export async function advanceSubscription(deps: Deps, company_id: number): Promise<void> {
  const begun = await transaction(deps, null, (tx) => beginStep(tx, deps.config, company_id));
  if (begun) await chargeStoredCard(deps, begun);
}

async function beginStep(tx: Tx, config: Config, company_id: number): Promise<BegunCharge | null> {
  const today = dateOf(tx.now);
  const company = await lockCompanyShared(tx.db, company_id);
  const running = company && (await lockDueSubscription(tx.db, company_id, today));
  if (!running) return null;
  if (running.status === 'ended' || company.status_id === COMPANY_STATUS.removed) {
    await updateSubscription(tx.db, company_id, { clock_date: null });
    return null;
  }
  const card = await findPaymentMethod(tx.db, company_id);
  const { act, clock_date } = subscriptionStep(running, card !== undefined, today);
  if (act === 'charge') return beginCharge(tx, running, card!);
  if (act === 'end') {
    await endCanceledSubscription(tx, config, running, { company: company.name, by: 'system' });
    return null;
  }
  await updateSubscription(tx.db, company_id, { clock_date });
  if (act === 'invoice') await invoiceNext(tx, config, running);
  if (act === 'fall_due') await markPastDue(tx, config, running, company.name);
  return null;
}

/** Null: a charge is already in progress. Nothing is scheduled until its outcome is known. */
async function beginCharge(tx: Tx, running: SubscriptionRow, card: PaymentMethodRow): Promise<BegunCharge | null> {
  const { company_id, period } = running;
  const charge: ChargeRow = {
    id: randomUUID(),
    company_id,
    period,
    period_start: nextPeriodStart(running, dateOf(tx.now)),
    status: 'pending',
    amount_cents: planOfPeriod(period).cents,
    gateway_charge: null,
    declined_for: null,
    date: tx.now,
  };
  if (!(await insertCharge(tx.db, charge))) return null;
  await updateSubscription(tx.db, company_id, { clock_date: null });
  return { charge, token: card.token };
}

function invoiceNext(tx: Tx, config: Config, running: SubscriptionRow) {
  const { company_id, period } = running;
  const period_start = nextPeriodStart(running, dateOf(tx.now));
  const { current_period_end } = chargedPeriod(running, { period, period_start });
  return ensureOpenPeriodInvoice(tx, config, { company_id, period_start, current_period_end }, planOfPeriod(period));
}

/** decisions §11: unpaid two weeks after the period's end. If downtime prevented the invoice, it is issued now. */
async function markPastDue(tx: Tx, config: Config, running: SubscriptionRow, company: string): Promise<void> {
  const { company_id, period, status } = running;
  if (status === 'past_due') return;
  const { number } = await invoiceNext(tx, config, running);
  await moveSubscription(tx, running, { to: 'past_due', by: 'system', action: 'subscription past due', values: {} });
  const { email } = await buyerOf(tx.db, company_id);
  const total = money(planOfPeriod(period).cents);
  const letter = invoicePastDueLetter({ publicUrl: config.PUBLIC_URL, company_id, company, period, total, number });
  if (email) await enqueueMail(tx, config, email, letter);
}
