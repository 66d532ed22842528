import { hashPassword } from '../../adapters/passwords.ts';
import { recordHistory } from '../../db/history.ts';
import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { insertDemoUser, isEmpty } from './demo.queries.ts';

/** decisions §1: the two logins of the demo, shown on the login screen and printed at start. */
export const DEMO_PASSWORD = 'safeharbor';
export const DEMO_LOGINS = [
  { email: 'customer@example.com', first_name: 'Nora', last_name: 'Vance', is_superuser: false },
  { email: 'agent@example.com', first_name: 'Sam', last_name: 'Okafor', is_superuser: true },
] as const;

/** Fills an empty database, in one transaction: there is the whole demo or none of it. */
export async function fillDemo(deps: Deps): Promise<void> {
  if (!(await isEmpty(deps.db))) return;
  const password_hash = await hashPassword(DEMO_PASSWORD);
  await transaction(deps, null, async (tx) => {
    if (!(await isEmpty(tx.db))) return;
    for (const login of DEMO_LOGINS) {
      const id = await insertDemoUser(tx.db, { ...login, password_hash, date_joined: tx.now });
      if (id !== undefined) recordHistory(tx, { model: 'user', object_id: id, action: 'signed up' });
    }
  });
}
