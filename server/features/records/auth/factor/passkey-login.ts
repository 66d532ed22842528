import { FACTOR_TRIES } from '#core/constants.ts';
import type { Tokens } from '#core/contract/records/auth.ts';
import type { Credential, PasskeyRequest } from '#core/contract/records/factor-login.ts';
import { AppError } from '#core/errors.ts';
import { hashSecret } from '../../../../crypto/secrets.ts';
import { type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import type { Origin } from '../../../../http/serve.ts';
import { forgetTries } from '../log-in/login-tries.ts';
import { completeLogin, startSession } from '../session/open-session.ts';
import { recordLogin } from '../session/record-login.ts';
import { endReset } from './factor-resets.queries.ts';
import { findPasskey, listPasskeys, lockLoginAccount, type PasskeyRow } from './factors.queries.ts';
import { findLoginChallenge, lockOpenChallenge } from './login-challenges.queries.ts';
import { verifyAssertion } from './passkey-assertion.ts';
import { CHALLENGE_MS, issuePasskeyChallenge } from './passkey-challenge.ts';
import { requireRelyingParty } from './relying-party.ts';

export const describePasskey = ({ credential_id, transports }: PasskeyRow) => ({
  id: credential_id,
  type: 'public-key' as const,
  ...(transports.length > 0 && { transports }),
});

/** The passkeys of the user whose login awaits its second step. */
async function passkeysOfLogin(tx: Tx, login_hash: string): Promise<PasskeyRow[]> {
  const login = await findLoginChallenge(tx.db, login_hash);
  if (!login || !(await lockOpenChallenge(tx.db, login_hash, tx.now, FACTOR_TRIES))) throw new AppError('login_again');
  return listPasskeys(tx.db, login.user_id);
}

/** With the token of a login, lists that user's passkeys; without one, the browser offers those it knows. */
export async function getPasskeyRequest(deps: Deps, mfa_token: string | null | undefined): Promise<PasskeyRequest> {
  const { id: rpId } = requireRelyingParty(deps.config);
  const login_hash = mfa_token == null ? undefined : hashSecret(mfa_token);
  return transaction(deps, null, async (tx) => {
    const passkeys = login_hash === undefined ? [] : await passkeysOfLogin(tx, login_hash);
    const challenge = await issuePasskeyChallenge(tx, login_hash === undefined ? {} : { login_hash });
    const allowCredentials = passkeys.map(describePasskey);
    return { rpId, challenge, allowCredentials, timeout: CHALLENGE_MS, userVerification: 'required' as const };
  });
}

/** A passkey alone is two factors: the device, and the user verification on it. */
export async function logInWithPasskey(deps: Deps, assertion: Credential, origin: Origin): Promise<Tokens> {
  const known = typeof assertion.id === 'string' ? await findPasskey(deps.db, assertion.id) : undefined;
  if (!known) throw new AppError('passkey_refused');
  const { user_id } = known;
  const outcome = await transaction(deps, { id: user_id }, async (tx) => {
    const account = await lockLoginAccount(tx.db, user_id);
    if (!account || !(await verifyAssertion(tx, deps, account, assertion))) return null;
    await endReset(tx.db, user_id, tx.now);
    return { email: account.email, started: await startSession(tx, user_id, { factor: true }) };
  });
  if (!outcome) {
    await recordLogin(deps, user_id, origin, false);
    throw new AppError('passkey_refused');
  }
  await forgetTries(deps, outcome.email);
  return completeLogin(deps, user_id, outcome.started, origin);
}
