import type { Clock } from '#core/rules/intake/counter-notice-clock.ts';
import { isHolidayObserved, isWeekend } from '#core/rules/intake/federal-holidays.ts';
import { addDays, mondayOf } from '#core/rules/text/calendar.ts';

export interface CalendarDay {
  date: string;
  isOff: boolean;
  isHoliday: boolean;
  isReceived: boolean;
  /** On this day the material can be put back. */
  isWindow: boolean;
  /** Between the receipt and the last day. */
  isRunning: boolean;
  isEarliest: boolean;
  isLatest: boolean;
}

/** Whole weeks from the receipt to the last day, Monday first. */
export function calendarWeeks(received: string, clock: Clock): readonly (readonly CalendarDay[])[] {
  const weeks: CalendarDay[][] = [];
  for (let monday = mondayOf(received); monday <= clock.latest; monday = addDays(monday, 7))
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((day) => dayOf(addDays(monday, day), received, clock)));
  return weeks;
}

function dayOf(date: string, received: string, { earliest, safe_from, safe_until, latest }: Clock): CalendarDay {
  const isHoliday = !isWeekend(date) && isHolidayObserved(date);
  return {
    date,
    isHoliday,
    isOff: isHoliday || isWeekend(date),
    isReceived: date === received,
    isWindow: date >= safe_from && date <= safe_until,
    isRunning: date > received && date <= latest,
    isEarliest: date === earliest,
    isLatest: date === latest,
  };
}
