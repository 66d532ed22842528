import { z } from 'zod';
import type { CardForm } from '#core/contract/trade/payments.ts';
import { digitsOf } from '#core/rules/trade/card.ts';

export type CardValues = z.input<typeof CardForm>;

export const NO_CARD: CardValues = { name: '', number: '', expiry: '', cvv: '' };

/** Accepts any values: for other payment methods, or when the gateway hosts the card fields. */
export const AnyCard = z.object({ name: z.string(), number: z.string(), expiry: z.string(), cvv: z.string() });

/** Converts the four form fields to the request body (spec §3, payment payload). */
export function cardBody({ name, number, expiry, cvv }: CardValues) {
  const [expiry_month = '', expiry_year = ''] = expiry.split('/').map((part) => part.trim());
  return { number: digitsOf(number), name: name.trim(), expiry_month, expiry_year, cvv: digitsOf(cvv) };
}
