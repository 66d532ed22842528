import { randomUUID } from 'node:crypto';
import { REFRESH_TOKEN_DAYS } from '#core/constants.ts';
import type { Tokens } from '#core/contract/records/auth.ts';
import { AppError } from '#core/errors.ts';
import { addSeconds } from '../../../../base/clock.ts';
import { hashSecret, newSecret } from '../../../../crypto/secrets.ts';
import { type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import type { Origin } from '../../../../http/serve.ts';
import { signAccessToken } from './access-token.ts';
import { recordLogin } from './record-login.ts';
import { insertRefreshToken, insertSession, touchLastLogin } from './sessions.queries.ts';

const refreshExpiry = (now: Date): Date => addSeconds(now, REFRESH_TOKEN_DAYS * 86_400);

/** Adds a refresh token to a session's family. The token is opaque; only its hash is stored (security rule 8). */
export async function issueRefreshToken(tx: Tx, session_id: string, parent_hash: string | null) {
  const refresh = newSecret();
  const expires_date = refreshExpiry(tx.now);
  await insertRefreshToken(tx.db, { hash: hashSecret(refresh), session_id, parent_hash, expires_date });
  return { refresh, expires_date };
}

/** Creates a session with its first tokens and records the login. With `password_hash`, fails if the password has changed since. */
export async function openSession(
  deps: Deps,
  userId: number,
  origin: Origin,
  { password_hash }: { password_hash?: string } = {},
): Promise<Tokens> {
  const id = randomUUID();
  const { refresh } = await transaction(deps, { id: userId }, async (tx) => {
    const session = { id, user_id: userId, created_date: tx.now, expires_date: refreshExpiry(tx.now) };
    await insertSession(tx.db, session);
    if (!(await touchLastLogin(tx.db, userId, tx.now, password_hash))) throw new AppError('invalid_login');
    return issueRefreshToken(tx, id, null);
  });
  await recordLogin(deps, userId, origin, true);
  return { access: await signAccessToken(deps, userId, id), refresh };
}
