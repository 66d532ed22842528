import { recordHistory } from '../../../../db/history.ts';
import type { Actor } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { deleteRepresentative } from '../representatives.queries.ts';
import { authorizeRole } from './authorize-role.ts';
import { lockRepresentative } from './read-representative.ts';
import { refuseLastOwner } from './refuse-last-owner.ts';
import { removal } from './role-changes.ts';

/** Removes a representative or withdraws an invitation. Also allowed for removed companies, to revoke access to their records. */
export function removeRepresentative(deps: Deps, actor: Actor, id: number): Promise<void> {
  return transaction(deps, actor, async (tx) => {
    const target = await lockRepresentative(tx, actor, id);
    authorizeRole(actor, target.company_id, target.role);
    await refuseLastOwner(tx, target);
    await deleteRepresentative(tx.db, id);
    if (target.user_id !== null) for (const react of deps.reactions.accessLost) await react(tx, target.user_id);
    recordHistory(tx, removal(target));
  });
}
