import type { ChangePassword } from '#core/contract/records/auth.ts';
import type { User } from '#core/contract/records/users.ts';
import { fieldError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { hashPassword, passwordMatches } from '../../../../crypto/passwords.ts';
import { recordHistory } from '../../../../db/history.ts';
import { type Actor, visibleTo } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { authorize, found } from '../../../../http/answer/refuse.ts';
import { endSessions } from '../../auth/session/end-sessions.ts';
import { presentUser } from '../read/users.present.ts';
import { getUser, lockUser, passwordHashOf, updateUser } from '../users.queries.ts';

const WRONG_TRIES = { tries: 10, seconds: 15 * 60 };

/** decisions §10: ends all other sessions and keeps this one. */
export async function changePassword(deps: Deps, actor: Actor, id: number, body: ChangePassword): Promise<User> {
  const user = found(await getUser(deps.db, visibleTo(actor), id));
  authorize(actor, 'user.set_password', { user_id: id });
  const key = `password:user:${id}`;
  await deps.limits.count(key, WRONG_TRIES);
  // Hashing is expensive, so it happens before locking; the locked row is then checked for changes (optimistic lock).
  const wrong = () => fieldError('current_password', messages.currentPasswordWrong);
  const before = await passwordHashOf(deps.db, id);
  if (!(await passwordMatches(before, body.current_password))) throw wrong();
  const password_hash = await hashPassword(body.new_password);
  await transaction(deps, actor, async (tx) => {
    const locked = found(await lockUser(tx.db, id));
    if (locked.password_hash !== before) throw wrong();
    await updateUser(tx.db, id, { password_hash });
    await endSessions(tx, id, { except: actor.session_id });
    recordHistory(tx, { model: 'user', object_id: id, action: 'password changed' });
  });
  await deps.limits.reset(key);
  return presentUser(user);
}
