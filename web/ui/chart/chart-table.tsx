import type { ChartBar, ChartSeries } from './bar-marks.tsx';

interface Props {
  label: string;
  unit: string;
  series: readonly ChartSeries[];
  bars: readonly ChartBar[];
  format: (value: number) => string;
}

/** Visually hidden table of all values, for screen readers. */
export const ChartTable = ({ label, unit, series, bars, format }: Props) => (
  <div className="sr-only">
    <table>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{unit}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.name}>
            <th scope="row">{bar.name}</th>
            {series.map(({ name }, index) => (
              <td key={name}>{format(bar.values[index] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
