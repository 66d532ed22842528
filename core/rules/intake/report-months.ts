import { addMonths } from '../text/calendar.ts';

/** Months of a report, in one call. */
export const REPORT_MONTHS_MAX = 60;

/** A calendar month in UTC, as `YYYY-MM`. */
export const isMonth = (text: string): boolean => /^[12]\d{3}-(?:0[1-9]|1[0-2])$/.test(text);

export const monthOf = (moment: Date): string => moment.toISOString().slice(0, 7);

export const monthStart = (month: string): Date => new Date(`${month}-01T00:00:00.000Z`);

export const addToMonth = (month: string, months: number): string => addMonths(`${month}-01`, months).slice(0, 7);

/** All months from one to the other, both included; none if the first is later. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = from; month <= to; month = addToMonth(month, 1)) months.push(month);
  return months;
}

export type RangeFault = 'future_from' | 'future_to' | 'backwards' | 'too_long';

/** What is wrong with a range of months, if anything. */
export function rangeFault(from: string, to: string, now: Date): RangeFault | null {
  if (from > monthOf(now)) return 'future_from';
  if (to > monthOf(now)) return 'future_to';
  if (to < from) return 'backwards';
  return addToMonth(from, REPORT_MONTHS_MAX) <= to ? 'too_long' : null;
}

/** beyond-edges § 21: the public page shows this many months, each from 7 days after its end. */
const [PUBLIC_MONTHS, CLOSED_DAYS] = [24, 7];

const lastPublicMonth = (now: Date): string =>
  addToMonth(monthOf(new Date(now.getTime() - CLOSED_DAYS * 86_400_000)), -1);

/** The first month that the public page of a company may show that has been there for long. */
export const firstPublicMonth = (now: Date): string => addToMonth(lastPublicMonth(now), 1 - PUBLIC_MONTHS);

/** The months that the public page may show, oldest first: from `since`, the month in which there was first something to report. */
export function publicMonths(since: string, now: Date): string[] {
  const first = firstPublicMonth(now);
  return monthsBetween(since > first ? since : first, lastPublicMonth(now));
}
