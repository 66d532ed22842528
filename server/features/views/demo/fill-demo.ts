import { hashPassword } from '../../../crypto/passwords.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { makeSuperuser } from '../../records/users/status/make-superuser.ts';
import { scheduleAgentSetup } from './agent-setup.ts';
import { scheduleCases } from './cases.ts';
import { scheduleCompanies } from './companies.ts';
import { isEmpty, useGenericPlans } from './demo.queries.ts';
import { DemoRun, type MakeHandlers } from './demo-run.ts';
import { scheduleEvidence } from './evidence.ts';
import { scheduleForms } from './forms.ts';
import { DEMO_PASSWORD } from './logins.ts';
import { scheduleMail } from './mail.ts';
import { schedulePublicRecords } from './public-records.ts';
import { scheduleSubscribers } from './subscribers.ts';
import { scheduleTokens } from './tokens.ts';
import { createUsers, scheduleLogins } from './users.ts';
import { scheduleWebhooks } from './webhooks.ts';

/**
 * Fills an empty database through the product's own operations, in one transaction: a killed start leaves nothing
 * behind, two concurrent starts fill it once, and each statement costs a third of a separate transaction.
 * Returns true if it filled the database.
 */
export async function fillDemo(deps: Deps, makeHandlers: MakeHandlers): Promise<boolean> {
  if (!(await isEmpty(deps.db))) return false;
  const begun = performance.now();
  deps.log.info('creating demo data');
  const password_hash = await hashPassword(DEMO_PASSWORD);
  await inTransaction(deps.db, async (db) => {
    await useGenericPlans(db);
    const run = new DemoRun(deps, db, makeHandlers);
    const users = await createUsers(run, password_hash);
    if (!users) return;
    const companies = scheduleCompanies(run, users);
    scheduleLogins(run, users);
    scheduleAgentSetup(run, users, companies);
    scheduleMail(run, users, companies);
    scheduleForms(run, users, companies);
    scheduleSubscribers(run, users, companies);
    scheduleEvidence(run, users, companies);
    scheduleCases(run, users, companies);
    scheduleWebhooks(run, users, companies);
    schedulePublicRecords(run, users, companies);
    scheduleTokens(run, users, companies);
    await run.execute();
    const { SUPERUSER_EMAIL, SUPERUSER_PASSWORD } = deps.config;
    if (SUPERUSER_EMAIL && SUPERUSER_PASSWORD) {
      await makeSuperuser({ db, clock: deps.clock }, SUPERUSER_EMAIL, SUPERUSER_PASSWORD);
    }
  });
  deps.log.info({ ms: Math.round(performance.now() - begun) }, 'demo data created');
  return true;
}
