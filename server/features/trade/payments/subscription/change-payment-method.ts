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
import { putPaymentMethod } from '../../billing/payment-methods.queries.ts';
import { paymentMethodOf } from '../../billing/payment-methods.ts';
import { holdCompany, lockSubscription, setSubscription } from '../../subscriptions/subscriptions.queries.ts';
import { admitCardTry, cardNetwork, countNetworkRefusal, countRefusal } from '../charge/card-tries.ts';
import { refusedPayment } from '../charge/payment-answer.ts';
import { readSource } from '../charge/read-card.ts';

const label = (method: PaymentMethod | null): string | null => method && `${method.brand} ending in ${method.last4}`;

/** Stores another card, as the gateway's token: the number goes to the gateway and nowhere else. */
export async function changePaymentMethod(
  deps: Deps,
  actor: Actor,
  company_id: number,
  body: CardBody,
  origin: Origin,
): Promise<PaymentMethod> {
  const network = cardNetwork(deps, origin);
  const card = readSource(deps, body);
  authorize(actor, 'company.pay', { roles: await readPermissions(deps, actor, company_id) });
  await admitCardTry(deps.db, deps.clock.now(), actor, network);
  const stored = await deps.gateway.storeCard(company_id, card);
  if (stored.outcome === 'declined') {
    await countRefusal(deps.db, deps.clock.now(), actor.id);
    await countNetworkRefusal(deps.db, deps.clock.now(), network);
    throw refusedPayment(stored.reason);
  }
  return transaction(deps, actor, async (tx) => {
    refuseRemoved(found(await holdCompany(tx.db, company_id)));
    const before = await paymentMethodOf(tx.db, company_id);
    await putPaymentMethod(tx.db, { company_id, ...stored.card });
    await chargeWhatIsOwed(tx, company_id);
    const { token: _, ...method } = stored.card;
    const changes = [{ field: 'payment_method', from: label(before), to: label(method) }];
    recordHistory(tx, { model: 'company', object_id: company_id, action: 'payment method updated', changes });
    return method;
  });
}

/** Whoever stores another card because the last one was refused, or there was none, gets back without a new order. */
async function chargeWhatIsOwed(tx: Tx, company_id: number): Promise<void> {
  const running = await lockSubscription(tx.db, company_id);
  if (!running || running.status === 'ended' || running.current_period_end > dateOf(tx.now)) return;
  await setSubscription(tx.db, company_id, { clock_date: dateOf(tx.now), failures: 0 });
  await runSooner(tx, 'charge-subscriptions');
}
