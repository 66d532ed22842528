import { CompanyListQuery, type listCompanies } from '#core/contract/companies.ts';
import type { Input } from '#core/contract/endpoint.ts';
import { COMPANY_STATUSES } from '#core/lookups.ts';
import { type ListState, pageQuery } from '#web/lib/list-state.ts';

export type CompaniesQuery = NonNullable<Input<typeof listCompanies>['query']>;

export const COMPANY_LIST = { sort: '-created_date', filters: ['status'] } as const;
export type CompanyFilter = (typeof COMPANY_LIST.filters)[number];

/** spec §9: companies come by twenty. */
export const COMPANIES_SHOWN = 20;

/** The address's words as the call's query. What the server could not read is left out: an address is typed by hand. */
export function companiesQuery(state: ListState<CompanyFilter>): CompaniesQuery {
  return {
    ...pageQuery(state, COMPANIES_SHOWN),
    ordering: CompanyListQuery.shape.ordering.safeParse(state.sort).data,
    status__name: COMPANY_STATUSES.find(({ name }) => name.toLowerCase() === state.filters.status)?.name,
  };
}
