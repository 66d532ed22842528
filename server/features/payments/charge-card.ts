import { orderNumber } from '#core/rules/order-number.ts';
import type { Card } from '../../adapters/card.ts';
import type { ChargeOutcome } from '../../adapters/card-gateway.ts';
import type { Deps } from '../../deps.ts';
import { markUnknown, type PaymentRow } from './payments.queries.ts';

/** How long the gateway has for its answer. After that the outcome is unknown, and is asked about. */
export const CHARGE_SECONDS = 30;

/** Outside of any transaction. Null: nobody knows what became of it (security rule 12), and it is never tried again. */
export async function chargeCard(deps: Deps, payment: PaymentRow, card: Card): Promise<ChargeOutcome | null> {
  const charge = {
    id: payment.id,
    amount_cents: payment.amount_cents,
    currency: 'USD',
    source: card,
    description: `Order ${orderNumber(payment.order_id)}`,
  } as const;
  const late = AbortSignal.timeout(CHARGE_SECONDS * 1000);
  try {
    return await Promise.race([deps.gateway.charge(charge, late), refusalOf(late)]);
  } catch (error) {
    deps.log.warn({ err: error, payment_id: payment.id }, 'outcome of a charge is not known');
    await markUnknown(deps.db, payment.id);
    return null;
  }
}

/** Also for a gateway that does not listen. */
const refusalOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
