import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { findPaymentMethod } from '../../billing/payment-methods.queries.ts';
import { recordSubscriptionCharge } from '../../subscriptions/record-subscription-charge.ts';
import {
  type ChargeRow,
  changeCharge,
  isUnderWay,
  lockCharge,
  markChargeUnknown,
} from '../../subscriptions/subscription-charges.queries.ts';
import { holdCompany, isAwaiting, lockSubscription } from '../../subscriptions/subscriptions.queries.ts';
import { askForCharge } from './ask-gateway.ts';

/** A committed intent and the token of its card. */
export interface BegunCharge {
  charge: ChargeRow;
  token: string;
}

/** Calls the gateway with the charge's id, outside any transaction, and records the outcome. */
export async function sendCharge(deps: Deps, { charge, token }: BegunCharge): Promise<void> {
  const { id, company_id, amount_cents, period_start, date } = charge;
  const said = await askForCharge(
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
  if (said) await recordSubscriptionCharge(deps, charge, said);
}

/**
 * The gateway never received the charge, so it is sent again under the same id, for which the gateway charges at most
 * once, even if a stalled sender sends it as well.
 */
export async function sendAgain(deps: Deps, { id, company_id }: ChargeRow): Promise<void> {
  const begun = await transaction(deps, null, async (tx): Promise<BegunCharge | null> => {
    await holdCompany(tx.db, company_id);
    const running = await lockSubscription(tx.db, company_id);
    const charge = await lockCharge(tx.db, id);
    if (!running || !charge || !isUnderWay(charge)) return null;
    const card = await findPaymentMethod(tx.db, company_id);
    if (!card || !isAwaiting(running)) {
      await changeCharge(tx.db, id, { status: 'failed' });
      return null;
    }
    await changeCharge(tx.db, id, { status: 'pending', date: tx.now });
    return { charge: { ...charge, date: tx.now }, token: card.token };
  });
  if (begun) await sendCharge(deps, begun);
}
