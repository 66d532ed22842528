import { clockCopy as copy } from '#core/copy/intake/counter-notice-screens.ts';
import type { Clock } from '#core/rules/intake/counter-notice-clock.ts';
import { dayOf } from '#core/rules/text/calendar.ts';
import { shortDay } from '#core/rules/text/dates.ts';
import { cx } from '#web/ui/class-names.ts';
import { type CalendarDay, calendarWeeks } from './calendar-days.ts';

interface Props {
  /** Day 0, as `YYYY-MM-DD`. */
  received: string;
  clock: Clock;
  today: string;
}

/** The wait as a small calendar. It repeats for the eye what the list of dates says. */
export function ClockCalendar({ received, clock, today }: Props) {
  const weeks = calendarWeeks(received, clock);
  return (
    <div aria-hidden className="w-full max-w-[336px] select-none">
      <div className="grid grid-cols-7 pb-1 text-center text-11 text-ink-3">
        {copy.weekdays.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </div>
      <div className="grid grid-cols-7 gap-y-1">
        {weeks.flat().map((day) => (
          <Day key={day.date} day={day} isFirst={day.date === weeks[0]?.[0]?.date} isToday={day.date === today} />
        ))}
      </div>
      <p className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-11 text-ink-3">
        <Legend style="bg-primary" text={copy.legend.window} />
        <Legend style="bg-beacon outline outline-1 -outline-offset-1 outline-warn" text={copy.legend.holiday} />
        <Legend style="border border-ink" text={copy.legend.today} />
      </p>
    </div>
  );
}

const Legend = ({ style, text }: { style: string; text: string }) => (
  <span className="flex items-center gap-1.5">
    <span className={cx('size-2 rounded-full', style)} />
    {text}
  </span>
);

interface DayProps {
  day: CalendarDay;
  isFirst: boolean;
  isToday: boolean;
}

function Day({ day, isFirst, isToday }: DayProps) {
  const { date, isWindow, isRunning, isReceived, isOff, isHoliday, isEarliest, isLatest } = day;
  const number = dayOf(date);
  // The month is named where it begins.
  const text = isFirst || number === 1 ? shortDay(date).split(' ') : [String(number)];
  return (
    <span
      className={cx(
        'relative flex h-9 flex-col items-center justify-center text-12 leading-none tabular-nums',
        isWindow ? 'bg-primary text-on-primary' : isRunning && 'bg-soft',
        isWindow || isRunning ? !isWindow && (isOff ? 'text-ink-3' : 'text-soft-ink') : 'text-ink-3',
        isReceived && 'rounded-l-md bg-ink text-surface',
        isLatest && 'rounded-r-md',
        (isReceived || isEarliest || isLatest || isWindow) && 'font-semibold',
      )}
    >
      {text.length === 2 && <span className="mb-0.5 text-[9px] leading-none font-normal">{text[1]}</span>}
      {text[0]}
      {isToday && (
        <span className={cx('absolute inset-0.5 rounded-md border', isWindow ? 'border-on-primary' : 'border-ink')} />
      )}
      {isHoliday && (
        <span className="absolute bottom-1 size-1.5 rounded-full bg-beacon outline outline-1 -outline-offset-1 outline-warn" />
      )}
      {(isEarliest || isLatest) && !isHoliday && (
        <span className="absolute inset-x-2 bottom-0.5 h-0.5 rounded-full bg-current" />
      )}
    </span>
  );
}
