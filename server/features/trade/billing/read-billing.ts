import type { Billing } from '#core/contract/registry/companies.ts';
import { type Actor, rolesIn, visibleTo } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';
import type { Deps } from '../../../deps.ts';
import { authorize, found } from '../../../http/answer/refuse.ts';
import { countryName } from '../../../lookups/countries.ts';
import { checkCompany } from '../../registry/companies/read/read-company.ts';
import { type BillingRow, getBilling } from './billing.queries.ts';
import { paymentMethodOf } from './payment-methods.ts';

/** The billed party, as printed on an invoice. */
export type Buyer = Omit<BillingRow, 'company_id' | 'xero_contact_id' | 'country_code'> & { country: string };

function presentBilling({ company_id: _, xero_contact_id, country_code, ...billing }: BillingRow) {
  const buyer: Buyer = { ...billing, country: countryName(country_code) };
  return { buyer, xero_contact_id };
}

/** The billed party of a company. The caller has checked access to the company. */
export const buyerOf = async (db: Db, company_id: number): Promise<Buyer> =>
  presentBilling(found(await getBilling(db, company_id))).buyer;

export async function readBilling({ db }: Pick<Deps, 'db'>, actor: Actor, id: number): Promise<Billing> {
  await checkCompany(db, visibleTo(actor), id);
  authorize(actor, 'company.pay', { roles: rolesIn(actor, id) });
  const { buyer, xero_contact_id } = presentBilling(found(await getBilling(db, id)));
  const method = await paymentMethodOf(db, id);
  return { ...buyer, xero_contact_id, payment_method: method ?? null };
}
