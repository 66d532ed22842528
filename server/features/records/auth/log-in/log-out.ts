import type { Actor } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { judgeRefreshToken } from '../session/judge-refresh-token.ts';
import { endSession } from '../session/sessions.queries.ts';

/**
 * Ends the session: its refresh token family and its access tokens (decisions §11). If the refresh token belongs to a
 * different session, that one ends too: its cookie is cleared, so only a thief could still use it.
 */
export function logOut(deps: Deps, actor: Actor, refresh: string | undefined): Promise<void> {
  return transaction(deps, actor, async (tx) => {
    const shown = refresh === undefined ? null : await judgeRefreshToken(tx, refresh);
    if (shown) await endSession(tx.db, shown.actor.session_id, tx.now);
    await endSession(tx.db, actor.session_id, tx.now);
  });
}
