import { COMPANY_STATUS, statusLookup } from '#core/lookups.ts';
import { expiryOf } from '#core/rules/designation.ts';
import { type Change, changesBetween } from '../../db/history.ts';
import { EVERYTHING } from '../../db/scope.ts';
import type { Tx } from '../../db/transaction.ts';
import { found } from '../../http/refuse.ts';
import { lockCompany, updateCompany } from './companies.queries.ts';

interface Designation {
  dmca_public_id: string;
  dmca_registration_id: string;
  /** A calendar date: the three years begin on it. */
  completed_date: string;
}

/** A completed registration: the designation stands in the directory. The caller's entry in the history tells it. */
export async function registerCompany(
  tx: Tx,
  company_id: number,
  { completed_date, ...ids }: Designation,
): Promise<Change[]> {
  const company = found(await lockCompany(tx.db, EVERYTHING, company_id));
  const values = {
    ...ids,
    // A suspension outlives the filing: restoring it makes the company Registered.
    status_id: company.status_id === COMPANY_STATUS.suspended ? company.status_id : COMPANY_STATUS.registered,
    registered_date: completed_date,
    expires_date: expiryOf(completed_date),
  };
  await updateCompany(tx.db, company_id, values);
  return changesBetween<object>(company, values).map(({ field, from, to }) =>
    field === 'status_id'
      ? { field: 'status', from: statusLookup(Number(from)).name, to: statusLookup(Number(to)).name }
      : { field, from, to },
  );
}
