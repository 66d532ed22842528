/** Median; the mean of the middle two for an even count. */
export function median(list: readonly number[]): number {
  const sorted = [...list].sort((a, b) => a - b);
  const [below, above] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return ((below ?? Number.NaN) + (above ?? Number.NaN)) / 2;
}

/** Ratio as the median over the rounds, so that one slow round does not decide. */
export const timesOf = (these: readonly number[], those: readonly number[]): number =>
  median(these.map((one, round) => one / those[round]!));
