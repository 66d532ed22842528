import type { Model } from '#core/lookups.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import type { Config } from '../../../../base/config.ts';
import { inChunks } from '../../../../db/in-chunks.ts';
import type { Db } from '../../../../db/tables.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { reportsOf } from '../read/read-report.ts';
import { acceptingCompanies, acceptingOf, dropAcceptances, saveStates } from '../states.queries.ts';
import { stateOf } from './save-checks.ts';

/** Companies that are compared at once. */
const CHUNK = 100;

/** Drops the acceptances of pairs that are not there now. The acceptance of an overdue check is dropped by the next check instead. */
async function forgetGone(db: Db, config: Config, today: string, company_ids: readonly number[]): Promise<void> {
  for (const { gone, record, ...report } of (await reportsOf(db, config, today, company_ids)).values()) {
    const changed = gone.filter(({ code }) => code !== 'unchecked');
    if (changed.length === 0 || record === null) continue;
    await dropAcceptances(db, changed);
    await saveStates(db, [stateOf(report, record, config.AGENT_EMAIL)]);
  }
}

/**
 * Reaction at the end of each transaction, since what it changed may be the pair of an accepted difference: one that comes back is new
 * (beyond-edges § 20).
 */
export async function forgetChanged(tx: Tx, config: Config): Promise<void> {
  const idsOf = (of: Model) => tx.history.filter(({ model }) => model === of).map(({ object_id }) => object_id);
  const changed = { companies: idsOf('company'), orders: idsOf('order'), domains: idsOf('domain') };
  if (Object.values(changed).every(({ length }) => length === 0)) return;
  const accepting = await acceptingOf(tx.db, changed);
  if (accepting.length > 0) await forgetGone(tx.db, config, dateOf(tx.now), accepting);
}

/** The same after a change of the settings. */
export async function forgetAll(db: Db, config: Config, today: string): Promise<void> {
  const accepting = await acceptingCompanies(db);
  for await (const chunk of inChunks(accepting, CHUNK)) await forgetGone(db, config, today, chunk);
}
