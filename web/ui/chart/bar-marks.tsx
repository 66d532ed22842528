import { axisTicks, labelEvery } from './scale.ts';

export interface ChartSeries {
  name: string;
  /** Classes of its segments and of its square in the legend; amber needs an outline. */
  fill: string;
  swatch: string;
}

export interface ChartBar {
  /** Short label below the bar. */
  label: string;
  /** Full name, for the table and screen readers. */
  name: string;
  /** One value per series, from the axis up. */
  values: readonly number[];
}

export const HEIGHT = 216;
const [TOP, BOTTOM, GAP, RADIUS] = [10, 28, 2, 3];

const total = ({ values }: ChartBar): number => values.reduce((sum, value) => sum + value, 0);

interface Props {
  width: number;
  series: readonly ChartSeries[];
  bars: readonly ChartBar[];
  at: number;
  formatTick: (value: number) => string;
  onPoint: (index: number, isTouch: boolean) => void;
}

/** SVG of the plot. Hidden from screen readers, which use the enclosing slider and the table instead. */
export function BarMarks({ width, series, bars, at, formatTick, onPoint }: Props) {
  const ticks = axisTicks(Math.max(...bars.map(total)));
  const top = ticks.at(-1) ?? 1;
  const left = 12 + 7 * Math.max(...ticks.map((tick) => formatTick(tick).length));
  const baseline = HEIGHT - BOTTOM;
  const y = (value: number): number => baseline - (value / top) * (baseline - TOP);
  const columnWidth = (width - left) / bars.length;
  const barWidth = Math.min(36, Math.max(6, columnWidth * 0.68));
  const labelInterval = labelEvery(bars.length, width - left);
  return (
    <svg aria-hidden width={width} height={HEIGHT} className="block max-w-full overflow-visible">
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={left}
            x2={width}
            y1={y(tick)}
            y2={y(tick)}
            className="stroke-line"
            strokeDasharray={tick === 0 ? undefined : '2 4'}
          />
          <text x={0} y={y(tick) + 4} className="fill-ink-3 text-11">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {bars.map((bar, index) => {
        const middle = left + columnWidth * (index + 0.5);
        const isShown = (bars.length - 1 - index) % labelInterval === 0;
        return (
          <g
            key={bar.name}
            onPointerEnter={(event) => onPoint(index, event.pointerType === 'touch')}
            onPointerDown={(event) => onPoint(index, event.pointerType === 'touch')}
          >
            {/* Hit area: the whole column, including the space above a low bar. */}
            <rect
              x={left + columnWidth * index}
              y={0}
              width={columnWidth}
              height={baseline}
              rx={6}
              className={index === at ? 'fill-hover' : 'fill-transparent'}
            />
            <Stack bar={bar} series={series} x={middle - barWidth / 2} barWidth={barWidth} y={y} />
            {isShown && (
              <text
                x={Math.min(middle, width - 20)}
                y={HEIGHT - 8}
                textAnchor="middle"
                className={`text-11 ${index === at ? 'fill-ink' : 'fill-ink-3'}`}
              >
                {bar.label}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

interface StackProps {
  bar: ChartBar;
  series: readonly ChartSeries[];
  x: number;
  barWidth: number;
  y: (value: number) => number;
}

function Stack({ bar, series, x, barWidth, y }: StackProps) {
  let below = 0;
  return bar.values.map((value, index) => {
    if (value <= 0) return null;
    const [from, to] = [y(below), y(below + value)];
    const gap = below > 0 ? GAP : 0;
    below += value;
    // Minimum height, so that small values stay visible.
    const height = Math.max(2, from - to - gap);
    return (
      <rect
        key={series[index]?.name}
        x={x + 0.5}
        y={from - gap - height}
        width={barWidth - 1}
        height={height}
        rx={Math.min(RADIUS, height / 2)}
        className={series[index]?.fill}
      />
    );
  });
}
