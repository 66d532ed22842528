import type { Order } from '#core/contract/trade/orders.ts';
import { AppError } from '#core/errors.ts';
import { PAYMENT_TYPE } from '#core/lookups.ts';
import { grouped } from '../../../../db/grouped.ts';
import type { Db } from '../../../../db/tables.ts';
import { invoicesOfOrders } from '../../invoices/order-invoice.ts';
import { listPayments, type PaymentRow } from './order-payments.queries.ts';
import { presentPayment } from './payments.present.ts';

const isPending = ({ status }: Pick<PaymentRow, 'status'>): boolean => status === 'pending' || status === 'unknown';

/** The attempt to show: the paid one, else a pending one, else the latest. */
export function currentPayment<Attempt extends Pick<PaymentRow, 'status'>>(
  attempts: readonly Attempt[],
): Attempt | undefined {
  return attempts.find(({ status }) => status === 'paid') ?? attempts.find(isPending) ?? attempts[0];
}

/** Payment and invoice of each order. The caller has checked access to the orders. */
export async function paymentsOfOrders(
  db: Db,
  order_ids: readonly number[],
): Promise<Map<number, Pick<Order, 'payment' | 'invoice'>>> {
  if (order_ids.length === 0) return new Map();
  const attempts = grouped(await listPayments(db, order_ids), ({ order_id }) => order_id);
  const invoices = await invoicesOfOrders(db, order_ids);
  return new Map(
    order_ids.map((id) => {
      const payment = currentPayment(attempts.get(id) ?? []);
      return [id, { payment: payment ? presentPayment(payment) : null, invoice: invoices.get(id) ?? null }];
    }),
  );
}

/** Rejects while a card charge is pending, and once the order is paid. The caller holds the order's lock. */
export async function refusePaid(db: Db, order_id: number): Promise<void> {
  const attempts = await listPayments(db, [order_id]);
  if (attempts.some(({ status }) => status === 'paid')) throw new AppError('order_paid');
  const charging = attempts.some((one) => one.payment_type === PAYMENT_TYPE.card && isPending(one));
  if (charging) throw new AppError('order_paying');
}
