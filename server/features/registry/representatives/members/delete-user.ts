import type { Actor } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { eraseAccount, lockDeletableAccount } from '../../../records/users/account/erase-account.ts';
import { leaveCompanies } from './leave-companies.ts';

/** decisions §4: rejected while the user is the only owner of a company that is not removed. */
export function deleteUser(deps: Deps, actor: Actor, id: number): Promise<void> {
  return transaction(deps, actor, async (tx) => {
    const { image_file_id, is_superuser } = await lockDeletableAccount(tx, actor, id);
    await leaveCompanies(tx, id);
    await eraseAccount(tx, id, image_file_id);
    for (const react of deps.reactions.accessLost) await react(tx, id, { wasSuperuser: is_superuser });
  });
}
