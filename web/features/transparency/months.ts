import { addToMonth, monthOf } from '#core/rules/intake/report-months.ts';

/** The newest first. */
const LISTED = 60;
const FIRST_SHOWN = 12;

const longName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortName = new Intl.DateTimeFormat('en-US', { month: 'short', year: '2-digit', timeZone: 'UTC' });
const dayIn = (month: string): Date => new Date(`${month}-01T00:00:00Z`);

/** October 2026 */
export const monthName = (month: string): string => longName.format(dayIn(month));
/** Oct 26 */
export const shortMonthName = (month: string): string => shortName.format(dayIn(month));

/** The months to choose from: those that one report may have. */
export const listedMonths = (now: Date): string[] =>
  Array.from({ length: LISTED }, (_, at) => addToMonth(monthOf(now), -at));

/** The last twelve months. */
export const firstRange = (now: Date): { from: string; to: string } => ({
  from: addToMonth(monthOf(now), 1 - FIRST_SHOWN),
  to: monthOf(now),
});
