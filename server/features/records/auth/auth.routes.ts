import * as contract from '#core/contract/records/auth.ts';
import * as factorLogin from '#core/contract/records/factor-login.ts';
import { AppError } from '#core/errors.ts';
import { routes, serve } from '../../../http/serve.ts';
import { getPasskeyRequest, logInWithPasskey } from './factor/passkey-login.ts';
import { answerFactor } from './factor/second-step.ts';
import { logIn } from './log-in/log-in.ts';
import { logOut } from './log-in/log-out.ts';
import { forgotPassword } from './password/forgot-password.ts';
import { checkResetToken, resetPassword } from './password/reset-password.ts';
import { refreshSession } from './session/refresh-session.ts';
import { confirmSignUp } from './sign-up/confirm-sign-up.ts';
import { examineSignUp, signUp } from './sign-up/sign-up.ts';

/** Returns the refresh token in the response body and also sets it as a cookie (decisions §2). */
function withRefreshCookie(cookie: { set(token: string): void }, tokens: contract.Tokens): contract.Tokens {
  cookie.set(tokens.refresh);
  return tokens;
}

export const authRoutes = routes(
  serve(
    contract.signUp,
    ({ deps, body }) => signUp(deps, body),
    ({ deps, given }) => examineSignUp(deps, given.email),
  ),
  serve(contract.confirmSignUp, async ({ deps, body, origin, refreshCookie }) =>
    withRefreshCookie(refreshCookie, await confirmSignUp(deps, body, origin)),
  ),
  serve(contract.login, async ({ deps, body, origin, refreshCookie }) => {
    const answer = await logIn(deps, body, origin);
    return 'refresh' in answer ? withRefreshCookie(refreshCookie, answer) : answer;
  }),
  serve(factorLogin.answerFactor, async ({ deps, body, origin, refreshCookie }) =>
    withRefreshCookie(refreshCookie, await answerFactor(deps, body, origin)),
  ),
  serve(factorLogin.getPasskeyRequest, ({ deps, body }) => getPasskeyRequest(deps, body?.mfa_token)),
  serve(factorLogin.passkeyLogin, async ({ deps, body, origin, refreshCookie }) =>
    withRefreshCookie(refreshCookie, await logInWithPasskey(deps, body.assertion, origin)),
  ),
  serve(contract.refreshTokens, async ({ deps, body, refreshCookie }) => {
    const refresh = body?.refresh ?? refreshCookie.value;
    const tokens = await refreshSession(deps, refresh);
    // spec §8: a refresh that is refused also removes the cookie. After a foreign origin or an outage the cookie stays.
    if (!tokens) {
      refreshCookie.clear();
      throw new AppError('unauthenticated');
    }
    return withRefreshCookie(refreshCookie, tokens);
  }),
  serve(contract.logout, async ({ deps, actor, body, refreshCookie }) => {
    await logOut(deps, actor, body?.refresh ?? refreshCookie.value);
    refreshCookie.clear();
  }),
  serve(contract.forgotPassword, async ({ deps, body }) => {
    await forgotPassword(deps, body);
  }),
  serve(contract.checkResetToken, ({ deps, body }) => checkResetToken(deps, body)),
  serve(contract.resetPassword, ({ deps, params, body }) => resetPassword(deps, params.token, body)),
);
