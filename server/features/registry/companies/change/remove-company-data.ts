import { recordHistory } from '../../../../db/history.ts';
import type { Tx } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { eraseCompany } from '../companies.queries.ts';

/** decisions §5: deleting a registration order also deletes the company's data. The history stays. */
export async function removeCompanyData(tx: Tx, { reactions }: Deps, company_id: number): Promise<void> {
  for (const react of reactions.companyRemoved) await react(tx, company_id);
  await eraseCompany(tx.db, company_id);
  recordHistory(tx, { model: 'company', object_id: company_id, action: 'deleted' });
}
