import type { Tx } from '../../../db/transaction.ts';
import { enqueue } from '../../../jobs/queue.ts';

export const CHECK_KEYS = 'check-keys';

/** beyond-edges § 19: what a sender has signed is checked again with the keys that the sender has now. */
export const checkSignedAgain = (tx: Tx, contact_id: number): Promise<void> =>
  enqueue(tx, CHECK_KEYS, { contact_id }, { key: `${CHECK_KEYS}:${contact_id}:${tx.uuid}` });
