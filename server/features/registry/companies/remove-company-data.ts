import { recordHistory } from '../../../db/history.ts';
import type { Tx } from '../../../db/transaction.ts';
import { leaveNotices } from '../../intake/notices/leave-notices.ts';
import { handOverSenders } from '../../intake/senders/hand-over-senders.ts';
import { eraseCompany } from './companies.queries.ts';

/** decisions §5: a registration that is deleted takes the company's data along. The history stays. */
export async function removeCompanyData(tx: Tx, company_id: number): Promise<void> {
  await handOverSenders(tx, company_id);
  await leaveNotices(tx, company_id);
  await eraseCompany(tx.db, company_id);
  recordHistory(tx, { model: 'company', object_id: company_id, action: 'deleted' });
}
