import { COMPANY_FIELDS, type CompanyChange } from '#core/contract/registry/company-fields.ts';
import { type Change, changesBetween } from '../../../../db/history.ts';
import { EVERYTHING } from '../../../../db/scope.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { countryName } from '../../../../lookups/countries.ts';
import { type CompanyRow, lockCompany, updateCompany } from '../companies.queries.ts';
import { companyValues } from './company-values.ts';

const FORM: readonly string[] = COMPANY_FIELDS;

/** What a change would change, as history tells it: in the order of the form, the country by its name. */
export function changesOf(company: Partial<CompanyRow>, change: CompanyChange): Change[] {
  return changesBetween<object>(company, companyValues(change))
    .map(({ field, from, to }) =>
      field === 'country_code'
        ? { field: 'country', from: countryName(String(from)), to: countryName(String(to)) }
        : { field, from, to },
    )
    .sort((a, b) => FORM.indexOf(a.field) - FORM.indexOf(b.field));
}

/** Writes the fields that differ. Whether they may change was asked before; the caller's entry in the history tells it. */
export async function changeCompanyFields(tx: Tx, company_id: number, change: CompanyChange): Promise<Change[]> {
  const company = found(await lockCompany(tx.db, EVERYTHING, company_id));
  const changes = changesOf(company, change);
  if (changes.length > 0) await updateCompany(tx.db, company_id, companyValues(change));
  return changes;
}
