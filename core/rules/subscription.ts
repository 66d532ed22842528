import type { Period } from '../lookups.ts';
import { addMonths, dayOf } from './calendar.ts';

export type SubscriptionStatus = 'active' | 'past_due' | 'ended';

interface Running {
  readonly status: SubscriptionStatus;
  readonly current_period_end: string;
  /** The day of the month that its periods end on: 31 stays 31 after a February. */
  readonly anchor_day: number;
}

const MONTHS: Readonly<Record<Period, number>> = { month: 1, year: 12 };

/** decisions §5: paying starts a subscription today, or extends the running one from its end. */
export function paidPeriod(running: Running | undefined, period: Period, today: string) {
  const isRunning = running !== undefined && running.status !== 'ended' && running.current_period_end > today;
  const from = isRunning ? running.current_period_end : today;
  const anchor_day = isRunning ? running.anchor_day : dayOf(today);
  return { current_period_end: addMonths(from, MONTHS[period], anchor_day), anchor_day };
}
