import type { Tx } from '../../../db/transaction.ts';
import { handOverAddresses } from './senders.queries.ts';

/** A company goes, its notices stay: of those who sent them, the agent keeps the address. */
export const handOverSenders = (tx: Tx, company_id: number): Promise<void> =>
  handOverAddresses(tx.db, company_id, tx.now);
