import type { z } from 'zod';
import type { PaymentState } from '#core/contract/trade/orders.ts';
import { PAYMENT_TYPE, paymentTypeLookup } from '#core/lookups.ts';
import { iso } from '../../../../db/lists/json-dates.ts';
import type { PaymentRow } from '../order-payments.queries.ts';

export const presentPayment = ({
  status,
  payment_type,
  date,
  instructions,
}: Pick<PaymentRow, 'status' | 'payment_type'> & {
  date: Date | string;
  instructions: string | null;
}): z.infer<typeof PaymentState> => ({
  status,
  type: payment_type === null ? null : paymentTypeLookup(payment_type),
  date: iso(date),
  instructions: status === 'pending' && payment_type !== PAYMENT_TYPE.card ? instructions : null,
});
