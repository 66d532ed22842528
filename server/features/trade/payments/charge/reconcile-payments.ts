import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import type { JobHandler } from '../../../../jobs/queue.ts';
import type { PaymentRow } from '../../orders/order-payments.queries.ts';
import { recordSubscriptionCharge } from '../../subscriptions/record-subscription-charge.ts';
import { type ChargeRow, unresolvedSubscriptionCharges } from '../../subscriptions/subscription-charges.queries.ts';
import { lockPayment, unresolvedPayments } from '../payments.queries.ts';
import { resendCharge } from '../renewals/charge-stored-card.ts';
import { recordCharge, recordDeclined } from './record-charge.ts';
import { CHARGE_SECONDS, lookUpCharge, olderThan } from './request-charge.ts';

/** The request that started the payment has crashed or timed out. */
export const isAbandoned = (payment: PaymentRow, now: Date): boolean =>
  payment.status === 'unknown' || (payment.status === 'pending' && olderThan(payment, CHARGE_SECONDS, now));

/** Looks up a payment at the gateway and records the outcome. Returns whether the payment is settled. */
export async function reconcilePayment(deps: Deps, payment: PaymentRow): Promise<boolean> {
  const result = await lookUpCharge(deps, payment);
  if (result === null) return false;
  if (result !== 'lost') {
    await recordCharge(deps, payment, result);
    return true;
  }
  await transaction(deps, null, async (tx) => {
    const { status } = found(await lockPayment(tx.db, payment.id));
    if (status === 'pending' || status === 'unknown') await recordDeclined(tx, payment, 'processing_error');
  });
  return true;
}

/** The same for a charge of a subscription's stored card. */
async function reconcileCharge(deps: Deps, charge: ChargeRow): Promise<boolean> {
  const result = await lookUpCharge(deps, charge);
  if (result === null) return false;
  await (result === 'lost' ? resendCharge(deps, charge) : recordSubscriptionCharge(deps, charge, result));
  return true;
}

/**
 * Charges without a recorded outcome, left by a crash or a timeout. Safe for charges still in progress: both sides get
 * the same outcome, and the first one is recorded.
 */
export function reconcilePayments(deps: Deps): JobHandler {
  async function settle(payment_id: string, reconcile: () => Promise<boolean>): Promise<void> {
    try {
      if (await reconcile()) deps.log.info({ payment_id }, 'payment reconciled');
    } catch (error) {
      // One failed lookup must not block the others.
      deps.log.warn({ err: error, payment_id }, 'could not reconcile payment');
    }
  }
  return {
    retry: [],
    every: 20,
    async run() {
      for (const payment of await unresolvedPayments(deps.db))
        await settle(payment.id, () => reconcilePayment(deps, payment));
      for (const charge of await unresolvedSubscriptionCharges(deps.db))
        await settle(charge.id, () => reconcileCharge(deps, charge));
    },
  };
}
