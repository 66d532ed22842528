import { addSeconds } from '../../../../base/clock.ts';
import type { Deps } from '../../../../deps.ts';
import type { Charge, ChargeOutcome } from '../../../../outside/card-gateway/card-gateway.ts';

/** Timeout for the gateway's answer. After that the outcome is unknown and is looked up. */
export const CHARGE_SECONDS = 30;
/** A charge that the gateway does not know by then was never sent: its sender has long timed out. */
const LOST_SECONDS = 4 * CHARGE_SECONDS;

/** Call it outside any transaction. Null: the outcome is unknown (security rule 12) and is looked up later. */
export async function requestCharge(
  { gateway, log, clock }: Deps,
  charge: Charge,
  { begun, markUnknown }: { begun: Date; markUnknown: () => Promise<void> },
): Promise<ChargeOutcome | null> {
  const timeout = AbortSignal.timeout(CHARGE_SECONDS * 1000);
  try {
    // A sender that stalled too long sends nothing: the charge may already count as lost.
    if (olderThan({ date: begun }, CHARGE_SECONDS, clock.now())) throw new Error('too late to charge');
    return await Promise.race([gateway.charge(charge, timeout), rejectOnAbort(timeout)]);
  } catch (error) {
    log.warn({ err: error, payment_id: charge.id }, 'charge outcome unknown');
    await markUnknown();
    return null;
  }
}

/** Enforces the timeout even if the gateway ignores the signal. */
const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

export const olderThan = ({ date }: { date: Date }, seconds: number, now: Date): boolean =>
  addSeconds(date, seconds) <= now;

/** A start date in the future means that the clock was set back: the charge counts as old. */
const isLost = (begun: { date: Date }, now: Date): boolean =>
  olderThan(begun, LOST_SECONDS, now) || begun.date > addSeconds(now, LOST_SECONDS);

/** Outcome of a charge that we have not recorded. Null: too early to tell. */
export async function lookUpCharge(
  { gateway, clock }: Deps,
  begun: { id: string; date: Date },
): Promise<ChargeOutcome | 'lost' | null> {
  const outcome = await gateway.find(begun.id);
  return outcome ?? (isLost(begun, clock.now()) ? 'lost' : null);
}
