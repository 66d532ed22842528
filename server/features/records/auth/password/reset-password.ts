import { AppError } from '#core/errors.ts';
import { hashPassword } from '../../../../crypto/passwords.ts';
import { hashSecret } from '../../../../crypto/secrets.ts';
import { recordHistory } from '../../../../db/history.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { findReset, lockAccount, setPassword } from '../auth.queries.ts';
import { endSessions } from '../session/end-sessions.ts';

/** Includes `email` for expired links too, for the message; null for unknown ones. */
export async function checkResetToken({ db, clock }: Deps, { token }: { token: string }) {
  const reset = await findReset(db, hashSecret(token), clock.now());
  return { is_valid: reset?.is_valid ?? false, email: reset?.email ?? null };
}

/** Ends all sessions of the user and invalidates the link. */
export async function resetPassword(deps: Deps, token: string, { password }: { password: string }) {
  const hash = hashSecret(token);
  const known = await findReset(deps.db, hash, deps.clock.now());
  if (!known?.is_valid) throw new AppError('token_invalid');
  const password_hash = await hashPassword(password);
  return transaction(deps, { id: known.user_id }, async (tx) => {
    // The account lock serializes concurrent uses: the second one finds the link already used.
    await lockAccount(tx.db, known.email);
    const reset = await findReset(tx.db, hash, tx.now);
    if (!reset?.is_valid) throw new AppError('token_invalid');
    await setPassword(tx.db, reset.user_id, password_hash);
    await endSessions(tx, reset.user_id);
    recordHistory(tx, { model: 'user', object_id: reset.user_id, action: 'password reset' });
    return { email: reset.email };
  });
}
