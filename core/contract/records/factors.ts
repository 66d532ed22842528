import { z } from 'zod';
import { messages } from '../../messages.ts';
import { endpoint } from '../endpoint.ts';
import { anyPassword, ById, Id, IsoDate, text } from '../fields.ts';
import { Code, Credential, PasskeyDescriptor } from './factor-login.ts';

const FACTOR_TOUCHES = ['factor', 'history'] as const;

/** beyond § 18: one's own only, also while a required factor is missing. */
const OWN = { access: 'user', withoutFactor: 'own', params: ById } as const;
const OWN_ERRORS = ['unauthenticated', 'forbidden', 'not_found'] as const;
/** Limited like logins, because passwords and codes can be guessed here; the user is mailed. */
const OWN_CHANGE = { ...OWN, rate: 'login', touches: FACTOR_TOUCHES, mails: 'routed' } as const;
const CHANGE_ERRORS = ['bad_request', ...OWN_ERRORS, 'too_many_tries'] as const;

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

export const getFactors = endpoint({
  name: 'getFactors',
  summary: 'Get your second factors',
  method: 'GET',
  path: '/users/:id/factors/',
  ...OWN,
  rate: 'standard',
  reads: ['factor'],
  response: Factors,
  errors: OWN_ERRORS,
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
  ...OWN,
  rate: 'standard',
  touches: [],
  response: z.object({ secret: z.string(), uri: z.string(), qr: z.string() }),
  errors: [...OWN_ERRORS, 'totp_is_on'],
});

/** Null if the user has codes from an earlier factor. */
const FirstCodes = z.array(z.string()).nullable();

export const TotpConfirmation = z.object({ code: Code });

export const confirmTotp = endpoint({
  name: 'confirmTotp',
  summary: 'Confirm an authenticator app with its code. Ends all your other sessions.',
  method: 'POST',
  path: '/users/:id/factors/totp/confirm/',
  ...OWN_CHANGE,
  body: TotpConfirmation,
  response: z.object({ recovery_codes: FirstCodes }),
  status: 201,
  errors: [...CHANGE_ERRORS, 'totp_is_on', 'totp_not_begun'],
});

/** The password again: whoever finds an open session cannot weaken the account. */
export const PasswordAgain = z.object({ current_password: anyPassword(messages.currentPasswordRequired) });
export type PasswordAgain = z.output<typeof PasswordAgain>;

const REMOVAL_ERRORS = [...CHANGE_ERRORS, 'last_factor_required'] as const;

export const removeTotp = endpoint({
  name: 'removeTotp',
  summary: 'Remove the authenticator app. Ends all your other sessions.',
  method: 'DELETE',
  path: '/users/:id/factors/totp/',
  ...OWN_CHANGE,
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
  ...OWN,
  rate: 'standard',
  touches: [],
  response: PasskeyCreation,
  errors: [...OWN_ERRORS, 'too_many_passkeys', 'passkeys_need_domain'],
});

export const PasskeyName = z.object({ name: text(messages.passkeyNameRequired, 100) });

export const addPasskey = endpoint({
  name: 'addPasskey',
  summary: 'Add a passkey. Ends all your other sessions.',
  method: 'POST',
  path: '/users/:id/factors/passkeys/',
  ...OWN_CHANGE,
  body: PasskeyName.extend({ response: Credential }),
  response: Passkey.extend({ recovery_codes: FirstCodes }),
  status: 201,
  errors: [...CHANGE_ERRORS, 'passkey_exists', 'too_many_passkeys', 'passkeys_need_domain'],
});

export const removePasskey = endpoint({
  name: 'removePasskey',
  summary: 'Remove a passkey. Ends all your other sessions.',
  method: 'DELETE',
  path: '/users/:id/factors/passkeys/:key_id/',
  ...OWN_CHANGE,
  params: ById.extend({ key_id: Id }),
  body: PasswordAgain,
  errors: REMOVAL_ERRORS,
});

export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  summary: 'Get ten new recovery codes. The old ones stop working.',
  method: 'POST',
  path: '/users/:id/factors/recovery-codes/',
  ...OWN_CHANGE,
  body: PasswordAgain,
  response: z.object({ recovery_codes: z.array(z.string()) }),
  status: 201,
  errors: [...CHANGE_ERRORS, 'no_factor'],
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
