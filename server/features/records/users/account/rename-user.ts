import type { User, UserNames } from '#core/contract/records/users.ts';
import { changesBetween, recordHistory } from '../../../../db/history.ts';
import { type Actor, visibleTo } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { authorize, found } from '../../../../http/answer/refuse.ts';
import { presentUser } from '../read/users.present.ts';
import { getUser, lockUser, updateUser } from '../users.queries.ts';

export function renameUser(deps: Deps, actor: Actor, id: number, names: UserNames): Promise<User> {
  return transaction(deps, actor, async (tx) => {
    await lockUser(tx.db, id);
    const user = found(await getUser(tx.db, visibleTo(actor), id));
    authorize(actor, 'user.rename', { user_id: id });
    const changes = changesBetween(user, names);
    if (changes.length > 0) {
      await updateUser(tx.db, id, names);
      recordHistory(tx, { model: 'user', object_id: id, action: 'changed', changes });
    }
    return presentUser({ ...user, ...names });
  });
}
