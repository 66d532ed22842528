/** The calendar date in UTC, as `YYYY-MM-DD`. */
export const dateOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Parses a date and time from a request. A date alone means midnight UTC. */
export const momentOf = (typed: string): Date => new Date(typed);

const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

export const dayOf = (date: string): number => Number(date.slice(8, 10));

/** Adds months. The day is clamped to the end of the month: January 31 → February 28. */
export function addMonths(date: string, months: number, day = dayOf(date)): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  const total = year * 12 + (month - 1) + months;
  const [y, m] = [Math.floor(total / 12), total % 12];
  return dateOf(new Date(Date.UTC(y, m, Math.min(day, lastDay(y, m)))));
}

export const addYears = (date: string, years: number): string => addMonths(date, years * 12);

export const addDays = (date: string, days: number): string => dateOf(new Date(Date.parse(date) + days * 86_400_000));

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** The Monday of the week. */
export const mondayOf = (date: string): string => addDays(date, -((new Date(date).getUTCDay() + 6) % 7));
