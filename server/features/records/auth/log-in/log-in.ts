import type { FactorChallenge, Tokens } from '#core/contract/records/auth.ts';
import { AppError } from '#core/errors.ts';
import { USER_STATUS } from '#core/lookups.ts';
import { passwordMatches } from '../../../../crypto/passwords.ts';
import type { Deps } from '../../../../deps.ts';
import type { Origin } from '../../../../http/serve.ts';
import { findAccount, newestSignUp } from '../auth.queries.ts';
import { removeDueFactors } from '../factor/remove-due-factors.ts';
import { beginSecondStep } from '../factor/second-step.ts';
import { openSession } from '../session/open-session.ts';
import { recordLogin } from '../session/record-login.ts';
import { countTry, forgetTries, inTurnOf, takeBackTry } from './login-tries.ts';

/**
 * Response and timing are the same for known and unknown addresses, which prevents account enumeration. With a second factor, the
 * right password neither completes the login nor resets the count of wrong attempts (beyond § 18).
 */
export function logIn(
  deps: Deps,
  { username, password }: { username: string; password: string },
  origin: Origin,
): Promise<Tokens | FactorChallenge> {
  return inTurnOf(username, async () => {
    await countTry(deps, username);
    const account = await findAccount(deps.db, username);
    const signUp = await newestSignUp(deps.db, account?.id ?? 0);
    const password_hash = account?.password_hash ?? signUp?.password_hash;
    const right = await passwordMatches(password_hash, password);
    if (!account || !right) {
      await recordLogin(deps, account?.id ?? null, origin, false);
      throw new AppError('invalid_login');
    }
    const hasFactor = account.has_factor && !(await removeDueFactors(deps, account.id));
    await (hasFactor ? takeBackTry : forgetTries)(deps, username);
    if (account.status_id !== USER_STATUS.active) {
      await recordLogin(deps, account.id, origin, false);
      throw new AppError(account.status_id === USER_STATUS.blocked ? 'user_blocked' : 'user_unconfirmed');
    }
    if (hasFactor) return beginSecondStep(deps, account.id, password_hash!);
    return openSession(deps, account.id, origin, { password_hash: password_hash! });
  });
}
