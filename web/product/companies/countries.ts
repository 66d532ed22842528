import { useQuery } from '@tanstack/react-query';
import { COUNTRIES_PAGE_SIZE } from '#core/constants.ts';
import { listCountries } from '#core/contract/registry/companies.ts';
import type { Option } from '#web/ui/form/select.tsx';
import { reading } from '../../lib/call/query.ts';

export const countriesReading = () => ({
  ...reading(listCountries, { query: { per_page: COUNTRIES_PAGE_SIZE, page: 1 } }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** What people type instead of a country's name or its code. */
const SHORT_NAMES: Readonly<Record<string, string>> = { US: 'USA', GB: 'UK', AE: 'UAE' };

/** All countries by English name (spec §7), as select options that are also found by code. */
export function useCountryOptions(): readonly Option[] {
  const { data } = useQuery(countriesReading());
  return data?.results.map(({ en, code }) => ({ value: en, label: en, also: [code, SHORT_NAMES[code] ?? code] })) ?? [];
}
