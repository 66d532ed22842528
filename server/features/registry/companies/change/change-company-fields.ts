import { COMPANY_FIELDS, type CompanyChange } from '#core/contract/registry/company-fields.ts';
import { type Change, changesBetween } from '../../../../db/history.ts';
import { EVERYTHING } from '../../../../db/scope.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { countryName } from '../../../../lookups/countries.ts';
import { type CompanyRow, lockCompany, updateCompany } from '../companies.queries.ts';
import { companyValues } from './company-values.ts';

const FIELD_ORDER: readonly string[] = COMPANY_FIELDS;

/** The changes for the history, in the order of the form's fields, with the country by name. */
export function changesOf(company: Partial<CompanyRow>, change: CompanyChange): Change[] {
  return changesBetween<object>(company, companyValues(change))
    .map(({ field, from, to }) =>
      field === 'country_code'
        ? { field: 'country', from: countryName(String(from)), to: countryName(String(to)) }
        : { field, from, to },
    )
    .sort((a, b) => FIELD_ORDER.indexOf(a.field) - FIELD_ORDER.indexOf(b.field));
}

/** Writes the changed fields. The caller authorizes the change and records it in the history. */
export async function changeCompanyFields(tx: Tx, company_id: number, change: CompanyChange): Promise<Change[]> {
  const company = found(await lockCompany(tx.db, EVERYTHING, company_id));
  const changes = changesOf(company, change);
  if (changes.length > 0) await updateCompany(tx.db, company_id, companyValues(change));
  return changes;
}
