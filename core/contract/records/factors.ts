import { z } from 'zod';
import { messages } from '../../messages.ts';
import { endpoint } from '../endpoint.ts';
import { anyPassword, ById, Id, IsoDate, text } from '../fields.ts';
import { Code, Credential, PasskeyDescriptor } from './factor-login.ts';

const FACTOR_TOUCHES = ['factor', 'history'] as const;

export const Passkey = z.object({
  id: z.int(),
  name: z.string(),
  created_date: IsoDate,
  last_used_date: IsoDate.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const Factors = z.object({
  totp: z.boolean(),
  passkeys: z.array(Passkey),
  recovery_codes_left: z.int(),
});
export type Factors = z.infer<typeof Factors>;

/** beyond § 18: one's own only. */
export const getFactors = endpoint({
  name: 'getFactors',
  summary: 'Get your second factors',
  method: 'GET',
  path: '/users/:id/factors/',
  access: 'user',
  rate: 'standard',
  withoutFactor: 'own',
  reads: ['factor'],
  params: ById,
  response: Factors,
  errors: ['unauthenticated', 'forbidden', 'not_found'],
});

export const resetFactors = endpoint({
  name: 'resetFactors',
  summary: 'Remove all second factors of another user after 24 hours. The user is emailed at once and can stop it.',
  method: 'DELETE',
  path: '/users/:id/factors/',
  access: 'superuser',
  rate: 'standard',
  touches: FACTOR_TOUCHES,
  mails: 'named',
  params: ById,
  response: z.object({ effective_date: IsoDate }),
  status: 202,
  errors: ['unauthenticated', 'superuser_only', 'forbidden', 'not_found', 'no_factor', 'too_many_tries'],
});

export const beginTotp = endpoint({
  name: 'beginTotp',
  summary: 'Get a secret for an authenticator app. It counts only after you confirm it with a code.',
  method: 'POST',
  path: '/users/:id/factors/totp/',
  access: 'user',
  rate: 'standard',
  withoutFactor: 'own',
  touches: [],
  params: ById,
  response: z.object({ secret: z.string(), uri: z.string(), qr: z.string() }),
  errors: ['unauthenticated', 'forbidden', 'not_found', 'totp_is_on'],
});

/** Null if the user has codes from an earlier factor. */
const FirstCodes = z.array(z.string()).nullable();

export const TotpConfirmation = z.object({ code: Code });

export const confirmTotp = endpoint({
  name: 'confirmTotp',
  summary: 'Confirm an authenticator app with its code. Ends all your other sessions.',
  method: 'POST',
  path: '/users/:id/factors/totp/confirm/',
  access: 'user',
  rate: 'login',
  withoutFactor: 'own',
  touches: FACTOR_TOUCHES,
  mails: 'routed',
  params: ById,
  body: TotpConfirmation,
  response: z.object({ recovery_codes: FirstCodes }),
  status: 201,
  errors: [
    ...(['bad_request', 'unauthenticated', 'forbidden', 'not_found'] as const),
    ...(['totp_is_on', 'totp_not_begun', 'too_many_tries'] as const),
  ],
});

/** The password again: whoever finds an open session cannot weaken the account. */
export const PasswordAgain = z.object({ current_password: anyPassword(messages.currentPasswordRequired) });
export type PasswordAgain = z.output<typeof PasswordAgain>;

const REMOVAL_ERRORS = [
  ...(['bad_request', 'unauthenticated', 'forbidden', 'not_found'] as const),
  ...(['last_factor_required', 'too_many_tries'] as const),
] as const;

export const removeTotp = endpoint({
  name: 'removeTotp',
  summary: 'Remove the authenticator app. Ends all your other sessions.',
  method: 'DELETE',
  path: '/users/:id/factors/totp/',
  access: 'user',
  rate: 'login',
  withoutFactor: 'own',
  touches: FACTOR_TOUCHES,
  mails: 'routed',
  params: ById,
  body: PasswordAgain,
  errors: REMOVAL_ERRORS,
});

/** Options for `navigator.credentials.create()` in their JSON form. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(PasskeyDescriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

export const getPasskeyCreation = endpoint({
  name: 'getPasskeyCreation',
  summary: 'Get a challenge to add a passkey',
  method: 'POST',
  path: '/users/:id/factors/passkeys/options/',
  access: 'user',
  rate: 'standard',
  withoutFactor: 'own',
  touches: [],
  params: ById,
  response: PasskeyCreation,
  errors: ['unauthenticated', 'forbidden', 'not_found', 'too_many_passkeys', 'passkeys_need_domain'],
});

export const PasskeyName = z.object({ name: text(messages.passkeyNameRequired, 100) });

export const addPasskey = endpoint({
  name: 'addPasskey',
  summary: 'Add a passkey. Ends all your other sessions.',
  method: 'POST',
  path: '/users/:id/factors/passkeys/',
  access: 'user',
  rate: 'login',
  withoutFactor: 'own',
  touches: FACTOR_TOUCHES,
  mails: 'routed',
  params: ById,
  body: PasskeyName.extend({ response: Credential }),
  response: Passkey.extend({ recovery_codes: FirstCodes }),
  status: 201,
  errors: [
    ...(['bad_request', 'unauthenticated', 'forbidden', 'not_found'] as const),
    ...(['passkey_exists', 'too_many_passkeys', 'passkeys_need_domain', 'too_many_tries'] as const),
  ],
});

export const removePasskey = endpoint({
  name: 'removePasskey',
  summary: 'Remove a passkey. Ends all your other sessions.',
  method: 'DELETE',
  path: '/users/:id/factors/passkeys/:key_id/',
  access: 'user',
  rate: 'login',
  withoutFactor: 'own',
  touches: FACTOR_TOUCHES,
  mails: 'routed',
  params: ById.extend({ key_id: Id }),
  body: PasswordAgain,
  errors: REMOVAL_ERRORS,
});

export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  summary: 'Get ten new recovery codes. The old ones stop working.',
  method: 'POST',
  path: '/users/:id/factors/recovery-codes/',
  access: 'user',
  rate: 'login',
  withoutFactor: 'own',
  touches: FACTOR_TOUCHES,
  mails: 'routed',
  params: ById,
  body: PasswordAgain,
  response: z.object({ recovery_codes: z.array(z.string()) }),
  status: 201,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'not_found', 'no_factor', 'too_many_tries'],
});

export const keepFactors = endpoint({
  name: 'keepFactors',
  summary: 'Stop the removal of your second factors, with the token from the email',
  method: 'POST',
  path: '/users/factors/keep/',
  access: 'public',
  rate: 'public',
  touches: FACTOR_TOUCHES,
  body: z.object({
    token: z.string({ error: messages.tokenExpired }).min(1, messages.tokenExpired).max(500, messages.tokenExpired),
  }),
  errors: ['bad_request', 'token_invalid', 'too_many_tries'],
});
