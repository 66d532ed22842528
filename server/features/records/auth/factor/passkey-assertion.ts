import type { AuthenticationResponseJSON, AuthenticatorTransport } from '@simplewebauthn/server';
import type { Credential } from '#core/contract/records/factor-login.ts';
import type { Tx } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { tryCountNamedMail } from '../../../../mail/named-mails.ts';
import { enqueueMail } from '../../../../mail/outbox.ts';
import { copiedPasskeyLetter } from './factors.letters.ts';
import { findPasskey, type LoginAccount, type PasskeyRow, recordPasskeyUse } from './factors.queries.ts';
import { takeChallenge } from './passkey-challenge.ts';
import { relyingParty } from './relying-party.ts';

/** The counter after a valid signature by this passkey for this challenge; null otherwise. */
async function signedCounter(
  { config }: Deps,
  passkey: PasskeyRow,
  credential: Credential,
  expectedChallenge: string,
): Promise<number | null> {
  const party = relyingParty(config);
  if (!party) return null;
  // Loaded on the first use, because it brings a certificate library that few processes need.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        // Compared below: the library throws the same error for a counter as for a forgery.
        counter: 0,
        transports: passkey.transports as AuthenticatorTransport[],
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

/** Counters that stay at zero are not kept by the authenticator (WebAuthn § 6.1.1). */
const wentBack = (before: number, after: number): boolean => (before > 0 || after > 0) && after <= before;

/**
 * Checks an assertion of the account, which is locked, and uses up its challenge. A counter that went back means that the key
 * exists twice: it is refused, and the user is told by email.
 */
export async function verifyAssertion(
  tx: Tx,
  deps: Deps,
  { id: user_id, email }: Pick<LoginAccount, 'id' | 'email'>,
  credential: Credential,
  login_hash?: string,
): Promise<boolean> {
  const challenge = await takeChallenge(tx, credential, login_hash === undefined ? {} : { login_hash });
  const passkey = typeof credential.id === 'string' ? await findPasskey(tx.db, credential.id) : undefined;
  if (challenge === null || passkey?.user_id !== user_id) return false;
  const counter = await signedCounter(deps, passkey, credential, challenge);
  if (counter === null) return false;
  if (wentBack(passkey.counter, counter)) {
    if (await tryCountNamedMail({ ...tx, actor_id: null }, { to: email })) {
      const { PUBLIC_URL: publicUrl } = deps.config;
      await enqueueMail(tx, deps.config, email, copiedPasskeyLetter({ publicUrl, name: passkey.name }));
    }
    return false;
  }
  await recordPasskeyUse(tx.db, passkey.id, counter, tx.now);
  return true;
}
