import type { Representative } from '#core/contract/registry/representatives.ts';
import { AppError, type FieldErrors } from '#core/errors.ts';
import type { Role } from '#core/lookups.ts';
import { recordHistory } from '../../../../db/history.ts';
import { type Actor, visibleTo } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { refuseRemoved } from '../../companies/change/refuse-removed.ts';
import { getRepresentative, hasRole, setRole } from '../representatives.queries.ts';
import { authorizeRole } from './authorize-role.ts';
import { lockRepresentative, readRepresentative } from './read-representative.ts';
import { refuseLastOwner } from './refuse-last-owner.ts';

/** Access to a representative, checked before the shape of the body. */
export async function examineRoleChange({ db }: Deps, actor: Actor, id: number): Promise<FieldErrors> {
  const target = found(await getRepresentative(db, visibleTo(actor), id));
  authorizeRole(actor, target.company_id, target.role);
  return {};
}

/** Takes effect immediately, because permissions are read on every request. */
export function changeRepresentative(
  deps: Deps,
  actor: Actor,
  id: number,
  { role }: { role: Role },
): Promise<Representative> {
  return transaction(deps, actor, async (tx) => {
    const target = await lockRepresentative(tx, actor, id);
    authorizeRole(actor, target.company_id, target.role, role);
    refuseRemoved(target);
    if (role !== target.role) {
      await refuseLastOwner(tx, target);
      if (await hasRole(tx.db, target.company_id, target.email, role)) throw new AppError('representative_exists');
      await setRole(tx.db, id, role);
      if (target.user_id !== null) for (const react of deps.reactions.accessLost) await react(tx, target.user_id);
      const changes = [{ field: 'role', from: target.role, to: role }];
      recordHistory(tx, { model: 'representative', object_id: id, action: 'role changed', changes });
    }
    return readRepresentative(tx.db, actor, id);
  });
}
