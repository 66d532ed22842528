import type { FormKind, SubmissionStatus } from '../../contract/intake/submissions.ts';
import { addMonths, dateOf } from '../text/calendar.ts';
import { isSettled, type UrlStanding, type UrlState } from './url-states.ts';

type Shown = Pick<SubmissionStatus['urls'][number], 'state' | 'reason' | 'date'>;

interface Handled {
  kind: FormKind;
  submitted_date: Date;
  /** When the first mail that forwarded the form was delivered; null: none was. */
  forwarded_date: Date | null;
  /** What was done about the URL. */
  standing: UrlStanding;
}

const SHOWN = {
  disabled: 'disabled',
  disputed: 'disabled',
  gone: 'not_found',
  declined: 'not_removed',
  restored: 'restored',
} as const satisfies Record<Exclude<UrlState, 'open'>, Shown['state']>;

/** The sender of a counter-notice knows that the URL is disabled, and waits until it is restored. */
const isOver = (kind: FormKind, state: UrlState): state is Exclude<UrlState, 'open'> =>
  kind === 'notice' ? state !== 'open' : state === 'restored';

/** beyond § 12: what the sender of a form sees of a URL. That it is disputed is not for the sender of a notice. */
export function submittedUrl({ kind, submitted_date, forwarded_date, standing }: Handled): Shown {
  const { state, state_date, reason } = standing;
  if (isOver(kind, state)) return { state: SHOWN[state], reason, date: state_date };
  if (forwarded_date === null) return { state: 'received', reason: null, date: submitted_date.toISOString() };
  return { state: 'passed_on', reason: null, date: forwarded_date.toISOString() };
}

const LINK_MONTHS = 12;

/**
 * beyond-edges § 12: the status link ends 12 months after the last URL was settled, on the same day of the month. It does not end
 * while a URL isn't settled.
 */
export function hasStatusLinkEnded(urls: readonly Pick<UrlStanding, 'state' | 'state_date'>[], now: Date): boolean {
  const dates = urls.flatMap(({ state, state_date }) =>
    isSettled(state) && state_date !== null ? [dateOf(new Date(state_date))] : [],
  );
  if (dates.length === 0 || dates.length < urls.length) return false;
  return dateOf(now) > addMonths(dates.sort().at(-1)!, LINK_MONTHS);
}
