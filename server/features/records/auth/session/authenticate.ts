import { inBatchesOf } from '../../../../db/in-batches.ts';
import { type AccountLimit, refuseBeyond } from '../../../../db/limits.ts';
import type { Actor } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { actorsOfSessions, countedActorsOfSessions } from '../auth.queries.ts';
import { readAccessToken } from './access-token.ts';
import { judgeRefreshToken } from './judge-refresh-token.ts';

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

/** The session's user, when the token is that user's: every claim is compared (security rule 31). */
async function actorByAccess(deps: Deps, access: string, limit: AccountLimit | undefined): Promise<Actor | null> {
  const claims = await readAccessToken(deps, access);
  if (!claims) return null;
  const { sid, sub } = claims;
  const actor = limit ? await countedActor(deps, sid, limit) : await actorOfSession(deps.db, sid);
  return actor && String(actor.id) === sub ? actor : null;
}

/** Who is calling, as the database knows them now: a token only names the session (security rules 2, 5). Counted, where a call is. */
export async function authenticate(
  deps: Deps,
  { access, refresh }: { access?: string | undefined; refresh?: string | undefined },
  limit?: AccountLimit,
): Promise<Actor | null> {
  // First, whatever the access token says: a reused one ends its family wherever it is shown.
  const judged = refresh === undefined ? null : await transaction(deps, null, (tx) => judgeRefreshToken(tx, refresh));
  const actor = access === undefined ? null : await actorByAccess(deps, access, limit);
  return actor ?? judged?.actor ?? null;
}
