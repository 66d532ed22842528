import { AppError, type FieldErrors } from '#core/errors.ts';
import { isFactorRequired } from '#core/rules/records/required-factor.ts';
import { type Actor, EVERYTHING } from '../../../../db/scope.ts';
import { type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { authorize, found } from '../../../../http/answer/refuse.ts';
import { enqueueMail } from '../../../../mail/outbox.ts';
import { type FactorChange, factorChangedLetter } from '../../auth/factor/factors.letters.ts';
import {
  type LoginAccount,
  listPasskeys,
  lockLoginAccount,
  refreshHasFactor,
  replaceRecoveryCodes,
} from '../../auth/factor/factors.queries.ts';
import { endSessionsOf } from '../../auth/session/sessions.queries.ts';
import { confirmPassword, forgetTries, wrongPassword } from '../account/confirm-password.ts';
import { getUser, passwordHashOf } from '../users.queries.ts';

/** beyond § 18: one's own only. 403 for superusers, who can see that the user exists; for others no one is there, not even a colleague. */
export async function refuseOthersFactors({ db }: Deps, actor: Actor, id: number): Promise<void> {
  if (id === actor.id) return;
  found(actor.is_superuser ? await getUser(db, EVERYTHING, id) : undefined);
  authorize(actor, 'user.factors', { user_id: id });
}

interface Visit {
  deps: Deps;
  actor: Actor;
  params: { id: number; key_id?: number };
}

/** Access, before the shape of the body is looked at. */
export async function examineFactors({ deps, actor, params: { id, key_id } }: Visit): Promise<FieldErrors> {
  await refuseOthersFactors(deps, actor, id);
  if (key_id !== undefined) found((await listPasskeys(deps.db, id)).find((passkey) => passkey.id === key_id));
  return {};
}

/** A change of the caller's own factors, under the lock of the account. */
export async function changeFactors<T>(
  deps: Deps,
  actor: Actor,
  id: number,
  work: (tx: Tx, account: LoginAccount) => Promise<T>,
): Promise<T> {
  await refuseOthersFactors(deps, actor, id);
  return transaction(deps, actor, async (tx) => work(tx, found(await lockLoginAccount(tx.db, id))));
}

/** The same with the current password, which is hashed before anything is locked. */
export async function changeWithPassword<T>(
  deps: Deps,
  actor: Actor,
  id: number,
  password: string,
  work: (tx: Tx, account: LoginAccount) => Promise<T>,
): Promise<T> {
  await refuseOthersFactors(deps, actor, id);
  const hash = await confirmPassword(deps, id, password);
  const result = await changeFactors(deps, actor, id, async (tx, account) => {
    if ((await passwordHashOf(tx.db, id)) !== hash) throw wrongPassword();
    return work(tx, account);
  });
  await forgetTries(deps, id);
  return result;
}

export async function mailChange(
  tx: Tx,
  { config }: Deps,
  { email }: LoginAccount,
  change: FactorChange,
  name?: string,
): Promise<void> {
  const letter = factorChangedLetter({ publicUrl: config.PUBLIC_URL, change, ...(name !== undefined && { name }) });
  await enqueueMail(tx, config, email, letter);
}

/** After a factor was added or removed: ends the other sessions and tells the user by email. */
export async function finishFactorChange(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  account: LoginAccount,
  { change, name }: { change: FactorChange; name?: string },
): Promise<void> {
  const has_factor = await refreshHasFactor(tx.db, account.id);
  if (!has_factor) {
    if (isFactorRequired(deps.config.REQUIRE_FACTOR, account)) throw new AppError('last_factor_required');
    await replaceRecoveryCodes(tx.db, account.id, []);
  }
  await endSessionsOf(tx.db, account.id, tx.now, actor.session_id);
  await mailChange(tx, deps, account, change, name);
}
