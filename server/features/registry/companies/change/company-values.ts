import type { CompanyChange } from '#core/contract/registry/company-fields.ts';
import { fieldError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { countryCode } from '../../../../lookups/countries.ts';

/** A country as it is typed, by its code; what is on no map is refused on its field. */
export function knownCountry(typed: string): string {
  const code = countryCode(typed);
  if (code === undefined) throw fieldError('country', messages.countryUnknown);
  return code;
}

/** The fields of a body as the columns they are kept in. What was not sent is not there. */
export function companyValues<F extends CompanyChange>({ country, ...fields }: F) {
  return { ...fields, ...(country !== undefined && { country_code: knownCountry(country) }) };
}
