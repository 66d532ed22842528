import { expect, test } from 'vitest';
import { UserListQuery } from '#core/contract/records/users.ts';
import { readListState } from '#web/lib/list-state.ts';
import { USER_LIST, usersQuery } from './users-query.ts';

const queryFor = (search: Record<string, string>) => UserListQuery.parse(usersQuery(readListState(search, USER_LIST)));

test('the default query lists the newest users first', () => {
  expect(queryFor({})).toEqual({ limit: 10, offset: 0, ordering: '-date_joined' });
});

test('view, filter, sort order, page and search are sent to the API', () => {
  expect(
    queryFor({ status: 'blocked', role: 'superuser', login: 'no', company: 'yes', sort: 'name', page: '2', q: 'ada' }),
  ).toEqual({
    limit: 10,
    offset: 10,
    search: 'ada',
    ordering: 'name',
    status__name: 'Blocked',
    is_superuser: true,
    has_logged_in: false,
    has_company: true,
  });
});

test('invalid URL parameters are ignored', () => {
  expect(queryFor({ status: 'x', role: 'constructor', sort: 'password', page: '-3' })).toEqual({
    limit: 10,
    offset: 0,
  });
});
