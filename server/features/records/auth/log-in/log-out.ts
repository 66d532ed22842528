import type { Actor } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { judgeRefreshToken } from '../session/judge-refresh-token.ts';
import { endSession } from '../session/sessions.queries.ts';

/**
 * Ends the session: its refresh family and its access tokens (decisions §11). The session of the refresh token ends, too,
 * where it is another one: its cookie is cleared, so nobody but a thief could still use it.
 */
export function logOut(deps: Deps, actor: Actor, refresh: string | undefined): Promise<void> {
  return transaction(deps, actor, async (tx) => {
    const shown = refresh === undefined ? null : await judgeRefreshToken(tx, refresh);
    if (shown) await endSession(tx.db, shown.actor.session_id, tx.now);
    await endSession(tx.db, actor.session_id, tx.now);
  });
}
