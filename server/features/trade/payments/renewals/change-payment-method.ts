import type { PaymentMethod } from '#core/contract/registry/companies.ts';
import type { CardBody } from '#core/contract/trade/payments.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import { recordHistory } from '../../../../db/history.ts';
import type { Actor } from '../../../../db/scope.ts';
import { type Tx, transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { authorize, found } from '../../../../http/answer/refuse.ts';
import type { Origin } from '../../../../http/serve.ts';
import { runSooner } from '../../../../jobs/queue.ts';
import { refuseRemoved } from '../../../registry/companies/change/refuse-removed.ts';
import { readPermissions } from '../../../registry/companies/read/read-permissions.ts';
import { upsertPaymentMethod } from '../../billing/payment-methods.queries.ts';
import { paymentMethodOf } from '../../billing/payment-methods.ts';
import { lockCompanyShared, lockSubscription, updateSubscription } from '../../subscriptions/subscriptions.queries.ts';
import { checkCardAttempt, countedNetwork, countNetworkRefusal, countRefusal } from '../charge/card-tries.ts';
import { refusedPayment } from '../charge/payment-answer.ts';
import { readCard } from '../charge/read-card.ts';

const label = (method: PaymentMethod | null): string | null => method && `${method.brand} ending in ${method.last4}`;

/** Stores a different card as a gateway token: the number is sent to the gateway only. */
export async function changePaymentMethod(
  deps: Deps,
  actor: Actor,
  company_id: number,
  body: CardBody,
  origin: Origin,
): Promise<PaymentMethod> {
  const network = countedNetwork(deps, origin);
  authorize(actor, 'company.pay', { roles: await readPermissions(deps, actor, company_id) });
  const card = readCard(deps, body);
  await checkCardAttempt(deps.db, deps.clock.now(), actor, network);
  const stored = await deps.gateway.storeCard(company_id, card);
  if (stored.outcome === 'declined') {
    await countRefusal(deps.db, deps.clock.now(), actor.id);
    await countNetworkRefusal(deps.db, deps.clock.now(), network);
    throw refusedPayment(stored.reason);
  }
  return transaction(deps, actor, async (tx) => {
    refuseRemoved(found(await lockCompanyShared(tx.db, company_id)));
    const before = await paymentMethodOf(tx.db, company_id);
    await upsertPaymentMethod(tx.db, { company_id, ...stored.card });
    await chargeOverduePeriod(tx, company_id);
    const { token: _, ...method } = stored.card;
    const changes = [{ field: 'payment_method', from: label(before), to: label(method) }];
    recordHistory(tx, { model: 'company', object_id: company_id, action: 'payment method updated', changes });
    return method;
  });
}

/** Charges an overdue period with the new card at once, so that no new order is needed. */
async function chargeOverduePeriod(tx: Tx, company_id: number): Promise<void> {
  const running = await lockSubscription(tx.db, company_id);
  if (!running || running.status === 'ended' || running.current_period_end > dateOf(tx.now)) return;
  await updateSubscription(tx.db, company_id, { clock_date: dateOf(tx.now), failures: 0 });
  await runSooner(tx, 'charge-subscriptions');
}
