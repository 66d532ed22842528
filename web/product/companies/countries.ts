import { useQuery } from '@tanstack/react-query';
import { COUNTRIES_PAGE_SIZE } from '#core/constants.ts';
import { listCountries } from '#core/contract/registry/companies.ts';
import { reading } from '../../lib/call/query.ts';

export const countriesReading = () => ({
  ...reading(listCountries, { query: { per_page: COUNTRIES_PAGE_SIZE, page: 1 } }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** All countries by English name (spec §7), as select options. */
export function useCountryOptions(): readonly { value: string; label: string }[] {
  const { data } = useQuery(countriesReading());
  return data?.results.map(({ en }) => ({ value: en, label: en })) ?? [];
}
