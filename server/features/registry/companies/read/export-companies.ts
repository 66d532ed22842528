import type { Download } from '#core/contract/endpoint.ts';
import type { CompanyExportQuery, CompanyInList } from '#core/contract/registry/companies.ts';
import { COMPANY_FIELDS } from '#core/contract/registry/company-fields.ts';
import { dateOf, daysBetween } from '#core/rules/text/calendar.ts';
import type { CsvColumn } from '#core/rules/text/csv.ts';
import type { Deps } from '../../../../deps.ts';
import { csvDownload } from '../../../../sheets/csv-download.ts';
import { viewsOf } from '../companies.queries.ts';
import { companyKeys } from './company-list.queries.ts';
import { withBalances } from './list-companies.ts';
import { presentCompanies } from './read-company.ts';

const columns = (today: string): readonly CsvColumn<CompanyInList>[] => [
  { title: 'id', value: ({ id }) => id },
  { title: 'name', value: ({ name }) => name },
  { title: 'status', value: ({ status }) => status.name },
  { title: 'protection', value: ({ protection }) => protection },
  { title: 'expires_date', value: ({ expires_date }) => expires_date },
  { title: 'days_left', value: ({ expires_date }) => expires_date && Math.max(0, daysBetween(today, expires_date)) },
  { title: 'open_order', value: ({ open_order }) => open_order?.number },
  { title: 'open_order_status', value: ({ open_order }) => open_order?.status.name },
  { title: 'balance', value: ({ balance }) => balance },
  { title: 'subscription', value: ({ subscription }) => subscription?.status },
  { title: 'current_period_end', value: ({ subscription }) => subscription?.current_period_end },
  { title: 'dmca_public_id', value: ({ designation }) => designation?.dmca_public_id },
  { title: 'dmca_registration_id', value: ({ designation }) => designation?.dmca_registration_id },
  ...COMPANY_FIELDS.filter((field) => field !== 'name').map((field) => ({
    title: field,
    value: (company: CompanyInList) => company[field],
  })),
  { title: 'domains', value: ({ counts }) => counts.domains },
  { title: 'notices', value: ({ counts }) => counts.notices },
  { title: 'orders', value: ({ counts }) => counts.orders },
  { title: 'created_date', value: ({ created_date }) => created_date },
];

/** Exports the whole list under the same filters. The ids are read before streaming starts, so the set cannot change midway. */
export async function exportCompanies({ db, clock }: Deps, query: CompanyExportQuery): Promise<Download> {
  const now = clock.now();
  const today = dateOf(now);
  const ids = await companyKeys(db, query, today);
  return csvDownload(`companies-${today}`, columns(today), ids, async (piece) =>
    withBalances(db, presentCompanies(await viewsOf(db, piece), now)),
  );
}
