import { clockCopy as copy } from '#core/copy/intake/counter-notice-screens.ts';
import type { Clock } from '#core/rules/intake/counter-notice-clock.ts';
import { formatCalendarDate } from '#web/lib/format.ts';
import { cx } from '#web/ui/class-names.ts';
import { ClockCalendar } from './clock-calendar.tsx';

const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
const NAMES = ['received', 'earliest', 'safe_from', 'safe_until', 'latest'] as const;

interface Props {
  received: string;
  clock: Clock;
  today: string;
}

/** The dates of a clock, as text and as a calendar beside it. */
export function ClockDates({ received, clock, today }: Props) {
  const dates = { received, ...clock };
  const hasWindow = clock.safe_from <= clock.safe_until;
  return (
    <div className="@container">
      <p className="mb-4 text-14 font-medium text-ink">
        {hasWindow
          ? copy.window(formatCalendarDate(clock.safe_from), formatCalendarDate(clock.safe_until))
          : copy.noWindow}
      </p>
      <div className="flex flex-wrap gap-x-8 gap-y-5">
        <ClockCalendar received={received} clock={clock} today={today} />
        <dl aria-label={copy.dates} className="min-w-0 flex-1 basis-60 divide-y divide-line text-13">
          {NAMES.map((name) => (
            <div key={name} className="flex items-baseline justify-between gap-x-4 py-1.5 first:pt-0">
              <dt className="min-w-0">
                <span className={cx('text-ink', name.startsWith('safe') && 'font-medium')}>{copy.names[name]}</span>
                <span className="block text-12 text-ink-3">{copy.rules[name]}</span>
              </dt>
              <dd className="shrink-0 text-ink tabular-nums">
                <span className="text-ink-3">{WEEKDAY.format(new Date(dates[name]))}</span>{' '}
                <time dateTime={dates[name]}>{formatCalendarDate(dates[name])}</time>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
