import { COMPANY_STATUSES } from '#core/lookups.ts';
import { COUNTRIES } from '../../adapters/countries.ts';
import { pageOf } from '../../db/page.ts';

interface Query {
  limit: number;
  offset: number;
  search?: string | undefined;
  ordering?: string | undefined;
}

function chosen<T extends object>(list: readonly T[], { search = '', ordering }: Query, searched: (item: T) => string) {
  const kept = list.filter((item) => searched(item).toLowerCase().includes(search.toLowerCase()));
  if (ordering === undefined) return kept;
  const field = ordering.replace(/^-/, '') as keyof T;
  const sign = ordering.startsWith('-') ? -1 : 1;
  const collator = new Intl.Collator('en', { numeric: true });
  return kept.sort((a, b) => sign * collator.compare(String(a[field]), String(b[field])));
}

export async function listCompanyStatuses(query: Query) {
  return pageOf(
    chosen(COMPANY_STATUSES, query, ({ name }) => name),
    query,
  );
}

/** spec §7: pages by `page` and `per_page` besides limit and offset. */
export async function listCountries({ page, per_page, ...query }: Query & { page?: number; per_page?: number }) {
  const limit = per_page ?? query.limit;
  const offset = page === undefined ? query.offset : (page - 1) * limit;
  const list = chosen(COUNTRIES, query, ({ code, en }) => `${en} ${code}`);
  return pageOf(list, { limit, offset });
}
