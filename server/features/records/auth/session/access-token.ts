import { jwtVerify, SignJWT } from 'jose';
import { ACCESS_TOKEN_SECONDS } from '#core/constants.ts';
import { addSeconds } from '../../../../base/clock.ts';
import { failpoint } from '../../../../base/failpoints.ts';
import type { Deps } from '../../../../deps.ts';

/** security rule 7: one algorithm, a distinct token type, and no claims beyond the session and its user. */
const CLAIMS = { issuer: 'safeharbor', audience: 'safeharbor-api', typ: 'at+jwt' };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Tolerated clock skew between processes. */
const CLOCK_SKEW_SECONDS = 60;

/** The session (`sid`) and user (`sub`) that a token claims. */
export interface AccessClaims {
  readonly sid: string;
  readonly sub: string;
}

const key = (secret: string): Uint8Array => new TextEncoder().encode(secret);

export function signAccessToken({ clock, jwtSecrets }: Deps, userId: number, sessionId: string): Promise<string> {
  const now = clock.now();
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: CLAIMS.typ })
    .setSubject(String(userId))
    .setIssuer(CLAIMS.issuer)
    .setAudience(CLAIMS.audience)
    .setIssuedAt(now)
    .setExpirationTime(addSeconds(now, ACCESS_TOKEN_SECONDS))
    .sign(key(jwtSecrets[0]!));
}

/** Cache size; the oldest entry is evicted first. */
const REMEMBERED = 10_000;
/** Memoized signature checks: verifying a signature costs more than the rest of many requests. */
const known = new Map<string, { secret: string; claims: AccessClaims; expires: number }>();

function remember(token: string, secret: string, claims: AccessClaims, exp: number): void {
  const [first] = known.keys();
  if (known.size >= REMEMBERED && first !== undefined) known.delete(first);
  known.set(token, { secret, claims, expires: exp * 1000 });
}

/** The claims of a token signed by one of our keys and not expired. The caller must compare `sub` with the session's user. */
export async function readAccessToken({ clock, jwtSecrets }: Deps, token: string): Promise<AccessClaims | null> {
  const now = clock.now();
  const before = known.get(token);
  if (before && before.expires > now.getTime() && jwtSecrets.includes(before.secret)) return before.claims;
  for (const secret of jwtSecrets) {
    try {
      const { payload } = await jwtVerify(token, key(secret), {
        ...CLAIMS,
        ...(failpoint('accept-any-token-algorithm') ? {} : { algorithms: ['HS256'] }),
        requiredClaims: ['exp', 'iat', 'sub', 'sid'],
        currentDate: now,
      });
      const { sid, sub, iat, exp } = payload;
      if (typeof sid !== 'string' || !UUID.test(sid) || typeof sub !== 'string') return null;
      if (iat! > now.getTime() / 1000 + CLOCK_SKEW_SECONDS) return null;
      const claims = { sid, sub };
      remember(token, secret, claims, exp!);
      return claims;
    } catch {
      // Not signed by this key. Try the next one.
    }
  }
  return null;
}
