import { DESIGNATION_YEARS, REMINDER_DAYS } from '../../constants.ts';
import { addDays, addYears, dateOf, daysBetween, momentOf } from '../text/calendar.ts';

/** 37 CFR § 201.38: a designation expires three years after it was last filed, amended or renewed, by the UTC date. */
export const expiryOf = (completedDate: string): string => addYears(dateOf(momentOf(completedDate)), DESIGNATION_YEARS);

/** The reminder to send, as days before expiry: the latest one if several were missed (decisions §11). */
export function reminderDue(expires_date: string, today: string): number | undefined {
  const left = daysBetween(today, expires_date);
  return left < 1 ? undefined : REMINDER_DAYS.findLast((days) => left <= days);
}

/** Date of the first scheduled action for a designation. A past date means now. */
export const firstClockDate = (expires_date: string): string => addDays(expires_date, -REMINDER_DAYS[0]);

/** Date of the next scheduled action after today: a reminder or the expiry. Null after the expiry. */
export const nextClockDate = (expires_date: string, today: string): string | null =>
  [...REMINDER_DAYS, 0].map((days) => addDays(expires_date, -days)).find((date) => date > today) ?? null;
