import type { Tokens } from '#core/contract/records/auth.ts';
import { AppError } from '#core/errors.ts';
import { USER_STATUS } from '#core/lookups.ts';
import { passwordMatches } from '../../../../crypto/passwords.ts';
import type { Deps } from '../../../../deps.ts';
import type { Origin } from '../../../../http/serve.ts';
import { findAccount, newestSignUp } from '../auth.queries.ts';
import { openSession } from '../session/open-session.ts';
import { recordLogin } from '../session/record-login.ts';

const queues = new Map<string, Promise<unknown>>();

/** Per-key mutex: calls with the same key run one at a time, in the order they were made. */
function serialize<T>(key: string, work: () => Promise<T>): Promise<T> {
  const previous = queues.get(key) ?? Promise.resolve();
  const current = previous.then(work, work);
  queues.set(key, current);
  const cleanUp = () => {
    if (queues.get(key) === current) queues.delete(key);
  };
  current.then(cleanUp, cleanUp);
  return current;
}

/** security rule 10: the eleventh wrong attempt is rejected with 429; a successful login resets the count. */
const WRONG_TRIES = { tries: 10, seconds: 15 * 60 };

/**
 * Response and timing are the same for known and unknown addresses, which prevents account enumeration. Attempts on one
 * address are serialized, so that parallel requests cannot exceed the limit.
 */
export function logIn(
  deps: Deps,
  { username, password }: { username: string; password: string },
  origin: Origin,
): Promise<Tokens> {
  return serialize(username, async () => {
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
