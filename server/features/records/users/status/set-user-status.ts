import type { User } from '#core/contract/records/users.ts';
import { AppError, fieldError } from '#core/errors.ts';
import { statusLookup, USER_STATUS } from '#core/lookups.ts';
import { can } from '#core/rules/records/permissions.ts';
import { recordHistory } from '../../../../db/history.ts';
import { type Actor, visibleTo } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { endSessions } from '../../auth/session/end-sessions.ts';
import { confirmAddress } from '../../auth/sign-up/confirm-address.ts';
import { presentUser } from '../read/users.present.ts';
import { getUser, lockUser, updateUser } from '../users.queries.ts';

interface StatusChange {
  user_id?: number | undefined;
  status_id: number;
}

/** Blocking ends all sessions at once. Activating an unconfirmed address confirms the address, but not its sign-ups. */
export async function setUserStatus(deps: Deps, actor: Actor, id: number, change: StatusChange): Promise<User> {
  if (change.user_id !== undefined && change.user_id !== id) {
    throw fieldError('user_id', 'This is not the user in the URL.');
  }
  return transaction(deps, actor, async (tx) => {
    const locked = found(await lockUser(tx.db, id));
    if (!can(actor, 'user.set_status', { user_id: id })) throw new AppError('own_status');
    const { status_id } = change;
    if (status_id !== locked.status_id) {
      await updateUser(tx.db, id, { status_id });
      if (status_id !== USER_STATUS.active) {
        await endSessions(tx, id);
        for (const react of deps.reactions.accessLost) await react(tx, id);
      } else await confirmAddress(tx, deps.config, { id, ...locked });
      const changes = [
        { field: 'status', from: statusLookup(locked.status_id).name, to: statusLookup(status_id).name },
      ];
      recordHistory(tx, { model: 'user', object_id: id, action: 'status changed', changes });
    }
    return presentUser(found(await getUser(tx.db, visibleTo(actor), id)));
  });
}
