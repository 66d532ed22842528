import { hashSecret } from '../../adapters/secrets.ts';
import { inBatchesOf } from '../../db/in-batches.ts';
import type { AccountLimit } from '../../db/limits.ts';
import type { Actor } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { sessionOfAccessToken } from './access-token.ts';
import { actorsOfSessions, countedActorOfSession } from './auth.queries.ts';
import { findRefreshToken } from './sessions.queries.ts';

/** Calls that come at once share the question whose they are. Each is asked after its call came: a session that was ended before is not found. */
const actorOfSession = inBatchesOf(actorsOfSessions, { atOnce: 2, items: 100, weight: 100, weightOf: () => 1 });

/** Who is calling, as the database knows them now: a token only names the session (security rules 2, 5). Counted, where a call is. */
export async function authenticate(
  deps: Deps,
  { access, refresh }: { access?: string | undefined; refresh?: string | undefined },
  limit?: AccountLimit,
): Promise<Actor | null> {
  const byAccess = access === undefined ? null : await sessionOfAccessToken(deps, access);
  if (byAccess !== null) {
    const actor = limit
      ? await countedActorOfSession(deps.db, byAccess, limit, deps.clock.now())
      : await actorOfSession(deps.db, byAccess);
    if (actor) return actor;
  }
  if (refresh === undefined) return null;
  const token = await findRefreshToken(deps.db, hashSecret(refresh));
  if (!token || token.expires_date <= deps.clock.now()) return null;
  return actorOfSession(deps.db, token.session_id);
}
