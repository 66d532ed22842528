import type { PaymentMethod } from '#core/contract/companies.ts';
import type { CardBody } from '#core/contract/payments.ts';
import { recordHistory } from '../../db/history.ts';
import type { Actor } from '../../db/scope.ts';
import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { authorize } from '../../http/refuse.ts';
import { readPermissions } from '../companies/read-permissions.ts';
import { refusedPayment } from './payment-answer.ts';
import { paymentMethodOf } from './payment-methods.ts';
import { putPaymentMethod } from './payments.queries.ts';
import { readCard } from './read-card.ts';

const label = (method: PaymentMethod | null): string | null => method && `${method.brand} ending in ${method.last4}`;

/** Stores another card, as the gateway's token: the number goes to the gateway and nowhere else. */
export async function changePaymentMethod(
  deps: Deps,
  actor: Actor,
  company_id: number,
  body: CardBody,
): Promise<PaymentMethod> {
  const card = readCard(body, deps.clock.now());
  authorize(actor, 'company.pay', { roles: await readPermissions(deps, actor, company_id) });
  const stored = await deps.gateway.storeCard(card);
  if (stored.outcome === 'declined') throw refusedPayment(stored.reason);
  return transaction(deps, actor, async (tx) => {
    const before = await paymentMethodOf(tx.db, company_id);
    await putPaymentMethod(tx.db, { company_id, ...stored.card });
    const { token: _, ...method } = stored.card;
    const changes = [{ field: 'payment_method', from: label(before), to: label(method) }];
    recordHistory(tx, { model: 'company', object_id: company_id, action: 'payment method updated', changes });
    return method;
  });
}
