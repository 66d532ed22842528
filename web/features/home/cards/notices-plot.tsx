import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import type { WeekOfNotices } from '#core/contract/views/home.ts';
import { noticesPlotCopy as copy } from '#core/copy/views/home.ts';
import { thousands } from '#core/rules/text/numbers.ts';
import { formatCalendarDay } from '#web/lib/format.ts';
import { BarChart } from '#web/ui/chart/bar-chart.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { AllLink } from './all-link.tsx';
import { weekName } from './week-name.ts';

const SERIES = [
  { name: copy.handled, fill: 'fill-primary', swatch: 'bg-primary' },
  {
    name: copy.waiting,
    fill: 'fill-beacon stroke-warn',
    swatch: 'bg-beacon outline outline-1 -outline-offset-1 outline-warn',
  },
] as const;

/** Notices per week, split into handled and waiting. */
export function NoticesPlot({ weeks, footer }: { weeks: readonly WeekOfNotices[]; footer?: ReactNode }) {
  const isEmpty = weeks.every(({ received }) => received === 0);
  return (
    <Card title={copy.title} aside={<AllLink to="/notices">{copy.allNotices}</AllLink>}>
      {isEmpty ? (
        <EmptyState compact icon={Inbox} title={copy.emptyTitle} text={copy.emptyText} />
      ) : (
        <BarChart
          label={copy.chartLabel}
          unit={copy.week}
          series={SERIES}
          bars={weeks.map(({ start, received, waiting }) => ({
            label: formatCalendarDay(start),
            name: weekName(start),
            values: [received - waiting, waiting],
          }))}
          format={thousands}
          summary={({ name, values }) => ({
            text: name,
            value: copy.received(thousands(values.reduce((sum, value) => sum + value, 0))),
          })}
        />
      )}
      {footer && <p className="mt-4 border-t border-line pt-3 text-13 text-ink-2">{footer}</p>}
    </Card>
  );
}
