import type { ChangePassword } from '#core/contract/records/auth.ts';
import type { User } from '#core/contract/records/users.ts';
import { hashPassword } from '../../../../crypto/passwords.ts';
import { recordHistory } from '../../../../db/history.ts';
import { type Actor, visibleTo } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { authorize, found } from '../../../../http/answer/refuse.ts';
import { endSessions } from '../../auth/session/end-sessions.ts';
import { presentUser } from '../read/users.present.ts';
import { getUser, lockUser, updateUser } from '../users.queries.ts';
import { confirmPassword, forgetTries, wrongPassword } from './confirm-password.ts';

/** decisions §10: ends all other sessions and keeps this one. */
export async function changePassword(deps: Deps, actor: Actor, id: number, body: ChangePassword): Promise<User> {
  const user = found(await getUser(deps.db, visibleTo(actor), id));
  authorize(actor, 'user.set_password', { user_id: id });
  const before = await confirmPassword(deps, id, body.current_password);
  const password_hash = await hashPassword(body.new_password);
  await transaction(deps, actor, async (tx) => {
    const locked = found(await lockUser(tx.db, id));
    if (locked.password_hash !== before) throw wrongPassword();
    await updateUser(tx.db, id, { password_hash });
    await endSessions(tx, id, { except: actor.session_id });
    recordHistory(tx, { model: 'user', object_id: id, action: 'password changed' });
  });
  await forgetTries(deps, id);
  return presentUser(user);
}
