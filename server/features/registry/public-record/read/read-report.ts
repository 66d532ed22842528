import type { RecordReport } from '#core/contract/registry/public-record.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import type { Config } from '../../../../base/config.ts';
import { type Actor, visibleTo } from '../../../../db/scope.ts';
import type { Db } from '../../../../db/tables.ts';
import type { Deps } from '../../../../deps.ts';
import { checkCompany } from '../../companies/read/read-company.ts';
import { companiesById, newestRecords, type RecordView } from '../records.queries.ts';
import { acceptancesOf } from '../states.queries.ts';
import { type Comparison, compareRecords, pairHash } from './compare.ts';
import { presentDifference, presentRecord, uncheckedOf } from './present.ts';

export interface Report extends Comparison {
  record: RecordView | null;
}

/** Companies with their newest records and all differences, also that a check is due. */
export async function reportsOf(
  db: Db,
  config: Config,
  today: string,
  company_ids: readonly number[],
): Promise<Map<number, Report>> {
  if (company_ids.length === 0) return new Map();
  const companies = await companiesById(db, company_ids);
  const records = new Map((await newestRecords(db, company_ids)).map((record) => [record.company_id, record]));
  const checked = companies.flatMap((company) => {
    const values = records.get(company.id);
    return values && company.record_due_date !== null ? [{ company, values }] : [];
  });
  const compared = new Map((await compareRecords(db, config, today, checked)).map((one) => [one.company.id, one]));
  const accepted = new Set((await acceptancesOf(db, company_ids)).map((one) => `${one.company_id} ${one.pair_hash}`));
  return new Map(
    companies.map((company) => {
      const { found = [], gone = [] } = compared.get(company.id) ?? {};
      const unchecked = uncheckedOf(company, today).map((difference) => ({
        difference,
        accepted: accepted.has(`${company.id} ${pairHash(difference)}`),
      }));
      const report = { company, record: records.get(company.id) ?? null, found: [...found, ...unchecked], gone };
      return [company.id, report];
    }),
  );
}

export async function readReport({ db, config, clock }: Deps, actor: Actor, company_id: number): Promise<RecordReport> {
  await checkCompany(db, visibleTo(actor), company_id);
  const report = (await reportsOf(db, config, dateOf(clock.now()), [company_id])).get(company_id)!;
  const seen = report.found.filter(({ difference }) => actor.is_superuser || difference.code !== 'unchecked');
  return { record: report.record && presentRecord(report.record), differences: seen.map(presentDifference) };
}
