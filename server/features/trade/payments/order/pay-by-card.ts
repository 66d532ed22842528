import type { PaymentBody } from '#core/contract/trade/payments.ts';
import { AppError } from '#core/errors.ts';
import { orderNumber } from '#core/rules/trade/order-number.ts';
import type { Actor } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import type { Origin } from '../../../../http/serve.ts';
import { beginPayment, lockPayable } from '../charge/begin-payment.ts';
import { checkCardAttempt, countedNetwork, countNetworkRefusal } from '../charge/card-tries.ts';
import { type PaymentAnswer, refusedPayment } from '../charge/payment-answer.ts';
import { readCard } from '../charge/read-card.ts';
import { recordCharge } from '../charge/record-charge.ts';
import { requestCharge } from '../charge/request-charge.ts';
import type { Claim } from '../idempotency/idempotency.ts';
import { markUnknown } from '../payments.queries.ts';

/**
 * Three steps: commit the intent, call the gateway under the intent's id, which it charges at most once, and commit the
 * outcome. Null for a repeated request.
 */
export async function payByCard(
  deps: Deps,
  actor: Actor,
  body: PaymentBody,
  claim: Claim | null,
  origin: Origin,
): Promise<PaymentAnswer | null> {
  const network = countedNetwork(deps, origin);
  const card = readCard(deps, body);
  const begun = await transaction(deps, actor, async (tx) => {
    const order = await lockPayable(tx, deps.config, actor, body.order_id, claim);
    if (!order) return null;
    await checkCardAttempt(tx.db, tx.now, actor, network);
    return { company_id: order.company_id, payment: await beginPayment(tx, body, claim) };
  });
  if (!begun) return null;
  const { payment, company_id } = begun;
  const { id, amount_cents, order_id, date } = payment;
  const description = `Order ${orderNumber(order_id)}`;
  const result = await requestCharge(
    deps,
    { id, company_id, amount_cents, currency: 'USD', source: card, description },
    { begun: date, markUnknown: () => markUnknown(deps.db, id) },
  );
  if (!result) throw new AppError('payment_unknown');
  const settled = await recordCharge(deps, payment, result);
  if (settled.status === 'failed') {
    await countNetworkRefusal(deps.db, deps.clock.now(), network);
    throw refusedPayment(settled.reason);
  }
  return settled.answer;
}
