import { Banknote } from 'lucide-react';
import type { Desk } from '#core/contract/views/home.ts';
import { revenuePlotCopy as copy } from '#core/copy/views/home.ts';
import { dollars } from '#core/rules/text/money.ts';
import { thousands } from '#core/rules/text/numbers.ts';
import { formatCalendarDay } from '#web/lib/format.ts';
import { BarChart } from '#web/ui/chart/bar-chart.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { weekName } from './week-name.ts';

const SERIES = [{ name: copy.revenue, fill: 'fill-primary', swatch: 'bg-primary' }] as const;

/** Compact amounts for the axis: 960 → $960, 12500 → $12.5k. */
const shortDollars = (value: number): string =>
  value < 10_000 ? `$${thousands(value)}` : `$${Number((value / 1000).toFixed(1))}k`;

const wholeDollars = (value: number): string => dollars(value.toFixed(2));

/** Paid invoices per week, and the amount still open. */
export function RevenuePlot({ revenue }: { revenue: Desk['revenue'] }) {
  const { weeks, open_amount, open_invoices, overdue_invoices } = revenue;
  const sum = weeks.reduce((total, { amount }) => total + Number(amount), 0);
  return (
    <Card title={copy.title} aside={copy.in12Weeks(wholeDollars(sum))}>
      {sum === 0 ? (
        <EmptyState compact icon={Banknote} title={copy.emptyTitle} />
      ) : (
        <BarChart
          label={copy.chartLabel}
          unit={copy.week}
          series={SERIES}
          bars={weeks.map(({ start, amount }) => ({
            label: formatCalendarDay(start),
            name: weekName(start),
            values: [Number(amount)],
          }))}
          format={wholeDollars}
          formatTick={shortDollars}
          summary={({ name, values }) => ({ text: name, value: wholeDollars(values[0] ?? 0) })}
        />
      )}
      <p className="mt-4 border-t border-line pt-3 text-13 text-ink-2">
        {open_invoices === 0
          ? copy.allInvoicesArePaid
          : copy.invoicesOpen(
              open_invoices,
              dollars(open_amount),
              overdue_invoices > 0 ? copy.overdue(thousands(overdue_invoices)) : '',
            )}
      </p>
    </Card>
  );
}
