import type { z } from 'zod';
import type { PaymentState } from '#core/contract/trade/orders.ts';
import { paymentTypeLookup } from '#core/lookups.ts';
import { iso } from '../../../../db/lists/json-dates.ts';
import type { PaymentRow } from './order-payments.queries.ts';

export const presentPayment = ({
  status,
  payment_type,
  date,
}: Pick<PaymentRow, 'status' | 'payment_type'> & { date: Date | string }): z.infer<typeof PaymentState> => ({
  status,
  type: paymentTypeLookup(payment_type),
  date: iso(date),
});
