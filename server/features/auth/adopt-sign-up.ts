import { SIGN_UP_CODE_TRIES } from '#core/constants.ts';
import type { Tx } from '../../db/transaction.ts';
import { activateAccount, openSignUps } from './auth.queries.ts';

/** A superuser vouches for an address: its newest sign-up counts as confirmed. */
export async function adoptSignUp(tx: Tx, userId: number): Promise<void> {
  const [newest] = await openSignUps(tx.db, userId, tx.now, SIGN_UP_CODE_TRIES);
  if (newest) await activateAccount(tx.db, newest);
}
