import type { Output } from '#core/contract/endpoint.ts';
import type { Invoice, payOrder } from '#core/contract/trade/payments.ts';
import { AppError } from '#core/errors.ts';
import { EVERYTHING } from '../../../../db/scope.ts';
import type { Tx } from '../../../../db/transaction.ts';
import type { PaymentRow } from '../../orders/order-payments.queries.ts';
import { presentPayment } from '../../orders/read/payments.present.ts';
import { readOrder } from '../../orders/read/read-order.ts';
import { refusalSentence } from '../../subscriptions/refusal-sentence.ts';

export type PaymentAnswer = Output<typeof payOrder>;

/** `{order, payment, invoice}` at the end of the transaction. Access to the order was checked for the payer. */
export async function paymentAnswer(tx: Tx, payment: PaymentRow, invoice: Invoice | null): Promise<PaymentAnswer> {
  const order = await readOrder(tx.db, EVERYTHING, payment.order_id);
  return { order, payment: order.payment ?? presentPayment({ ...payment, instructions: null }), invoice };
}

/** 402 with the gateway's reason code for programs and a message for people. */
export const refusedPayment = (reason: string): AppError =>
  new AppError('payment_refused', { reason, message: refusalSentence(reason) });
