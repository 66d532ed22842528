import type { Tokens } from '#core/contract/records/auth.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { signAccessToken } from './access-token.ts';
import { issueRefreshToken } from './open-session.ts';
import { extendSession, markRotated } from './sessions.queries.ts';
import { verifyRefreshToken } from './verify-refresh-token.ts';

/** Refresh token rotation: exchanges the token for a successor and extends the session by 30 days; null if the token is not valid. */
export async function refreshSession(deps: Deps, refresh: string | undefined): Promise<Tokens | null> {
  if (!refresh) return null;
  const issued = await transaction(deps, null, async (tx) => {
    const verified = await verifyRefreshToken(tx, refresh);
    if (!verified) return null;
    const { token, actor } = verified;
    if (token.rotated_date === null) await markRotated(tx.db, token.hash, tx.now);
    const next = await issueRefreshToken(tx, token.session_id, token.hash);
    await extendSession(tx.db, token.session_id, next.expires_date);
    return { refresh: next.refresh, actor };
  });
  if (!issued) return null;
  const { refresh: next, actor } = issued;
  return { access: await signAccessToken(deps, actor.id, actor.session_id), refresh: next };
}
