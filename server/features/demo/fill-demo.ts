import { hashPassword } from '../../adapters/passwords.ts';
import { recordHistory } from '../../db/history.ts';
import type { Actor } from '../../db/scope.ts';
import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { insertDemoUser, isEmpty } from './demo.queries.ts';
import { fillDemoCompanies } from './demo-companies.ts';

/** decisions §1: the two logins of the demo, shown on the login screen and printed at start. */
export const DEMO_PASSWORD = 'safeharbor';
export const DEMO_LOGINS = [
  { email: 'customer@example.com', first_name: 'Nora', last_name: 'Vance', is_superuser: false },
  { email: 'agent@example.com', first_name: 'Sam', last_name: 'Okafor', is_superuser: true },
] as const;

/** Fills an empty database. Two processes that start at once fill it once: the one that made the users goes on. */
export async function fillDemo(deps: Deps): Promise<void> {
  if (!(await isEmpty(deps.db))) return;
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const ids = await transaction(deps, null, async (tx) => {
    const made: number[] = [];
    for (const login of DEMO_LOGINS) {
      const id = await insertDemoUser(tx.db, { ...login, password_hash, date_joined: tx.now });
      if (id === undefined) continue;
      recordHistory(tx, { model: 'user', object_id: id, action: 'signed up' });
      made.push(id);
    }
    return made;
  });
  const [customer, agent] = ids.map((id, index) => actorFor(id, DEMO_LOGINS[index]!.is_superuser));
  if (customer && agent) await fillDemoCompanies(deps, customer, agent);
}

/** Who acts in the demo: a member of nothing yet. */
const actorFor = (id: number, is_superuser: boolean): Actor => ({ id, is_superuser, session_id: '', memberships: [] });
