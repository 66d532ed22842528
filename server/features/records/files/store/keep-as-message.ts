import type { Tx } from '../../../../db/transaction.ts';
import { markAsMessage } from './blobs.queries.ts';

/** Bytes that are kept already are a message: nobody drops them any more. */
export const keepAsMessage = (tx: Tx, sha256: string): Promise<void> => markAsMessage(tx.db, sha256);
