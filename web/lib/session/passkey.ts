import { startAuthentication, WebAuthnError } from '@simplewebauthn/browser';
import { type Credential, getPasskeyRequest } from '#core/contract/records/factor-login.ts';
import { passkeyCopy as copy } from '#core/copy/records/factors.ts';
import { CallError } from '../wire/call-error.ts';
import { send } from '../wire/transport.ts';

/** What the browser reports when the user cancels or the time runs out. */
export const isCeremonyError = (error: unknown): boolean =>
  error instanceof WebAuthnError || error instanceof DOMException;

/** Asks the browser for a passkey. With the token of a login, for one of that user's. */
export async function askForPasskey(mfa_token?: string): Promise<Credential> {
  const optionsJSON = await send(getPasskeyRequest, { body: mfa_token === undefined ? {} : { mfa_token } });
  try {
    return { ...(await startAuthentication({ optionsJSON: optionsJSON as never })) };
  } catch (error) {
    if (isCeremonyError(error)) throw new CallError(0, copy.notUsed);
    throw error;
  }
}
