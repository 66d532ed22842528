import type { z } from 'zod';
import type { DifferenceAccept, RecordReport } from '#core/contract/registry/public-record.ts';
import { fieldError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import { recordHistory } from '../../../../db/history.ts';
import { type Actor, visibleTo } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { findCompanyForUpdate } from '../../companies/read/read-company.ts';
import { pairHash } from '../read/compare.ts';
import { readReport, reportsOf } from '../read/read-report.ts';
import { saveAcceptance, saveStates } from '../states.queries.ts';
import { stateOf } from './save-checks.ts';

/** beyond § 20: hides a difference until our value or the public record's changes. */
export function acceptDifference(
  deps: Deps,
  actor: Actor,
  company_id: number,
  { code, note }: z.output<typeof DifferenceAccept>,
): Promise<RecordReport> {
  return transaction(deps, actor, async (tx) => {
    await findCompanyForUpdate(tx.db, visibleTo(actor), company_id);
    const report = (await reportsOf(tx.db, deps.config, dateOf(tx.now), [company_id])).get(company_id)!;
    const chosen = report.found.find(({ difference }) => difference.code === code);
    if (!chosen) throw fieldError('code', messages.differenceUnknown);
    const by = { accepted_by: tx.actor_id, accepted_date: tx.now };
    await saveAcceptance(tx.db, { company_id, code, note, pair_hash: pairHash(chosen.difference), ...by });
    if (report.record) {
      const found = report.found.map((one) => (one === chosen ? { ...one, accepted: true } : one));
      await saveStates(tx.db, [stateOf({ ...report, found }, report.record, deps.config.AGENT_EMAIL)]);
    }
    const changes = [{ field: code, from: null, to: note }];
    recordHistory(tx, { model: 'company', object_id: company_id, action: 'difference accepted', changes });
    return readReport({ ...deps, db: tx.db }, actor, company_id);
  });
}
