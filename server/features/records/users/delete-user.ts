import { recordHistory } from '../../../db/history.ts';
import { type Actor, visibleTo } from '../../../db/scope.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { authorize, found } from '../../../http/refuse.ts';
import { endSessions } from '../auth/end-sessions.ts';
import { dropFile } from '../files/drop-file.ts';
import { leaveCompanies } from '../../registry/representatives/leave-companies.ts';
import { eraseUser, getUser, lockUser } from './users.queries.ts';

/** decisions §4: refused while the user is the only owner of a company that is not removed. */
export function deleteUser(deps: Deps, actor: Actor, id: number): Promise<void> {
  return transaction(deps, actor, async (tx) => {
    await lockUser(tx.db, id);
    const user = found(await getUser(tx.db, visibleTo(actor), id));
    authorize(actor, 'user.delete', { user_id: id });
    await leaveCompanies(tx, id);
    await endSessions(tx, id);
    await eraseUser(tx.db, id, tx.now);
    if (user.image_file_id !== null) await dropFile(tx, user.image_file_id);
    recordHistory(tx, { model: 'user', object_id: id, action: 'deleted' });
  });
}
