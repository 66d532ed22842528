import { formatCalendarDay } from '#web/lib/format.ts';

/** A week by its Monday. */
export const weekName = (start: string): string => `Week of ${formatCalendarDay(start)}`;
