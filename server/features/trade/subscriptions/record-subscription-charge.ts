import { planOfPeriod } from '#core/lookups.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import { money } from '#core/rules/text/money.ts';
import { cardLabel } from '#core/rules/trade/card.ts';
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
import { endCanceledSubscription } from './end-subscription.ts';
import { extendByPeriod } from './extend-subscription.ts';
import { moveSubscription } from './move-subscription.ts';
import { refusalSentence } from './refusal-sentence.ts';
import { type ChargeRow, changeCharge, isPending, lockCharge } from './subscription-charges.queries.ts';
import { cardPastDueLetter, chargeRefusedLetter } from './subscriptions.letters.ts';
import {
  isAwaitingCharge,
  lockCompanyShared,
  lockSubscription,
  type SubscriptionRow,
  updateSubscription,
} from './subscriptions.queries.ts';

/** Records the gateway's outcome exactly once, whether it comes from the job or from reconciliation after a crash. */
export async function recordSubscriptionCharge(
  deps: Deps,
  { id, company_id }: ChargeRow,
  result: ChargeOutcome,
): Promise<void> {
  await transaction(deps, null, async (tx) => {
    const company = await lockCompanyShared(tx.db, company_id);
    const running = company && (await lockSubscription(tx.db, company_id));
    const charge = running && (await lockCharge(tx.db, id));
    if (!charge || !isPending(charge)) return;
    if (result.outcome === 'paid') await recordPaid(tx, running!, charge, result);
    else
      await recordRefused(tx, deps.config, running!, charge, { company: company!.name, declined_for: result.reason });
  });
}

async function recordPaid(
  tx: Tx,
  running: SubscriptionRow,
  charge: ChargeRow,
  { charge: gateway_charge, card }: ChargeOutcome & { outcome: 'paid' },
): Promise<void> {
  const { id, company_id, period, period_start } = charge;
  await changeCharge(tx.db, id, { status: 'paid', gateway_charge });
  const { current_period_end } = chargedPeriod(running, charge);
  const billed = { company_id, period_start, current_period_end };
  await settlePeriodInvoice(tx, billed, planOfPeriod(period), { payment_id: id, method: cardLabel(card) });
  if (running.status !== 'ended') return extendByPeriod(tx, running, charge);
  // Ended while the gateway was called: the invoice documents the charge, and a person refunds it.
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
  if (!isAwaitingCharge(running)) return;
  // Canceled while the gateway was called.
  if (running.cancels_at_end) return endCanceledSubscription(tx, config, running, { company, by: 'system' });
  const skipped = failpoint('skip-last-charge-retry') && running.failures === 2 ? 1 : 0;
  const next = refusedCharge({ ...running, failures: running.failures + skipped }, dateOf(tx.now));
  const { status, ...values } = next;
  const reason = refusalSentence(declined_for);
  await recordEvent(tx, 'payment_failed', { company_id, model: 'company', object_id: company_id, text: reason });
  const action = next.clock_date === null ? 'subscription past due' : 'charge refused';
  if (status !== running.status) await moveSubscription(tx, running, { to: status, by: 'system', action, values });
  else {
    await updateSubscription(tx.db, company_id, values);
    recordHistory(tx, { model: 'company', object_id: company_id, action });
  }
  const { email } = await buyerOf(tx.db, company_id);
  const unpaid = { publicUrl: config.PUBLIC_URL, company_id, company, period, total: money(amount_cents), reason };
  const letter =
    next.clock_date === null
      ? cardPastDueLetter(unpaid)
      : chargeRefusedLetter({ ...unpaid, next_date: next.clock_date });
  if (email) await enqueueMail(tx, config, email, letter);
}
