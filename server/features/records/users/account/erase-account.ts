import { recordHistory } from '../../../../db/history.ts';
import { type Actor, visibleTo } from '../../../../db/scope.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { authorize, found } from '../../../../http/answer/refuse.ts';
import { endReset } from '../../auth/factor/factor-resets.queries.ts';
import { deleteFactors } from '../../auth/factor/factors.queries.ts';
import { endSessions } from '../../auth/session/end-sessions.ts';
import { dropFile } from '../../files/store/drop-file.ts';
import { eraseUser, getUser, lockUser } from '../users.queries.ts';

/** Locks an account that the actor may delete. */
export async function lockDeletableAccount(
  tx: Tx,
  actor: Actor,
  id: number,
): Promise<{ image_file_id: number | null; is_superuser: boolean }> {
  await lockUser(tx.db, id);
  const user = found(await getUser(tx.db, visibleTo(actor), id));
  authorize(actor, 'user.delete', { user_id: id });
  return user;
}

export async function eraseAccount(tx: Tx, id: number, image_file_id: number | null): Promise<void> {
  await endSessions(tx, id);
  await deleteFactors(tx.db, id);
  await endReset(tx.db, id, tx.now);
  await eraseUser(tx.db, id, tx.now);
  if (image_file_id !== null) await dropFile(tx, image_file_id);
  recordHistory(tx, { model: 'user', object_id: id, action: 'deleted' });
}
