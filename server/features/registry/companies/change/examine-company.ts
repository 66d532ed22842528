import { AppError, type FieldErrors } from '#core/errors.ts';
import type { Permission } from '#core/rules/records/permissions.ts';
import { type Actor, rolesIn, visibleTo } from '../../../../db/scope.ts';
import type { Deps } from '../../../../deps.ts';
import { authorize } from '../../../../http/answer/refuse.ts';
import { companyExists } from '../companies.queries.ts';
import { countryFaults } from './company-values.ts';

interface Visit {
  deps: Deps;
  actor: Actor;
  params: { id: number };
  given: { country?: string | undefined };
}

/** Access to a company, checked before the shape of the body; also reports an unknown country. */
export const examineCompany =
  (permission: Permission) =>
  async ({ deps, actor, params, given }: Visit): Promise<FieldErrors> => {
    if (!(await companyExists(deps.db, visibleTo(actor), params.id))) throw new AppError('not_found');
    authorize(actor, permission, { roles: rolesIn(actor, params.id) });
    return countryFaults(given);
  };
