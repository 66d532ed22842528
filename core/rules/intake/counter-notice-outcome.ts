import { addDays } from '../text/calendar.ts';
import { momentAt } from '../text/zoned-time.ts';
import type { Clock } from './counter-notice-clock.ts';

export const OUTCOMES = ['defective', 'waiting', 'restore_due', 'overdue', 'held', 'restored', 'withdrawn'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The outcome without the time: while the clock runs, the time decides. */
export const COUNTER_STATES = ['defective', 'running', 'held', 'restored', 'withdrawn'] as const;
export type CounterState = (typeof COUNTER_STATES)[number];

/** Moments at which the outcome changes or mail goes out. */
export interface Wait {
  /** From now on, the material may be put back. */
  readonly due: Date;
  /** The last day begins. */
  readonly latest: Date;
  readonly overdue: Date;
  /** The last date that satisfies both readings. */
  readonly until: string;
}

const DUE_HOUR = 9;

/** The moments of a clock, in the agent’s time zone. */
export const waitOf = ({ safe_from, safe_until, latest }: Clock, timeZone: string): Wait => ({
  due: momentAt(safe_from, DUE_HOUR, timeZone),
  latest: momentAt(latest, 0, timeZone),
  overdue: momentAt(addDays(latest, 1), 0, timeZone),
  until: safe_until,
});

/** A state with its moments; null: the wait is not over until another one is. */
export interface Standing {
  readonly state: CounterState;
  readonly wait: Wait | null;
}

/** beyond § 15: `restore_due` begins at 09:00 of `safe_from`, `overdue` at midnight after `latest`. */
export function outcomeOf({ state, wait }: Standing, now: Date): Outcome {
  if (state !== 'running') return state;
  if (wait === null || now < wait.due) return 'waiting';
  return now < wait.overdue ? 'restore_due' : 'overdue';
}
