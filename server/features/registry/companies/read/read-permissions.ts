import type { Role } from '#core/lookups.ts';
import { type Principal, rolesIn, visibleTo } from '../../../../db/scope.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { companyExists } from '../companies.queries.ts';

/** decisions §6: the caller's roles in a company; empty for a superuser who is not a member. */
export async function readPermissions({ db }: Deps, actor: Principal, id: number): Promise<Role[]> {
  if (!(await companyExists(db, visibleTo(actor), id))) found(undefined);
  return [...new Set(rolesIn(actor, id))];
}
