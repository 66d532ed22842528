import { startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { Credential } from '#core/contract/records/factor-login.ts';
import type { PasskeyCreation } from '#core/contract/records/factors.ts';
import { passkeyDialogCopy as copy } from '#core/copy/records/factors.ts';
import { isCeremonyError } from '#web/lib/session/passkey.ts';

/** The new credential, or what to tell the user when the browser made none. */
export async function makePasskey(
  optionsJSON: PasskeyCreation,
): Promise<{ credential: Credential } | { message: string }> {
  try {
    return { credential: { ...(await startRegistration({ optionsJSON: optionsJSON as never })) } };
  } catch (error) {
    if (!isCeremonyError(error)) throw error;
    const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return { message: isKnown ? copy.alreadyAdded : copy.notAdded };
  }
}
