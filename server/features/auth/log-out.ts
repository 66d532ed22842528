import type { Actor } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { endSession } from './sessions.queries.ts';

/** Ends the session: its refresh family and its access tokens (decisions §11). */
export async function logOut({ db, clock }: Deps, actor: Actor): Promise<void> {
  await endSession(db, actor.session_id, clock.now());
}
