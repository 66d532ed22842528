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
 * decisions §10: a rotated token is forgiven for 10 s, as often as asked, while none of its successors was used: parallel
 * tabs. Anything older or later was stolen, by whoever shows it or by whoever showed it first.
 */
async function isReused(tx: Tx, { hash, rotated_date }: RefreshTokenRow): Promise<boolean> {
  if (rotated_date === null) return false;
  const forgiven = tx.now <= addSeconds(rotated_date, REFRESH_GRACE_SECONDS);
  return !forgiven || (await hasUsedSuccessor(tx.db, hash));
}

/**
 * The only judge of refresh tokens, for every place that takes one as a proof (security rules 8 and 31): whose living session
 * it opens, or null. A reused token ends its family here, expired or not. Locks the session until the transaction ends.
 */
export async function judgeRefreshToken(
  tx: Tx,
  refresh: string,
): Promise<{ token: RefreshTokenRow; actor: Actor } | null> {
  const hash = hashSecret(refresh);
  const known = await findRefreshToken(tx.db, hash);
  if (!known || !(await lockSession(tx.db, known.session_id))) return null;
  // Read again: another use may have gone first while the lock was waited for.
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
