import type { Actor } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { endSession } from '../session/sessions.queries.ts';
import { verifyRefreshToken } from '../session/verify-refresh-token.ts';

/**
 * Ends the session: its refresh token family and its access tokens (decisions §11). If the refresh token belongs to a
 * different session, that one ends too: its cookie is cleared, so only a thief could still use it.
 */
export function logOut(deps: Deps, actor: Actor, refresh: string | undefined): Promise<void> {
  return transaction(deps, actor, async (tx) => {
    const presented = refresh === undefined ? null : await verifyRefreshToken(tx, refresh);
    if (presented) await endSession(tx.db, presented.actor.session_id, tx.now);
    await endSession(tx.db, actor.session_id, tx.now);
  });
}
