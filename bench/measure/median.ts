/** The one in the middle; of an even number the mean of both there. */
export function median(list: readonly number[]): number {
  const sorted = [...list].sort((a, b) => a - b);
  const [below, above] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return ((below ?? Number.NaN) + (above ?? Number.NaN)) / 2;
}

/** How many times as much: the median of what each round says by itself, so that no round of a slow moment decides. */
export const timesOf = (these: readonly number[], those: readonly number[]): number =>
  median(these.map((one, round) => one / those[round]!));
