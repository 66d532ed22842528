import type Stripe from 'stripe';
import type { ChargeOutcome, DeclineReason, StoredCard } from './card-gateway.ts';

/** What is wrong with what was typed, in Stripe's words: trying again with the same makes no sense. */
const TYPED_WRONG = new Set([
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
const ASKS_BANK = new Set(['authentication_required', 'authentication_not_handled', 'offline_pin_required']);
const PROCESSOR = new Set(['processing_error', 'issuer_not_available', 'reenter_transaction', 'try_again_later']);

interface Decline {
  code?: string | null | undefined;
  decline_code?: string | null | undefined;
}

/** Stripe knows some fifty ways to say no; ours are the ones that a payer can do something about. */
export function declineReason({ code, decline_code }: Decline): DeclineReason {
  const words = [decline_code, code].filter((word): word is string => typeof word === 'string');
  const has = (set: ReadonlySet<string>) => words.some((word) => set.has(word));
  if (has(ASKS_BANK) || words.includes('payment_intent_authentication_failure')) return 'authentication_required';
  if (has(NO_FUNDS)) return 'insufficient_funds';
  if (has(TYPED_WRONG)) return 'card_invalid';
  return has(PROCESSOR) ? 'processing_error' : 'card_declined';
}

/** A customer's card: whoever charges it later needs both. Null: another gateway's. */
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
 * What became of an intent. Null: it was never confirmed, so nothing was charged. One that is under way at the bank is no
 * answer: whoever asks must ask again. The method must have been expanded.
 */
export function intentOutcome(intent: Stripe.PaymentIntent): ChargeOutcome | null {
  const { status, payment_method: method, last_payment_error: refusal } = intent;
  if (status === 'succeeded') {
    if (!method || typeof method === 'string') throw new Error('the paid intent came without its card');
    return { outcome: 'paid', charge: intent.id, card: storedCard(idOf(intent.customer), method) };
  }
  if (status === 'processing' || status === 'requires_capture') throw new Error(`the intent is ${status}`);
  if (refusal) return { outcome: 'declined', reason: declineReason(refusal) };
  // Nobody is there to answer the bank: the product asks for the refusal instead.
  if (status === 'requires_action') return { outcome: 'declined', reason: 'authentication_required' };
  return null;
}
