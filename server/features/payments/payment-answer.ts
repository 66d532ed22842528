import type { Output } from '#core/contract/endpoint.ts';
import type { Invoice, payOrder } from '#core/contract/payments.ts';
import { AppError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { EVERYTHING } from '../../db/scope.ts';
import type { Tx } from '../../db/transaction.ts';
import { readOrder } from '../orders/read-order.ts';
import { presentPayment } from './payments.present.ts';
import type { PaymentRow } from './payments.queries.ts';

export type PaymentAnswer = Output<typeof payOrder>;

/** `{order, payment, invoice}` as they are at the end of the act. Its payer was found to see the order. */
export async function paymentAnswer(tx: Tx, payment: PaymentRow, invoice: Invoice | null): Promise<PaymentAnswer> {
  return {
    order: await readOrder(tx.db, EVERYTHING, payment.order_id),
    payment: presentPayment(payment),
    invoice,
  };
}

const SENTENCES: Readonly<Record<string, string>> = {
  card_declined: messages.cardDeclined,
  insufficient_funds: messages.cardNoFunds,
  authentication_required: messages.cardNeedsBank,
  processing_error: messages.cardProcessorFailed,
};

/** 402, with the gateway's reason for programs and a sentence for people. */
export const refusedPayment = (reason: string): AppError =>
  new AppError('payment_refused', { reason, message: SENTENCES[reason] ?? messages.payError2 });
