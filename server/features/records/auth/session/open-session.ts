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
import { insertRefreshToken, insertSession, type Proof, touchLastLogin } from './sessions.queries.ts';

const refreshExpiry = (now: Date): Date => addSeconds(now, REFRESH_TOKEN_DAYS * 86_400);

/** Adds a refresh token to a session's family. The token is opaque; only its hash is stored (security rule 8). */
export async function issueRefreshToken(tx: Tx, session_id: string, parent_hash: string | null) {
  const refresh = newSecret();
  const expires_date = refreshExpiry(tx.now);
  await insertRefreshToken(tx.db, { hash: hashSecret(refresh), session_id, parent_hash, expires_date });
  return { refresh, expires_date };
}

interface Started {
  session_id: string;
  refresh: string;
}

/** Creates a session with its first refresh token, in the caller's transaction. Call `completeLogin` after it. */
export async function startSession(tx: Tx, user_id: number, proof: Proof): Promise<Started> {
  const session_id = randomUUID();
  const expires_date = refreshExpiry(tx.now);
  await insertSession(tx.db, { id: session_id, user_id, created_date: tx.now, expires_date });
  if (!(await touchLastLogin(tx.db, user_id, tx.now, proof))) {
    throw new AppError(proof.password_hash === undefined ? 'login_again' : 'invalid_login');
  }
  const { refresh } = await issueRefreshToken(tx, session_id, null);
  return { session_id, refresh };
}

/** Records the login and signs the access token. */
export async function completeLogin(deps: Deps, user_id: number, started: Started, origin: Origin): Promise<Tokens> {
  await recordLogin(deps, user_id, origin, true);
  return { access: await signAccessToken(deps, user_id, started.session_id), refresh: started.refresh };
}

/** Creates a session with its first tokens and records the login. With `password_hash`, fails if the password has changed since. */
export async function openSession(deps: Deps, userId: number, origin: Origin, proof: Proof = {}): Promise<Tokens> {
  const started = await transaction(deps, { id: userId }, (tx) => startSession(tx, userId, proof));
  return completeLogin(deps, userId, started, origin);
}
