import { type ReactNode, useState } from 'react';
import { barChartCopy as copy } from '#core/copy/ui.ts';
import { BarMarks, type ChartBar, type ChartSeries, HEIGHT } from './bar-marks.tsx';
import { ChartTable } from './chart-table.tsx';
import { barAfterKey } from './scale.ts';
import { useWidth } from './use-width.ts';

interface Props {
  /** Accessible name of the chart. */
  label: string;
  /** Unit of a bar, such as "Month": the heading of the table's first column. */
  unit: string;
  series: readonly ChartSeries[];
  bars: readonly ChartBar[];
  format: (value: number) => string;
  /** Short format for the axis. */
  formatTick?: (value: number) => string;
  /** Summary of the hovered or selected bar. */
  summary: (bar: ChartBar) => { text: string; value: string };
}

/**
 * Stacked bar chart. The hovered bar, or the one selected with the arrow keys, is described above the plot and announced
 * to screen readers, which also get all values as a table.
 */
export function BarChart({ label, unit, series, bars, format, formatTick = format, summary }: Props) {
  const [ref, width] = useWidth<HTMLDivElement>(640);
  const last = bars.length - 1;
  const [hovered, setHovered] = useState<number | null>(null);
  const [selected, setSelected] = useState(last);
  const at = Math.min(hovered ?? selected, last);
  const bar = bars[at];
  if (!bar) return null;
  const described = summary(bar);
  const parts = series.map(({ name }, index) => `${format(bar.values[index] ?? 0)} ${name.toLowerCase()}`);
  return (
    <figure aria-label={label} className="m-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-13 text-ink-3">
          {described.text}: <span className="font-medium text-ink">{described.value}</span>
        </p>
        {series.length > 1 && <Legend series={series} bar={bar} format={format} />}
      </div>
      {/* A slider is a single tab stop: the arrow keys move between bars, and each value is announced. */}
      <div
        ref={ref}
        role="slider"
        tabIndex={0}
        aria-label={copy.by(label, unit.toLowerCase())}
        aria-orientation="horizontal"
        aria-valuemin={1}
        aria-valuemax={bars.length}
        aria-valuenow={at + 1}
        aria-valuetext={`${described.text}: ${described.value}${series.length > 1 ? `, ${parts.join(', ')}` : ''}`}
        onKeyDown={(event) => {
          const next = barAfterKey(event.key, at, last);
          if (next === undefined) return;
          event.preventDefault();
          setHovered(null);
          setSelected(next);
        }}
        onPointerLeave={() => setHovered(null)}
        onBlur={() => setSelected(last)}
        className="group rounded-sm"
        style={{ height: HEIGHT }}
      >
        <BarMarks
          width={width}
          series={series}
          bars={bars}
          at={at}
          formatTick={formatTick}
          onPoint={(index, isTouch) => {
            setHovered(isTouch ? null : index);
            if (isTouch) setSelected(index);
          }}
        />
      </div>
      <ChartTable label={label} unit={unit} series={series} bars={bars} format={format} />
    </figure>
  );
}

interface LegendProps extends Pick<Props, 'series' | 'format'> {
  bar: ChartBar;
}

const Legend = ({ series, bar, format }: LegendProps): ReactNode => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1">
    {series.map(({ name, swatch }, index) => (
      <li key={name} className="flex items-center gap-2 text-13 text-ink-2">
        <span aria-hidden className={`size-2.5 rounded-[3px] ${swatch}`} />
        {name} <span className="min-w-[2ch] font-medium text-ink tabular-nums">{format(bar.values[index] ?? 0)}</span>
      </li>
    ))}
  </ul>
);
