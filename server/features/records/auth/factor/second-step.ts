import { FACTOR_MINUTES, FACTOR_TRIES } from '#core/constants.ts';
import type { FactorChallenge, FactorMethod, Tokens } from '#core/contract/records/auth.ts';
import type { Factor } from '#core/contract/records/factor-login.ts';
import { AppError, fieldError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { addSeconds } from '../../../../base/clock.ts';
import { failpoint } from '../../../../base/failpoints.ts';
import { hashSecret, newSecret } from '../../../../crypto/secrets.ts';
import type { Db } from '../../../../db/tables.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import type { Origin } from '../../../../http/serve.ts';
import { countTry, forgetTries, inTurnOf, takeBackTry } from '../log-in/login-tries.ts';
import { completeLogin, startSession } from '../session/open-session.ts';
import { recordLogin } from '../session/record-login.ts';
import { endReset } from './factor-resets.queries.ts';
import { countRecoveryCodes, findTotp, listPasskeys, lockLoginAccount } from './factors.queries.ts';
import {
  countWrongFactor,
  endLoginChallenge,
  findLoginChallenge,
  insertLoginChallenge,
  lockAccountWithPassword,
  lockOpenChallenge,
} from './login-challenges.queries.ts';
import { relyingParty } from './relying-party.ts';
import { openTotpSecret } from './totp-secret.ts';
import { verifyFactor } from './verify-factor.ts';

/** Only methods that can be used now. */
async function methodsOf(deps: Deps, db: Db, user_id: number): Promise<FactorMethod[]> {
  const totp = await findTotp(db, user_id);
  const usable = {
    totp: totp?.confirmed_date != null && openTotpSecret(deps, totp.sealed_secret) !== null,
    passkey: relyingParty(deps.config) !== null && (await listPasskeys(db, user_id)).length > 0,
    recovery: (await countRecoveryCodes(db, user_id)) > 0,
  };
  return (['totp', 'passkey', 'recovery'] as const).filter((method) => usable[method]);
}

/** After the right password: a token for the second step, valid for a few minutes and tries. */
export async function beginSecondStep(deps: Deps, user_id: number, password_hash: string): Promise<FactorChallenge> {
  const mfa_token = newSecret();
  return transaction(deps, { id: user_id }, async (tx) => {
    if (!(await lockAccountWithPassword(tx.db, user_id, password_hash))) throw new AppError('invalid_login');
    const expires_date = addSeconds(tx.now, FACTOR_MINUTES * 60);
    await insertLoginChallenge(tx.db, { hash: hashSecret(mfa_token), user_id, expires_date });
    return { mfa_token, methods: await methodsOf(deps, tx.db, user_id) };
  });
}

/**
 * Completes a login. A wrong factor counts against the token and, like a wrong password, against the address: beyond that limit
 * the factor isn't looked at. Wrong tries are committed; the error is thrown after the transaction.
 */
export async function answerFactor(deps: Deps, factor: Factor, origin: Origin): Promise<Tokens> {
  const hash = hashSecret(factor.mfa_token);
  const known = await findLoginChallenge(deps.db, hash);
  if (!known) throw new AppError('login_again');
  const { user_id, email } = known;
  return inTurnOf(email, async () => {
    await countTry(deps, email);
    const outcome = await transaction(deps, { id: user_id }, async (tx) => {
      const account = await lockLoginAccount(tx.db, user_id);
      if (!account?.has_factor || !(await lockOpenChallenge(tx.db, hash, tx.now, FACTOR_TRIES))) return 'over';
      if (!(await verifyFactor(tx, deps, account, hash, factor))) {
        if (!failpoint('uncounted-factor-tries')) await countWrongFactor(tx.db, hash);
        return 'wrong';
      }
      await endLoginChallenge(tx.db, hash, tx.now);
      await endReset(tx.db, user_id, tx.now);
      return startSession(tx, user_id, { factor: true });
    });
    if (outcome === 'over') {
      await takeBackTry(deps, email);
      throw new AppError('login_again');
    }
    if (outcome === 'wrong') {
      await recordLogin(deps, user_id, origin, false);
      throw fieldError('code', messages.codeWrong);
    }
    await forgetTries(deps, email);
    return completeLogin(deps, user_id, outcome, origin);
  });
}
