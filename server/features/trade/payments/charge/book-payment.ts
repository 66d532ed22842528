import type { Invoice } from '#core/contract/trade/payments.ts';
import { planById } from '#core/lookups.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { recordEvent } from '../../../records/events/record-event.ts';
import { settleInvoice } from '../../invoices/settle-invoice.ts';
import type { LockedOrder } from '../../orders/life/lock-order.ts';
import { extendSubscription } from '../../subscriptions/extend-subscription.ts';

/** Consequences of a received payment: a paid invoice and an extended subscription. */
export async function bookPayment(
  tx: Tx,
  order: LockedOrder,
  { plan_id, ...payment }: { plan_id: number; payment_id: string | null; method: string | null },
): Promise<Invoice> {
  const plan = planById(plan_id);
  const service = await extendSubscription(tx, order.company_id, plan.period);
  const invoice = await settleInvoice(tx, order, plan, { ...payment, service });
  await recordEvent(tx, 'order_paid', { company_id: order.company_id, model: 'order', object_id: order.id });
  return invoice;
}
