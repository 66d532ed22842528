import type { Tx } from '../../../../db/transaction.ts';
import { deleteSignUps, endResets } from '../auth.queries.ts';
import { endSessionsOf } from './sessions.queries.ts';

/** Ends a user's sessions at once, all or all but one; a reset link that is still about dies with them. */
export async function endSessions(tx: Tx, userId: number, { except }: { except?: string } = {}): Promise<void> {
  await endSessionsOf(tx.db, userId, tx.now, except);
  await endResets(tx.db, userId, tx.now);
}

/** Every claim on an account: its sessions, the links to set its password and the open sign-ups of its address. */
export async function endClaims(tx: Tx, userId: number): Promise<void> {
  await endSessions(tx, userId);
  await deleteSignUps(tx.db, userId);
}
