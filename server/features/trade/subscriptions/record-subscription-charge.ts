import { planOfPeriod } from '#core/lookups.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import { money } from '#core/rules/text/money.ts';
import { chargedPeriod, refusedCharge } from '#core/rules/trade/subscription.ts';
import type { Config } from '../../../base/config.ts';
import { failpoint } from '../../../base/failpoints.ts';
import { recordHistory } from '../../../db/history.ts';
import { type Tx, transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import type { ChargeOutcome } from '../../../outside/card-gateway/card-gateway.ts';
import { recordEvent } from '../../records/events/record-event.ts';
import { buyerOf } from '../billing/read-billing.ts';
import { settlePeriodInvoice } from '../invoices/settle-invoice.ts';
import { extendByPeriod } from './extend-subscription.ts';
import { refusalSentence } from './refusal-sentence.ts';
import { type ChargeRow, changeCharge, isUnderWay, lockCharge } from './subscription-charges.queries.ts';
import { cardPastDueLetter, chargeRefusedLetter } from './subscriptions.letters.ts';
import {
  holdCompany,
  isAwaiting,
  lockSubscription,
  type SubscriptionRow,
  setSubscription,
} from './subscriptions.queries.ts';

/**
 * Writes down what the gateway said of a charge, once, whoever brings its word: the job that asked, or the reconciliation
 * after a crash.
 */
export async function recordSubscriptionCharge(
  deps: Deps,
  { id, company_id }: ChargeRow,
  said: ChargeOutcome,
): Promise<void> {
  await transaction(deps, null, async (tx) => {
    const company = await holdCompany(tx.db, company_id);
    const running = company && (await lockSubscription(tx.db, company_id));
    const charge = running && (await lockCharge(tx.db, id));
    if (!charge || !isUnderWay(charge)) return;
    if (said.outcome === 'paid') await recordPaid(tx, running!, charge, said.charge);
    else await recordRefused(tx, deps.config, running!, charge, { company: company!.name, declined_for: said.reason });
  });
}

async function recordPaid(tx: Tx, running: SubscriptionRow, charge: ChargeRow, gateway_charge: string): Promise<void> {
  const { id, company_id, period, period_start } = charge;
  await changeCharge(tx.db, id, { status: 'paid', gateway_charge });
  const { current_period_end } = chargedPeriod(running, charge);
  await settlePeriodInvoice(tx, { company_id, period_start, current_period_end }, planOfPeriod(period), id);
  if (running.status !== 'ended') return extendByPeriod(tx, running, charge);
  // It ended while the gateway was asked: the invoice tells what was taken, and a person gives it back.
  recordHistory(tx, { model: 'company', object_id: company_id, action: 'charged after the subscription ended' });
}

async function recordRefused(
  tx: Tx,
  config: Config,
  running: SubscriptionRow,
  { id, company_id, period, amount_cents }: ChargeRow,
  { company, declined_for }: { company: string; declined_for: string },
): Promise<void> {
  await changeCharge(tx.db, id, { status: 'failed', declined_for });
  if (!isAwaiting(running)) return;
  const skipped = failpoint('skip-last-charge-retry') && running.failures === 2 ? 1 : 0;
  const next = refusedCharge({ ...running, failures: running.failures + skipped }, dateOf(tx.now));
  await setSubscription(tx.db, company_id, next);
  const reason = refusalSentence(declined_for);
  await recordEvent(tx, 'payment_failed', { company_id, model: 'company', object_id: company_id, text: reason });
  recordHistory(tx, {
    model: 'company',
    object_id: company_id,
    action: next.clock_date === null ? 'subscription past due' : 'charge refused',
    changes: next.status === running.status ? [] : [{ field: 'subscription', from: running.status, to: next.status }],
  });
  const { email } = await buyerOf(tx.db, company_id);
  const unpaid = { publicUrl: config.PUBLIC_URL, company_id, company, period, total: money(amount_cents), reason };
  const letter =
    next.clock_date === null
      ? cardPastDueLetter(unpaid)
      : chargeRefusedLetter({ ...unpaid, next_date: next.clock_date });
  if (email) await enqueueMail(tx, config, email, letter);
}
