import type { Selectable } from 'kysely';
import { AppError } from '#core/errors.ts';
import { PAYMENT_TYPE } from '#core/lookups.ts';
import type { Db } from '../../../db/tables.ts';

interface PaymentsTable {
  id: string;
  order_id: number;
  payment_type: number;
  status: 'pending' | 'paid' | 'failed' | 'unknown';
  plan_id: number;
  amount_cents: number;
  coin: string | null;
  gateway_charge: string | null;
  declined_for: string | null;
  idempotency_key: string | null;
  created_by: number | null;
  date: Date;
}

interface PaymentMethodsTable {
  company_id: number;
  token: string;
  brand: string;
  last4: string;
  expiry_month: number;
  expiry_year: number;
}

declare module '../../../db/tables.ts' {
  interface Tables {
    payments: PaymentsTable;
    payment_methods: PaymentMethodsTable;
  }
}

export type PaymentRow = Selectable<PaymentsTable>;
export type PaymentMethodRow = Selectable<PaymentMethodsTable>;

/** The index decides a race for an order's one charge (security rule 12). */
export async function insertPayment(db: Db, payment: PaymentRow): Promise<void> {
  try {
    await db.insertInto('payments').values(payment).execute();
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === '23505' && constraint === 'payments_one_charge') throw new AppError('order_paying');
    throw error;
  }
}

export const getPayment = (db: Db, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();

export const lockPayment = (db: Db, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** What the first request under a key began. */
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

/** Of orders that the caller was found to see: the newest try first. */
export function listPayments(db: Db, order_ids: readonly number[]): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', 'in', [...order_ids])
    .orderBy('date', 'desc')
    .execute();
}

export async function changePayment(
  db: Db,
  id: string,
  values: Partial<Pick<PaymentRow, 'status' | 'gateway_charge' | 'declined_for' | 'date'>>,
): Promise<void> {
  await db.updateTable('payments').set(values).where('id', '=', id).execute();
}

/** Nobody heard the gateway's answer: it is asked about later. */
export async function markUnknown(db: Db, id: string): Promise<void> {
  await db
    .updateTable('payments')
    .set({ status: 'unknown' })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

/** A manual method that was chosen before and is no longer. */
export async function removeManualPayments(db: Db, order_id: number): Promise<void> {
  await db
    .deleteFrom('payments')
    .where('order_id', '=', order_id)
    .where('payment_type', '!=', PAYMENT_TYPE.card)
    .where('status', '=', 'pending')
    .execute();
}

/** Card payments of all tenants whose outcome we have not written down. */
export function openCharges(db: Db): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('payment_type', '=', PAYMENT_TYPE.card)
    .where('status', 'in', ['pending', 'unknown'])
    .orderBy('date')
    .limit(500)
    .execute();
}

export const findPaymentMethod = (db: Db, company_id: number): Promise<PaymentMethodRow | undefined> =>
  db.selectFrom('payment_methods').selectAll().where('company_id', '=', company_id).executeTakeFirst();

export async function putPaymentMethod(db: Db, method: PaymentMethodRow): Promise<void> {
  await db
    .insertInto('payment_methods')
    .values(method)
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(method))
    .execute();
}
