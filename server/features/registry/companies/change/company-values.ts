import type { CompanyChange } from '#core/contract/registry/company-fields.ts';
import { type FieldErrors, fieldError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { countryCode } from '../../../../lookups/countries.ts';

/** The error of an unknown country. */
export const countryErrors = ({ country }: { country?: string | undefined }): FieldErrors =>
  country !== undefined && countryCode(country) === undefined ? { country: [messages.countryUnknown] } : {};

/** The code of a country entered by name or code; an unknown one is rejected with a field error. */
export function knownCountry(typed: string): string {
  const code = countryCode(typed);
  if (code === undefined) throw fieldError('country', messages.countryUnknown);
  return code;
}

/** Converts the fields of a request body to column values. Omitted fields stay omitted. */
export function companyValues<F extends CompanyChange>({ country, ...fields }: F) {
  return { ...fields, ...(country !== undefined && { country_code: knownCountry(country) }) };
}
