import type { Tx } from '../../../../db/transaction.ts';
import { markLeft } from './reassign.queries.ts';

/** A company goes, its notices stay with the superusers, and what it added to them goes to no other company. */
export const leaveNotices = (tx: Tx, company_id: number): Promise<void> => markLeft(tx.db, company_id, tx.now);
