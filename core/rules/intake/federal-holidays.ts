import { addDays } from '../text/calendar.ts';

const SATURDAY = 6;
const [SUNDAY, MONDAY, THURSDAY, FRIDAY] = [0, 1, 4, 5];

/** Month and day. */
const FIXED: ReadonlySet<string> = new Set([
  '01-01', // New Year’s Day
  '06-19', // Juneteenth National Independence Day
  '07-04', // Independence Day
  '11-11', // Veterans Day
  '12-25', // Christmas Day
]);

interface Floating {
  readonly month: string;
  readonly weekday: number;
  /** Days of the month that the holiday can fall on. */
  readonly from: number;
  readonly to: number;
}

const FLOATING: readonly Floating[] = [
  { month: '01', weekday: MONDAY, from: 15, to: 21 }, // Birthday of Martin Luther King, Jr.: third Monday
  { month: '02', weekday: MONDAY, from: 15, to: 21 }, // Washington’s Birthday: third Monday
  { month: '05', weekday: MONDAY, from: 25, to: 31 }, // Memorial Day: last Monday
  { month: '09', weekday: MONDAY, from: 1, to: 7 }, // Labor Day: first Monday
  { month: '10', weekday: MONDAY, from: 8, to: 14 }, // Columbus Day: second Monday
  { month: '11', weekday: THURSDAY, from: 22, to: 28 }, // Thanksgiving Day: fourth Thursday
];

const weekdayOf = (date: string): number => new Date(date).getUTCDay();
const isFixed = (date: string): boolean => FIXED.has(date.slice(5));

export function isWeekend(date: string): boolean {
  const weekday = weekdayOf(date);
  return weekday === SATURDAY || weekday === SUNDAY;
}

/**
 * Whether a weekday is a federal holiday as observed: the eleven of 5 U.S.C. § 6103(a), applied to every year. One that falls on
 * Saturday is observed on Friday (§ 6103(b)), one that falls on Sunday on Monday (Executive Order 11582). Inauguration Day,
 * closures by executive order, and holidays of states and the District of Columbia don't count.
 */
export function isHolidayObserved(date: string): boolean {
  const weekday = weekdayOf(date);
  const [month, day] = [date.slice(5, 7), Number(date.slice(8))];
  if (FLOATING.some((one) => one.month === month && one.weekday === weekday && day >= one.from && day <= one.to))
    return true;
  if (weekday === FRIDAY && isFixed(addDays(date, 1))) return true;
  return isFixed(date) || (weekday === MONDAY && isFixed(addDays(date, -1)));
}
