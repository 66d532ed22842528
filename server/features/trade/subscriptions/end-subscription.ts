import { recordHistory } from '../../../db/history.ts';
import type { Tx } from '../../../db/transaction.ts';
import { voidSubscriptionInvoices } from '../invoices/void-invoices.ts';
import { lockSubscription, updateSubscription } from './subscriptions.queries.ts';

/**
 * decisions §5: a completed removal ends the subscription. Nothing more is charged, and its open invoices are voided.
 */
export async function endSubscription(tx: Tx, company_id: number): Promise<void> {
  const running = await lockSubscription(tx.db, company_id);
  if (!running || running.status === 'ended') return;
  await updateSubscription(tx.db, company_id, { status: 'ended', clock_date: null });
  await voidSubscriptionInvoices(tx, company_id);
  recordHistory(tx, {
    model: 'company',
    object_id: company_id,
    action: 'subscription ended',
    changes: [{ field: 'subscription', from: running.status, to: 'ended' }],
  });
}
