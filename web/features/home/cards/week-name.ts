import { weekNameCopy as copy } from '#core/copy/views/home.ts';
import { formatCalendarDay } from '#web/lib/format.ts';

/** Label of a week by its Monday. */
export const weekName = (start: string): string => copy.weekOf(formatCalendarDay(start));
