import type { PaymentBody } from '#core/contract/trade/payments.ts';
import { PAYMENT_TYPE } from '#core/lookups.ts';
import type { Actor } from '../../../../db/scope.ts';
import type { Deps } from '../../../../deps.ts';
import type { Origin } from '../../../../http/serve.ts';
import type { PaymentAnswer } from '../charge/payment-answer.ts';
import { repeatAnswer } from '../charge/repeat-answer.ts';
import { type Claim, claimOf } from '../idempotency/idempotency.ts';
import { payByCard } from './pay-by-card.ts';
import { payManually } from './pay-manually.ts';

/** decisions §5: by card immediately, or manually later; a repeat under the same key returns the first answer. */
export async function payOrder(
  deps: Deps,
  actor: Actor,
  body: PaymentBody,
  key: string | undefined,
  origin: Origin,
): Promise<PaymentAnswer> {
  const claim = claimOf(deps, actor.id, key, body);
  const paid =
    body.payment_type === PAYMENT_TYPE.card
      ? await payByCard(deps, actor, body, claim, origin)
      : await payManually(deps, actor, body, claim);
  return paid ?? repeatAnswer(deps, claim as Claim);
}
