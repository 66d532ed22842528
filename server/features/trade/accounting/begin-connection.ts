import { XERO_STATE_MINUTES } from '#core/constants.ts';
import { addSeconds } from '../../../base/clock.ts';
import { hashSecret, newSecret } from '../../../crypto/secrets.ts';
import type { Actor } from '../../../db/scope.ts';
import type { Deps } from '../../../deps.ts';
import { deleteExpiredStates, insertState } from './accounting.queries.ts';
import { requireAccounting } from './call-accounting.ts';

/** Xero's consent URL. The OAuth state is random, bound to this user, and single use (security rule 21). */
export async function beginConnection(deps: Deps, actor: Actor): Promise<{ url: string }> {
  const accounting = requireAccounting(deps);
  const now = deps.clock.now();
  const state = newSecret();
  await deleteExpiredStates(deps.db, now);
  const expires_date = addSeconds(now, XERO_STATE_MINUTES * 60);
  await insertState(deps.db, { hash: hashSecret(state), user_id: actor.id, expires_date });
  return { url: accounting.consentUrl(state) };
}
