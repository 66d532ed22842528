import { keepPreviousData, queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Output } from '#core/contract/endpoint.ts';
import { getUser, listLogins, listUserCompanies, listUsers } from '#core/contract/records/users.ts';
import { getCompany } from '#core/contract/registry/companies.ts';
import { USER_STATUSES } from '#core/lookups.ts';
import { pageReading, useCounts } from '#web/lib/call/list-page.ts';
import { reading } from '#web/lib/call/query.ts';
import type { ListState } from '#web/lib/list-state.ts';
import { type UserFilter, type UsersQuery, usersQuery } from './list/users-query.ts';

export const useUsers = (state: ListState<UserFilter>) =>
  useQuery(pageReading(listUsers, { query: usersQuery(state) }));

const viewOf = (name: string): { query: UsersQuery } => ({
  query: { limit: 1, status__name: (name || undefined) as UsersQuery['status__name'] },
});

/** User counts per status, for the tabs. */
export const useUserCounts = () =>
  useCounts(listUsers, {
    '': viewOf(''),
    ...Object.fromEntries(USER_STATUSES.map(({ name }) => [name.toLowerCase(), viewOf(name)])),
  });

/** One user. The list's row is placeholder data until the response arrives. */
export function useUser(id: number) {
  const client = useQueryClient();
  const known = () =>
    client
      .getQueriesData<Output<typeof listUsers>>({ queryKey: [listUsers.name] })
      .flatMap(([, page]) => page?.results ?? [])
      .find((user) => user.id === id);
  return useQuery({ ...reading(getUser, { params: { id: String(id) } }), placeholderData: known });
}

export const loginsReading = (id: number, page: number) =>
  queryOptions({
    ...reading(listLogins, {
      params: { id: String(id) },
      query: { limit: LOGINS_SHOWN, offset: (page - 1) * LOGINS_SHOWN },
    }),
    placeholderData: keepPreviousData,
  });
export const LOGINS_SHOWN = 5;

export const companiesReading = (id: number, page: number) =>
  pageReading(listUserCompanies, {
    params: { id: String(id) },
    query: { limit: COMPANIES_SHOWN, offset: (page - 1) * COMPANIES_SHOWN, ordering: 'name' },
  });
export const COMPANIES_SHOWN = 10;

interface QueryOptions {
  enabled?: boolean;
}

/** A page of a user's companies, each loaded separately for its protection dates. */
export function useUserCompanies(id: number, page: number, { enabled = true }: QueryOptions = {}) {
  const { data, isFetched, isPlaceholderData } = useQuery({ ...companiesReading(id, page), enabled });
  const companies = useQueries({
    queries: (data?.results ?? []).map((company) => ({
      ...reading(getCompany, { params: { id: String(company.id) } }),
      enabled,
    })),
  });
  return {
    data,
    companies: companies.map((company) => company.data),
    isKnown: (isFetched || isPlaceholderData) && companies.every((company) => company.isFetched),
  };
}

/** True once both lists have loaded: they render together to avoid layout shift. */
export function useAreListsKnown(id: number, options?: QueryOptions): boolean {
  const companies = useUserCompanies(id, 1, options);
  const logins = useQuery({ ...loginsReading(id, 1), ...options });
  return companies.isKnown && logins.isFetched;
}
