import type { Tx } from '../../db/transaction.ts';
import { handOverContacts } from './senders.queries.ts';

/** A company goes, its notices stay: those who sent them become the agent's. */
export const handOverSenders = (tx: Tx, company_id: number): Promise<void> => handOverContacts(tx.db, company_id);
