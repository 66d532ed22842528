import type { UserListQuery } from '#core/contract/records/users.ts';
import { USER_STATUSES } from '#core/lookups.ts';
import { pageOf } from '../../../../db/lists/constant-list.ts';
import { type Actor, visibleTo } from '../../../../db/scope.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { getUser } from '../users.queries.ts';
import { listUsers } from './user-list.queries.ts';
import { presentUser } from './users.present.ts';

interface StatusQuery {
  limit: number;
  offset: number;
  search?: string | undefined;
  ordering?: string | undefined;
}

export async function listUsersPage({ db }: Deps, query: UserListQuery) {
  const { rows, count } = await listUsers(db, query);
  return { results: rows.map(presentUser), count };
}

export async function listUserStatuses(query: StatusQuery) {
  const field = query.ordering?.endsWith('name') ? 'name' : 'id';
  const sign = query.ordering?.startsWith('-') ? -1 : 1;
  const list = USER_STATUSES.filter(({ name }) => name.toLowerCase().includes((query.search ?? '').toLowerCase())).sort(
    (a, b) => (a[field] < b[field] ? -sign : sign),
  );
  return pageOf(list, query);
}

/** Any status can be set for any user: Unconfirmed requires the address to be confirmed again. */
export async function listStatusesOfUser({ db }: Deps, actor: Actor, id: number, query: StatusQuery) {
  found(await getUser(db, visibleTo(actor), id));
  return listUserStatuses(query);
}
