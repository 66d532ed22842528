import { addDays } from '../text/calendar.ts';
import { isHolidayObserved, isWeekend } from './federal-holidays.ts';

/** Dates as `YYYY-MM-DD`, in the agent’s time zone. */
export interface Clock {
  /** 10th business day after the receipt. */
  readonly earliest: string;
  readonly safe_from: string;
  readonly safe_until: string;
  /** 14th business day after the receipt. */
  readonly latest: string;
}

/** Years of the receipt that the clock is calculated for. */
export const CLOCK_YEARS = { first: 1999, last: 2199 } as const;

function addWorkdays(date: string, days: number, isOff: (day: string) => boolean): string {
  let day = date;
  for (let left = days; left > 0; ) {
    day = addDays(day, 1);
    if (!isOff(day)) left--;
  }
  return day;
}

const isOffOrHoliday = (day: string): boolean => isWeekend(day) || isHolidayObserved(day);

/** Weekdays without federal holidays. */
export const addBusinessDays = (date: string, days: number): string => addWorkdays(date, days, isOffOrHoliday);

/** Lists show the clocks of the same few days again and again, and each takes dozens of calendar steps. */
const clocks = new Map<string, Clock>();
const CLOCKS_MAX = 1000;

/**
 * § 512(g)(2)(C): material is put back “not less than 10, nor more than 14, business days” after a counter-notice was received.
 * “Business day” is undefined, so that holidays may count or not. `safe_from` to `safe_until` satisfies both readings (beyond § 15).
 * The day of the receipt is day 0.
 */
export function clockOf(received: string): Clock {
  const known = clocks.get(received);
  if (known) return known;
  const clock = calculate(received);
  if (clocks.size === CLOCKS_MAX) clocks.clear();
  clocks.set(received, clock);
  return clock;
}

function calculate(received: string): Clock {
  const earliest = addBusinessDays(received, 10);
  const safe_from = addBusinessDays(earliest, 1);
  return {
    earliest,
    safe_from,
    safe_until: addWorkdays(received, 14, isWeekend),
    latest: addBusinessDays(safe_from, 3),
  };
}

/** Whether there are fewer than three business days from one date until the other. */
export const isNear = (from: string, until: string): boolean => until < addBusinessDays(from, 3);
