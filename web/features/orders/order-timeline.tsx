import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { Order } from '#core/contract/trade/orders.ts';
import { orderTimelineCopy as copy } from '#core/copy/trade/orders.ts';
import { formatCalendarDate, formatDateTime, formatWithZone } from '#web/lib/format.ts';
import { cx } from '#web/ui/class-names.ts';
import { orderHistoryReading } from './queries.ts';
import { statusTimes, type TimelineStep, timelineSteps } from './timeline-steps.ts';

const MARKS: Record<TimelineStep['state'], string> = {
  done: 'bg-primary text-on-primary',
  current: 'border-2 border-primary bg-surface',
  ahead: 'border border-line-strong bg-surface',
};
const SPOKEN: Record<TimelineStep['state'], string> = copy.spoken;

/** A calendar date is the same in every time zone; a timestamp is shown in the user's. */
const isCalendarDate = (date: string): boolean => date.length === 10;
const shown = (date: string): string => (isCalendarDate(date) ? formatCalendarDate(date) : formatDateTime(date));
const zoned = (date: string): string | undefined => (isCalendarDate(date) ? undefined : formatWithZone(date));

/** The order's progress: who did what and when, and the next step. */
export function OrderTimeline({ order }: { order: Order }) {
  const { data, isPending } = useQuery(orderHistoryReading(order.id));
  const steps = timelineSteps(order, data && statusTimes(data.results));
  // Reserves space for dates that are still loading, to avoid layout shift.
  const hasRoom = timelineSteps(order, { submitted: order.created_date, processing: order.created_date });
  return (
    <ol aria-label={copy.orderProgress} className="flex flex-col">
      {steps.map((step, index) => (
        <li
          key={step.title}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className="relative flex gap-3.5 pb-5 last:pb-0"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden
              className={cx(
                'absolute top-6 bottom-0 left-[11px] w-0.5',
                step.state === 'done' ? 'bg-primary' : 'bg-line',
              )}
            />
          )}
          <span
            aria-hidden
            className={cx('z-[1] grid size-6 shrink-0 place-items-center rounded-full', MARKS[step.state])}
          >
            {step.state === 'done' && <Check size={14} strokeWidth={3} />}
            {step.state === 'current' && <span className="size-2 rounded-full bg-beacon" />}
          </span>
          <div className="min-w-0 pt-px">
            <p className={cx('text-14', step.state === 'ahead' ? 'text-ink-3' : 'font-medium text-ink')}>
              {step.title} <span className="sr-only">({SPOKEN[step.state]})</span>
            </p>
            <p className="text-13 text-ink-3 text-pretty">{step.text}</p>
            {step.date && (
              <time dateTime={step.date} title={zoned(step.date)} className="text-12 text-ink-3">
                {shown(step.date)}
              </time>
            )}
            {!step.date && isPending && hasRoom[index]?.date && <span aria-hidden className="block h-[22px]" />}
          </div>
        </li>
      ))}
    </ol>
  );
}
