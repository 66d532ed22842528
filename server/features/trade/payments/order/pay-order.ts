import type { PaymentBody } from '#core/contract/trade/payments.ts';
import { AppError, type FieldErrors } from '#core/errors.ts';
import { PAYMENT_TYPE } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import type { Actor } from '../../../../db/scope.ts';
import type { Deps } from '../../../../deps.ts';
import type { Origin } from '../../../../http/serve.ts';
import { checkOrderAccess } from '../../orders/read/order-access.ts';
import type { PaymentAnswer } from '../charge/payment-answer.ts';
import { cardFaults } from '../charge/read-card.ts';
import { repeatAnswer } from '../charge/repeat-answer.ts';
import { type Claim, claimOf } from '../idempotency/idempotency.ts';
import { payByCard } from './pay-by-card.ts';
import { payManually } from './pay-manually.ts';

/** Faults of the chosen method: of the card's fields, or a missing coin. The body may not have been parsed yet. */
export function paymentFaults(deps: Deps, body: Readonly<Record<string, unknown>>): FieldErrors {
  const payment_type = typeof body.payment_type === 'string' ? Number(body.payment_type) : body.payment_type;
  if (payment_type === PAYMENT_TYPE.card) return cardFaults(deps, body);
  return payment_type === PAYMENT_TYPE.crypto && body.coin === undefined ? { coin: [messages.coinRequired] } : {};
}

/** decisions §5: by card immediately, or manually later; a repeat under the same key returns the first answer. */
export async function payOrder(
  deps: Deps,
  actor: Actor,
  body: PaymentBody,
  key: string | undefined,
  origin: Origin,
): Promise<PaymentAnswer> {
  const faults = paymentFaults(deps, body);
  if (Object.keys(faults).length > 0) {
    await checkOrderAccess(deps, actor, body.order_id, 'company.pay');
    throw new AppError('bad_request', { fields: faults });
  }
  const claim = claimOf(deps, actor.id, key, body);
  const paid =
    body.payment_type === PAYMENT_TYPE.card
      ? await payByCard(deps, actor, body, claim, origin)
      : await payManually(deps, actor, body, claim);
  return paid ?? repeatAnswer(deps, claim as Claim);
}
