import { randomUUID } from 'node:crypto';
import type { PaymentBody } from '#core/contract/trade/payments.ts';
import { type Plan, planById, planOfPeriod } from '#core/lookups.ts';
import type { Config } from '../../../../base/config.ts';
import { type Actor, rolesIn, visibleTo } from '../../../../db/scope.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { authorize, found } from '../../../../http/answer/refuse.ts';
import { type LockedOrder, lockOrder } from '../../orders/life/lock-order.ts';
import type { PaymentRow } from '../../orders/order-payments.queries.ts';
import { refuseUnpayable } from '../../orders/place/refuse-unpayable.ts';
import { type Claim, claimKey } from '../idempotency/idempotency.ts';
import { insertPayment } from '../payments.queries.ts';

/** Locks an order that the actor may pay and that awaits payment; null for a repeated request. */
export async function lockPayable(
  tx: Tx,
  config: Config,
  actor: Actor,
  order_id: number,
  claim: Claim | null,
): Promise<LockedOrder | null> {
  const order = found(await lockOrder(tx, visibleTo(actor), order_id));
  authorize(actor, 'company.pay', { roles: rolesIn(actor, order.company_id) });
  if (!(await claimKey(tx, claim))) return null;
  await refuseUnpayable(tx, config, order);
  return order;
}

/** Records a payment as pending. The amount comes from the server's plan (security rule 12). */
export async function beginPayment(
  tx: Tx,
  { order_id, period, payment_type, coin }: PaymentBody,
  claim: Claim | null,
): Promise<PaymentRow> {
  const payment = pendingPayment(tx, order_id, planOfPeriod(period));
  const begun = { ...payment, payment_type, coin: coin ?? null, idempotency_key: claim?.key ?? null };
  await insertPayment(tx.db, begun);
  return begun;
}

/** 'Continue without payment': the order waits for a payment whose method is not chosen yet (beyond §23). */
export async function beginUnchosenPayment(tx: Tx, { id, plan_id }: LockedOrder): Promise<void> {
  await insertPayment(tx.db, pendingPayment(tx, id, planById(plan_id)));
}

const pendingPayment = (tx: Tx, order_id: number, plan: Plan): PaymentRow => ({
  id: randomUUID(),
  order_id,
  payment_type: null,
  status: 'pending',
  plan_id: plan.id,
  amount_cents: plan.cents,
  coin: null,
  gateway_charge: null,
  declined_for: null,
  idempotency_key: null,
  created_by: tx.actor_id,
  date: tx.now,
});
