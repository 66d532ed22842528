import Stripe from 'stripe';
import type { DeclineReason } from './card-gateway.ts';
import { declineReason } from './stripe-outcomes.ts';

/** A decline, thrown inside the gateway and returned as an outcome. */
export class Declined extends Error {
  constructor(readonly reason: DeclineReason) {
    super('declined');
  }
}

export const declined = (error: unknown): { outcome: 'declined'; reason: DeclineReason } => {
  if (error instanceof Declined) return { outcome: 'declined', reason: error.reason };
  throw error;
};

/**
 * Declines by the bank, and by Stripe for unknown or unusable cards, are outcomes: nothing was charged. After any other error,
 * including an unexpected intent state, the outcome is unknown.
 */
export const asDeclined =
  (unusable: DeclineReason) =>
  (error: unknown): never => {
    if (error instanceof Stripe.errors.StripeCardError) throw new Declined(declineReason(error));
    const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError;
    if (isRefused && error.code !== 'payment_intent_unexpected_state') throw new Declined(unusable);
    throw error;
  };
