import { addSeconds } from '../../clock.ts';
import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { found } from '../../http/refuse.ts';
import type { JobHandler } from '../../jobs/queue.ts';
import { CHARGE_SECONDS } from './charge-card.ts';
import { lockPayment, openCharges, type PaymentRow } from './payments.queries.ts';
import { recordCharge, recordDeclined } from './record-charge.ts';

/** A charge that the gateway has not heard of by then was never sent: whoever was to send it has long given up. */
const LOST_SECONDS = 4 * CHARGE_SECONDS;

const olderThan = ({ date }: PaymentRow, seconds: number, now: Date): boolean => addSeconds(date, seconds) <= now;

/** The request that began it is over, one way or another: it died, or it heard no answer. */
export const isLeftBehind = (payment: PaymentRow, now: Date): boolean =>
  payment.status === 'unknown' || (payment.status === 'pending' && olderThan(payment, CHARGE_SECONDS, now));

/** Asks the gateway what became of a payment and writes it down. Whether it is settled now. */
export async function reconcilePayment(deps: Deps, payment: PaymentRow): Promise<boolean> {
  const said = await deps.gateway.find(payment.id);
  if (said) {
    await recordCharge(deps, payment, said);
    return true;
  }
  if (!olderThan(payment, LOST_SECONDS, deps.clock.now())) return false;
  await transaction(deps, null, async (tx) => {
    const { status } = found(await lockPayment(tx.db, payment.id));
    if (status === 'pending' || status === 'unknown') await recordDeclined(tx, payment, 'processing_error');
  });
  return true;
}

/**
 * Payments whose outcome we have not written down: left by a crash, or not answered in time. Asking does not hurt one
 * that is still under way: both bring the same word, and the first is written.
 */
export function reconcilePayments(deps: Deps): JobHandler {
  return {
    retry: [],
    every: 20,
    async run() {
      for (const payment of await openCharges(deps.db)) {
        try {
          if (await reconcilePayment(deps, payment)) deps.log.info({ payment_id: payment.id }, 'payment reconciled');
        } catch (error) {
          // One that cannot be asked about now must not keep the others waiting.
          deps.log.warn({ err: error, payment_id: payment.id }, 'payment not reconciled');
        }
      }
    },
  };
}
