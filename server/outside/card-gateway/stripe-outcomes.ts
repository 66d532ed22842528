import type Stripe from 'stripe';
import type { ChargeOutcome, DeclineReason, StoredCard } from './card-gateway.ts';

/** Stripe's codes for wrong card details, with which a retry is pointless. */
const WRONG_DETAILS = new Set([
  'incorrect_number',
  'invalid_number',
  'incorrect_cvc',
  'invalid_cvc',
  'incorrect_zip',
  'incorrect_address',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'expired_card',
  'invalid_card_type',
]);
const NO_FUNDS = new Set(['insufficient_funds', 'withdrawal_count_limit_exceeded', 'card_velocity_exceeded']);
const NEEDS_AUTHENTICATION = new Set(['authentication_required', 'authentication_not_handled', 'offline_pin_required']);
const PROCESSOR = new Set(['processing_error', 'issuer_not_available', 'reenter_transaction', 'try_again_later']);

interface Decline {
  code?: string | null | undefined;
  decline_code?: string | null | undefined;
}

/** Maps Stripe's some fifty decline codes to the reasons that a payer can act on. */
export function declineReason({ code, decline_code }: Decline): DeclineReason {
  const words = [decline_code, code].filter((word): word is string => typeof word === 'string');
  const has = (set: ReadonlySet<string>) => words.some((word) => set.has(word));
  if (has(NEEDS_AUTHENTICATION) || words.includes('payment_intent_authentication_failure'))
    return 'authentication_required';
  if (has(NO_FUNDS)) return 'insufficient_funds';
  if (has(WRONG_DETAILS)) return 'card_invalid';
  return has(PROCESSOR) ? 'processing_error' : 'card_declined';
}

/** A stored card's token is its customer and payment method. Null: a token of another gateway. */
export function readToken(token: string): { customer: string; method: string } | null {
  const [customer = '', method = ''] = token.split('/');
  return customer.startsWith('cus_') && method !== '' ? { customer, method } : null;
}

export function storedCard(customer: string, { id, card }: Stripe.PaymentMethod): StoredCard {
  return {
    token: `${customer}/${id}`,
    brand: card?.brand ?? 'visa',
    last4: card?.last4 ?? '',
    expiry_month: card?.exp_month ?? 1,
    expiry_year: card?.exp_year ?? 1970,
  };
}

const idOf = (thing: string | { id: string } | null): string => (typeof thing === 'string' ? thing : (thing?.id ?? ''));

/**
 * The outcome of an intent. Null: it was never confirmed, so nothing was charged. Throws while it is processing, so that the caller
 * retries. `payment_method` must be expanded.
 */
export function intentOutcome(intent: Stripe.PaymentIntent): ChargeOutcome | null {
  const { status, payment_method: method, last_payment_error: refusal } = intent;
  if (status === 'succeeded') {
    if (!method || typeof method === 'string') throw new Error('the paid intent came without its card');
    return { outcome: 'paid', charge: intent.id, card: storedCard(idOf(intent.customer), method) };
  }
  if (status === 'processing' || status === 'requires_capture') throw new Error(`the intent is ${status}`);
  if (refusal) return { outcome: 'declined', reason: declineReason(refusal) };
  // We don't support the authentication step, so it counts as a decline.
  if (status === 'requires_action') return { outcome: 'declined', reason: 'authentication_required' };
  return null;
}
