import type { Factor } from '#core/contract/records/factor-login.ts';
import { hashRecoveryCode } from '../../../../crypto/recovery-codes.ts';
import { matchingStep } from '../../../../crypto/totp.ts';
import type { Tx } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { findTotp, type LoginAccount, saltOfCodes, takeRecoveryCode, updateTotp } from './factors.queries.ts';
import { verifyAssertion } from './passkey-assertion.ts';
import { openTotpSecret, sealTotpSecret } from './totp-secret.ts';

/** Seals the secret again with each use, so that it moves to a new key while the old one is still accepted. */
async function verifyTotp(tx: Tx, deps: Deps, user_id: number, code: string): Promise<boolean> {
  const totp = await findTotp(tx.db, user_id);
  if (!totp?.confirmed_date) return false;
  const secret = openTotpSecret(deps, totp.sealed_secret);
  if (secret === null) return false;
  const last_step = matchingStep(secret, code, tx.now, totp.last_step);
  if (last_step === null) return false;
  await updateTotp(tx.db, user_id, { last_step, sealed_secret: sealTotpSecret(deps, secret) });
  return true;
}

async function verifyRecoveryCode(tx: Tx, user_id: number, code: string): Promise<boolean> {
  const salt = await saltOfCodes(tx.db, user_id);
  return salt !== undefined && takeRecoveryCode(tx.db, user_id, await hashRecoveryCode(code, salt), tx.now);
}

/** Checks and uses up a code, a recovery code or an assertion of the account, which is locked. */
export function verifyFactor(
  tx: Tx,
  deps: Deps,
  account: LoginAccount,
  login_hash: string,
  { code, recovery_code, assertion }: Factor,
): Promise<boolean> {
  if (code != null) return verifyTotp(tx, deps, account.id, code);
  if (recovery_code) return verifyRecoveryCode(tx, account.id, recovery_code);
  return verifyAssertion(tx, deps, account, assertion ?? {}, login_hash);
}
