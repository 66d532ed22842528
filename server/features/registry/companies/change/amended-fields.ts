import type { CompanyChange } from '#core/contract/registry/company-fields.ts';
import type { Change } from '../../../../db/history.ts';
import { EVERYTHING } from '../../../../db/scope.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { countryName } from '../../../../lookups/countries.ts';
import { lockCompany } from '../companies.queries.ts';
import { changesOf } from './change-company-fields.ts';
import { knownCountry } from './company-values.ts';

/** The fields of an amendment that differ from the current filing, with their changes. */
export async function amendedFields(
  tx: Tx,
  company_id: number,
  { country, ...asked }: CompanyChange,
): Promise<{ wanted: CompanyChange; changes: Change[] }> {
  const company = found(await lockCompany(tx.db, EVERYTHING, company_id));
  const named = { ...asked, ...(country !== undefined && { country: countryName(knownCountry(country)) }) };
  const changes = changesOf(company, named);
  const wanted = Object.fromEntries(changes.map(({ field }) => [field, named[field as keyof CompanyChange]]));
  return { wanted, changes };
}
