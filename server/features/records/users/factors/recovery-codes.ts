import { RECOVERY_CODES } from '#core/constants.ts';
import { AppError } from '#core/errors.ts';
import { hashRecoveryCode, newRecoveryCode, newSalt } from '../../../../crypto/recovery-codes.ts';
import { recordHistory } from '../../../../db/history.ts';
import type { Actor } from '../../../../db/scope.ts';
import type { Tx } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { replaceRecoveryCodes } from '../../auth/factor/factors.queries.ts';
import { changeWithPassword, mailChange } from './own-factors.ts';

interface NewCodes {
  codes: string[];
  hashed: { salt: string; hash: string }[];
}

/** Hashed before the transaction, because that takes about a tenth of a second. */
export async function makeRecoveryCodes(): Promise<NewCodes> {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(newRecoveryCode());
  const salt = newSalt();
  const hashed = await Promise.all(
    [...codes].map(async (code) => ({ salt, hash: await hashRecoveryCode(code, salt) })),
  );
  return { codes: [...codes], hashed };
}

/** The first factor gives recovery codes; null if there was one before. */
export async function codesOfFirstFactor(
  tx: Tx,
  account: { id: number; has_factor: boolean },
  { codes, hashed }: NewCodes,
): Promise<string[] | null> {
  if (account.has_factor) return null;
  await replaceRecoveryCodes(tx.db, account.id, hashed);
  return codes;
}

/** Other sessions stay: no factor was added or removed. */
export async function renewRecoveryCodes(deps: Deps, actor: Actor, id: number, password: string) {
  const { codes, hashed } = await makeRecoveryCodes();
  return changeWithPassword(deps, actor, id, password, async (tx, account) => {
    if (!account.has_factor) throw new AppError('no_factor');
    await replaceRecoveryCodes(tx.db, id, hashed);
    await mailChange(tx, deps, account, 'codesRenewed');
    recordHistory(tx, { model: 'user', object_id: id, action: 'recovery codes renewed' });
    return { recovery_codes: codes };
  });
}
