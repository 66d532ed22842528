import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '#core/errors.ts';
import type { Deps } from '../../../../deps.ts';
import { type Claim, firstAnswer } from '../idempotency/idempotency.ts';
import { findPaymentOfKey } from '../payments.queries.ts';
import { type PaymentAnswer, refusedPayment } from './payment-answer.ts';
import { isAbandoned, reconcilePayment } from './reconcile-payments.ts';
import { CHARGE_SECONDS } from './request-charge.ts';

const LONGEST_MS = 500;

/** The answer to the first request under this key; polls with exponential backoff while it is in progress. */
export async function repeatAnswer(deps: Deps, claim: Claim): Promise<PaymentAnswer> {
  const until = Date.now() + CHARGE_SECONDS * 1000;
  for (let pause = 10; Date.now() < until; pause = Math.min(pause * 2, LONGEST_MS)) {
    const first = await firstAnswer(deps.db, claim);
    if (first?.status === 200) return first.answer as PaymentAnswer;
    if (first) throw refusedPayment((first.answer as { reason: string }).reason);
    const payment = await findPaymentOfKey(deps.db, claim.user_id, claim.key);
    if (payment && isAbandoned(payment, deps.clock.now())) {
      if (!(await reconcilePayment(deps, payment))) break;
    } else if (payment?.status === 'unknown') break;
    else await wait(pause);
  }
  throw new AppError('payment_unknown');
}
