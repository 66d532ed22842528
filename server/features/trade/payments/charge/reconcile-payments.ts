import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import type { JobHandler } from '../../../../jobs/queue.ts';
import type { PaymentRow } from '../../orders/read/order-payments.queries.ts';
import { recordSubscriptionCharge } from '../../subscriptions/record-subscription-charge.ts';
import { type ChargeRow, openSubscriptionCharges } from '../../subscriptions/subscription-charges.queries.ts';
import { lockPayment, openCharges } from '../payments.queries.ts';
import { askAfterCharge, CHARGE_SECONDS, olderThan } from './ask-gateway.ts';
import { recordCharge, recordDeclined } from './record-charge.ts';
import { sendAgain } from './send-charge.ts';

/** The request that began it is over, one way or another: it died, or it heard no answer. */
export const isLeftBehind = (payment: PaymentRow, now: Date): boolean =>
  payment.status === 'unknown' || (payment.status === 'pending' && olderThan(payment, CHARGE_SECONDS, now));

/** Asks the gateway what became of a payment and writes it down. Whether it is settled now. */
export async function reconcilePayment(deps: Deps, payment: PaymentRow): Promise<boolean> {
  const said = await askAfterCharge(deps, payment);
  if (said === null) return false;
  if (said !== 'lost') {
    await recordCharge(deps, payment, said);
    return true;
  }
  await transaction(deps, null, async (tx) => {
    const { status } = found(await lockPayment(tx.db, payment.id));
    if (status === 'pending' || status === 'unknown') await recordDeclined(tx, payment, 'processing_error');
  });
  return true;
}

/** The same for a charge of the subscription's stored card. */
async function reconcileCharge(deps: Deps, charge: ChargeRow): Promise<boolean> {
  const said = await askAfterCharge(deps, charge);
  if (said === null) return false;
  await (said === 'lost' ? sendAgain(deps, charge) : recordSubscriptionCharge(deps, charge, said));
  return true;
}

/**
 * Charges whose outcome we have not written down: left by a crash, or not answered in time. Asking does not hurt one that
 * is still under way: both bring the same word, and the first is written.
 */
export function reconcilePayments(deps: Deps): JobHandler {
  async function settle(payment_id: string, reconcile: () => Promise<boolean>): Promise<void> {
    try {
      if (await reconcile()) deps.log.info({ payment_id }, 'payment reconciled');
    } catch (error) {
      // One that cannot be asked about now must not keep the others waiting.
      deps.log.warn({ err: error, payment_id }, 'payment not reconciled');
    }
  }
  return {
    retry: [],
    every: 20,
    async run() {
      for (const payment of await openCharges(deps.db)) await settle(payment.id, () => reconcilePayment(deps, payment));
      for (const charge of await openSubscriptionCharges(deps.db))
        await settle(charge.id, () => reconcileCharge(deps, charge));
    },
  };
}
