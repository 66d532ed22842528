import { REFRESH_GRACE_SECONDS } from '#core/constants.ts';
import { addSeconds } from '../../../../base/clock.ts';
import { hashSecret } from '../../../../crypto/secrets.ts';
import type { Actor } from '../../../../db/scope.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { actorsOfSessions } from '../auth.queries.ts';
import {
  endSession,
  findRefreshToken,
  hasUsedSuccessor,
  lockSession,
  type RefreshTokenRow,
} from './sessions.queries.ts';

/**
 * decisions §10: for parallel tabs, a rotated token stays valid for 10 s, any number of times, until one of its successors
 * is used. Any other reuse means that the token was stolen.
 */
async function isReused(tx: Tx, { hash, rotated_date }: RefreshTokenRow): Promise<boolean> {
  if (rotated_date === null) return false;
  const inGracePeriod = tx.now <= addSeconds(rotated_date, REFRESH_GRACE_SECONDS);
  return !inGracePeriod || (await hasUsedSuccessor(tx.db, hash));
}

/**
 * The single check for refresh tokens, used wherever one is accepted (security rules 8 and 31). Returns the user of the
 * active session, or null. A reused token ends its family, even if expired. Locks the session until the transaction ends.
 */
export async function verifyRefreshToken(
  tx: Tx,
  refresh: string,
): Promise<{ token: RefreshTokenRow; actor: Actor } | null> {
  const hash = hashSecret(refresh);
  const known = await findRefreshToken(tx.db, hash);
  if (!known || !(await lockSession(tx.db, known.session_id))) return null;
  // Read again: the token may have been used while we waited for the lock.
  const token = await findRefreshToken(tx.db, hash);
  if (!token) return null;
  if (await isReused(tx, token)) {
    await endSession(tx.db, token.session_id, tx.now);
    return null;
  }
  if (token.expires_date <= tx.now) return null;
  const [actor] = await actorsOfSessions(tx.db, [token.session_id]);
  return actor ? { token, actor } : null;
}
