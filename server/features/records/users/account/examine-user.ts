import type { FieldErrors } from '#core/errors.ts';
import type { Permission } from '#core/rules/records/permissions.ts';
import { type Actor, visibleTo } from '../../../../db/scope.ts';
import type { Deps } from '../../../../deps.ts';
import { authorize, found } from '../../../../http/answer/refuse.ts';
import { getUser } from '../users.queries.ts';

interface Visit {
  deps: Deps;
  actor: Actor;
  params: { id: number };
}

/** Access to a user, checked before the shape of the body. Without a permission, the user only has to exist. */
export const examineUser =
  (permission?: Permission) =>
  async ({ deps, actor, params: { id } }: Visit): Promise<FieldErrors> => {
    found(await getUser(deps.db, visibleTo(actor), id));
    if (permission) authorize(actor, permission, { user_id: id });
    return {};
  };
