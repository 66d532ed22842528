import { useRef, useState } from 'react';
import { type AttemptEvent, type Attempts, noAttempts, paymentAttempts } from '#core/rules/payment-attempts.ts';

/** The payment form's memory (spec §4). `tell` answers with the state that follows, for who must act on it at once. */
export function useAttempts() {
  const [attempts, setAttempts] = useState<Attempts>(() => noAttempts());
  const latest = useRef(attempts);
  const tell = (event: AttemptEvent): Attempts => {
    latest.current = paymentAttempts(latest.current, event);
    setAttempts(latest.current);
    return latest.current;
  };
  return { attempts, tell, latest };
}
