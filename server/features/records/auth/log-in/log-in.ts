import type { Tokens } from '#core/contract/records/auth.ts';
import { AppError } from '#core/errors.ts';
import { USER_STATUS } from '#core/lookups.ts';
import { passwordMatches } from '../../../../crypto/passwords.ts';
import type { Deps } from '../../../../deps.ts';
import type { Origin } from '../../../../http/serve.ts';
import { findAccount, newestSignUp } from '../auth.queries.ts';
import { openSession } from '../session/open-session.ts';
import { recordLogin } from '../session/record-login.ts';

const lines = new Map<string, Promise<unknown>>();

/** Runs what shares a key one after the other, in the order of the calls. */
function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = lines.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  lines.set(key, mine);
  const leave = () => {
    if (lines.get(key) === mine) lines.delete(key);
  };
  mine.then(leave, leave);
  return mine;
}

/** security rule 10: the tenth wrong try is still answered, the next must wait; a right one forgets them. */
const WRONG_TRIES = { tries: 10, seconds: 15 * 60 };

/**
 * The same answer and the same work whether the address is known or not. The tries on one address wait for each other,
 * so that many at once cannot outrun the count.
 */
export function logIn(
  deps: Deps,
  { username, password }: { username: string; password: string },
  origin: Origin,
): Promise<Tokens> {
  return oneAtATime(username, async () => {
    const key = `login:account:${username}`;
    await deps.limits.count(key, WRONG_TRIES);
    const account = await findAccount(deps.db, username);
    const signUp = await newestSignUp(deps.db, account?.id ?? 0);
    const password_hash = account?.password_hash ?? signUp?.password_hash;
    const right = await passwordMatches(password_hash, password);
    if (!account || !right) {
      await recordLogin(deps, account?.id ?? null, origin, false);
      throw new AppError('invalid_login');
    }
    await deps.limits.reset(key);
    if (account.status_id !== USER_STATUS.active) {
      await recordLogin(deps, account.id, origin, false);
      throw new AppError(account.status_id === USER_STATUS.blocked ? 'user_blocked' : 'user_unconfirmed');
    }
    return openSession(deps, account.id, origin, { password_hash: password_hash! });
  });
}
