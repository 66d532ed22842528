import type { Billing, BillingFields } from '#core/contract/registry/companies.ts';
import { changesBetween, recordHistory } from '../../../db/history.ts';
import { type Actor, rolesIn, visibleTo } from '../../../db/scope.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { authorize } from '../../../http/answer/refuse.ts';
import { countryName } from '../../../lookups/countries.ts';
import { knownCountry } from '../../registry/companies/change/company-values.ts';
import { refuseRemoved } from '../../registry/companies/change/refuse-removed.ts';
import { findCompanyForUpdate } from '../../registry/companies/read/read-company.ts';
import { upsertBilling } from './billing.queries.ts';
import { buyerOf, readBilling } from './read-billing.ts';

export function changeBilling(deps: Deps, actor: Actor, id: number, fields: BillingFields): Promise<Billing> {
  return transaction(deps, actor, async (tx) => {
    const company = await findCompanyForUpdate(tx.db, visibleTo(actor), id);
    authorize(actor, 'company.pay', { roles: rolesIn(actor, id) });
    const { country, ...values } = fields;
    const country_code = knownCountry(country);
    refuseRemoved(company);
    const before = await buyerOf(tx.db, id);
    const changes = changesBetween(before, { ...values, country: countryName(country_code) });
    await upsertBilling(tx.db, { company_id: id, ...values, country_code });
    if (changes.length > 0) recordHistory(tx, { model: 'company', object_id: id, action: 'billing changed', changes });
    return readBilling(tx, actor, id);
  });
}
