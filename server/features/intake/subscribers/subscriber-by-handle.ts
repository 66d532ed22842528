import { fieldError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { isErasedHandle } from '#core/rules/intake/strikes.ts';
import { recordHistory } from '../../../db/history.ts';
import type { Tx } from '../../../db/transaction.ts';
import { findSubscriber, insertSubscriber } from './subscribers.queries.ts';

/**
 * The id of a company's subscriber, who is made when the handle is new. Handles are trimmed and otherwise kept as they are; the
 * caller has checked their length.
 */
export async function subscriberByHandle(tx: Tx, company_id: number, typed: string): Promise<number> {
  const handle = typed.trim();
  if (handle === '' || isErasedHandle(handle)) throw fieldError('subscriber', messages.handleInvalid);
  for (;;) {
    const known = await findSubscriber(tx.db, company_id, handle);
    if (known !== undefined) return known;
    const id = await insertSubscriber(tx.db, { company_id, handle, created_date: tx.now });
    // Somebody else made it meanwhile.
    if (id === undefined) continue;
    recordHistory(tx, { model: 'subscriber', object_id: id, action: 'created' });
    return id;
  }
}
