import type { Tx } from '../../db/transaction.ts';
import { activateAccount, newestSignUp } from './auth.queries.ts';

/** A superuser vouches for an address: its newest sign-up counts as confirmed, also when its code has died. */
export async function adoptSignUp(tx: Tx, userId: number): Promise<void> {
  const newest = await newestSignUp(tx.db, userId);
  if (newest) await activateAccount(tx.db, newest);
}
