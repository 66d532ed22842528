import type { Tx } from '../../../../db/transaction.ts';
import { methodName } from '../../invoices/instructions.ts';
import type { LockedOrder } from '../../orders/life/lock-order.ts';
import { listPayments, manualMethod } from '../../orders/order-payments.queries.ts';
import { refusePaid } from '../../orders/read/order-payment.ts';
import { bookPayment } from '../charge/book-payment.ts';
import { changePayment } from '../payments.queries.ts';

/** decisions §5: the manual payment has arrived. Called when a superuser moves a waiting order to Processing. */
export async function settleManual(tx: Tx, order: LockedOrder): Promise<void> {
  await refusePaid(tx.db, order.id);
  const awaited = (await listPayments(tx.db, [order.id])).find(({ status }) => status === 'pending');
  if (awaited) await changePayment(tx.db, awaited.id, { status: 'paid', date: tx.now });
  const method = awaited && manualMethod(awaited);
  await bookPayment(tx, order, {
    plan_id: order.plan_id,
    payment_id: awaited?.id ?? null,
    method: method ? methodName(method) : null,
  });
}
