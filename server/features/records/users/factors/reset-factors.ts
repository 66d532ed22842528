import { FACTOR_RESET_HOURS } from '#core/constants.ts';
import { AppError } from '#core/errors.ts';
import { can } from '#core/rules/records/permissions.ts';
import { shortDateTimeWithZone } from '#core/rules/text/dates.ts';
import { addSeconds } from '../../../../base/clock.ts';
import { hashSecret, newSecret } from '../../../../crypto/secrets.ts';
import { recordHistory } from '../../../../db/history.ts';
import { type Actor, EVERYTHING } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { countNamedMail } from '../../../../mail/named-mails.ts';
import { enqueueMail } from '../../../../mail/outbox.ts';
import { findAccount } from '../../auth/auth.queries.ts';
import { endReset, findOpenReset, insertReset, userOfResetToken } from '../../auth/factor/factor-resets.queries.ts';
import { factorResetLetter } from '../../auth/factor/factors.letters.ts';
import { getUser, lockUser } from '../users.queries.ts';

/** beyond § 18: takes effect after a day, so that the user, who is told at once, can stop it. A repeated call changes nothing. */
export async function resetFactors(deps: Deps, actor: Actor, id: number): Promise<{ effective_date: string }> {
  found(await getUser(deps.db, EVERYTHING, id));
  if (!can(actor, 'user.reset_factors', { user_id: id })) throw new AppError('forbidden');
  return transaction(deps, actor, async (tx) => {
    const { email } = found(await lockUser(tx.db, id));
    if (!(await findAccount(tx.db, email))?.has_factor) throw new AppError('no_factor');
    const open = await findOpenReset(tx.db, id);
    if (open) return { effective_date: open.effective_date.toISOString() };
    const token = newSecret();
    const effective_date = addSeconds(tx.now, FACTOR_RESET_HOURS * 3600);
    await insertReset(tx.db, { user_id: id, token_hash: hashSecret(token), created_date: tx.now, effective_date });
    recordHistory(tx, { model: 'user', object_id: id, action: 'second factor reset requested' });
    const { PUBLIC_URL: publicUrl, AGENT_TIME_ZONE } = deps.config;
    const date = shortDateTimeWithZone(effective_date, AGENT_TIME_ZONE);
    await countNamedMail(tx, { to: email });
    await enqueueMail(tx, deps.config, email, factorResetLetter({ publicUrl, token, date }));
    return { effective_date: effective_date.toISOString() };
  });
}

/** Stops a reset with the link from the email. The link stays valid until the reset's date, so that a second click is no error. */
export async function keepFactors(deps: Deps, token: string): Promise<void> {
  await transaction(deps, null, async (tx) => {
    const user_id = await userOfResetToken(tx.db, hashSecret(token), tx.now);
    if (user_id === undefined) throw new AppError('token_invalid');
    tx.actor_id = user_id;
    if (await endReset(tx.db, user_id, tx.now)) {
      recordHistory(tx, { model: 'user', object_id: user_id, action: 'second factor reset stopped' });
    }
  });
}
