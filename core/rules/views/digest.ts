import { addDays, dateOf } from '../text/calendar.ts';

/** Sent on Mondays at noon UTC: morning in America, daytime in Europe. */
const HOUR = 12;
const MONDAY = 1;

/** The Monday of the latest digest that is due or sent. */
export function digestWeek(now: Date): string {
  const date = dateOf(new Date(now.getTime() - HOUR * 3_600_000));
  const day = new Date(date).getUTCDay();
  return addDays(date, -((day - MONDAY + 7) % 7));
}

/** Start of the seven days that a digest covers. */
export const weekBefore = (week: string): string => addDays(week, -7);
export const weekAfter = (week: string): string => addDays(week, 7);
