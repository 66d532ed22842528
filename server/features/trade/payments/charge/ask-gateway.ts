import { addSeconds } from '../../../../base/clock.ts';
import type { Deps } from '../../../../deps.ts';
import type { Charge, ChargeOutcome } from '../../../../outside/card-gateway/card-gateway.ts';

/** How long the gateway has for its answer. After that the outcome is unknown, and is asked about. */
export const CHARGE_SECONDS = 30;
/** A charge that the gateway has not heard of by then was never sent: whoever was to send it has long given up. */
const LOST_SECONDS = 4 * CHARGE_SECONDS;

/** Outside of any transaction. Null: nobody knows what became of it (security rule 12), and it is asked about. */
export async function askForCharge(
  { gateway, log, clock }: Deps,
  charge: Charge,
  { begun, markUnknown }: { begun: Date; markUnknown: () => Promise<void> },
): Promise<ChargeOutcome | null> {
  const late = AbortSignal.timeout(CHARGE_SECONDS * 1000);
  try {
    // Whoever slept over it sends nothing: by now it may have been given up as lost.
    if (olderThan({ date: begun }, CHARGE_SECONDS, clock.now())) throw new Error('too late to charge');
    return await Promise.race([gateway.charge(charge, late), refusalOf(late)]);
  } catch (error) {
    log.warn({ err: error, payment_id: charge.id }, 'outcome of a charge is not known');
    await markUnknown();
    return null;
  }
}

/** Also for a gateway that does not listen. */
const refusalOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

export const olderThan = ({ date }: { date: Date }, seconds: number, now: Date): boolean =>
  addSeconds(date, seconds) <= now;

/** A clock that was set back has not seen its charges begin: they are as old as any. */
const isLost = (begun: { date: Date }, now: Date): boolean =>
  olderThan(begun, LOST_SECONDS, now) || begun.date > addSeconds(now, LOST_SECONDS);

/** What became of a charge whose outcome we have not written down. Null: too early to tell. */
export async function askAfterCharge(
  { gateway, clock }: Deps,
  begun: { id: string; date: Date },
): Promise<ChargeOutcome | 'lost' | null> {
  const said = await gateway.find(begun.id);
  return said ?? (isLost(begun, clock.now()) ? 'lost' : null);
}
