import type { FieldErrors } from '#core/errors.ts';
import { PAYMENT_TYPE } from '#core/lookups.ts';
import type { AttemptEvent } from '#core/rules/trade/payment-attempts.ts';

interface Refusal {
  /** 0: no answer came at all. */
  readonly status: number;
  readonly message: string;
  readonly fields: FieldErrors;
}

/** Not about the payment: who asks, or what became of the order meanwhile. */
const ELSEWHERE = [401, 403, 404, 409, 429];

/**
 * spec §4: what a refusal is to the counter. A refused card and a failure of ours are counted; a field that is wrong
 * says so itself; with ACH everything that is about the payment ends the try.
 */
export function failureEvent({ status, message, fields }: Refusal, payment_type: number): AttemptEvent {
  if (ELSEWHERE.includes(status)) return { type: 'refused', message };
  if (payment_type === PAYMENT_TYPE.ach) return { type: 'failed' };
  if (Object.keys(fields).length > 0) return { type: 'refused', message: null };
  return status === 0 ? { type: 'refused', message } : { type: 'failed' };
}

/** Nobody knows what came of it: the repeat must be known as one. */
export const isUnanswered = ({ status }: Pick<Refusal, 'status'>): boolean => status === 0 || status >= 500;
