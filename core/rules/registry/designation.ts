import { DESIGNATION_YEARS, REMINDER_DAYS } from '../../constants.ts';
import { addDays, addYears, daysBetween } from '../text/calendar.ts';

/** 37 CFR § 201.38: a designation lapses three years after it was last filed, amended or renewed. */
export const expiryOf = (completedDate: string): string => addYears(completedDate, DESIGNATION_YEARS);

/** The reminder that is due, by its days: the nearest one when several were missed (decisions §11). None on the last day. */
export function reminderDue(expires_date: string, today: string): number | undefined {
  const left = daysBetween(today, expires_date);
  return left < 1 ? undefined : REMINDER_DAYS.findLast((days) => left <= days);
}

/** When a designation's clock first has something to do; a date that has passed means now. */
export const firstClockDate = (expires_date: string): string => addDays(expires_date, -REMINDER_DAYS[0]);

/** When it next has something to do after it was looked at today: a reminder, the expiry, or nothing ever. */
export const nextClockDate = (expires_date: string, today: string): string | null =>
  [...REMINDER_DAYS, 0].map((days) => addDays(expires_date, -days)).find((date) => date > today) ?? null;
