import type { User } from '#core/contract/records/users.ts';
import { AppError, type FieldErrors } from '#core/errors.ts';
import { statusLookup, USER_STATUS } from '#core/lookups.ts';
import { can } from '#core/rules/records/permissions.ts';
import { recordHistory } from '../../../../db/history.ts';
import { type Actor, visibleTo } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { found, refuseFields } from '../../../../http/answer/refuse.ts';
import { endSessions } from '../../auth/session/end-sessions.ts';
import { confirmAddress } from '../../auth/sign-up/confirm-address.ts';
import { examineUser } from '../account/examine-user.ts';
import { presentUser } from '../read/users.present.ts';
import { getUser, lockUser, updateUser } from '../users.queries.ts';

interface StatusChange {
  user_id?: number | undefined;
  status_id: number;
}

const wrongUser = (id: number, { user_id }: Partial<StatusChange>): FieldErrors =>
  user_id === undefined || user_id === id ? {} : { user_id: ['This is not the user in the URL.'] };

const userExists = examineUser();

/** The user, checked before the shape of the body; also a `user_id` that is not theirs. */
export async function examineStatus(visit: Parameters<typeof userExists>[0] & { given: Partial<StatusChange> }) {
  return { ...(await userExists(visit)), ...wrongUser(visit.params.id, visit.given) };
}

/** Blocking ends all sessions at once. Activating an unconfirmed address confirms the address, but not its sign-ups. */
export async function setUserStatus(deps: Deps, actor: Actor, id: number, change: StatusChange): Promise<User> {
  return transaction(deps, actor, async (tx) => {
    const locked = found(await lockUser(tx.db, id));
    refuseFields(wrongUser(id, change));
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
