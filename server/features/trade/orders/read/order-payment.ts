import { AppError } from '#core/errors.ts';
import { PAYMENT_TYPE } from '#core/lookups.ts';
import type { Db } from '../../../../db/tables.ts';
import { listPayments, type PaymentRow } from '../order-payments.queries.ts';

const isPending = ({ status }: Pick<PaymentRow, 'status'>): boolean => status === 'pending' || status === 'unknown';

/** The attempt to show: the paid one, else a pending one, else the latest. */
export function currentPayment<Attempt extends Pick<PaymentRow, 'status'>>(
  attempts: readonly Attempt[],
): Attempt | undefined {
  return attempts.find(({ status }) => status === 'paid') ?? attempts.find(isPending) ?? attempts[0];
}

/** Rejects while a card charge is pending, and once the order is paid. The caller holds the order's lock. */
export async function refusePaid(db: Db, order_id: number): Promise<void> {
  const attempts = await listPayments(db, [order_id]);
  if (attempts.some(({ status }) => status === 'paid')) throw new AppError('order_paid');
  const charging = attempts.some((one) => one.payment_type === PAYMENT_TYPE.card && isPending(one));
  if (charging) throw new AppError('order_paying');
}
