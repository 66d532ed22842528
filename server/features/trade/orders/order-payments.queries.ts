import type { Selectable } from 'kysely';
import { PAYMENT_TYPE } from '#core/lookups.ts';
import type { Db } from '../../../db/tables.ts';
import type { ManualMethod } from '../invoices/instructions.ts';

interface PaymentsTable {
  id: string;
  order_id: number;
  /** Null: 'Continue without payment'. No method was chosen yet. */
  payment_type: number | null;
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

declare module '../../../db/tables.ts' {
  interface Tables {
    payments: PaymentsTable;
  }
}

export type PaymentRow = Selectable<PaymentsTable>;

/** The chosen manual method; null if there is none. */
export const manualMethod = ({ payment_type, coin }: PaymentRow): ManualMethod | null =>
  payment_type === null ? null : { payment_type, coin };

/** Newest attempt first. The caller has checked access to the orders. */
export function listPayments(db: Db, order_ids: readonly number[]): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', 'in', [...order_ids])
    .orderBy('date', 'desc')
    .execute();
}

/** Deletes a pending manual payment whose method is no longer chosen. */
export async function removeManualPayments(db: Db, order_id: number): Promise<void> {
  await db
    .deleteFrom('payments')
    .where('order_id', '=', order_id)
    .where((eb) => eb.or([eb('payment_type', 'is', null), eb('payment_type', '!=', PAYMENT_TYPE.card)]))
    .where('status', '=', 'pending')
    .execute();
}
