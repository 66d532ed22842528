import { addDays, dateOf } from '../text/calendar.ts';

/** Mondays at noon UTC: morning in America, afternoon in Europe. */
const HOUR = 12;
const MONDAY = 1;

/** The Monday whose letter is due now, or was sent already: the last one whose hour has come. */
export function digestWeek(now: Date): string {
  const date = dateOf(new Date(now.getTime() - HOUR * 3_600_000));
  const day = new Date(date).getUTCDay();
  return addDays(date, -((day - MONDAY + 7) % 7));
}

/** The letter tells of the seven days before its Monday. */
export const weekBefore = (week: string): string => addDays(week, -7);
export const weekAfter = (week: string): string => addDays(week, 7);
