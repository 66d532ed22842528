import type { NoticeUrl } from '#core/contract/intake/notice-urls.ts';
import { urlStateCopy as copy, urlStateWords } from '#core/copy/intake/record-actions.ts';
import type { UrlState } from '#core/rules/intake/url-states.ts';
import { formatDate, formatWithZone } from '#web/lib/format.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';

const TONES: Readonly<Record<UrlState, Tone>> = {
  open: 'warn',
  disabled: 'ok',
  gone: 'muted',
  declined: 'info',
  disputed: 'violet',
  restored: 'info',
};

const DAY = 86_400_000;

interface Props {
  url: Pick<NoticeUrl, 'state' | 'state_date' | 'user_notified_date'>;
  /** When the notice was received: the age of an open URL runs from then. Undefined: it has no age. */
  openSince: string | undefined;
}

/** State of a URL, and since when (beyond § 14). */
export function UrlStanding({ url: { state, state_date, user_notified_date }, openSince }: Props) {
  const since = state_date ?? openSince;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-12 text-ink-3">
      <Badge tone={TONES[state]}>{urlStateWords[state]}</Badge>
      <span>
        {since && (
          <time dateTime={since} title={formatWithZone(since)} className="whitespace-nowrap">
            {state === 'open'
              ? copy.openFor(Math.max(0, Math.floor((Date.now() - Date.parse(since)) / DAY)))
              : formatDate(since)}
          </time>
        )}
        {since && user_notified_date && ' · '}
        {user_notified_date && (
          <time dateTime={user_notified_date} title={formatWithZone(user_notified_date)} className="whitespace-nowrap">
            {copy.userNotified(formatDate(user_notified_date))}
          </time>
        )}
      </span>
    </span>
  );
}
