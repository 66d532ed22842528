import { hashPassword } from '../../../crypto/passwords.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { makeCast, playPeople } from './cast.ts';
import { playCompanies } from './companies.ts';
import { isEmpty, planOnce } from './demo.queries.ts';
import { playDesk } from './desk.ts';
import { DEMO_PASSWORD } from './logins.ts';
import { playMail } from './mail.ts';
import { type MakeHandlers, Stage } from './stage.ts';

/**
 * Fills an empty database with a story, told by the product's own operations. All of it is one transaction: a start that is
 * killed leaves nothing, two that come at once fill once, and a statement costs a third of what it costs by itself.
 */
export async function fillDemo(deps: Deps, makeHandlers: MakeHandlers): Promise<void> {
  if (!(await isEmpty(deps.db))) return;
  const begun = performance.now();
  deps.log.info('making the demo data');
  const password_hash = await hashPassword(DEMO_PASSWORD);
  await inTransaction(deps.db, async (db) => {
    await planOnce(db);
    const stage = new Stage(deps, db, makeHandlers);
    const cast = await makeCast(stage, password_hash);
    if (!cast) return;
    const companies = playCompanies(stage, cast);
    playPeople(stage, cast);
    playDesk(stage, cast, companies);
    playMail(stage, cast, companies);
    await stage.play();
  });
  deps.log.info({ ms: Math.round(performance.now() - begun) }, 'the demo data is there');
}
