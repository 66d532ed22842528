import type { Tx } from '../../../db/transaction.ts';
import { queueInvoice } from './invoices.queries.ts';

/** decisions §5: pushed to Xero when it is linked. Written down in the invoice's own act; the job carries it there. */
export const noteInvoice = (tx: Tx, { id }: { id: number }): Promise<void> => queueInvoice(tx.db, id, tx.now);
