import { randomUUID } from 'node:crypto';
import { COMPANY_STATUS, planOfPeriod } from '#core/lookups.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import { money } from '#core/rules/text/money.ts';
import { chargedPeriod, nextPeriodStart, subscriptionStep } from '#core/rules/trade/subscription.ts';
import type { Config } from '../../../../base/config.ts';
import { recordHistory } from '../../../../db/history.ts';
import { type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { enqueueMail } from '../../../../mail/outbox.ts';
import { findPaymentMethod, type PaymentMethodRow } from '../../billing/payment-methods.queries.ts';
import { buyerOf } from '../../billing/read-billing.ts';
import { openPeriodInvoice } from '../../invoices/open-invoice.ts';
import { type ChargeRow, insertCharge } from '../../subscriptions/subscription-charges.queries.ts';
import { invoicePastDueLetter } from '../../subscriptions/subscriptions.letters.ts';
import {
  holdCompany,
  lockDueSubscription,
  type SubscriptionRow,
  setSubscription,
} from '../../subscriptions/subscriptions.queries.ts';
import { type BegunCharge, sendCharge } from '../charge/send-charge.ts';

/**
 * What is due of one subscription. A charge is three steps, as for an order: the intent is committed, the gateway is asked
 * outside of any transaction under the charge's id, and what it said is committed.
 */
export async function keepSubscription(deps: Deps, company_id: number): Promise<void> {
  const begun = await transaction(deps, null, (tx) => takeStep(tx, deps.config, company_id));
  if (begun) await sendCharge(deps, begun);
}

async function takeStep(tx: Tx, config: Config, company_id: number): Promise<BegunCharge | null> {
  const today = dateOf(tx.now);
  const company = await holdCompany(tx.db, company_id);
  const running = company && (await lockDueSubscription(tx.db, company_id, today));
  if (!running) return null;
  if (running.status === 'ended' || company.status_id === COMPANY_STATUS.removed) {
    await setSubscription(tx.db, company_id, { clock_date: null });
    return null;
  }
  const card = await findPaymentMethod(tx.db, company_id);
  const { act, clock_date } = subscriptionStep(running.current_period_end, card !== undefined, today);
  if (act === 'charge') return beginCharge(tx, running, card!);
  await setSubscription(tx.db, company_id, { clock_date });
  if (act === 'invoice') await invoiceNext(tx, running);
  if (act === 'fall_due') await fallDue(tx, config, running, company.name);
  return null;
}

/** Null: one is under way already. Until this one has its outcome the clock has nothing to do. */
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
  await setSubscription(tx.db, company_id, { clock_date: null });
  return { charge, token: card.token };
}

function invoiceNext(tx: Tx, running: SubscriptionRow) {
  const { company_id, period } = running;
  const period_start = nextPeriodStart(running, dateOf(tx.now));
  const { current_period_end } = chargedPeriod(running, { period, period_start });
  return openPeriodInvoice(tx, { company_id, period_start, current_period_end }, planOfPeriod(period));
}

/** decisions §11: nobody paid within two weeks of the end. One that was never invoiced, as no process ran, is now. */
async function fallDue(tx: Tx, config: Config, running: SubscriptionRow, company: string): Promise<void> {
  const { company_id, period, status } = running;
  if (status === 'past_due') return;
  const { number } = await invoiceNext(tx, running);
  await setSubscription(tx.db, company_id, { status: 'past_due' });
  const changes = [{ field: 'subscription', from: status, to: 'past_due' }];
  recordHistory(tx, { model: 'company', object_id: company_id, action: 'subscription past due', changes });
  const { email } = await buyerOf(tx.db, company_id);
  const total = money(planOfPeriod(period).cents);
  const letter = invoicePastDueLetter({ publicUrl: config.PUBLIC_URL, company_id, company, period, total, number });
  if (email) await enqueueMail(tx, config, email, letter);
}
