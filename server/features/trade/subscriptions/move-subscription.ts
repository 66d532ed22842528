import { AppError } from '#core/errors.ts';
import {
  canMoveSubscription,
  type SubscriptionActor,
  type SubscriptionStatus,
} from '#core/rules/trade/subscription.ts';
import { type Change, recordHistory } from '../../../db/history.ts';
import type { Tx } from '../../../db/transaction.ts';
import { type SubscriptionRow, type SubscriptionValues, setSubscriptionStatus } from './subscriptions.queries.ts';

interface Move {
  to: SubscriptionStatus;
  by: SubscriptionActor;
  /** The action in the company's history. */
  action: string;
  values: SubscriptionValues;
  /** Recorded beside the change of the status. */
  changes?: readonly Change[];
}

/** The only writer of a subscription's status. The caller holds its lock. */
export async function moveSubscription(
  tx: Tx,
  { company_id, status }: SubscriptionRow,
  { to, by, action, values, changes = [] }: Move,
): Promise<void> {
  if (!canMoveSubscription(status, to, by)) throw new AppError('subscription_ended');
  await setSubscriptionStatus(tx.db, company_id, to, values);
  const moved = { field: 'subscription', from: status, to };
  recordHistory(tx, { model: 'company', object_id: company_id, action, changes: [moved, ...changes] });
}
