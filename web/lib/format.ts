import { formatCopy as copy } from '#core/copy/lib.ts';
import { shortDate, shortDateIn, shortDateTime, shortDateTimeWithZone, shortDay } from '#core/rules/text/dates.ts';

const DAY = 86_400_000;

/** 14 Nov 2026 in the local time zone. */
export const formatDate = (iso: string): string => shortDateIn(iso);

/** 14 Nov 2026 for a date without a time: the same day in every time zone. */
export const formatCalendarDate = (date: string): string => shortDate(date);

/** 14 Nov for a date without a time. */
export const formatCalendarDay = (date: string): string => shortDay(date);

/** 14 Nov 2026, 22:41 in the local time zone. */
export const formatDateTime = (iso: string): string => shortDateTime(iso);

/** 14 Nov 2026, 22:41 GMT+1: shown on hover. */
export const formatWithZone = (iso: string): string => shortDateTimeWithZone(iso);

/** just now, 12 min ago, 5 hours ago, 3 days ago; the date after 30 days. */
export function formatAgo(iso: string, now: number = Date.now()): string {
  const elapsed = now - new Date(iso).getTime();
  if (elapsed < 60_000) return copy.justNow;
  if (elapsed < 3_600_000) return copy.minutesAgo(Math.floor(elapsed / 60_000));
  if (elapsed < DAY) return copy.hoursAgo(Math.floor(elapsed / 3_600_000));
  if (elapsed < 30 * DAY) return copy.daysAgo(Math.floor(elapsed / DAY));
  return formatDate(iso);
}

/** 12 B, 4.5 KB, 1.2 MB */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return copy.bytes(bytes);
  const kilobytes = bytes / 1024;
  const [value, unit] = kilobytes < 1024 ? [kilobytes, 'KB'] : [kilobytes / 1024, 'MB'];
  return `${value.toFixed(value < 10 ? 1 : 0)} ${unit}`;
}
