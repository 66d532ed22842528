import { CARD_FAILURES_MAX } from '../../constants.ts';
import { PAYMENT_TYPE } from '../../lookups.ts';
import { messages } from '../../messages.ts';

/** State of the payment form (spec §4). */
export interface Attempts {
  readonly payment_type: number;
  readonly failures: number;
  readonly error: string | null;
  /** A payment is in progress. Further submits are ignored. */
  readonly loading: boolean;
  readonly mayContinueWithout: boolean;
  /** After `gave_up`, the order keeps its plan and the flow continues without a payment. */
  readonly outcome: 'none' | 'paid' | 'gave_up';
}

export type AttemptEvent =
  | { type: 'submitted' }
  | { type: 'paid' }
  | { type: 'failed' }
  | { type: 'refused'; message: string | null }
  | { type: 'method_changed'; payment_type: number }
  | { type: 'card_edited' };

export const noAttempts = (payment_type: number = PAYMENT_TYPE.card): Attempts => ({
  payment_type,
  failures: 0,
  error: null,
  loading: false,
  mayContinueWithout: false,
  outcome: 'none',
});

const PAY_ERRORS = [messages.payError1, messages.payError2, messages.payError3];

function afterFailure(state: Attempts): Attempts {
  const failures = state.failures + 1;
  if (state.payment_type === PAYMENT_TYPE.ach || failures > CARD_FAILURES_MAX) {
    return { ...state, failures, loading: false, outcome: 'gave_up' };
  }
  return {
    ...state,
    failures,
    loading: false,
    error: PAY_ERRORS[failures - 1] ?? messages.payError3,
    mayContinueWithout: failures >= CARD_FAILURES_MAX,
  };
}

export function paymentAttempts(state: Attempts, event: AttemptEvent): Attempts {
  switch (event.type) {
    case 'submitted':
      return state.loading ? state : { ...state, loading: true };
    case 'paid':
      return { ...state, loading: false, error: null, outcome: 'paid' };
    case 'failed':
      return afterFailure(state);
    // Not counted as a payment failure: an invalid field, or an order that was changed in the meantime.
    case 'refused':
      return { ...state, loading: false, error: event.message };
    case 'method_changed':
      return noAttempts(event.payment_type);
    case 'card_edited':
      return { ...state, failures: 0, error: null, mayContinueWithout: false };
  }
}
