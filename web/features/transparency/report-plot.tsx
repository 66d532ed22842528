import type { Transparency } from '#core/contract/intake/transparency.ts';
import { transparencyCopy as copy, reportCopy } from '#core/copy/intake/transparency.ts';
import { declinedIn } from '#core/rules/intake/report-numbers.ts';
import { thousands } from '#core/rules/text/numbers.ts';
import { BarChart } from '#web/ui/chart/bar-chart.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { monthName, shortMonthName } from './months.ts';

const SERIES = [
  { name: reportCopy.disabled, fill: 'fill-primary', swatch: 'bg-primary' },
  { name: reportCopy.gone, fill: 'fill-ink-3', swatch: 'bg-ink-3' },
  { name: reportCopy.declined, fill: 'fill-bad', swatch: 'bg-bad' },
  { name: reportCopy.restored, fill: 'fill-info', swatch: 'bg-info' },
  {
    name: reportCopy.open,
    fill: 'fill-beacon stroke-warn',
    swatch: 'bg-beacon outline outline-1 -outline-offset-1 outline-warn',
  },
] as const;

/** URLs by month, split by what was done about them. */
export const ReportPlot = ({ months }: Pick<Transparency, 'months'>) => (
  <Card title={copy.plot}>
    <BarChart
      label={copy.plot}
      unit={reportCopy.month}
      series={SERIES}
      bars={months.map((row) => ({
        label: shortMonthName(row.month),
        name: monthName(row.month),
        values: [row.disabled, row.gone, declinedIn(row), row.restored, row.open],
      }))}
      format={thousands}
      summary={({ name, values }) => ({
        text: name,
        value: copy.plotValue(values.reduce((sum, value) => sum + value, 0)),
      })}
    />
  </Card>
);
