import type { SuperuserChange, User } from '#core/contract/records/users.ts';
import { AppError } from '#core/errors.ts';
import { can } from '#core/rules/records/permissions.ts';
import { displayName } from '#core/rules/text/display-name.ts';
import { recordHistory } from '../../../../db/history.ts';
import { type Actor, EVERYTHING } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { enqueueMail } from '../../../../mail/outbox.ts';
import { superuserLetter } from '../../auth/auth.letters.ts';
import { endSessions } from '../../auth/session/end-sessions.ts';
import { confirmPassword, forgetTries, wrongPassword } from '../account/confirm-password.ts';
import { presentUser } from '../read/users.present.ts';
import { getUser, lockSuperusers, lockUser, passwordHashOf, updateUser } from '../users.queries.ts';

/**
 * beyond §23: grants or removes superuser rights. Ends the user's sessions and emails everyone who is a superuser before or after.
 * The superusers are locked first, so that two of them cannot remove each other.
 */
export async function setSuperuser(deps: Deps, actor: Actor, id: number, change: SuperuserChange): Promise<User> {
  const { is_superuser } = change;
  found(await getUser(deps.db, EVERYTHING, id));
  const hash = await confirmPassword(deps, actor.id, change.current_password);
  if (!can(actor, 'user.set_superuser', { user_id: id })) throw new AppError('own_superuser');
  const user = await transaction(deps, actor, async (tx) => {
    const superusers = await lockSuperusers(tx.db);
    if ((await passwordHashOf(tx.db, actor.id)) !== hash) throw wrongPassword();
    const { email } = found(await lockUser(tx.db, id));
    const before = found(await getUser(tx.db, EVERYTHING, id));
    if (before.is_superuser === is_superuser) return before;
    // The caller may have lost the rights since the request was authenticated.
    if (superusers.every((one) => one.id === id)) throw new AppError('last_superuser');
    if (!superusers.some((one) => one.id === actor.id)) throw new AppError('superuser_only');
    await updateUser(tx.db, id, { is_superuser });
    await endSessions(tx, id);
    if (!is_superuser) for (const react of deps.reactions.accessLost) await react(tx, id, { wasSuperuser: true });
    const changes = [{ field: 'is_superuser', from: !is_superuser, to: is_superuser }];
    const action = is_superuser ? 'made superuser' : 'superuser rights removed';
    recordHistory(tx, { model: 'user', object_id: id, action, changes });
    const by = displayName(found(await getUser(tx.db, EVERYTHING, actor.id)));
    const letter = superuserLetter({ publicUrl: deps.config.PUBLIC_URL, id, email, is_superuser, by });
    for (const to of new Set([...superusers.map((one) => one.email), email])) {
      await enqueueMail(tx, deps.config, to, letter);
    }
    return found(await getUser(tx.db, EVERYTHING, id));
  });
  await forgetTries(deps, actor.id);
  return presentUser(user);
}
