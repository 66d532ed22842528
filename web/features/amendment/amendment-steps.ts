import type { Order } from '#core/contract/orders.ts';
import { costsNothing } from '#web/lib/order-price.ts';

/** spec §2: the three screens of an amendment. What is covered is confirmed, the rest is paid. */
export const amendmentSteps = (order: Order | null): readonly string[] => [
  'Submit changes',
  'Check your order',
  order && costsNothing(order) ? 'Confirmation' : 'Payment',
];
