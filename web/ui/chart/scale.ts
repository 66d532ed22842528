/** Round steps for an axis from 0 to at least `max`: two to four of them, so that the lines stay quiet. */
export function axisTicks(max: number): readonly number[] {
  if (max <= 0) return [0, 1];
  const rough = max / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? rough);
  const whole = Number.isInteger(step) ? step : Math.ceil(step);
  const count = Math.ceil(max / whole);
  return Array.from({ length: count + 1 }, (_, at) => at * whole);
}

/** Every which label is shown so that none touches the next; the last one always is. */
export const labelEvery = (bars: number, width: number, labelWidth = 52): number =>
  Math.max(1, Math.ceil((bars * labelWidth) / Math.max(1, width)));

/** The bar that a key goes to; undefined for other keys. */
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
