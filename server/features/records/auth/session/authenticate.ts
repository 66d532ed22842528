import { inBatchesOf } from '../../../../db/in-batches.ts';
import { type AccountLimit, refuseBeyond } from '../../../../db/limits.ts';
import type { Actor } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { actorsOfSessions, countedActorsOfSessions } from '../auth.queries.ts';
import { readAccessToken } from './access-token.ts';
import { verifyRefreshToken } from './verify-refresh-token.ts';

/** Concurrent lookups are batched. A batch is queried after its calls arrived, so a session that ended earlier is not found. */
const LIMITS = { atOnce: 2, items: 100, weight: 100, weightOf: () => 1 };
const actorOfSession = inBatchesOf(actorsOfSessions, LIMITS);
const countedActorOfSession = inBatchesOf(countedActorsOfSessions, LIMITS);

async function countedActor(deps: Deps, session_id: string, limit: AccountLimit): Promise<Actor | null> {
  const now = deps.clock.now();
  const counted = await countedActorOfSession(deps.db, { session_id, limit, now });
  if (!counted) return null;
  refuseBeyond(counted.hit, limit.rule, now);
  return counted.actor;
}

/** The session's user, if the token's subject is the same user: every claim is verified (security rule 31). */
async function actorByAccess(deps: Deps, access: string, limit: AccountLimit | undefined): Promise<Actor | null> {
  const claims = await readAccessToken(deps, access);
  if (!claims) return null;
  const { sid, sub } = claims;
  const actor = limit ? await countedActor(deps, sid, limit) : await actorOfSession(deps.db, sid);
  return actor && String(actor.id) === sub ? actor : null;
}

/**
 * Resolves the caller from the database on every request; the token only identifies the session (security rules 2, 5).
 * With a limit, the same statement counts the call against the account.
 */
export async function authenticate(
  deps: Deps,
  { access, refresh }: { access?: string | undefined; refresh?: string | undefined },
  limit?: AccountLimit,
): Promise<Actor | null> {
  // Checked first, even with a valid access token: a reused refresh token ends its family wherever it is presented.
  const verified =
    refresh === undefined ? null : await transaction(deps, null, (tx) => verifyRefreshToken(tx, refresh));
  const actor = access === undefined ? null : await actorByAccess(deps, access, limit);
  return actor ?? verified?.actor ?? null;
}
