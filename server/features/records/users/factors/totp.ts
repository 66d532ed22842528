import { renderSVG } from 'uqr';
import { AppError, fieldError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { matchingStep, newTotpSecret, totpUri } from '../../../../crypto/totp.ts';
import { recordHistory } from '../../../../db/history.ts';
import type { Actor } from '../../../../db/scope.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { deleteTotp, findTotp, putTotp, updateTotp } from '../../auth/factor/factors.queries.ts';
import { openTotpSecret, sealTotpSecret } from '../../auth/factor/totp-secret.ts';
import { changeFactors, changeWithPassword, finishFactorChange } from './own-factors.ts';
import { codesOfFirstFactor, makeRecoveryCodes } from './recovery-codes.ts';

const ISSUER = 'Safeharbor';

/** Refused while an app is set up, so that whoever finds an open session cannot swap it. */
export async function beginTotp(deps: Deps, actor: Actor, id: number) {
  return changeFactors(deps, actor, id, async (tx, { email }) => {
    if ((await findTotp(tx.db, id))?.confirmed_date) throw new AppError('totp_is_on');
    const secret = newTotpSecret();
    await putTotp(tx.db, id, sealTotpSecret(deps, secret), tx.now);
    const uri = totpUri(secret, ISSUER, email);
    return { secret, uri, qr: renderSVG(uri, { border: 2 }) };
  });
}

export async function confirmTotp(deps: Deps, actor: Actor, id: number, code: string) {
  const newCodes = await makeRecoveryCodes();
  return changeFactors(deps, actor, id, async (tx, account) => {
    const totp = await findTotp(tx.db, id);
    if (totp?.confirmed_date) throw new AppError('totp_is_on');
    const secret = totp && openTotpSecret(deps, totp.sealed_secret);
    if (!secret) throw new AppError('totp_not_begun');
    const last_step = matchingStep(secret, code, tx.now, null);
    if (last_step === null) throw fieldError('code', messages.codeWrong);
    await updateTotp(tx.db, id, { confirmed_date: tx.now, last_step });
    const recovery_codes = await codesOfFirstFactor(tx, account, newCodes);
    await finishFactorChange(tx, deps, actor, account, { change: 'totpAdded' });
    recordHistory(tx, { model: 'user', object_id: id, action: 'authenticator app added' });
    return { recovery_codes };
  });
}

export async function removeTotp(deps: Deps, actor: Actor, id: number, password: string): Promise<void> {
  await changeWithPassword(deps, actor, id, password, async (tx, account) => {
    found((await findTotp(tx.db, id))?.confirmed_date ?? undefined);
    await deleteTotp(tx.db, id);
    await finishFactorChange(tx, deps, actor, account, { change: 'totpRemoved' });
    recordHistory(tx, { model: 'user', object_id: id, action: 'authenticator app removed' });
  });
}
