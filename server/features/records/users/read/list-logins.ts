import type { LoginListQuery, UserCompanyListQuery } from '#core/contract/records/users.ts';
import { type Actor, visibleTo } from '../../../../db/scope.ts';
import type { Deps } from '../../../../deps.ts';
import { authorize, found } from '../../../../http/answer/refuse.ts';
import { listLoginsOf } from '../../auth/session/logins.queries.ts';
import { getUser } from '../users.queries.ts';
import { listCompaniesOf } from './list-user-companies.ts';
import { presentLogin } from './users.present.ts';

/** decisions §11: only the user and superusers. */
async function authorizeDetails({ db }: Deps, actor: Actor, id: number): Promise<void> {
  found(await getUser(db, visibleTo(actor), id));
  authorize(actor, 'user.see_logins', { user_id: id });
}

export async function listLogins(deps: Deps, actor: Actor, id: number, query: LoginListQuery) {
  await authorizeDetails(deps, actor, id);
  const { results, count } = await listLoginsOf(deps.db, id, query);
  return { results: results.map(presentLogin), count };
}

export async function listUserCompanies(deps: Deps, actor: Actor, id: number, query: UserCompanyListQuery) {
  await authorizeDetails(deps, actor, id);
  return listCompaniesOf(deps.db, id, query);
}
