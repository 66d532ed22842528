import { randomBytes } from 'node:crypto';
import { FACTOR_MINUTES } from '#core/constants.ts';
import type { Credential } from '#core/contract/records/factor-login.ts';
import { addSeconds } from '../../../../base/clock.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { insertPasskeyChallenge, takePasskeyChallenge } from './login-challenges.queries.ts';

interface BoundTo {
  user_id?: number;
  login_hash?: string;
}

export const CHALLENGE_MS = FACTOR_MINUTES * 60 * 1000;

export async function issuePasskeyChallenge(tx: Tx, { user_id, login_hash }: BoundTo): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const expires_date = addSeconds(tx.now, FACTOR_MINUTES * 60);
  await insertPasskeyChallenge(tx.db, {
    challenge,
    user_id: user_id ?? null,
    login_hash: login_hash ?? null,
    expires_date,
  });
  return challenge;
}

/** The challenge that the browser says the passkey signed. The signature is verified later. */
function challengeIn({ response }: Credential): string | null {
  try {
    const { clientDataJSON } = response as { clientDataJSON: string };
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge: unknown };
    return typeof challenge === 'string' && challenge.length <= 100 ? challenge : null;
  } catch {
    return null;
  }
}

/** Uses up the challenge of a credential; null unless it is ours, open, and bound to just this. */
export async function takeChallenge(tx: Tx, credential: Credential, bound: BoundTo): Promise<string | null> {
  const challenge = challengeIn(credential);
  const taken = challenge === null ? undefined : await takePasskeyChallenge(tx.db, challenge, tx.now);
  const isBound = taken && taken.user_id === (bound.user_id ?? null) && taken.login_hash === (bound.login_hash ?? null);
  return isBound ? challenge : null;
}
