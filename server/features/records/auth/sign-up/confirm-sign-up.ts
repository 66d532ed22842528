import { SIGN_UP_CODE_TRIES } from '#core/constants.ts';
import type { Tokens } from '#core/contract/records/auth.ts';
import { fieldError } from '#core/errors.ts';
import { USER_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { hashSecret } from '../../../../crypto/secrets.ts';
import { recordHistory } from '../../../../db/history.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import type { Origin } from '../../../../http/serve.ts';
import { activateAccount, countWrongCode, findAccount, lockAccount, openSignUps } from '../auth.queries.ts';
import { openSession } from '../session/open-session.ts';

/** decisions §10: the response is the same for a wrong code, an expired code and an unknown address. */
const refused = () => fieldError('code', messages.tokenExpired);

export async function confirmSignUp(
  deps: Deps,
  { email, code }: { email: string; code: string },
  origin: Origin,
): Promise<Tokens> {
  const known = await findAccount(deps.db, email);
  if (known?.status_id !== USER_STATUS.unconfirmed) throw refused();
  const confirmed = await transaction(deps, known, async (tx) => {
    const account = await lockAccount(tx.db, email);
    if (account?.status_id !== USER_STATUS.unconfirmed) return false;
    const open = await openSignUps(tx.db, account.id, tx.now, SIGN_UP_CODE_TRIES);
    const matching = open.find((signUp) => signUp.code_hash === hashSecret(`${account.id}:${code}`));
    if (!matching) {
      // The error is thrown outside this transaction, so that the counted attempt is committed.
      await countWrongCode(tx.db, account.id);
      return false;
    }
    await activateAccount(tx.db, matching);
    recordHistory(tx, { model: 'user', object_id: account.id, action: 'confirmed' });
    return true;
  });
  if (!confirmed) throw refused();
  return openSession(deps, known.id, origin);
}
