import type { z } from 'zod';
import type { PaymentState } from '#core/contract/orders.ts';
import { paymentTypeLookup } from '#core/lookups.ts';
import type { PaymentRow } from './payments.queries.ts';

export const presentPayment = ({ status, payment_type, date }: PaymentRow): z.infer<typeof PaymentState> => ({
  status,
  type: paymentTypeLookup(payment_type),
  date: date.toISOString(),
});
