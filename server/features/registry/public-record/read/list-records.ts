import type { RecordListQuery, RecordToCheck } from '#core/contract/registry/public-record.ts';
import { GRAVITIES } from '#core/rules/registry/public-record/differences.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import type { Deps } from '../../../../deps.ts';
import { listDesignated } from './list.queries.ts';
import { checkOf } from './present.ts';
import { type Report, reportsOf } from './read-report.ts';

function present({ company, found }: Report): RecordToCheck {
  const check = checkOf(company);
  const open = found.filter(({ accepted }) => !accepted);
  const counts = GRAVITIES.map((gravity) => [
    gravity,
    open.filter(({ difference }) => difference.gravity === gravity).length,
  ]);
  return {
    company: { id: company.id, name: company.name },
    registration_id: company.dmca_registration_id ?? '',
    last_check: company.record_checked_date?.toISOString() ?? null,
    due_date: check?.due_date ?? null,
    reason: check?.reason ?? null,
    differences: Object.fromEntries(counts) as RecordToCheck['differences'],
  };
}

/** For superusers only. */
export async function listRecords({ db, config, clock }: Deps, query: RecordListQuery) {
  const today = dateOf(clock.now());
  const { ids, count } = await listDesignated(db, query, today);
  const reports = await reportsOf(db, config, today, ids);
  return { results: ids.flatMap((id) => reports.get(id) ?? []).map(present), count };
}
