import { planById } from '#core/lookups.ts';
import type { Tx } from '../../../db/transaction.ts';
import { openInvoice } from '../invoices/open-invoice.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { refusePaid } from '../orders/order-payment.ts';
import { listPayments } from '../orders/order-payments.queries.ts';

/** decisions §11: 'Continue without payment' sends an open invoice for the plan that the order has now. */
export async function continueWithoutPayment(tx: Tx, order: LockedOrder): Promise<void> {
  await refusePaid(tx.db, order.id);
  const chosen = (await listPayments(tx.db, [order.id])).find(({ status }) => status === 'pending');
  const method = chosen ? { payment_type: chosen.payment_type, coin: chosen.coin } : null;
  await openInvoice(tx, order, planById(order.plan_id), method);
}
