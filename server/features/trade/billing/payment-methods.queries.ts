import type { Selectable } from 'kysely';
import type { Db } from '../../../db/tables.ts';

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
    payment_methods: PaymentMethodsTable;
  }
}

export type PaymentMethodRow = Selectable<PaymentMethodsTable>;

export const findPaymentMethod = (db: Db, company_id: number): Promise<PaymentMethodRow | undefined> =>
  db.selectFrom('payment_methods').selectAll().where('company_id', '=', company_id).executeTakeFirst();

export async function upsertPaymentMethod(db: Db, method: PaymentMethodRow): Promise<void> {
  await db
    .insertInto('payment_methods')
    .values(method)
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(method))
    .execute();
}
