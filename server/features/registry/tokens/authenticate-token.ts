import { TOKEN_ROLE } from '#core/rules/records/permissions.ts';
import { addSeconds } from '../../../base/clock.ts';
import { isCompanyToken } from '../../../crypto/company-tokens.ts';
import { hashSecret } from '../../../crypto/secrets.ts';
import { type AccountLimit, refuseBeyond } from '../../../db/limits.ts';
import type { TokenActor } from '../../../db/scope.ts';
import type { Deps } from '../../../deps.ts';
import { recordUse } from './tokens.queries.ts';

/** beyond § 17: calls of one token, whatever they are and wherever they come from. */
const CALLS: AccountLimit = { kind: 'call', rule: { tries: 600, seconds: 60 } };

/**
 * The company token as a principal; null if it is malformed, unknown, expired or revoked, or its company was removed. Throws if the
 * token called too often.
 */
export async function authenticateToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { token, ip }: { token: string; ip: string },
  limit?: AccountLimit,
): Promise<TokenActor | null> {
  if (!isCompanyToken(token)) return null;
  const now = clock.now();
  const limits = limit ? [CALLS, limit] : [CALLS];
  const windows = limits.map(({ kind, rule }) => ({ kind, expires_date: addSeconds(now, rule.seconds) }));
  const used = await recordUse(db, { hash: hashSecret(token), ip, now, windows });
  if (!used) return null;
  for (const { kind, rule } of limits) refuseBeyond(used.hits.get(kind)!, rule, now);
  const { id, name, company_id, scopes } = used;
  return {
    id: null,
    is_superuser: false,
    memberships: [{ company_id, role: TOKEN_ROLE }],
    scopes,
    token: { id, name, company_id },
  };
}
