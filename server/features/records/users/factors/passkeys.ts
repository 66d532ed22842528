import type { AuthenticatorTransport, RegistrationResponseJSON } from '@simplewebauthn/server';
import { PASSKEYS_MAX } from '#core/constants.ts';
import type { Credential } from '#core/contract/records/factor-login.ts';
import type { Passkey, PasskeyCreation } from '#core/contract/records/factors.ts';
import { AppError, fieldError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { displayName } from '#core/rules/text/display-name.ts';
import { recordHistory } from '../../../../db/history.ts';
import { type Actor, EVERYTHING } from '../../../../db/scope.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { deletePasskey, insertPasskey, listPasskeys, type PasskeyRow } from '../../auth/factor/factors.queries.ts';
import { CHALLENGE_MS, issuePasskeyChallenge, takeChallenge } from '../../auth/factor/passkey-challenge.ts';
import { describePasskey } from '../../auth/factor/passkey-login.ts';
import { type RelyingParty, requireRelyingParty } from '../../auth/factor/relying-party.ts';
import { getUser } from '../users.queries.ts';
import { changeFactors, changeWithPassword, finishFactorChange, refuseOthersFactors } from './own-factors.ts';
import { codesOfFirstFactor, makeRecoveryCodes } from './recovery-codes.ts';

/** Ed25519, ECDSA with P-256, RSA: what authenticators support, by COSE number. */
const ALGORITHMS = [-8, -7, -257];

export const presentPasskey = ({ id, name, created_date, last_used_date }: PasskeyRow): Passkey => ({
  id,
  name,
  created_date: created_date.toISOString(),
  last_used_date: last_used_date?.toISOString() ?? null,
});

const refuseTooMany = (passkeys: readonly PasskeyRow[]): void => {
  if (passkeys.length >= PASSKEYS_MAX) throw new AppError('too_many_passkeys');
};

export async function getPasskeyCreation(deps: Deps, actor: Actor, id: number): Promise<PasskeyCreation> {
  await refuseOthersFactors(deps, actor, id);
  const { id: rpId } = requireRelyingParty(deps.config);
  const user = found(await getUser(deps.db, EVERYTHING, id));
  return changeFactors(deps, actor, id, async (tx) => {
    const passkeys = await listPasskeys(tx.db, id);
    refuseTooMany(passkeys);
    return {
      challenge: await issuePasskeyChallenge(tx, { user_id: id }),
      rp: { name: 'Safeharbor', id: rpId },
      user: { id: Buffer.from(`user ${id}`).toString('base64url'), name: user.email, displayName: displayName(user) },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
      timeout: CHALLENGE_MS,
      excludeCredentials: passkeys.map(describePasskey),
      authenticatorSelection: {
        residentKey: 'required' as const,
        requireResidentKey: true as const,
        userVerification: 'required' as const,
      },
      attestation: 'none' as const,
    };
  });
}

/** The credential of a valid registration; null otherwise. */
async function registered(credential: Credential, expectedChallenge: string, party: RelyingParty) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return registrationInfo?.credential ?? null;
  } catch {
    return null;
  }
}

/** Names that a browser may report for how it reaches the authenticator. */
const isTransport = (name: unknown): name is AuthenticatorTransport =>
  typeof name === 'string' && /^[a-z-]{1,20}$/.test(name);

/** A refused credential uses up its challenge too: the outcome is committed, and the error is thrown after it. */
export async function addPasskey(
  deps: Deps,
  actor: Actor,
  id: number,
  { name, response }: { name: string; response: Credential },
) {
  await refuseOthersFactors(deps, actor, id);
  const party = requireRelyingParty(deps.config);
  const newCodes = await makeRecoveryCodes();
  const added = await changeFactors(deps, actor, id, async (tx, account) => {
    const challenge = await takeChallenge(tx, response, { user_id: id });
    const credential = challenge === null ? null : await registered(response, challenge, party);
    if (!credential) return null;
    refuseTooMany(await listPasskeys(tx.db, id));
    const recovery_codes = await codesOfFirstFactor(tx, account, newCodes);
    const passkey = await insertPasskey(tx.db, {
      user_id: id,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: (credential.transports ?? []).filter(isTransport).slice(0, 10),
      name,
      created_date: tx.now,
    });
    if (!passkey) throw new AppError('passkey_exists');
    await finishFactorChange(tx, deps, actor, account, { change: 'passkeyAdded', name });
    recordHistory(tx, { model: 'user', object_id: id, action: 'passkey added', changes: [renamed(null, name)] });
    return { ...presentPasskey(passkey), recovery_codes };
  });
  if (!added) throw fieldError('response', messages.passkeyRefused);
  return added;
}

const renamed = (from: string | null, to: string | null) => ({ field: 'passkey', from, to });

export async function removePasskey(
  deps: Deps,
  actor: Actor,
  { id, key_id }: { id: number; key_id: number },
  password: string,
): Promise<void> {
  await refuseOthersFactors(deps, actor, id);
  const passkeyOf = async (db: Deps['db']) => found((await listPasskeys(db, id)).find((one) => one.id === key_id));
  await passkeyOf(deps.db);
  await changeWithPassword(deps, actor, id, password, async (tx, account) => {
    const { name } = await passkeyOf(tx.db);
    await deletePasskey(tx.db, id, key_id);
    await finishFactorChange(tx, deps, actor, account, { change: 'passkeyRemoved', name });
    recordHistory(tx, { model: 'user', object_id: id, action: 'passkey removed', changes: [renamed(name, null)] });
  });
}
