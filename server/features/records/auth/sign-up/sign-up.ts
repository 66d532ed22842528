import { SIGN_UP_CODE_HOURS } from '#core/constants.ts';
import type { SignUp } from '#core/contract/records/auth.ts';
import type { FieldErrors } from '#core/errors.ts';
import { USER_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { addSeconds } from '../../../../base/clock.ts';
import { hashPassword } from '../../../../crypto/passwords.ts';
import { hashSecret, newCode } from '../../../../crypto/secrets.ts';
import { recordHistory } from '../../../../db/history.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { found, refuseFields } from '../../../../http/answer/refuse.ts';
import { countNamedMail, refuseFullTarget } from '../../../../mail/named-mails.ts';
import { enqueueMail } from '../../../../mail/outbox.ts';
import { confirmationLetter } from '../auth.letters.ts';
import { createAccountIfMissing, findAccount, insertSignUp, lockAccount } from '../auth.queries.ts';

/** An address whose account is confirmed cannot be signed up again. */
const takenFaults = (account: { status_id: number } | undefined): FieldErrors =>
  account && account.status_id !== USER_STATUS.unconfirmed ? { email: [messages.emailExists] } : {};

/** Reports a taken address together with the errors of the other fields. */
export const examineSignUp = async ({ db }: Deps, email: string | undefined): Promise<FieldErrors> =>
  email === undefined ? {} : takenFaults(await findAccount(db, email));

/** decisions §4: a code confirms only its own sign-up and password, even if someone else signs up the same address. */
export async function signUp(deps: Deps, { email, password, first_name, last_name }: SignUp) {
  refuseFields(await examineSignUp(deps, email));
  // Checked before hashing, which is expensive.
  await refuseFullTarget(deps, email);
  const password_hash = await hashPassword(password);
  return transaction(deps, null, async (tx) => {
    const isNew = await createAccountIfMissing(tx.db, email, tx.now);
    const account = found(await lockAccount(tx.db, email));
    refuseFields(takenFaults(account));
    const code = newCode();
    const expires_date = addSeconds(tx.now, SIGN_UP_CODE_HOURS * 3600);
    const code_hash = hashSecret(`${account.id}:${code}`);
    await insertSignUp(tx.db, { user_id: account.id, password_hash, first_name, last_name, code_hash, expires_date });
    await countNamedMail(tx, { to: email });
    await enqueueMail(tx, deps.config, email, confirmationLetter({ publicUrl: deps.config.PUBLIC_URL, email, code }));
    if (isNew) recordHistory(tx, { model: 'user', object_id: account.id, action: 'signed up' });
    return { id: account.id, email };
  });
}
