import type { SubscriptionActor } from '#core/rules/trade/subscription.ts';
import type { Config } from '../../../base/config.ts';
import type { Tx } from '../../../db/transaction.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import { buyerOf } from '../billing/read-billing.ts';
import { voidSubscriptionInvoices } from '../invoices/void-invoices.ts';
import { moveSubscription } from './move-subscription.ts';
import { subscriptionEndedLetter } from './subscriptions.letters.ts';
import { lockSubscription, type SubscriptionRow } from './subscriptions.queries.ts';

/**
 * decisions §5: a completed removal ends the subscription. Nothing more is charged, and its open invoices are voided.
 */
export async function endSubscription(tx: Tx, company_id: number): Promise<void> {
  const running = await lockSubscription(tx.db, company_id);
  if (!running || running.status === 'ended') return;
  await end(tx, running, 'system');
}

/** Ends a canceled subscription and tells the company. The caller holds its lock. */
export async function endCanceledSubscription(
  tx: Tx,
  config: Config,
  running: SubscriptionRow,
  { company, by }: { company: string; by: SubscriptionActor },
): Promise<void> {
  const { company_id, period } = running;
  await end(tx, running, by);
  const { email } = await buyerOf(tx.db, company_id);
  const letter = subscriptionEndedLetter({ publicUrl: config.PUBLIC_URL, company_id, company, period });
  if (email) await enqueueMail(tx, config, email, letter);
}

async function end(tx: Tx, running: SubscriptionRow, by: SubscriptionActor): Promise<void> {
  const values = { clock_date: null, cancels_at_end: false, failures: 0 };
  await moveSubscription(tx, running, { to: 'ended', by, action: 'subscription ended', values });
  await voidSubscriptionInvoices(tx, running.company_id);
}
