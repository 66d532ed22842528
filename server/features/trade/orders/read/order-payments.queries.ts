import type { Selectable } from 'kysely';
import { PAYMENT_TYPE } from '#core/lookups.ts';
import type { Db } from '../../../../db/tables.ts';

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

declare module '../../../../db/tables.ts' {
  interface Tables {
    payments: PaymentsTable;
  }
}

export type PaymentRow = Selectable<PaymentsTable>;

/** Of orders that the caller was found to see: the newest try first. */
export function listPayments(db: Db, order_ids: readonly number[]): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', 'in', [...order_ids])
    .orderBy('date', 'desc')
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
