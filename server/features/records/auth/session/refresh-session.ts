import type { Tokens } from '#core/contract/records/auth.ts';
import { AppError } from '#core/errors.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { signAccessToken } from './access-token.ts';
import { issueRefreshToken } from './open-session.ts';
import { extendSession, markRotated } from './sessions.queries.ts';
import { verifyRefreshToken } from './verify-refresh-token.ts';

/** Refresh token rotation: exchanges the token for a successor and extends the session by 30 days. */
export async function refreshSession(deps: Deps, refresh: string | undefined): Promise<Tokens> {
  if (!refresh) throw new AppError('unauthenticated');
  const issued = await transaction(deps, null, async (tx) => {
    const verified = await verifyRefreshToken(tx, refresh);
    if (!verified) return null;
    const { token, actor } = verified;
    if (token.rotated_date === null) await markRotated(tx.db, token.hash, tx.now);
    const next = await issueRefreshToken(tx, token.session_id, token.hash);
    await extendSession(tx.db, token.session_id, next.expires_date);
    return { refresh: next.refresh, actor };
  });
  // Thrown outside the transaction, so that ending a reused family is committed.
  if (!issued) throw new AppError('unauthenticated');
  const { refresh: next, actor } = issued;
  return { access: await signAccessToken(deps, actor.id, actor.session_id), refresh: next };
}
