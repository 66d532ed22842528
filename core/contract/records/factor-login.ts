import { z } from 'zod';
import { messages } from '../../messages.ts';
import { isOneLine } from '../../rules/text/one-line.ts';
import { endpoint } from '../endpoint.ts';
import { Tokens } from './auth.ts';

/** A credential as the browser gives it. Checked by WebAuthn itself. */
export const Credential = z.record(z.string(), z.unknown(), { error: messages.passkeyRefused });
export type Credential = z.infer<typeof Credential>;

/** Digits as text or as a number; spaces don't matter. */
export const Code = z
  .union([z.string(), z.int().transform((code) => String(code).padStart(6, '0'))], { error: messages.codeRequired })
  .pipe(z.string().refine(isOneLine, { error: messages.oneLine, abort: true }))
  .transform((code) => code.replaceAll(' ', ''))
  .pipe(z.string().min(1, { error: messages.codeRequired, abort: true }).max(50, messages.codeWrong));

const oneLine = (required: string, max: number) =>
  z.string({ error: required }).max(max, required).refine(isOneLine, messages.oneLine);

const MfaToken = oneLine(messages.loginAgain, 500);

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** One of the three proofs. */
export const Factor = z
  .object({
    mfa_token: MfaToken,
    code: Code.nullish(),
    recovery_code: oneLine(messages.codeWrong, 50).nullish(),
    assertion: Credential.nullish(),
  })
  .refine(({ code, recovery_code, assertion }) => [code, recovery_code, assertion].filter(isGiven).length === 1, {
    error: messages.codeRequired,
    path: ['code'],
  });
export type Factor = z.output<typeof Factor>;

export const answerFactor = endpoint({
  name: 'answerFactor',
  summary: 'Complete a login with a code, a recovery code or a passkey. Send exactly one of them.',
  method: 'POST',
  path: '/api-auth/factor/',
  access: 'public',
  rate: 'public',
  touches: [],
  body: Factor,
  response: Tokens,
  errors: ['bad_request', 'login_again', 'too_many_tries'],
});

const Descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

/** Options for `navigator.credentials.get()` in their JSON form. */
export const PasskeyRequest = z.object({
  rpId: z.string(),
  challenge: z.string(),
  allowCredentials: z.array(Descriptor),
  timeout: z.int(),
  userVerification: z.literal('required'),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

export const getPasskeyRequest = endpoint({
  name: 'getPasskeyRequest',
  summary: 'Get a challenge to log in with a passkey: alone, or as the second step of a login',
  method: 'POST',
  path: '/api-auth/passkey/options/',
  access: 'public',
  rate: 'public',
  touches: [],
  body: z.object({ mfa_token: MfaToken.nullish() }).optional(),
  response: PasskeyRequest,
  errors: ['bad_request', 'login_again', 'passkeys_need_domain', 'too_many_tries'],
});

export const passkeyLogin = endpoint({
  name: 'passkeyLogin',
  summary: 'Log in with a passkey alone',
  method: 'POST',
  path: '/api-auth/passkey/',
  access: 'public',
  rate: 'login',
  touches: [],
  body: z.object({ assertion: Credential }),
  response: Tokens,
  errors: ['bad_request', 'passkey_refused', 'too_many_tries'],
});

export { Descriptor as PasskeyDescriptor };
