import { z } from 'zod';
import { messages } from '../../messages.ts';
import { endpoint } from '../endpoint.ts';
import { anyPassword, email, newPassword, onceGiven, optionalText, password, text } from '../fields.ts';

const mismatch = { error: messages.confirmPasswordMismatch, path: ['confirm_password'] };
const passwordMismatch = { ...mismatch, when: onceGiven('password', 'confirm_password') };

export const Tokens = z.object({ access: z.string(), refresh: z.string() });
export type Tokens = z.infer<typeof Tokens>;

export const SignUp = z
  .object({
    email: email(),
    password: newPassword(),
    confirm_password: password(messages.confirmPasswordRequired),
    first_name: optionalText(150).default(''),
    last_name: optionalText(150).default(''),
  })
  .refine((value) => value.confirm_password === value.password, passwordMismatch);
export type SignUp = z.output<typeof SignUp>;

export const signUp = endpoint({
  name: 'signUp',
  summary: 'Sign up. A six-digit confirmation code is sent by email.',
  method: 'POST',
  path: '/users/sign-up/',
  access: 'public',
  rate: 'mail',
  touches: [],
  mails: 'named',
  body: SignUp,
  response: z.object({ id: z.int(), email: z.string() }),
  status: 201,
  errors: ['bad_request', 'too_many_tries'],
});

export const ConfirmSignUp = z.object({
  email: email(),
  code: z
    .union([z.string(), z.int().transform(String)], { error: messages.codeRequired })
    .pipe(text(messages.codeRequired, 20)),
});

export const confirmSignUp = endpoint({
  name: 'confirmSignUp',
  summary: 'Confirm a sign-up with the emailed code and log in',
  method: 'POST',
  path: '/users/sign-up/confirm/',
  access: 'public',
  rate: 'public',
  touches: [],
  body: ConfirmSignUp,
  response: Tokens,
  errors: ['bad_request', 'too_many_tries'],
});

export const Login = z.object({ username: email(), password: anyPassword() });

/** Client-side check of the login form. The server accepts any password, so that its error is the same for all of them. */
export const LoginForm = z.object({ username: email(), password: password() });

/** beyond § 18: ways to complete a login, in the order in which they are offered. */
export const FactorMethod = z.enum(['totp', 'passkey', 'recovery']);
export type FactorMethod = z.infer<typeof FactorMethod>;

/** The password was right; the second step follows. */
export const FactorChallenge = z.object({ mfa_token: z.string(), methods: z.array(FactorMethod) });
export type FactorChallenge = z.infer<typeof FactorChallenge>;

export const login = endpoint({
  name: 'login',
  summary: 'Log in. For users with a second factor, the response has a token for the second step instead.',
  method: 'POST',
  path: '/api-auth/',
  access: 'public',
  rate: 'login',
  touches: [],
  body: Login,
  response: z.union([Tokens, FactorChallenge]),
  errors: ['bad_request', 'invalid_login', 'user_unconfirmed', 'user_blocked', 'too_many_tries'],
});

/** Null or omitted: the token is read from the cookie. */
const refresh = z.string().max(500).nullish();

/** A value that is not a string is treated as an invalid token. */
const emptyUnlessString = (value: unknown) =>
  typeof value === 'string' || value === undefined || value === null ? value : '';

export const refreshTokens = endpoint({
  name: 'refreshTokens',
  summary: 'Exchange a refresh token, from the body or the cookie, for new tokens',
  method: 'POST',
  path: '/api-token-refresh/',
  access: 'public',
  rate: 'public',
  touches: [],
  body: z.object({ refresh: z.preprocess(emptyUnlessString, refresh) }).optional(),
  response: Tokens,
  errors: ['bad_request', 'unauthenticated', 'origin_refused', 'too_many_tries'],
});

export const logout = endpoint({
  name: 'logout',
  summary: 'Log out. Revokes all refresh and access tokens of this session.',
  method: 'POST',
  path: '/api-logout/',
  access: 'session',
  rate: 'standard',
  touches: [],
  body: z.object({ refresh }).optional(),
  errors: ['unauthenticated', 'origin_refused'],
});

export const ForgotPassword = z.object({ email: email() });

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  summary: 'Request a password reset link. The response is the same whether or not the address has an account.',
  method: 'DELETE',
  path: '/reset-password/',
  access: 'public',
  rate: 'mail',
  touches: [],
  mails: 'named',
  body: ForgotPassword,
  errors: ['bad_request', 'too_many_tries'],
});

const Token = z.string({ error: messages.tokenExpired }).min(1, messages.tokenExpired).max(500, messages.tokenExpired);

export const checkResetToken = endpoint({
  name: 'checkResetToken',
  summary: 'Check whether a password reset link is still valid, and for which email address',
  method: 'POST',
  path: '/reset-password/token-check/',
  access: 'public',
  rate: 'public',
  touches: [],
  body: z.object({ token: Token }),
  response: z.object({ is_valid: z.boolean(), email: z.string().nullable() }),
  errors: ['bad_request', 'too_many_tries'],
});

export const ResetPassword = z
  .object({ password: newPassword(), confirm_password: anyPassword(messages.confirmPasswordRequired) })
  .refine((value) => value.confirm_password === value.password, passwordMismatch);

export const resetPassword = endpoint({
  name: 'resetPassword',
  summary: 'Set a new password with a password reset link. Ends all sessions of the user.',
  method: 'POST',
  path: '/reset-password-confirm/:token',
  access: 'public',
  rate: 'public',
  touches: [],
  params: z.object({ token: z.string().max(500) }),
  body: ResetPassword,
  response: z.object({ email: z.string() }),
  errors: ['bad_request', 'token_invalid', 'too_many_tries'],
});

export const ChangePassword = z
  .object({
    current_password: anyPassword(messages.currentPasswordRequired),
    new_password: newPassword(messages.newPasswordRequired),
    confirm_password: anyPassword(messages.confirmPasswordRequired),
  })
  .refine((value) => value.confirm_password === value.new_password, {
    ...mismatch,
    when: onceGiven('new_password', 'confirm_password'),
  })
  .refine((value) => value.new_password !== value.current_password, {
    error: messages.newPasswordSame,
    path: ['new_password'],
    when: onceGiven('new_password', 'current_password'),
  });
export type ChangePassword = z.output<typeof ChangePassword>;
