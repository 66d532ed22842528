import type { Download } from '#core/contract/endpoint.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import type { CsvColumn } from '#core/rules/text/csv.ts';
import { iso } from '../../../../db/lists/json-dates.ts';
import { type Principal, visibleTo } from '../../../../db/scope.ts';
import type { Deps } from '../../../../deps.ts';
import { csvDownload } from '../../../../sheets/csv-download.ts';
import { checkCompany } from '../../../registry/companies/read/read-company.ts';
import { authorizeCompany } from './access.ts';
import { stateOfBrief } from './present.ts';
import { briefsOf, keysOf, type SubscriberBrief } from './subscribers.queries.ts';

const columns = (now: Date): readonly CsvColumn<SubscriberBrief>[] => [
  { title: 'handle', value: ({ handle }) => handle },
  { title: 'state', value: (row) => stateOfBrief(row, now) },
  { title: 'counted', value: ({ counted }) => counted },
  { title: 'first_date', value: ({ created_date }) => iso(created_date) },
  { title: 'last_strike_date', value: ({ last_strike_date }) => last_strike_date && iso(last_strike_date) },
];

export async function exportSubscribers({ db, clock }: Deps, actor: Principal, company_id: number): Promise<Download> {
  await checkCompany(db, visibleTo(actor), company_id);
  authorizeCompany(actor, company_id);
  const now = clock.now();
  const ids = await keysOf(db, company_id);
  return csvDownload(`subscribers-${dateOf(now)}`, columns(now), ids, (piece) => briefsOf(db, piece, now));
}
