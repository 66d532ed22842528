import type { PublicRecord, RecordDifference } from '#core/contract/registry/public-record.ts';
import { nextCheck } from '#core/rules/registry/public-record/check-due.ts';
import { abridged, type Difference } from '#core/rules/registry/public-record/differences.ts';
import { cleanFileName } from '#core/rules/text/file-name.ts';
import type { CompanyRow } from '../../companies/companies.queries.ts';
import type { RecordView } from '../records.queries.ts';
import type { Compared } from './compare.ts';

export const presentRecord = (row: RecordView): PublicRecord => ({
  id: row.id,
  checked_date: row.checked_date.toISOString(),
  source: row.source,
  registration_id: row.registration_id,
  status: row.status,
  provider: row.provider,
  address: row.address,
  alternative_names: row.alternative_names,
  agent: { name: row.agent_name, address: row.agent_address, phone: row.agent_phone, email: row.agent_email },
  filed_date: row.filed_date,
  expires_date: row.expires_date,
  file:
    row.file_id === null
      ? null
      : { file_id: row.file_id, name: cleanFileName(row.file_name ?? ''), size: row.file_size ?? 0 },
});

export function presentDifference({ difference, accepted }: Compared): RecordDifference {
  const { code, gravity, ours, theirs, ...rest } = abridged(difference);
  const list = (value: Difference['ours']) => (typeof value === 'string' || value === null ? value : [...value]);
  return { code, gravity, ours: list(ours), theirs: list(theirs), ...rest, accepted };
}

/** When the record of a designated company is to be checked next; null: never. */
export const checkOf = (company: CompanyRow) =>
  company.record_due_date === null
    ? null
    : nextCheck({
        checked_date: company.record_checked_date,
        registered_date: company.registered_date,
        expires_date: company.expires_date,
        filing_date: company.record_filing_date,
      });

/** The check that is due, as a difference that only superusers see. */
export function uncheckedOf(company: CompanyRow, today: string): Difference[] {
  const check = checkOf(company);
  if (!check || check.due_date > today) return [];
  const theirs = company.record_checked_date?.toISOString().slice(0, 10) ?? null;
  return [{ code: 'unchecked', gravity: 'info', ours: check.due_date, theirs }];
}
