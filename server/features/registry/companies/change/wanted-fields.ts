import type { CompanyChange } from '#core/contract/registry/company-fields.ts';
import type { Change } from '../../../../db/history.ts';
import { EVERYTHING } from '../../../../db/scope.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { countryName } from '../../../../lookups/countries.ts';
import { lockCompany } from '../companies.queries.ts';
import { changesOf } from './change-company-fields.ts';
import { knownCountry } from './company-values.ts';

/** What an amendment wants to be otherwise: the asked fields that differ from what is filed now, and how they differ. */
export async function wantedFields(
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
