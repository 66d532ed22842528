import { useQuery } from '@tanstack/react-query';
import { getCounterNoticeClock } from '#core/contract/intake/counter-notices.ts';
import { clockCopy as copy } from '#core/copy/intake/counter-notice-screens.ts';
import { reading } from '#web/lib/call/query.ts';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { ClockDates } from './clock-dates.tsx';
import { useAgentDay } from './use-agent-day.ts';

/** The dates that the server calculates for a day of receipt. */
export function ClockPreview({ date }: { date: string }) {
  const dayOf = useAgentDay();
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(date);
  const { data, error } = useQuery({
    ...reading(getCounterNoticeClock, { query: { date } }),
    enabled: isDate,
    retry: false,
  });
  if (error) return <ErrorPanel error={error} />;
  return (
    <div className="min-h-80">
      {data && isDate ? (
        <ClockDates received={date} clock={data} today={dayOf(new Date())} />
      ) : (
        isDate && <p className="text-13 text-ink-3">{copy.calculating}</p>
      )}
    </div>
  );
}
