import { AppError } from '#core/errors.ts';
import { PAYMENT_TYPE } from '#core/lookups.ts';
import type { Db } from '../../../db/tables.ts';
import type { PaymentRow } from '../orders/order-payments.queries.ts';

/** A unique index allows one charge per order, also under concurrency (security rule 12). */
export async function insertPayment(db: Db, payment: PaymentRow): Promise<void> {
  try {
    await db.insertInto('payments').values(payment).execute();
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === '23505' && constraint === 'payments_one_charge') throw new AppError('order_paying');
    throw error;
  }
}

export const lockPayment = (db: Db, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** The payment started by the first request under this key. */
export function findPaymentOfKey(db: Db, created_by: number, key: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('created_by', '=', created_by)
    .where('idempotency_key', '=', key)
    .orderBy('date', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function changePayment(
  db: Db,
  id: string,
  values: Partial<Pick<PaymentRow, 'status' | 'gateway_charge' | 'declined_for' | 'date'>>,
): Promise<void> {
  await db.updateTable('payments').set(values).where('id', '=', id).execute();
}

/** The gateway's answer was not received: the outcome is looked up later. */
export async function markUnknown(db: Db, id: string): Promise<void> {
  await db
    .updateTable('payments')
    .set({ status: 'unknown' })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

/** Card payments of all tenants without a recorded outcome. */
export function unresolvedPayments(db: Db): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('payment_type', '=', PAYMENT_TYPE.card)
    .where('status', 'in', ['pending', 'unknown'])
    .orderBy('date')
    .limit(500)
    .execute();
}
