import { REFRESH_GRACE_SECONDS } from '#core/constants.ts';
import type { Tokens } from '#core/contract/auth.ts';
import { AppError } from '#core/errors.ts';
import { hashSecret } from '../../adapters/secrets.ts';
import { addSeconds } from '../../clock.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { signAccessToken } from './access-token.ts';
import { actorsOfSessions } from './auth.queries.ts';
import { issueRefreshToken } from './open-session.ts';
import {
  endSession,
  extendSession,
  findRefreshToken,
  hasUsedSuccessor,
  lockSession,
  markRotated,
  type RefreshTokenRow,
} from './sessions.queries.ts';

/**
 * decisions §10: a token that was used already is forgiven for 10 s, as often as asked, while none of its successors
 * was used: parallel tabs. Anything older or later was stolen, by whoever shows it or by whoever showed it first.
 */
async function mayUse(tx: Tx, token: RefreshTokenRow): Promise<boolean> {
  if (token.rotated_date === null) return true;
  const forgiven = tx.now <= addSeconds(token.rotated_date, REFRESH_GRACE_SECONDS);
  return forgiven && !(await hasUsedSuccessor(tx.db, token.hash));
}

export async function refreshSession(deps: Deps, refresh: string | undefined): Promise<Tokens> {
  if (!refresh) throw new AppError('unauthenticated');
  const hash = hashSecret(refresh);
  const issued = await transaction(deps, null, async (tx) => {
    const known = await findRefreshToken(tx.db, hash);
    const session = known && (await lockSession(tx.db, known.session_id));
    if (!session) return null;
    // Read again: another use may have gone first while the lock was waited for.
    const token = await findRefreshToken(tx.db, hash);
    if (!token || token.expires_date <= tx.now) return null;
    const [actor] = await actorsOfSessions(tx.db, [token.session_id]);
    if (!actor) return null;
    if (!(await mayUse(tx, token))) {
      await endSession(tx.db, token.session_id, tx.now);
      return null;
    }
    if (token.rotated_date === null) await markRotated(tx.db, hash, tx.now);
    const next = await issueRefreshToken(tx, token.session_id, hash);
    await extendSession(tx.db, token.session_id, next.expires_date);
    return { refresh: next.refresh, user_id: session.user_id, session_id: token.session_id };
  });
  if (!issued) throw new AppError('unauthenticated');
  return { access: await signAccessToken(deps, issued.user_id, issued.session_id), refresh: issued.refresh };
}
