import type { Billing } from '#core/contract/companies.ts';
import { type Actor, rolesIn, visibleTo } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';
import type { Deps } from '../../../deps.ts';
import { authorize, found } from '../../../http/refuse.ts';
import { countryName } from '../../../lookups/countries.ts';
import { checkCompany } from '../../registry/companies/read-company.ts';
import { type BillingRow, getBilling } from './billing.queries.ts';
import { paymentMethodOf } from './payment-methods.ts';

type BillTo = Omit<Billing, 'payment_method'>;

const presentBilling = ({ company_id: _, country_code, ...billing }: BillingRow): BillTo => ({
  ...billing,
  country: countryName(country_code),
});

/** Who a company's invoices go to. The company has been found within the caller's scope. */
export async function billTo(db: Db, company_id: number): Promise<BillTo> {
  return presentBilling(found(await getBilling(db, company_id)));
}

export async function readBilling({ db }: Pick<Deps, 'db'>, actor: Actor, id: number): Promise<Billing> {
  await checkCompany(db, visibleTo(actor), id);
  authorize(actor, 'company.pay', { roles: rolesIn(actor, id) });
  const method = await paymentMethodOf(db, id);
  return { ...(await billTo(db, id)), payment_method: method ?? null };
}
