import type { SubmissionStatus } from '../../contract/intake/submissions.ts';
import { addMonths, dateOf } from '../text/calendar.ts';

type Shown = Pick<SubmissionStatus['urls'][number], 'state' | 'reason' | 'date'>;

interface Handled {
  submitted_date: Date;
  /** When the first mail that forwarded the notice was delivered; null: none was. */
  forwarded_date: Date | null;
}

/** beyond § 12: what the sender of a form sees of a URL. */
export function submittedUrl({ submitted_date, forwarded_date }: Handled): Shown {
  const [state, date] =
    forwarded_date === null ? (['received', submitted_date] as const) : (['passed_on', forwarded_date] as const);
  return { state, reason: null, date: date.toISOString() };
}

const LINK_MONTHS = 12;

/**
 * beyond-edges § 12: the status link ends 12 months after the last URL was settled, on the same day of the month. It does not end
 * while a URL isn't settled (null).
 */
export function hasStatusLinkEnded(settled: readonly (Date | null)[], now: Date): boolean {
  const dates = settled.flatMap((date) => (date === null ? [] : [dateOf(date)]));
  if (dates.length === 0 || dates.length < settled.length) return false;
  return dateOf(now) > addMonths(dates.sort().at(-1)!, LINK_MONTHS);
}
