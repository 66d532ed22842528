import { ERRORS } from '#core/errors.ts';
import { cardLabel } from '#core/rules/trade/card.ts';
import { EVERYTHING } from '../../../../db/scope.ts';
import { type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import type { ChargeOutcome } from '../../../../outside/card-gateway/card-gateway.ts';
import { upsertPaymentMethod } from '../../billing/payment-methods.queries.ts';
import { invoiceOfPayment } from '../../invoices/order-invoice.ts';
import { type LockedOrder, lockOrder } from '../../orders/life/lock-order.ts';
import { moveOrder } from '../../orders/life/move-order.ts';
import { type PaymentRow, removeManualPayments } from '../../orders/order-payments.queries.ts';
import { choosePlan } from '../../orders/place/choose-plan.ts';
import { storeAnswer } from '../idempotency/idempotency.ts';
import { changePayment, lockPayment } from '../payments.queries.ts';
import { bookPayment } from './book-payment.ts';
import { countRefusal, resetRefusals } from './card-tries.ts';
import { type PaymentAnswer, paymentAnswer } from './payment-answer.ts';

type Settled = { status: 'paid'; answer: PaymentAnswer } | { status: 'failed'; reason: string };

/**
 * Records the gateway's outcome exactly once, whether it comes from the request or from reconciliation after a crash.
 * One transaction, so that order and payment stay consistent.
 */
export async function recordCharge(deps: Deps, payment: PaymentRow, result: ChargeOutcome): Promise<Settled> {
  const payer = payment.created_by === null ? null : { id: payment.created_by };
  return transaction(deps, payer, async (tx) => {
    const order = found(await lockOrder(tx, EVERYTHING, payment.order_id));
    const now = found(await lockPayment(tx.db, payment.id));
    if (now.status === 'failed') return { status: 'failed', reason: now.declined_for ?? 'processing_error' };
    // Already recorded by the other side: returns the same answer.
    if (now.status === 'paid')
      return { status: 'paid', answer: await paymentAnswer(tx, now, await invoiceOfPayment(tx.db, now.id)) };
    if (result.outcome === 'paid') return recordPaid(tx, order, payment, result);
    if (payer) await countRefusal(tx.db, tx.now, payer.id);
    return recordDeclined(tx, payment, result.reason);
  });
}

async function recordPaid(
  tx: Tx,
  order: LockedOrder,
  payment: PaymentRow,
  { charge, card }: ChargeOutcome & { outcome: 'paid' },
): Promise<Settled> {
  await changePayment(tx.db, payment.id, { status: 'paid', gateway_charge: charge });
  // Paid by card after all: a pending manual payment is dropped.
  await removeManualPayments(tx.db, order.id);
  await choosePlan(tx, order, payment.plan_id);
  await moveOrder(tx, order, 'processing', 'system');
  const invoice = await bookPayment(tx, order, {
    plan_id: payment.plan_id,
    payment_id: payment.id,
    method: cardLabel(card),
  });
  await upsertPaymentMethod(tx.db, { company_id: order.company_id, ...card });
  if (payment.created_by !== null) await resetRefusals(tx.db, payment.created_by);
  const answer = await paymentAnswer(tx, { ...payment, status: 'paid' }, invoice);
  await storeAnswer(tx, payment, 200, answer);
  return { status: 'paid', answer };
}

export async function recordDeclined(tx: Tx, payment: PaymentRow, reason: string): Promise<Settled> {
  await changePayment(tx.db, payment.id, { status: 'failed', declined_for: reason });
  await storeAnswer(tx, payment, ERRORS.payment_refused.status, { reason });
  return { status: 'failed', reason };
}
