import { keepPreviousData, queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { LIMIT_MAX } from '#core/constants.ts';
import type { Input } from '#core/contract/endpoint.ts';
import { getUser, listLogins, listUserCompanies, listUsers, type User, UserListQuery } from '#core/contract/users.ts';
import { USER_STATUSES } from '#core/lookups.ts';
import { call } from '#web/lib/call.ts';
import { type ListState, pageQuery } from '#web/lib/list-state.ts';
import { reading } from '#web/lib/query.ts';

type UsersQuery = NonNullable<Input<typeof listUsers>['query']>;

export const USER_LIST = { sort: '-date_joined', filters: ['status', 'role'] } as const;
export type UserFilter = (typeof USER_LIST.filters)[number];

/** The address's words as the call's filters. What the server could not read is left out: an address is typed by hand. */
export function usersQuery(state: ListState<UserFilter>): UsersQuery {
  const { status, role } = state.filters;
  const wanted = USER_STATUSES.find(({ name }) => name.toLowerCase() === status);
  return {
    ...pageQuery(state),
    ordering: UserListQuery.shape.ordering.safeParse(state.sort).data,
    status__name: wanted?.name as UsersQuery['status__name'],
    is_superuser: role === 'superuser' ? 'true' : role === 'user' ? 'false' : undefined,
  };
}

export const useUsers = (state: ListState<UserFilter>) =>
  useQuery({ ...reading(listUsers, { query: usersQuery(state) }), placeholderData: keepPreviousData });

/** How many users there are in all and of each status: the numbers on the views. */
export function useUserCounts(): Record<string, number | undefined> {
  const names = ['', ...USER_STATUSES.map(({ name }) => name)];
  return useQueries({
    queries: names.map((name) =>
      reading(listUsers, { query: { limit: 1, status__name: (name || undefined) as UsersQuery['status__name'] } }),
    ),
    combine: (answers) => Object.fromEntries(names.map((name, at) => [name.toLowerCase(), answers[at]?.data?.count])),
  });
}

/** The whole filtered set, page by page: for the export. */
export async function loadAllUsers(state: ListState<UserFilter>): Promise<User[]> {
  const all: User[] = [];
  for (;;) {
    const query = { ...usersQuery(state), limit: LIMIT_MAX, offset: all.length };
    const { results, count } = await call(listUsers, { query });
    all.push(...results);
    if (results.length === 0 || all.length >= count) return all;
  }
}

export const userReading = (id: number) => reading(getUser, { params: { id: String(id) } });

export const loginsReading = (id: number, page: number) =>
  queryOptions({
    ...reading(listLogins, {
      params: { id: String(id) },
      query: { limit: LOGINS_SHOWN, offset: (page - 1) * LOGINS_SHOWN },
    }),
    placeholderData: keepPreviousData,
  });
export const LOGINS_SHOWN = 5;

export const companiesReading = (id: number) =>
  reading(listUserCompanies, { params: { id: String(id) }, query: { limit: LIMIT_MAX, ordering: 'name' } });

/** What shows a user: out of date once a user has changed. */
export const USER_READS = ['getProfile', 'getUser', 'listUsers', 'listStatusesOfUser'] as const;
