import { COMPANY_STATUS, statusLookup } from '#core/lookups.ts';
import { expiryOf, firstClockDate } from '#core/rules/registry/designation.ts';
import { type Change, changesBetween } from '../../../db/history.ts';
import { EVERYTHING } from '../../../db/scope.ts';
import type { Tx } from '../../../db/transaction.ts';
import { found } from '../../../http/answer/refuse.ts';
import { type CompanyRow, type CompanyValues, lockCompany, updateCompany } from '../companies/companies.queries.ts';

interface Filing {
  /** Empty to keep the current ids. */
  dmca_public_id: string;
  dmca_registration_id: string;
  /** A calendar date: the three years start on it. */
  completed_date: string;
}

/** Derived from the expiry, so not part of the history. */
const DERIVED_FIELDS = new Set(['clock_date', 'record_filing_date']);

async function updateAndDiff(tx: Tx, company: CompanyRow, values: CompanyValues): Promise<Change[]> {
  await updateCompany(tx.db, company.id, values);
  return changesBetween<object>(company, values)
    .filter(({ field }) => !DERIVED_FIELDS.has(field))
    .map(({ field, from, to }) =>
      field === 'status_id'
        ? { field: 'status', from: statusLookup(Number(from)).name, to: statusLookup(Number(to)).name }
        : { field, from, to },
    );
}

/** Completes a registration, amendment or renewal: the designation is valid for three years. The caller records the history. */
export async function fileDesignation(tx: Tx, company_id: number, filing: Filing): Promise<Change[]> {
  const company = found(await lockCompany(tx.db, EVERYTHING, company_id));
  const expires_date = expiryOf(filing.completed_date);
  return updateAndDiff(tx, company, {
    dmca_public_id: filing.dmca_public_id || company.dmca_public_id,
    dmca_registration_id: filing.dmca_registration_id || company.dmca_registration_id,
    // A suspended company stays suspended; restoring it makes it Registered.
    status_id: company.status_id === COMPANY_STATUS.suspended ? company.status_id : COMPANY_STATUS.registered,
    registered_date: company.registered_date ?? filing.completed_date,
    expires_date,
    clock_date: firstClockDate(expires_date),
    record_filing_date: tx.now,
  });
}

/** Completes a removal: the company leaves the directory and no longer expires. */
export async function endDesignation(tx: Tx, company_id: number): Promise<Change[]> {
  const company = found(await lockCompany(tx.db, EVERYTHING, company_id));
  return updateAndDiff(tx, company, { status_id: COMPANY_STATUS.removed, clock_date: null });
}

/** Expires a designation after three years. A suspended company stays suspended; restoring it makes it Expired. */
export function expireDesignation(tx: Tx, company: CompanyRow): Promise<Change[]> {
  const status_id = company.status_id === COMPANY_STATUS.suspended ? company.status_id : COMPANY_STATUS.expired;
  return updateAndDiff(tx, company, { status_id, clock_date: null });
}
