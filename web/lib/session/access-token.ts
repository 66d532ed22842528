/** Reads the lifetime claims of a token, unverified: the server decides whether it is valid. */
export function readLifetime(token: string): { exp: number; iat: number | null } | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const { exp, iat } = claims as { exp?: unknown; iat?: unknown };
    return typeof exp === 'number' ? { exp, iat: typeof iat === 'number' ? iat : null } : null;
  } catch {
    return null;
  }
}

/**
 * True if the token's exp has passed (spec §4). The lifetime of a token received by this page counts from that moment,
 * so a computer whose clock is ahead does not refresh before every call.
 */
export function hasExpired(token: string, receivedAt: number | null, now: number = Date.now()): boolean {
  const lifetime = readLifetime(token);
  if (!lifetime) return false;
  if (receivedAt !== null && lifetime.iat !== null) return now >= receivedAt + (lifetime.exp - lifetime.iat) * 1000;
  return now >= lifetime.exp * 1000;
}
