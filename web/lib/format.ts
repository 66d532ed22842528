import { formatCopy as copy } from '#core/copy/lib.ts';

const DAY = 86_400_000;

const dateFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const calendarFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const calendarDayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** 14 Nov 2026 */
export const formatDate = (iso: string): string => dateFormat.format(new Date(iso));

/** 14 Nov 2026 for a date without a time: the same day in every time zone. */
export const formatCalendarDate = (date: string): string => calendarFormat.format(new Date(date.slice(0, 10)));

/** 14 Nov for a date without a time. */
export const formatCalendarDay = (date: string): string => calendarDayFormat.format(new Date(date.slice(0, 10)));

/** 14 Nov 2026, 22:41 in the local time zone. */
export const formatDateTime = (iso: string): string => `${formatDate(iso)}, ${timeFormat.format(new Date(iso))}`;

/** 14 Nov, with the year if it is not the current one. */
export function formatDay(iso: string, now: Date = new Date()): string {
  const date = new Date(iso);
  return date.getFullYear() === now.getFullYear() ? dayFormat.format(date) : dateFormat.format(date);
}

/** just now, 12 min ago, 5 h ago, 3 d ago; the date after 30 days. */
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
