import type { PaymentMethod } from '#core/contract/registry/companies.ts';
import type { Db } from '../../../db/tables.ts';
import { findPaymentMethod } from './payment-methods.queries.ts';

/** The displayable part of the stored card. The caller has checked access to the company. */
export async function paymentMethodOf(db: Db, company_id: number): Promise<PaymentMethod | null> {
  const row = await findPaymentMethod(db, company_id);
  if (!row) return null;
  const { brand, last4, expiry_month, expiry_year } = row;
  return { brand, last4, expiry_month, expiry_year };
}
