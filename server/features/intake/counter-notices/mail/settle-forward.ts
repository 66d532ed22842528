import { recordHistory } from '../../../../db/history.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { markForward } from './mail.queries.ts';

/** Shows a forward that bounced, in the transaction that records the outcome of the mail. The clock runs on. */
export async function settleForward(tx: Tx, mail_id: number): Promise<void> {
  const marked = await markForward(tx.db, mail_id);
  if (!marked?.is_forward_failed) return;
  const changes = [{ field: 'forwarded to', from: marked.email, to: marked.error }];
  recordHistory(tx, { model: 'counternotice', object_id: marked.id, action: 'forward failed', changes });
}
