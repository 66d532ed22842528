import { dateOf } from '#core/rules/text/calendar.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { findPaymentMethod } from '../../billing/payment-methods.queries.ts';
import { recordSubscriptionCharge } from '../../subscriptions/record-subscription-charge.ts';
import {
  type ChargeRow,
  changeCharge,
  isPending,
  lockCharge,
  markChargeUnknown,
} from '../../subscriptions/subscription-charges.queries.ts';
import {
  isAwaitingCharge,
  lockCompanyShared,
  lockSubscription,
  updateSubscription,
} from '../../subscriptions/subscriptions.queries.ts';
import { requestCharge } from '../charge/request-charge.ts';

/** A committed intent and the token of its card. */
export interface BegunCharge {
  charge: ChargeRow;
  token: string;
}

/** Calls the gateway with the charge's id, outside any transaction, and records the outcome. */
export async function chargeStoredCard(deps: Deps, { charge, token }: BegunCharge): Promise<void> {
  const { id, company_id, amount_cents, period_start, date } = charge;
  const outcome = await requestCharge(
    deps,
    {
      id,
      company_id,
      amount_cents,
      currency: 'USD',
      source: { token },
      description: `Subscription from ${period_start}`,
    },
    { begun: date, markUnknown: () => markChargeUnknown(deps.db, id) },
  );
  if (outcome) await recordSubscriptionCharge(deps, charge, outcome);
}

/**
 * The gateway never received the charge, so it is sent again under the same id, for which the gateway charges at most
 * once, even if a stalled sender sends it as well.
 */
export async function resendCharge(deps: Deps, { id, company_id }: ChargeRow): Promise<void> {
  const begun = await transaction(deps, null, async (tx): Promise<BegunCharge | null> => {
    await lockCompanyShared(tx.db, company_id);
    const running = await lockSubscription(tx.db, company_id);
    const charge = await lockCharge(tx.db, id);
    if (!running || !charge || !isPending(charge)) return null;
    const card = await findPaymentMethod(tx.db, company_id);
    if (!card || !isAwaitingCharge(running) || running.cancels_at_end) {
      await changeCharge(tx.db, id, { status: 'failed' });
      // Canceled before the charge was sent: the next run of the subscription job ends it.
      if (running.cancels_at_end && running.status !== 'ended')
        await updateSubscription(tx.db, company_id, { clock_date: dateOf(tx.now) });
      return null;
    }
    await changeCharge(tx.db, id, { status: 'pending', date: tx.now });
    return { charge: { ...charge, date: tx.now }, token: card.token };
  });
  if (begun) await chargeStoredCard(deps, begun);
}
