import { z } from 'zod';
import { messages } from '../messages.ts';
import { endpoint } from './endpoint.ts';
import { anyPassword, email, newPassword, optionalText, password, text } from './fields.ts';

const confirms = {
  error: messages.confirmPasswordMismatch,
  path: ['confirm_password'],
};

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
  .refine((value) => value.confirm_password === value.password, confirms);
export type SignUp = z.output<typeof SignUp>;

export const signUp = endpoint({
  name: 'signUp',
  summary: 'Sign up; a six-digit code goes out by mail',
  method: 'POST',
  path: '/users/sign-up/',
  access: 'public',
  rate: 'mail',
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
  summary: 'Confirm the address with the mailed code and be logged in',
  method: 'POST',
  path: '/users/sign-up/confirm/',
  access: 'public',
  rate: 'public',
  body: ConfirmSignUp,
  response: Tokens,
  errors: ['bad_request', 'too_many_tries'],
});

export const Login = z.object({ username: email(), password: anyPassword() });

/** What the login form checks before it asks: the server takes any password, so that it can say no itself. */
export const LoginForm = z.object({ username: email(), password: password() });

export const login = endpoint({
  name: 'login',
  summary: 'Log in',
  method: 'POST',
  path: '/api-auth/',
  access: 'public',
  rate: 'login',
  body: Login,
  response: Tokens,
  errors: ['bad_request', 'invalid_login', 'user_unconfirmed', 'user_blocked', 'too_many_tries'],
});

/** null is none: then the cookie is read. */
const refresh = z.string().max(500).nullish();

/** What is no text is nobody's token, like any other that we did not give. */
const orNobodys = (value: unknown) => (typeof value === 'string' || value === undefined || value === null ? value : '');

export const refreshTokens = endpoint({
  name: 'refreshTokens',
  summary: 'Exchange the refresh token, of the body or the cookie, for new tokens',
  method: 'POST',
  path: '/api-token-refresh/',
  access: 'public',
  rate: 'public',
  body: z.object({ refresh: z.preprocess(orNobodys, refresh) }).optional(),
  response: Tokens,
  errors: ['bad_request', 'unauthenticated', 'origin_refused', 'too_many_tries'],
});

export const logout = endpoint({
  name: 'logout',
  summary: 'End this session: its refresh family and its access tokens',
  method: 'POST',
  path: '/api-logout/',
  access: 'session',
  rate: 'standard',
  body: z.object({ refresh }).optional(),
  errors: ['unauthenticated', 'origin_refused'],
});

export const ForgotPassword = z.object({ email: email() });

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  summary: 'Ask for a link to reset the password; answers alike for every address',
  method: 'DELETE',
  path: '/reset-password/',
  access: 'public',
  rate: 'mail',
  mails: 'named',
  body: ForgotPassword,
  errors: ['bad_request', 'too_many_tries'],
});

const Token = z.string({ error: messages.tokenExpired }).min(1, messages.tokenExpired).max(500, messages.tokenExpired);

export const checkResetToken = endpoint({
  name: 'checkResetToken',
  summary: 'Whether a reset link can still be used, and whose it is',
  method: 'POST',
  path: '/reset-password/token-check/',
  access: 'public',
  rate: 'public',
  body: z.object({ token: Token }),
  response: z.object({ is_valid: z.boolean(), email: z.string().nullable() }),
  errors: ['bad_request', 'too_many_tries'],
});

export const ResetPassword = z
  .object({ password: newPassword(), confirm_password: anyPassword(messages.confirmPasswordRequired) })
  .refine((value) => value.confirm_password === value.password, confirms);

export const resetPassword = endpoint({
  name: 'resetPassword',
  summary: 'Set a new password by the mailed link; every session of the user ends',
  method: 'POST',
  path: '/reset-password-confirm/:token',
  access: 'public',
  rate: 'public',
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
  .refine((value) => value.new_password !== value.current_password, {
    error: messages.newPasswordSame,
    path: ['new_password'],
  })
  .refine((value) => value.confirm_password === value.new_password, confirms);
export type ChangePassword = z.output<typeof ChangePassword>;
