import { AppError } from '#core/errors.ts';
import { USER_STATUS } from '#core/lookups.ts';
import { recordHistory } from '../../../../db/history.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { found } from '../../../../http/answer/refuse.ts';
import { activateAccount, createAccountIfMissing, lockAccount } from '../auth.queries.ts';

interface NewAccount {
  first_name: string;
  last_name: string;
  password_hash: string;
}

interface Ensured {
  user_id: number;
  /** The account was new or unconfirmed, and has the password chosen now. */
  isActivated: boolean;
}

/**
 * Finds or creates the account of an address whose ownership was just proven. An unconfirmed account is activated with
 * the name and password chosen now; its earlier sign-ups are discarded.
 */
export async function ensureAccount(tx: Tx, email: string, chosen: NewAccount | undefined): Promise<Ensured> {
  await createAccountIfMissing(tx.db, email, tx.now);
  const account = found(await lockAccount(tx.db, email));
  if (account.status_id !== USER_STATUS.unconfirmed) return { user_id: account.id, isActivated: false };
  // The account was deleted after the first check. The next attempt will ask for a name and a password.
  if (!chosen) throw new AppError('bad_request');
  await activateAccount(tx.db, { user_id: account.id, ...chosen });
  recordHistory(tx, { model: 'user', object_id: account.id, action: 'confirmed' });
  return { user_id: account.id, isActivated: true };
}
