/** Ticks at round values from 0 to at least `max`; few, to avoid clutter. */
export function axisTicks(max: number): readonly number[] {
  if (max <= 0) return [0, 1];
  const rough = max / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? rough);
  const whole = Number.isInteger(step) ? step : Math.ceil(step);
  const count = Math.ceil(max / whole);
  return Array.from({ length: count + 1 }, (_, at) => at * whole);
}

/** Label interval (1 shows every label, 2 every second one) at which labels don't overlap. */
export const labelEvery = (bars: number, width: number, labelWidth = 52): number =>
  Math.max(1, Math.ceil((bars * labelWidth) / Math.max(1, width)));

/** Index of the bar that a key moves to; undefined for other keys. */
export function barAfterKey(key: string, at: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, at - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, at + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
