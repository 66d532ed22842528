import type { Clock } from '../../../../base/clock.ts';
import { hashPassword } from '../../../../crypto/passwords.ts';
import { recordHistory } from '../../../../db/history.ts';
import type { Db } from '../../../../db/tables.ts';
import { transaction } from '../../../../db/transaction.ts';
import { endClaims } from '../../auth/session/end-sessions.ts';
import { superuserExists, upsertSuperuser } from '../users.queries.ts';

interface Needs {
  db: Db;
  clock: Clock;
}

/**
 * A new account, or an existing one with a new password: whoever was logged in to it, held a link to set its password or signed
 * its address up is no superuser by that.
 */
export async function makeSuperuser(deps: Needs, email: string, password: string): Promise<number> {
  const hash = await hashPassword(password);
  return transaction(deps, null, async (tx) => {
    const id = await upsertSuperuser(tx.db, email, hash, tx.now);
    await endClaims(tx, id);
    recordHistory(tx, { model: 'user', object_id: id, action: 'made superuser' });
    return id;
  });
}

/** decisions §1: a superuser made at start when none exists. */
export async function ensureSuperuser(deps: Needs, email: string, password: string): Promise<void> {
  if (!(await superuserExists(deps.db))) await makeSuperuser(deps, email, password);
}
