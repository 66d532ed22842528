import { hashSecret } from '../../adapters/secrets.ts';
import { inBatchesOf } from '../../db/in-batches.ts';
import { type AccountLimit, refuseBeyond } from '../../db/limits.ts';
import type { Actor } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { sessionOfAccessToken } from './access-token.ts';
import { actorsOfSessions, countedActorsOfSessions } from './auth.queries.ts';
import { findRefreshToken } from './sessions.queries.ts';

/** Calls that come at once share the question whose they are. Each is asked after its call came: a session that was ended before is not found. */
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

/** Who is calling, as the database knows them now: a token only names the session (security rules 2, 5). Counted, where a call is. */
export async function authenticate(
  deps: Deps,
  { access, refresh }: { access?: string | undefined; refresh?: string | undefined },
  limit?: AccountLimit,
): Promise<Actor | null> {
  const byAccess = access === undefined ? null : await sessionOfAccessToken(deps, access);
  if (byAccess !== null) {
    const actor = limit ? await countedActor(deps, byAccess, limit) : await actorOfSession(deps.db, byAccess);
    if (actor) return actor;
  }
  if (refresh === undefined) return null;
  const token = await findRefreshToken(deps.db, hashSecret(refresh));
  if (!token || token.expires_date <= deps.clock.now()) return null;
  return actorOfSession(deps.db, token.session_id);
}
