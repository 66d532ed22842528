import { orderNumber } from '#core/rules/trade/order-number.ts';
import type { Deps } from '../../../../deps.ts';
import type { Card } from '../../../../outside/card-gateway/card.ts';
import type { ChargeOutcome, HostedCard } from '../../../../outside/card-gateway/card-gateway.ts';
import type { PaymentRow } from '../../orders/read/order-payments.queries.ts';
import { markUnknown } from '../payments.queries.ts';
import { requestCharge } from './request-charge.ts';

/** Charges the card entered for an order. */
export function chargeCard(
  deps: Deps,
  { payment, company_id }: { payment: PaymentRow; company_id: number },
  card: Card | HostedCard,
): Promise<ChargeOutcome | null> {
  const { id, amount_cents, order_id, date } = payment;
  const description = `Order ${orderNumber(order_id)}`;
  return requestCharge(
    deps,
    { id, company_id, amount_cents, currency: 'USD', source: card, description },
    { begun: date, markUnknown: () => markUnknown(deps.db, id) },
  );
}
