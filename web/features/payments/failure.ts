import type { FieldErrors } from '#core/errors.ts';
import { PAYMENT_TYPE } from '#core/lookups.ts';
import type { AttemptEvent } from '#core/rules/trade/payment-attempts.ts';

interface Refusal {
  /** 0: no response was received. */
  readonly status: number;
  readonly message: string;
  readonly fields: FieldErrors;
}

/** Statuses unrelated to the payment itself: the session, permissions, or the order's state. */
const NOT_ABOUT_PAYMENT = [401, 403, 404, 409, 429];

/**
 * spec §4: maps a rejection to an event of the attempt counter. Declined cards and server errors count; field errors don't;
 * with ACH, every rejection that is about the payment ends the attempt.
 */
export function failureEvent({ status, message, fields }: Refusal, payment_type: number): AttemptEvent {
  if (NOT_ABOUT_PAYMENT.includes(status)) return { type: 'refused', message };
  if (payment_type === PAYMENT_TYPE.ach) return { type: 'failed' };
  if (Object.keys(fields).length > 0) return { type: 'refused', message: null };
  return status === 0 ? { type: 'refused', message } : { type: 'failed' };
}

/** The outcome is unknown, so the retry must use the same idempotency key. */
export const isUnanswered = ({ status }: Pick<Refusal, 'status'>): boolean => status === 0 || status >= 500;
