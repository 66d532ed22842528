import type { Clock } from '../../../../base/clock.ts';
import { hashPassword } from '../../../../crypto/passwords.ts';
import { recordHistory } from '../../../../db/history.ts';
import type { Db } from '../../../../db/tables.ts';
import { transaction } from '../../../../db/transaction.ts';
import { revokeAccess } from '../../auth/session/end-sessions.ts';
import { superuserExists, upsertSuperuser } from '../users.queries.ts';

interface SuperuserDeps {
  db: Db;
  clock: Clock;
}

/**
 * Creates a superuser, or makes an existing account one with a new password. Its sessions, reset links and sign-ups are
 * revoked, so that nobody gains superuser access through them.
 */
export async function makeSuperuser(deps: SuperuserDeps, email: string, password: string): Promise<number> {
  const hash = await hashPassword(password);
  return transaction(deps, null, async (tx) => {
    const id = await upsertSuperuser(tx.db, email, hash, tx.now);
    await revokeAccess(tx, id);
    recordHistory(tx, { model: 'user', object_id: id, action: 'made superuser' });
    return id;
  });
}

/** decisions §1: creates a superuser at startup if there is none, not counting those at these addresses. */
export async function ensureSuperuser(
  deps: SuperuserDeps,
  { email, password, except }: { email: string; password: string; except: readonly string[] },
): Promise<void> {
  if (!(await superuserExists(deps.db, except))) await makeSuperuser(deps, email, password);
}
