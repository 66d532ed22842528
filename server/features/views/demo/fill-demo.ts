import { hashPassword } from '../../../crypto/passwords.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { makeCast, playPeople } from './cast.ts';
import { playCompanies } from './companies.ts';
import { isEmpty, useGenericPlans } from './demo.queries.ts';
import { playDesk } from './desk.ts';
import { DEMO_PASSWORD } from './logins.ts';
import { playMail } from './mail.ts';
import { type MakeHandlers, Stage } from './stage.ts';

/**
 * Fills an empty database through the product's own operations, in one transaction: a killed start leaves nothing
 * behind, two concurrent starts fill it once, and each statement costs a third of a separate transaction.
 */
export async function fillDemo(deps: Deps, makeHandlers: MakeHandlers): Promise<void> {
  if (!(await isEmpty(deps.db))) return;
  const begun = performance.now();
  deps.log.info('creating demo data');
  const password_hash = await hashPassword(DEMO_PASSWORD);
  await inTransaction(deps.db, async (db) => {
    await useGenericPlans(db);
    const stage = new Stage(deps, db, makeHandlers);
    const cast = await makeCast(stage, password_hash);
    if (!cast) return;
    const companies = playCompanies(stage, cast);
    playPeople(stage, cast);
    playDesk(stage, cast, companies);
    playMail(stage, cast, companies);
    await stage.play();
  });
  deps.log.info({ ms: Math.round(performance.now() - begun) }, 'demo data created');
}
