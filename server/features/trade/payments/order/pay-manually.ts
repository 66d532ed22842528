import type { PaymentBody } from '#core/contract/trade/payments.ts';
import { ORDER_STATUS, PAYMENT_TYPE, planOfPeriod } from '#core/lookups.ts';
import type { Actor } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { ensureOpenInvoice } from '../../invoices/open-invoice.ts';
import { moveOrder } from '../../orders/life/move-order.ts';
import { removeManualPayments } from '../../orders/order-payments.queries.ts';
import { choosePlan } from '../../orders/place/choose-plan.ts';
import { beginPayment, lockPayable } from '../charge/begin-payment.ts';
import { type PaymentAnswer, paymentAnswer } from '../charge/payment-answer.ts';
import { type Claim, storeAnswer } from '../idempotency/idempotency.ts';

/**
 * spec §4: every method except card is manual and sends an invoice with payment instructions. The latest choice counts.
 */
export async function payManually(
  deps: Deps,
  actor: Actor,
  body: PaymentBody,
  claim: Claim | null,
): Promise<PaymentAnswer | null> {
  const { payment_type } = body;
  const coin = payment_type === PAYMENT_TYPE.crypto ? (body.coin ?? null) : null;
  const plan = planOfPeriod(body.period);
  return transaction(deps, actor, async (tx) => {
    const order = await lockPayable(tx, deps.config, actor, body.order_id, claim);
    if (!order) return null;
    await removeManualPayments(tx.db, order.id);
    const payment = await beginPayment(tx, { ...body, coin: coin ?? undefined }, claim);
    await choosePlan(tx, order, plan.id);
    if (order.status_id === ORDER_STATUS.draft) {
      await moveOrder(tx, order, 'waiting_for_payment', actor.is_superuser ? 'superuser' : 'member');
    }
    const invoice = await ensureOpenInvoice(tx, deps.config, { order, plan, method: { payment_type, coin } });
    const answer = await paymentAnswer(tx, payment, invoice);
    await storeAnswer(tx, payment, 200, answer);
    return answer;
  });
}
