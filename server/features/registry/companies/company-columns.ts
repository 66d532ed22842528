import { COMPANY_FIELDS, type CompanyField, type CompanyFields } from '#core/contract/registry/company-fields.ts';
import { countryName } from '../../../lookups/countries.ts';

/** Each plain field of the contract has a column of the same name, except the country, which is stored as a code. */
export type FieldColumn = Exclude<CompanyField, 'country'> | 'country_code';

/** The plain fields as stored in a row. */
export type FieldValues = Omit<CompanyFields, 'country'> & { country_code: string };

export const FIELD_COLUMNS: readonly FieldColumn[] = COMPANY_FIELDS.map((field) =>
  field === 'country' ? 'country_code' : field,
);

/** Converts the plain fields of a row to those of the contract. */
export function fieldsOfRow({ country_code, ...row }: Readonly<FieldValues>): CompanyFields {
  const fields = COMPANY_FIELDS.map((field) => [field, field === 'country' ? countryName(country_code) : row[field]]);
  return Object.fromEntries(fields) as CompanyFields;
}
