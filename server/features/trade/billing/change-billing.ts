import type { Billing, BillingFields } from '#core/contract/companies.ts';
import { countryName } from '../../../lookups/countries.ts';
import { changesBetween, recordHistory } from '../../../db/history.ts';
import { type Actor, rolesIn, visibleTo } from '../../../db/scope.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { authorize, found } from '../../../http/refuse.ts';
import { putBilling } from './billing.queries.ts';
import { lockCompany } from '../../registry/companies/companies.queries.ts';
import { knownCountry } from '../../registry/companies/company-values.ts';
import { billTo, readBilling } from './read-billing.ts';
import { refuseRemoved } from '../../registry/companies/refuse-removed.ts';

export function changeBilling(deps: Deps, actor: Actor, id: number, fields: BillingFields): Promise<Billing> {
  return transaction(deps, actor, async (tx) => {
    const company = found(await lockCompany(tx.db, visibleTo(actor), id));
    authorize(actor, 'company.pay', { roles: rolesIn(actor, id) });
    refuseRemoved(company);
    const { country, ...values } = fields;
    const country_code = knownCountry(country);
    const before = await billTo(tx.db, id);
    const changes = changesBetween(before, { ...values, country: countryName(country_code) });
    await putBilling(tx.db, { company_id: id, ...values, country_code });
    if (changes.length > 0) recordHistory(tx, { model: 'company', object_id: id, action: 'billing changed', changes });
    return readBilling(tx, actor, id);
  });
}
