import Stripe from 'stripe';
import type { DeclineReason } from './card-gateway.ts';
import { declineReason } from './stripe-outcomes.ts';

/** A no, as an error: it is an answer, and the gateway gives it as one. */
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
 * The bank's no, and Stripe's to a card that it does not know or may not use, are answers: nothing was charged. Everything
 * else leaves open what became of the call; so does an intent that is no longer as we thought.
 */
export const asDeclined =
  (unusable: DeclineReason) =>
  (error: unknown): never => {
    if (error instanceof Stripe.errors.StripeCardError) throw new Declined(declineReason(error));
    const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError;
    if (isRefused && error.code !== 'payment_intent_unexpected_state') throw new Declined(unusable);
    throw error;
  };
