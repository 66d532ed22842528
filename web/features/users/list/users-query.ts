import type { Input } from '#core/contract/endpoint.ts';
import { type exportUsers, type listUsers, UserListQuery } from '#core/contract/records/users.ts';
import { USER_STATUSES } from '#core/lookups.ts';
import { type ListState, pageQuery } from '#web/lib/list-state.ts';

export type UsersQuery = NonNullable<Input<typeof listUsers>['query']>;

export const USER_LIST = { sort: '-date_joined', filters: ['status', 'role', 'login', 'company'] } as const;
export type UserFilter = (typeof USER_LIST.filters)[number];

const IS_SUPERUSER = new Map<string, UsersQuery['is_superuser']>([
  ['superuser', 'true'],
  ['user', 'false'],
]);

const TRUE_OR_FALSE = new Map<string, 'true' | 'false'>([
  ['yes', 'true'],
  ['no', 'false'],
]);

/** Maps URL parameters to the API query; invalid values are dropped. */
export function usersQuery(state: ListState<UserFilter>): UsersQuery {
  const status = USER_STATUSES.find(({ name }) => name.toLowerCase() === state.filters.status);
  return {
    ...pageQuery(state),
    ordering: UserListQuery.shape.ordering.safeParse(state.sort).data,
    status__name: status?.name as UsersQuery['status__name'],
    is_superuser: IS_SUPERUSER.get(state.filters.role),
    has_logged_in: TRUE_OR_FALSE.get(state.filters.login),
    has_company: TRUE_OR_FALSE.get(state.filters.company),
  };
}

/** The same query without paging, for the export. */
export function usersExport(state: ListState<UserFilter>): Input<typeof exportUsers> {
  const { limit: _, offset: __, ...query } = usersQuery(state);
  return { query };
}
