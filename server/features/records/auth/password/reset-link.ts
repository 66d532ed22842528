import { addSeconds } from '../../../../base/clock.ts';
import { hashSecret, newSecret } from '../../../../crypto/secrets.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { insertReset } from '../auth.queries.ts';

/** Issues the single-use token of a link that sets a password, and invalidates earlier ones. */
export async function issueResetToken(tx: Tx, user_id: number, hours: number): Promise<string> {
  const token = newSecret();
  await insertReset(
    tx.db,
    { hash: hashSecret(token), user_id, expires_date: addSeconds(tx.now, hours * 3600) },
    tx.now,
  );
  return token;
}
