import type { Order } from '#core/contract/trade/orders.ts';
import { AppError } from '#core/errors.ts';
import { PAYMENT_TYPE } from '#core/lookups.ts';
import { grouped } from '../../../../db/grouped.ts';
import type { Db } from '../../../../db/tables.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { invoicesOfOrders } from '../../invoices/order-invoice.ts';
import { listPayments, type PaymentRow, removeManualPayments } from './order-payments.queries.ts';
import { presentPayment } from './payments.present.ts';

const isUnderWay = ({ status }: Pick<PaymentRow, 'status'>): boolean => status === 'pending' || status === 'unknown';

/** What a reader wants to know of many tries: that it is paid, else what is awaited, else how the last one ended. */
export function telling<Try extends Pick<PaymentRow, 'status'>>(tries: readonly Try[]): Try | undefined {
  return tries.find(({ status }) => status === 'paid') ?? tries.find(isUnderWay) ?? tries[0];
}

/** The payment and the invoice of each of these orders, which the caller was found to see. */
export async function paymentsOfOrders(
  db: Db,
  order_ids: readonly number[],
): Promise<Map<number, Pick<Order, 'payment' | 'invoice'>>> {
  if (order_ids.length === 0) return new Map();
  const tries = grouped(await listPayments(db, order_ids), ({ order_id }) => order_id);
  const invoices = await invoicesOfOrders(db, order_ids);
  return new Map(
    order_ids.map((id) => {
      const payment = telling(tries.get(id) ?? []);
      return [id, { payment: payment ? presentPayment(payment) : null, invoice: invoices.get(id) ?? null }];
    }),
  );
}

/** Of a locked order: refused while the gateway is being asked, and once it is paid. */
export async function refusePaid(db: Db, order_id: number): Promise<void> {
  const tries = await listPayments(db, [order_id]);
  if (tries.some(({ status }) => status === 'paid')) throw new AppError('order_paid');
  const charging = tries.some((one) => one.payment_type === PAYMENT_TYPE.card && isUnderWay(one));
  if (charging) throw new AppError('order_paying');
}

/** A manual payment that was chosen is awaited no longer. */
export const dropAwaited = (tx: Tx, order_id: number): Promise<void> => removeManualPayments(tx.db, order_id);
