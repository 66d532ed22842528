import type { Tx } from '../../../../db/transaction.ts';
import { deleteSignUps, endResets } from '../auth.queries.ts';
import { endLoginChallengesOf } from '../factor/login-challenges.queries.ts';
import { endSessionsOf } from './sessions.queries.ts';

/** Ends all of a user's sessions, optionally except one, and logins that await their second step; invalidates pending reset links. */
export async function endSessions(tx: Tx, userId: number, { except }: { except?: string } = {}): Promise<void> {
  await endSessionsOf(tx.db, userId, tx.now, except);
  await endLoginChallengesOf(tx.db, userId, tx.now);
  await endResets(tx.db, userId, tx.now);
}

/** Revokes every way into an account: sessions, links to set a password, and open sign-ups of the address. */
export async function revokeAccess(tx: Tx, userId: number): Promise<void> {
  await endSessions(tx, userId);
  await deleteSignUps(tx.db, userId);
}
