import { COMPANY_STATUSES } from '#core/lookups.ts';
import { lookupPage } from '../../../../db/lists/constant-list.ts';
import { COUNTRIES } from '../../../../lookups/countries.ts';

interface Query {
  limit: number;
  offset: number;
  search?: string | undefined;
  ordering?: string | undefined;
}

export const listCompanyStatuses = async (query: Query) => lookupPage(COMPANY_STATUSES, query, ({ name }) => name);

/** spec §7: supports `page` and `per_page` in addition to limit and offset. */
export async function listCountries({ page, per_page, ...query }: Query & { page?: number; per_page?: number }) {
  const limit = per_page ?? query.limit;
  const offset = page === undefined ? query.offset : (page - 1) * limit;
  return lookupPage(COUNTRIES, { ...query, limit, offset }, ({ code, en }) => `${en} ${code}`);
}
